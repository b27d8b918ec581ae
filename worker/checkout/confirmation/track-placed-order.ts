import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import type { AppContext } from "../../context.ts";
import { noteOpenOrder } from "../../purchase/order/open-order.ts";
import { clearCartToken } from "../../session/cart-token.ts";
import { isVisit } from "../../session/visitor/visit.ts";

export function trackPlacedOrder(c: AppContext, order: CheckoutOrder): void {
  releaseCart(c, order);
  if (order.state !== "cart") noteOpenOrder(c, order);
}

export function releaseCart(c: AppContext, { state, token }: CheckoutOrder): void {
  if (state !== "cart" && c.var.session.cartToken === token && isVisit(c)) clearCartToken(c);
}
