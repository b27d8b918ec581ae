import type { Cart } from "../../../../shared/cart/cart.ts";
import type { PaymentMethod } from "../../../../shared/checkout/checkout-order.ts";
import { summaryTexts } from "../../../../shared/checkout/summary/summary.texts.ts";
import { minimumDeliveries } from "../../../../shared/frequency/frequency.ts";
import { itemName } from "../../../../shared/order/item-name.ts";
import type { OrderDelivery } from "../../../../shared/order/order-view.ts";
import { sayNextCharge } from "../../../../shared/subscription/next-delivery/say-next-charge.ts";
import type { UpcomingDelivery } from "../../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { capitalised, uncapitalised } from "../../../../shared/text/capitalised.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate } from "../../../../shared/time/dates.ts";

const t = translator(summaryTexts);

interface Recap {
  cart: Pick<Cart, "lines">;
  delivery: OrderDelivery;
  method: PaymentMethod | null;
  upcoming: readonly UpcomingDelivery[];
}

/** Stands beside the order button while the full recap is out of sight: `docs/rules/law.md#order-button-and-recap`. */
export function shortRecap({ cart, delivery, method, upcoming }: Recap): string[] {
  const [first, ...others] = cart.lines;
  const goods = first && [
    t("short.line", {
      quantity: first.quantity ?? "–",
      name: itemName(first),
    }),
    ...(others.length > 0 ? [t("short.others", { count: others.length })] : []),
  ];
  return [
    ...(goods ? [goods.join(" ")] : []),
    [delivery.carrier?.name, delivery.point?.name, method?.name].filter(Boolean).join(" · "),
    ...upcoming.map(subscriptionText),
  ].filter(Boolean);
}

function subscriptionText({ frequency, on, charge }: UpcomingDelivery): string {
  const terms = t("short.terms", { frequency: capitalised(frequency), minimum: minimumDeliveries });
  const { amount } = sayNextCharge(charge);
  return on && charge
    ? `${terms} ${t("short.next", { date: formatDate(on), amount: uncapitalised(amount) })}`
    : terms;
}
