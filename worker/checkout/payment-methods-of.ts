import {
  type CheckoutOrder,
  currentPayment,
  type PaymentMethod,
} from "../../shared/checkout/checkout-order.ts";
import type { AppContext } from "../context.ts";
import { prefetched } from "./order-ids.ts";

/** The methods of an order's live payment. */
export type MethodsOf = (payment: number) => Promise<PaymentMethod[]>;

/** @param seen the order's live payment as it was last seen: its methods are asked for before the order is read */
export function paymentMethodsOf(c: AppContext, token: string, seen?: number): MethodsOf {
  return prefetched(seen, (id) => c.var.ecommerce.paymentMethods(token, id));
}

/** How the order is paid; null where nothing is to be paid, or where the API does not tell. */
export async function chosenMethod(
  c: AppContext,
  order: CheckoutOrder,
  methodsOf: MethodsOf,
): Promise<PaymentMethod | null> {
  const { id, method } = currentPayment(order) ?? {};
  if (!id || !method || order.total === 0) return null;
  try {
    return (await methodsOf(id)).find(({ code }) => code === method) ?? null;
  } catch (error) {
    c.var.log.error("payment method without its name", error);
    return null;
  }
}
