import { postalOf } from "../../shared/address/postal-address.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref, stepDue } from "../../shared/checkout/checkout-steps.ts";
import type { AppContext } from "../context.ts";
import type { Notice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";
import { changesBetween } from "./changes.ts";

export interface Beginning {
  /** Of the step that is due. */
  path: string;
  /** What the server changed meanwhile. */
  notice: Notice | undefined;
}

/**
 * The order of a cart as its customer begins it: his own from then on (spec 4, session), and addressed where he has a
 * favourite (spec 4, address), so that he begins with the first thing there is to decide.
 */
export async function beginOrder(c: AppContext, cart: CheckoutOrder): Promise<Beginning> {
  const order = await addressed(c, await assigned(c, cart));
  return { path: checkoutHref(order.tokenValue, stepDue(order)), notice: changesBetween(cart, order) };
}

async function addressed(c: AppContext, order: CheckoutOrder): Promise<CheckoutOrder> {
  if ((order.checkoutState ?? "cart") !== "cart" || order.billingAddress) return order;
  try {
    const { ecommerce } = c.var;
    const favourite = (await ecommerce.addresses()).find(({ isDefault }) => isDefault);
    if (!favourite) return order;
    return await ecommerce.addressOrder(order.tokenValue, { billingAddress: postalOf(favourite) });
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    // An old entry may lack what is asked today: the first step is there for that.
    c.var.log.error("order not addressed to the favourite", error);
    return order;
  }
}

/** The customer's own cart that he filled before he signed in becomes his. */
export async function assigned(c: AppContext, order: CheckoutOrder): Promise<CheckoutOrder> {
  const { ecommerce, session } = c.var;
  if (order.customerId || !session.customerUri) return order;
  return ecommerce.assignCustomer(order.tokenValue, session.customerUri);
}
