import type { CheckoutOrder, Shipment } from "../../../../shared/checkout/checkout-order.ts";
import type { FollowedOrder } from "../../../../shared/order/followed/followed-order.ts";
import type { OrderPage } from "../../../../shared/order/list/order-summary.ts";
import type { EcommerceVersion } from "../../../env.ts";
import type { Download } from "../../download.ts";
import { path } from "../../path.ts";
import { movedCalls } from "../moved-calls.ts";
import type { Call, SendCall } from "../send.ts";
import { followedOrderSchema } from "./followed-order.ts";
import { checkoutOrderSchema } from "./order.ts";
import { orderPage } from "./order-page.ts";
import { shipmentSchema } from "./shipment.ts";

const calls = {
  orders: () => ["GET", "shop/orders"],
  cancelOrder: (token: string) => ["POST", path`shop/orders/${token}/cancellation`],
  followedOrder: (token: string) => ["GET", path`shop/orders/${token}/follow-up`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export function orderCalls(send: SendCall, download: Download, version: EcommerceVersion) {
  const moved = movedCalls[version];
  return {
    orders: (page: number, itemsPerPage: number): Promise<OrderPage> =>
      orderPage(send, calls.orders(), { page, itemsPerPage }),
    shipment: (token: string, id: number): Promise<Shipment> =>
      send(moved.shipment(token, id), shipmentSchema),
    /** 422 once the parcel has left. */
    cancelOrder: (token: string): Promise<CheckoutOrder> =>
      send(calls.cancelOrder(token), checkoutOrderSchema, { body: {} }),
    /** Needs no login. @param link token of a mail's link, which the API verifies too */
    followedOrder: (token: string, link: string): Promise<FollowedOrder> =>
      send(calls.followedOrder(token), followedOrderSchema, { query: { link } }),
    /** A PDF. 404 before the invoice exists and for another customer's order. */
    invoice: (token: string): Promise<Uint8Array<ArrayBuffer>> =>
      download(path`shop/orders/${token}/invoice`),
  };
}
