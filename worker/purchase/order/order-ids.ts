import * as z from "zod/mini";
import {
  type CheckoutOrder,
  currentPayment,
  currentShipment,
} from "../../../shared/checkout/checkout-order.ts";
import type { AppContext } from "../../context.ts";
import { readCookie, readJsonCookie, writeCookie } from "../../session/cookies.ts";

/** Ids from an earlier request: calls that need them can start in parallel with the order's. */
export interface OrderIds {
  shipment?: number | undefined;
  payment?: number | undefined;
  carrier?: string | undefined;
  point?: string | undefined;
}

const id = z.nullable(z.int());
const code = z.nullable(z.string().check(z.regex(/^[\w-][\w.-]{0,63}$/)));
const cookieSchema = z.tuple([z.string(), id, id, code, code]);
type CookieValue = z.infer<typeof cookieSchema>;

export function readOrderIds(c: AppContext, token: string): OrderIds {
  const [order, shipment, payment, carrier, point] = readJsonCookie(c, "checkoutSeen", cookieSchema) ?? [];
  if (order !== token) return {};
  return {
    shipment: shipment ?? undefined,
    payment: payment ?? undefined,
    carrier: carrier ?? undefined,
    point: point ?? undefined,
  };
}

export const wasShown = (c: AppContext, token: string): boolean =>
  readJsonCookie(c, "checkoutSeen", cookieSchema)?.[0] === token;

export function saveOrderIds(c: AppContext, order: CheckoutOrder): void {
  const { id: shipment, method, pickupPoint, carrier, point } = currentShipment(order) ?? {};
  const payment = currentPayment(order)?.id;
  const now: CookieValue = [
    order.token,
    shipment ?? null,
    payment ?? null,
    (!carrier && code.safeParse(method).data) || null,
    (!point && code.safeParse(pickupPoint).data) || null,
  ];
  const text = JSON.stringify(now);
  if (text !== readCookie(c, "checkoutSeen")) writeCookie(c, "checkoutSeen", text);
}

/** Starts the call for the known id at once; a rejection surfaces when the result is awaited. */
export function prefetched<T, Id extends number | string>(
  known: Id | undefined,
  ask: (id: Id) => Promise<T>,
): (id: Id) => Promise<T> {
  const early = known === undefined ? undefined : ask(known);
  early?.catch(() => {});
  return (id) => (early && id === known ? early : ask(id));
}
