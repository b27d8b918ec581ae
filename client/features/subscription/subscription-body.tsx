import { formatAmount } from "../../../shared/money/money.ts";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import type { OrderDelivery } from "../../../shared/order/order-view.ts";
import { href } from "../../../shared/routes.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { pendingKind } from "../../../shared/subscription/pending-order.ts";
import { subscriptionTexts } from "../../../shared/subscription/subscription.texts.ts";
import {
  type SubscriptionTab,
  subscriptionHistoryHref,
} from "../../../shared/subscription/subscription-href.ts";
import type { ShownShipment, SubscriptionView } from "../../../shared/subscription/subscription-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { LatePart } from "../../ui/late.tsx";
import type { ShownProducts } from "../order/order-lines.tsx";
import { SubscriptionAlerts } from "./alerts/subscription-alerts.tsx";
import type { LinkTo } from "./change-link.tsx";
import { NextGoods } from "./next-delivery/next-goods.tsx";
import { OwnTerms } from "./own-terms.tsx";
import css from "./subscription-body.module.css";
import { SubscriptionPlaces } from "./subscription-places.tsx";

const t = translator(subscriptionTexts);

export function SubscriptionNews({ alerts, subscription }: SubscriptionView) {
  const { pendingOrder } = subscription;
  const kind = pendingKind(subscription);
  if (alerts.length === 0 && !pendingOrder) return null;
  return (
    <div className="stack-5">
      {alerts.length > 0 && <SubscriptionAlerts alerts={alerts} />}
      {pendingOrder && kind && (
        <p className={css.pending}>
          {t(`pending.${kind}.text`)} <a href={orderHref(pendingOrder)}>{t(`pending.${kind}.order`)}</a>
        </p>
      )}
    </div>
  );
}

export interface SubscriptionBodyProps {
  view: SubscriptionView;
  tab: SubscriptionTab;
  linkTo: LinkTo;
  products: LatePart<ShownProducts>;
  delivery: LatePart<OrderDelivery | null>;
}

export function SubscriptionBody({ view, tab, linkTo, products, delivery }: SubscriptionBodyProps) {
  const { subscription, shipment } = view;
  return (
    <div className="stack-5">
      {tab === "prochaine-commande" ? (
        <NextGoods subscription={subscription} products={products} linkTo={linkTo} />
      ) : shipment.isLast ? (
        <EndedSubscription {...subscription} last={shipment} />
      ) : (
        <OwnTerms view={view} linkTo={linkTo} />
      )}
      <SubscriptionPlaces subscription={subscription} delivery={delivery} linkTo={linkTo} />
    </div>
  );
}

interface EndedSubscriptionProps extends Pick<CustomerSubscription, "id" | "pendingOrder"> {
  last?: ShownShipment;
}

export function EndedSubscription({ id, pendingOrder, last }: EndedSubscriptionProps) {
  return (
    <div className="stack-5">
      <p>
        {last ? lastText(last) : t(pendingOrder ? "ended.pending" : "ended.text")}{" "}
        {pendingOrder && !last && <a href={orderHref(pendingOrder)}>{t("pending.sending.order")}</a>}
      </p>
      <p className="row-3 full-below-768">
        <ButtonLink look="outline" href={subscriptionHistoryHref(id)}>
          {t("ended.history")}
        </ButtonLink>
        <ButtonLink href={href("index")}>{t("ended.again")}</ButtonLink>
      </p>
    </div>
  );
}

function lastText({ day, total }: ShownShipment): string {
  const on = { day: formatDay(day) };
  return total === null ? t("ended.lastUnknown", on) : t("ended.last", { ...on, total: formatAmount(total) });
}
