import { postalOf } from "../../shared/address/postal-address.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref, stepDue } from "../../shared/checkout/checkout-steps.ts";
import type { AppContext } from "../context.ts";
import type { Notice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";
import { orderChanges } from "./order-changes.ts";
import { repeatChoices } from "./repeated-order.ts";

export interface Beginning {
  path: string;
  notice: Notice | undefined;
}

/** Assigns the cart to its customer (spec 4, session) and addresses it to the favourite (spec 4, address). */
export async function beginOrder(c: AppContext, cart: CheckoutOrder): Promise<Beginning> {
  const order = await repeatChoices(c, await withFavourite(c, await assignToCustomer(c, cart)));
  return { path: checkoutHref(order.token, stepDue(order)), notice: orderChanges(cart, order) };
}

async function withFavourite(c: AppContext, order: CheckoutOrder): Promise<CheckoutOrder> {
  if ((order.checkoutState ?? "cart") !== "cart" || order.billingAddress) return order;
  try {
    const { ecommerce } = c.var;
    const favourite = (await ecommerce.addresses()).find(({ isDefault }) => isDefault);
    if (!favourite) return order;
    return await ecommerce.addressOrder(order, { billingAddress: postalOf(favourite) });
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    // An old entry may lack a field that is required today: the first step asks for it.
    if (error.refused) c.var.log.warn("order not addressed to the favourite", { reason: error.message });
    else c.var.log.error("order not addressed to the favourite", error);
    return order;
  }
}

export async function assignToCustomer(c: AppContext, order: CheckoutOrder): Promise<CheckoutOrder> {
  const { ecommerce, session } = c.var;
  if (order.customerId || !session.customerId) return order;
  return ecommerce.assignCustomer(order, session.customerId);
}
