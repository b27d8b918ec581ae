import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { claimTexts } from "../../../shared/claim/claim.texts.ts";
import type { ClaimState, OrderClaim } from "../../../shared/claim/claim.ts";
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
  { token, items }: Pick<CheckoutOrder, "token" | "items">,
): Promise<ShownClaim[]> {
  const claims = await ecommerce.orderClaims(token);
  return claims.map((claim) => ({
    reference: claim.reference,
    title: claim.kind ? t(`kind.${claim.kind}`) : t("list.other"),
    day: claim.createdAt && formatDate(claim.createdAt),
    state: statusOf(claim.state),
    products: lineNames(items, claim),
  }));
}

const lineNames = (items: CheckoutOrder["items"], { items: lines }: OrderClaim): string[] =>
  items.flatMap(({ id, productName, variantName }) =>
    lines.includes(id) ? [[productName, variantName].filter(Boolean).join(", ")] : [],
  );

const colours: Record<Exclude<ClaimState, "unknown">, StatusColour> = {
  new: "orange",
  in_progress: "orange",
  settled: "green",
};

const statusOf = (state: ClaimState): ShownClaim["state"] =>
  state === "unknown" ? null : { colour: colours[state], label: t(`states.${state}`) };
