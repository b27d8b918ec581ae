import { postalOf } from "../../shared/address/postal-address.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import type { AppContext } from "../context.ts";
import { UpstreamError } from "../upstream/http.ts";
import { ownerOf } from "./own-order.ts";

/**
 * The order of a cart as its customer begins it: his own from then on (spec 4, session), and addressed where he has a
 * favourite (spec 4, address), so that he begins with the first thing there is to decide.
 */
export async function begun(c: AppContext, cart: CheckoutOrder): Promise<CheckoutOrder> {
  const order = await assigned(c, cart);
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
  if (ownerOf(order) || !session.customerUri) return order;
  return ecommerce.assignCustomer(order.tokenValue, session.customerUri);
}
