import * as z from "zod/mini";
import { type CheckoutOrder, livePayment, liveShipment } from "../../shared/checkout/checkout-order.ts";
import type { AppContext } from "../context.ts";
import { readCookie, readJsonCookie, writeCookie } from "../session/cookies.ts";

/**
 * What of an order stands in addresses of the API, and so has to be known before it is read: its shipment and payment,
 * and the codes of its carrier and of the point it goes to.
 */
export interface SeenIds {
  shipment?: number | undefined;
  payment?: number | undefined;
  carrier?: string | undefined;
  point?: string | undefined;
}

const id = z.nullable(z.int());
const code = z.nullable(z.string().check(z.regex(/^[\w-][\w.-]{0,63}$/)));
const cookieSchema = z.tuple([z.string(), id, id, code, code]);
type Kept = z.infer<typeof cookieSchema>;

/** As this browser last saw them of this order; a cookie that is not ours reads as none. */
export function readSeenIds(c: AppContext, token: string): SeenIds {
  const [order, shipment, payment, carrier, point] = readJsonCookie(c, "checkoutSeen", cookieSchema) ?? [];
  if (order !== token) return {};
  return {
    shipment: shipment ?? undefined,
    payment: payment ?? undefined,
    carrier: carrier ?? undefined,
    point: point ?? undefined,
  };
}

/** Written where they changed, for as long as the browser is open. */
export function keepSeenIds(c: AppContext, order: CheckoutOrder): void {
  const { id: shipment, method, pickupPoint, carrier, point } = liveShipment(order) ?? {};
  const payment = livePayment(order)?.id;
  const now: Kept = [
    order.tokenValue,
    shipment ?? null,
    payment ?? null,
    // What the order names by itself is not asked for.
    (!carrier && code.safeParse(method).data) || null,
    (!point && code.safeParse(pickupPoint).data) || null,
  ];
  const text = JSON.stringify(now);
  if (text !== readCookie(c, "checkoutSeen")) writeCookie(c, "checkoutSeen", text);
}

/**
 * What was asked for with the id that was last seen, or asked for anew where the order has another one. Its failure is
 * the caller's to handle, when it is awaited.
 */
export function beside<T, Id extends number | string>(
  seen: Id | undefined,
  ask: (id: Id) => Promise<T>,
): (id: Id) => Promise<T> {
  const early = seen === undefined ? undefined : ask(seen);
  early?.catch(() => {});
  return (id) => (early && id === seen ? early : ask(id));
}
