import * as z from "zod/mini";
import { type CheckoutOrder, livePayment, liveShipment } from "../../shared/checkout-order.ts";
import type { AppContext } from "../context.ts";
import { readCookie, writeCookie } from "../session/cookies.ts";

/** Shipment and payment of an order: they stand in addresses of the API, and so have to be known before it is read. */
export interface SeenIds {
  shipment: number | undefined;
  payment: number | undefined;
}

const cookieSchema = z.tuple([z.string(), z.nullable(z.int()), z.nullable(z.int())]);

/** As this browser last saw them of this order; a cookie that is not ours reads as none. */
export function readSeenIds(c: AppContext, token: string): SeenIds {
  const [order, shipment, payment] = parse(readCookie(c, "checkoutSeen")) ?? [];
  if (order !== token) return { shipment: undefined, payment: undefined };
  return { shipment: shipment ?? undefined, payment: payment ?? undefined };
}

/** Written where they changed, for as long as the browser is open. */
export function keepSeenIds(c: AppContext, order: CheckoutOrder): void {
  const seen = readSeenIds(c, order.tokenValue);
  const shipment = liveShipment(order)?.id;
  const payment = livePayment(order)?.id;
  if (seen.shipment === shipment && seen.payment === payment) return;
  writeCookie(c, "checkoutSeen", JSON.stringify([order.tokenValue, shipment ?? null, payment ?? null]));
}

function parse(text: string | undefined) {
  try {
    return cookieSchema.safeParse(JSON.parse(text ?? "null")).data;
  } catch {
    return undefined;
  }
}

/**
 * What was asked for with the id that was last seen, or asked for anew where the order has another one. Its failure is
 * the caller's to handle, when it is awaited.
 */
export function beside<T>(seen: number | undefined, ask: (id: number) => Promise<T>) {
  const early = seen === undefined ? undefined : ask(seen);
  early?.catch(() => {});
  return (id: number): Promise<T> => (early && id === seen ? early : ask(id));
}
