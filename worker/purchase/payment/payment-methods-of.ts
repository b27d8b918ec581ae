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

export const chosenMethod = async (
  services: Services<"ecommerce" | "log">,
  order: CheckoutOrder,
  methodsOf: MethodsOf,
): Promise<PaymentMethod | null> => (await chosenAmong(services, order, methodsOf)).method;

export async function chosenAmong(
  services: Services<"ecommerce" | "log">,
  order: CheckoutOrder,
  methodsOf: MethodsOf,
): Promise<{ method: PaymentMethod | null; offered: PaymentMethod[] }> {
  const { id, method } = currentPayment(order) ?? {};
  if (!id || !method || order.total === 0) return { method: null, offered: [] };
  try {
    const offered = await methodsOffered(services, order, methodsOf);
    return { method: offered.find(({ code }) => code === method) ?? null, offered };
  } catch (error) {
    services.log.error("payment method without its name", error);
    return { method: null, offered: [] };
  }
}
