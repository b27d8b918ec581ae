import type { ReactNode } from "react";
import { isLocked } from "../../../../shared/subscription/lock/edit-lock.ts";
import {
  subscriptionChanges,
  subscriptionHref,
  subscriptionsHref,
} from "../../../../shared/subscription/subscription-href.ts";
import { AccountFrame, type AccountFrameProps } from "../../account-frame/account-frame.tsx";
import { StepLockIsland } from "../lock/step-lock.island.tsx";
import { SubscriptionNotice, type SubscriptionNoticeProps } from "../subscription-notice.tsx";
import css from "./subscription-step.module.css";
import type { SubscriptionStepView } from "./subscription-step-view.ts";

export interface SubscriptionStepProps extends Pick<AccountFrameProps, "places"> {
  step: SubscriptionStepView;
  notice?: SubscriptionNoticeProps;
}

export function SubscriptionStep({
  places,
  step,
  notice,
  children,
}: SubscriptionStepProps & { children: ReactNode }) {
  const { id, subscriptionName, name, title, isHeldByLock, locked, editableUntil, now, nextShipmentDate } =
    step;
  const back = subscriptionHref(id, subscriptionChanges[name]);
  const trail = [{ name: subscriptionName, href: back }, { name: title }];
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-abonnements"
      placeHref={subscriptionsHref(true)}
      steps={trail}
    >
      <div className={`stack-5 ${css.page}`} data-edit-lock>
        <div className={`stack-2 ${css.head}`}>
          <h1>{title}</h1>
        </div>
        {notice && <SubscriptionNotice {...notice} />}
        {isHeldByLock && (
          <StepLockIsland
            id={id}
            locked={locked}
            editableUntil={editableUntil}
            now={now}
            nextShipmentDate={nextShipmentDate}
          />
        )}
        {(!isHeldByLock || !isLocked(step, new Date(now))) && (
          <div className="stack-5" data-held-by-lock={isHeldByLock || undefined}>
            {children}
          </div>
        )}
      </div>
    </AccountFrame>
  );
}
