import type { Shipment } from "../../../../shared/checkout/checkout-order.ts";
import type { OrderPage } from "../../../../shared/order/list/order-summary.ts";
import type { EcommerceVersion } from "../../../env.ts";
import type { Download } from "../../download.ts";
import { path } from "../../path.ts";
import { movedCalls } from "../moved-calls.ts";
import type { Call, SendCall } from "../send.ts";
import { orderPage } from "./order-page.ts";
import { shipmentSchema } from "./shipment.ts";

const calls = {
  orders: () => ["GET", "shop/orders"],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export function orderCalls(send: SendCall, download: Download, version: EcommerceVersion) {
  const moved = movedCalls[version];
  return {
    orders: (page: number, itemsPerPage: number): Promise<OrderPage> =>
      orderPage(send, calls.orders(), { page, itemsPerPage }),
    shipment: (token: string, id: number): Promise<Shipment> =>
      send(moved.shipment(token, id), shipmentSchema),
    /** A PDF. 404 before the invoice exists and for another customer's order. */
    invoice: (token: string): Promise<Uint8Array<ArrayBuffer>> =>
      download(path`shop/orders/${token}/invoice`),
  };
}
