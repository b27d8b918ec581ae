import type { Shipment } from "../../../shared/checkout/checkout-order.ts";
import type { OrderPage } from "../../../shared/order/order-summary.ts";
import type { EcommerceVersion } from "../../env.ts";
import type { Download } from "../download.ts";
import { path } from "../path.ts";
import { collectionSchema } from "./collection.ts";
import { movedCalls } from "./moved-calls.ts";
import { orderSummarySchema } from "./order-summary.ts";
import type { Call, Send } from "./send.ts";
import { shipmentSchema } from "./shipment.ts";

const calls = {
  orders: () => ["GET", "shop/orders"],
} as const satisfies Record<string, (...parts: never[]) => Call>;

const orderList = collectionSchema(orderSummarySchema);

/** Of the customer of the token. */
export function orderCalls(send: Send, download: Download, version: EcommerceVersion) {
  const moved = movedCalls[version];
  return {
    /** Placed orders, newest first. @param page from 1 */
    orders: async (page: number, itemsPerPage: number): Promise<OrderPage> => {
      const query = { page: String(page), itemsPerPage: String(itemsPerPage) };
      const { members, next, total } = await send(calls.orders(), orderList, { query });
      const areAllSeen = members.length === 0 || (total !== null && page * itemsPerPage >= total);
      return {
        orders: members.filter(({ state }) => state !== "cart"),
        hasNext: next !== undefined && !areAllSeen,
        total,
      };
    },
    /** Of a parcel that its order does not tell. */
    shipment: (token: string, id: number): Promise<Shipment> =>
      send(moved.shipment(token, id), shipmentSchema),
    /** A PDF. 404 before it exists, and for an order of somebody else. */
    invoice: (token: string): Promise<Uint8Array<ArrayBuffer>> =>
      download(path`shop/orders/${token}/invoice`),
  };
}
