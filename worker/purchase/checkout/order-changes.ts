import { type CheckoutOrder, currentShipment } from "../../../shared/checkout/checkout-order.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { itemName } from "../../../shared/order/item-name.ts";
import type { OrderItem } from "../../../shared/order/order.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Notice } from "../../session/notice.ts";
import { intervalChanges } from "../cart/interval-changes.ts";
import { checkoutNotices } from "../texts.ts";

const t = translator(checkoutNotices);

/** Ignores fees and taxes, which are expected to change with address and carrier. */
export function orderChanges(before: CheckoutOrder, after: CheckoutOrder): Notice | undefined {
  const messages = before.items.flatMap((item) => changeOf(item, after));
  messages.push(...intervalChanges(before, after));
  const coupon = before.coupon;
  if (coupon && coupon !== after.coupon) messages.push(t("couponGone", { code: coupon }));
  if (isPointLeftBehind(before, after)) messages.push(t("pointStays"));
  return messages.length > 0 ? { tone: "info", text: messages.join(" ") } : undefined;
}

/** The API keeps a pickup point when the address moves elsewhere. */
function isPointLeftBehind(before: CheckoutOrder, after: CheckoutOrder): boolean {
  const point = currentShipment(after)?.pickupPoint;
  const [from, to] = [before, after].map((order) => order.shippingAddress ?? order.billingAddress);
  const isMoved = from && to && (from.countryCode !== to.countryCode || from.postcode !== to.postcode);
  return Boolean(point && isMoved && point === currentShipment(before)?.pickupPoint);
}

function changeOf(item: OrderItem, { items, unreadLines }: CheckoutOrder): string[] {
  const same = items.find(({ id }) => id === item.id);
  const name = itemName(item);
  if (!same) return unreadLines > 0 ? [] : [t("lineGone", { name })];
  if (same.unitPrice === item.unitPrice || same.unitPrice == null) return [];
  return [t("priceChanged", { name, price: formatAmount(same.unitPrice) })];
}
