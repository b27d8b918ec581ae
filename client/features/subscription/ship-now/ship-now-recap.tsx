import { formatAmount } from "../../../../shared/money/money.ts";
import type { OrderDelivery } from "../../../../shared/order/order-view.ts";
import type { CustomerSubscription } from "../../../../shared/subscription/customer-subscription.ts";
import { pendingKind } from "../../../../shared/subscription/pending-order.ts";
import { shipNowTexts } from "../../../../shared/subscription/ship-now/ship-now.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import type { LatePart } from "../../../ui/late.tsx";
import type { ShownProducts } from "../../order/order-lines.tsx";
import { NextGoods } from "../next-delivery/next-goods.tsx";
import { SubscriptionPlaces } from "../subscription-places.tsx";
import css from "./ship-now-recap.module.css";

const t = translator(shipNowTexts);

export interface ShipNowRecapProps {
  subscription: CustomerSubscription;
  next: string | null;
  products: LatePart<ShownProducts>;
  delivery: LatePart<OrderDelivery | null>;
}

export function ShipNowRecap({ subscription, next, products, delivery }: ShipNowRecapProps) {
  const { nextShipmentDate } = subscription;
  const day = formatDay(nextShipmentDate);
  const pending = pendingKind(subscription);
  return (
    <div className="stack-5">
      <div className="stack-3 measure">
        {pending && (
          <p className={css.warning}>{pending === "sending" ? t("pending", { day }) : t("unpaid")}</p>
        )}
        <p className={css.what}>{t("what", { day })}</p>
        <p>{chargeText(subscription)}</p>
        {next && <p>{t("next", { day: formatDay(next) })}</p>}
      </div>
      <NextGoods subscription={subscription} products={products} linkTo={nowhere} />
      <SubscriptionPlaces subscription={subscription} delivery={delivery} linkTo={nowhere} isDebitedNow />
      <p className="note">{t("bank")}</p>
    </div>
  );
}

const nowhere = () => undefined;

function chargeText({ total, card }: CustomerSubscription): string {
  const amount = formatAmount(total);
  if (!card) return t("chargeUnnamed", { amount });
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return t("charge", { amount, card: `${brand} •••• ${card.lastDigits}`.trim() });
}
