import type { ReactNode } from "react";
import { isLocked } from "../../../shared/subscription/lock/edit-lock.ts";
import { shipmentTexts } from "../../../shared/subscription/next-delivery/shipment.texts.ts";
import { type SubscriptionTab, subscriptionsHref } from "../../../shared/subscription/subscription-href.ts";
import type { SubscriptionView } from "../../../shared/subscription/subscription-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { linksOf } from "../../features/subscription/change-link.tsx";
import { SubscriptionLockIsland } from "../../features/subscription/lock/subscription-lock.island.tsx";
import { NextShipmentIsland } from "../../features/subscription/next-delivery/next-shipment.island.tsx";
import {
  EndedSubscription,
  SubscriptionBody,
  type SubscriptionBodyProps,
  SubscriptionNews,
} from "../../features/subscription/subscription-body.tsx";
import { SubscriptionHead } from "../../features/subscription/subscription-head.tsx";
import {
  SubscriptionNotice,
  type SubscriptionNoticeProps,
} from "../../features/subscription/subscription-notice.tsx";
import { SubscriptionOutage } from "../../features/subscription/subscription-outage.tsx";
import { SubscriptionTabs } from "../../features/subscription/subscription-tabs.tsx";
import cardCss from "../../ui/card.module.css";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import css from "./subscription-screen.module.css";

const t = translator(shipmentTexts);

interface RunningSubscription extends Pick<SubscriptionBodyProps, "view" | "products" | "delivery"> {
  kind: "running";
  stock?: LatePart<ReactNode>;
}

/** "ended" once the last parcel has left. */
export type ShownSubscription = RunningSubscription | { kind: "ended"; view: SubscriptionView };

interface SubscriptionFrame {
  id: number;
  tab: SubscriptionTab;
  notice?: SubscriptionNoticeProps;
}

type SubscriptionOfScreen =
  | (SubscriptionFrame & ShownSubscription)
  | (Pick<SubscriptionFrame, "notice"> & { kind: "down"; retry: string });

export type SubscriptionScreenProps = Pick<AccountFrameProps, "places"> & {
  name: string;
} & SubscriptionOfScreen;

export function SubscriptionScreen({ places, name, ...props }: SubscriptionScreenProps) {
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-abonnements"
      placeHref={subscriptionsHref(true)}
      steps={[{ name }]}
    >
      {props.kind === "down" ? (
        <>
          {props.notice && <SubscriptionNotice {...props.notice} />}
          <SubscriptionOutage retry={props.retry} />
        </>
      ) : (
        <Subscription {...props} />
      )}
    </AccountFrame>
  );
}

function Subscription(props: SubscriptionFrame & ShownSubscription) {
  const { view, notice } = props;
  const { subscription, shipment } = view;
  const isRunning = props.kind === "running";
  const isAtOnce = isRunning && isLocked(shipment, new Date(shipment.now));
  return (
    <div className={`stack-5 ${css.page}`} data-edit-lock data-locked={isAtOnce || undefined}>
      <SubscriptionHead {...view} />
      {notice && <SubscriptionNotice {...notice} />}
      {isRunning ? <Running {...props} isLocked={isAtOnce} /> : <EndedSubscription {...subscription} />}
    </div>
  );
}

type RunningProps = Pick<SubscriptionFrame, "id" | "tab"> & RunningSubscription & { isLocked: boolean };

function Running({ id, tab, view, stock, products, delivery, isLocked }: RunningProps) {
  const { shipment, changes } = view;
  return (
    <>
      <SubscriptionLockIsland
        locked={shipment.locked}
        editableUntil={shipment.editableUntil}
        now={shipment.now}
      />
      <SubscriptionNews {...view} />
      <SubscriptionTabs id={id} current={tab} />
      {tab === "prochaine-commande" && <NextShipmentIsland id={id} shipment={shipment} changes={changes} />}
      {stock && (
        <section className={`${cardCss.framed} ${css.stock}`} aria-labelledby="a-la-maison">
          <h2 className="title-s" id="a-la-maison">
            {t("stock")}
          </h2>
          <Late fallback={<Skeleton className={css.bone} />}>
            <Stock part={stock} />
          </Late>
        </section>
      )}
      <SubscriptionBody
        view={view}
        tab={tab}
        linkTo={linksOf(id, changes, isLocked)}
        products={products}
        delivery={delivery}
      />
    </>
  );
}

const Stock = ({ part }: { part: LatePart<ReactNode> }) => <div>{useLate(part)}</div>;
