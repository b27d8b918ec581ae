import { isLocked } from "../../shared/subscription/edit-lock.ts";
import { shipmentTexts } from "../../shared/subscription/shipment.texts.ts";
import {
  type OfferedChanges,
  type SubscriptionTab,
  subscriptionsHref,
} from "../../shared/subscription/subscription-href.ts";
import type { ShownShipment } from "../../shared/subscription/subscription-view.ts";
import { translator } from "../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../features/account/account-frame.tsx";
import { NextShipmentIsland } from "../features/subscription/next-shipment.island.tsx";
import { SubscriptionLockIsland } from "../features/subscription/subscription-lock.island.tsx";
import {
  SubscriptionNotice,
  type SubscriptionNoticeProps,
} from "../features/subscription/subscription-notice.tsx";
import { SubscriptionTabs } from "../features/subscription/subscription-tabs.tsx";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import cardCss from "../ui/card.module.css";
import { Late, type LatePart, useLate } from "../ui/late.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import css from "./subscription-screen.module.css";

const t = translator(shipmentTexts);

export interface SubscriptionParts {
  /** Null once the subscription has ended and its last parcel has left. */
  running: { shipment: ShownShipment; changes: OfferedChanges } | null;
  head: StaticHtml;
  news: StaticHtml;
  body: StaticHtml;
  lateBody?: LatePart<StaticHtml>;
  stock?: LatePart<StaticHtml>;
}

interface SubscriptionFrame extends Pick<AccountFrameProps, "places"> {
  id: number;
  name: string;
  tab: SubscriptionTab;
  notice?: SubscriptionNoticeProps;
}

export type SubscriptionScreenProps = SubscriptionFrame & (SubscriptionParts | { outage: StaticHtml });

export function SubscriptionScreen({ places, ...props }: SubscriptionScreenProps) {
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-abonnements"
      placeHref={subscriptionsHref(true)}
      steps={[{ name: props.name }]}
    >
      {"outage" in props ? (
        <>
          {props.notice && <SubscriptionNotice {...props.notice} />}
          <Static html={props.outage} />
        </>
      ) : (
        <Subscription {...props} />
      )}
    </AccountFrame>
  );
}

type SubscriptionProps = Omit<SubscriptionFrame, "places" | "name"> & SubscriptionParts;

function Subscription({ id, tab, notice, running, head, news, stock, ...rest }: SubscriptionProps) {
  const shipment = running?.shipment;
  const isAtOnce = shipment && isLocked(shipment, new Date(shipment.now));
  return (
    <div className={css.page} data-edit-lock data-locked={isAtOnce || undefined}>
      <Static html={head} />
      {notice && <SubscriptionNotice {...notice} />}
      {shipment && (
        <SubscriptionLockIsland
          locked={shipment.locked}
          editableUntil={shipment.editableUntil}
          now={shipment.now}
        />
      )}
      <Static html={news} />
      {running && <SubscriptionTabs id={id} current={tab} />}
      {running && tab === "prochaine-commande" && <NextShipmentIsland id={id} {...running} />}
      {stock && (
        <section className={`${cardCss.framed} ${css.stock}`} aria-labelledby="a-la-maison">
          <h2 className={css.title} id="a-la-maison">
            {t("stock")}
          </h2>
          <Late fallback={<Skeleton className={css.bone} />}>
            <LateBody body={stock} />
          </Late>
        </section>
      )}
      <Body {...rest} />
    </div>
  );
}

/** Renders at once without pictures and names, and again when they arrive. */
function Body({ body, lateBody }: Pick<SubscriptionParts, "body" | "lateBody">) {
  const first = <Static html={body} />;
  if (!lateBody) return first;
  return (
    <Late fallback={first} broken={first}>
      <LateBody body={lateBody} />
    </Late>
  );
}

function LateBody({ body }: { body: LatePart<StaticHtml> }) {
  return <Static html={useLate(body)} />;
}
