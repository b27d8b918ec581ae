import {
  type CheckoutOrder,
  currentPayment,
  type PaymentMethod,
} from "../../../shared/checkout/checkout-order.ts";
import type { Services } from "../../context.ts";
import { prefetched } from "../order/order-ids.ts";

export type MethodsOf = (payment: number) => Promise<PaymentMethod[]>;

export function paymentMethodsOf(
  { ecommerce }: Services<"ecommerce">,
  token: string,
  known?: number,
): MethodsOf {
  return prefetched(known, (id) => ecommerce.paymentMethods(token, id));
}

export async function chosenMethod(
  { log }: Services<"log">,
  order: CheckoutOrder,
  methodsOf: MethodsOf,
): Promise<PaymentMethod | null> {
  const { id, method } = currentPayment(order) ?? {};
  if (!id || !method || order.total === 0) return null;
  try {
    return (await methodsOf(id)).find(({ code }) => code === method) ?? null;
  } catch (error) {
    log.error("payment method without its name", error);
    return null;
  }
}
