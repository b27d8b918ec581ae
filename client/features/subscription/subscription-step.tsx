import type { ReactNode } from "react";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { stepTexts } from "../../../shared/subscription/step.texts.ts";
import {
  type SubscriptionChange,
  subscriptionChanges,
  subscriptionHref,
  subscriptionsHref,
} from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDay, formatMoment } from "../../../shared/time/dates.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { AccountFrame, type AccountFrameProps } from "../account/account-frame.tsx";
import { LockStatus } from "./lock-status.tsx";
import { SubscriptionNotice, type SubscriptionNoticeProps } from "./subscription-notice.tsx";
import css from "./subscription-step.module.css";
import { useEditLock } from "./use-edit-lock.ts";

const t = translator(stepTexts);

/** A change of a subscription on a page of its own. */
export interface Step {
  id: number;
  number: string;
  name: SubscriptionChange;
  title: string;
  nextShipmentDate: string | null;
  editableUntil: string | null;
  locked: boolean;
  /** False for what may be done inside the lock. */
  isHeldByLock: boolean;
  /** The server's clock, ISO 8601. */
  now: string;
  /** Of what the step shows, posted by its form. */
  version: string;
  inputs: FormInputs;
  errors?: FormErrors;
}

export interface SubscriptionStepProps extends Pick<AccountFrameProps, "places"> {
  step: Step;
  notice?: SubscriptionNoticeProps;
}

/** Around the form of a change; inside the lock it says why there is none. */
export function SubscriptionStep({
  places,
  step,
  notice,
  children,
}: SubscriptionStepProps & { children: ReactNode }) {
  const { id, number, name, title, isHeldByLock } = step;
  const lock = useEditLock(isHeldByLock ? step : { ...step, locked: false, editableUntil: null });
  const back = subscriptionHref(id, subscriptionChanges[name]);
  const trail = [{ name: t("title", { number }), href: back }, { name: title }];
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-abonnements"
      placeHref={subscriptionsHref(true)}
      steps={trail}
    >
      <div className={css.page}>
        <div className={css.head}>
          <a className={css.back} href={back}>
            {t("back")}
          </a>
          <h1>{title}</h1>
        </div>
        {notice && <SubscriptionNotice {...notice} />}
        <LockStatus {...lock} />
        {lock.isLocked ? <Locked {...step} /> : children}
      </div>
    </AccountFrame>
  );
}

function Locked({ id, nextShipmentDate, editableUntil }: Step) {
  return (
    <div className={css.locked}>
      <p>
        {nextShipmentDate && editableUntil
          ? t("lock.why", { day: formatDay(nextShipmentDate), moment: formatMoment(editableUntil) })
          : t("lock.unknown")}
      </p>
      <p>{t("lock.until")}</p>
      <ButtonLink look="outline" href={subscriptionHref(id, "mon-abonnement")}>
        {t("lock.others")}
      </ButtonLink>
    </div>
  );
}
