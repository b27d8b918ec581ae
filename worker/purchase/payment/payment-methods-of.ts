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

/** Sylius lists methods of a cart alone: a placed order then offers the one that it has. */
export async function methodsOffered(
  { ecommerce }: Services<"ecommerce">,
  order: CheckoutOrder,
  methodsOf: MethodsOf,
): Promise<PaymentMethod[]> {
  const { id, method } = currentPayment(order) ?? {};
  const listed = await methodsOf(id ?? 0);
  if (listed.length > 0 || !method || order.state === "cart") return listed;
  return [await ecommerce.paymentMethod(method)];
}

export async function chosenMethod(
  services: Services<"ecommerce" | "log">,
  order: CheckoutOrder,
  methodsOf: MethodsOf,
): Promise<PaymentMethod | null> {
  const { id, method } = currentPayment(order) ?? {};
  if (!id || !method || order.total === 0) return null;
  try {
    return (await methodsOffered(services, order, methodsOf)).find(({ code }) => code === method) ?? null;
  } catch (error) {
    services.log.error("payment method without its name", error);
    return null;
  }
}
