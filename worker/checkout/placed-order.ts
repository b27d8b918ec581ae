import type { CheckoutOrder } from "../../shared/checkout-order.ts";
import { type CheckoutStep, checkoutHref } from "../../shared/checkout-steps.ts";
import { checkoutNotices } from "../../shared/i18n/checkout-notices.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import type { Notice } from "../session/notice.ts";
import { goOn } from "./answers.ts";

const t = translator(checkoutNotices);

/** Where an order belongs that is no longer a cart: a step of the funnel that still shows it, or another page. */
export type PlacedOrderDestination = { step: CheckoutStep } | { path: string; notice?: Notice };

/** Paid or to be paid later: its confirmation. Cancelled: the cart, with the reason (spec 4, order and payment state). */
export function placedOrderDestination({ state, tokenValue }: CheckoutOrder): PlacedOrderDestination {
  if (state === "cancelled") return { path: href("panier"), notice: { tone: "info", text: t("cancelled") } };
  return { path: href("commande-order-confirmation", { order: tokenValue }) };
}

/** After it was placed, or where its form comes too late. */
export function goToPlacedOrder(c: AppContext, order: CheckoutOrder): Response {
  const destination = placedOrderDestination(order);
  return "step" in destination
    ? goOn(c, checkoutHref(order.tokenValue, destination.step))
    : goOn(c, destination.path, destination.notice);
}
