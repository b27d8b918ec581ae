import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { claimTexts } from "../../../shared/claim/claim.texts.ts";
import type { ClaimState, OrderClaim } from "../../../shared/claim/claim.ts";
import { itemName } from "../../../shared/order/item-name.ts";
import type { StatusColour } from "../../../shared/order/order-states.ts";
import type { ShownClaim } from "../../../shared/order/order-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import type { Services } from "../../context.ts";
import { hasParcel } from "../../purchase/order/order-state.ts";

const t = translator(claimTexts);

export const isClaimable = (
  { settings }: Services<"settings">,
  order: Pick<CheckoutOrder, "shippingState">,
): boolean => settings.features.has("order-claims") && hasParcel(order);

export async function shownClaims(
  { ecommerce }: Services<"ecommerce">,
  order: Pick<CheckoutOrder, "token" | "items">,
): Promise<ShownClaim[]> {
  const claims = await ecommerce.orderClaims(order.token);
  return claims.map((claim) => shownClaim(claim, order));
}

const shownClaim = (claim: OrderClaim, { items }: Pick<CheckoutOrder, "items">): ShownClaim => ({
  reference: claim.reference,
  title: claim.kind ? t(`kind.${claim.kind}`) : t("list.other"),
  day: claim.createdAt && formatDate(claim.createdAt),
  state: statusOf(claim.state),
  products: lineNames(items, claim),
});

/** Those that customer service has not settled yet; null if they cannot be read. */
export async function openClaims(
  services: Services<"ecommerce" | "log">,
  order: Pick<CheckoutOrder, "token" | "items">,
): Promise<ShownClaim[] | null> {
  try {
    const claims = await services.ecommerce.orderClaims(order.token);
    return claims.filter(isOpen).map((claim) => shownClaim(claim, order));
  } catch (error) {
    services.log.error("claims not shown", error);
    return null;
  }
}

export const isOpen = ({ state }: Pick<OrderClaim, "state">): boolean => state !== "settled";

const lineNames = (items: CheckoutOrder["items"], { items: lines }: OrderClaim): string[] =>
  items.flatMap(({ id, productName, variantName }) =>
    lines.includes(id) ? [itemName({ productName, variantName })] : [],
  );

const colours: Record<Exclude<ClaimState, "unknown">, StatusColour> = {
  new: "orange",
  in_progress: "orange",
  settled: "green",
};

const statusOf = (state: ClaimState): ShownClaim["state"] =>
  state === "unknown" ? null : { colour: colours[state], label: t(`states.${state}`) };
