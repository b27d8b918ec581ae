import {
  type CheckoutOrder,
  currentPayment,
  type PaymentMethod,
} from "../../../shared/checkout/checkout-order.ts";
import type { AppContext } from "../../context.ts";
import { prefetched } from "../order/order-ids.ts";

export type MethodsOf = (payment: number) => Promise<PaymentMethod[]>;

export function paymentMethodsOf(c: AppContext, token: string, known?: number): MethodsOf {
  return prefetched(known, (id) => c.var.ecommerce.paymentMethods(token, id));
}

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
