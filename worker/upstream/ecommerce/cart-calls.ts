import * as z from "zod/mini";
import type { Order, OrderedVariant } from "../../../shared/order/order.ts";
import { locale } from "../../../shared/text/translator.ts";
import type { EcommerceVersion } from "../../env.ts";
import { orderSchema, variantSchema } from "./order.ts";
import type { Call, Send } from "./send.ts";

const calls = {
  createCart: () => ["POST", "shop/orders"],
  cart: (token: string) => ["GET", `shop/orders/${token}`],
  deleteCart: (token: string) => ["DELETE", `shop/orders/${token}`],
  addItem: (token: string) => ["PATCH", `shop/orders/${token}/items`],
  changeItem: (token: string, id: number) => ["PATCH", `shop/orders/${token}/items/${id}`],
  removeItem: (token: string, id: number) => ["DELETE", `shop/orders/${token}/items/${id}`],
  applyCoupon: (token: string, couponCode: string) => [
    "PATCH",
    `shop/orders/${token}/apply-coupon`,
    { couponCode },
  ],
  removeCoupon: (token: string, code: string) => [
    "DELETE",
    `shop/orders/${token}/coupon/${encodeURIComponent(code)}`,
  ],
  variant: (code: string) => ["GET", `shop/product-variants/${encodeURIComponent(code)}`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

const callsSince111 = {
  ...calls,
  addItem: (token: string) => ["POST", `shop/orders/${token}/items`],
  applyCoupon: (token: string, couponCode: string) => ["PUT", `shop/orders/${token}`, { couponCode }],
  removeCoupon: (token: string) => ["PUT", `shop/orders/${token}`, { couponCode: null }],
} as const satisfies Record<keyof typeof calls, (...parts: never[]) => Call>;

export interface ItemRequest {
  variantCode: string;
  quantity: number;
  subscriptionInterval: number;
  sourceItemList?: string | undefined;
  upsell?: boolean | undefined;
}

export function cartCalls(send: Send, channelCode: string, version: EcommerceVersion) {
  const versionCalls = version === "1.10" ? calls : callsSince111;
  return {
    createCart: () => send(calls.createCart(), orderSchema, { body: { localeCode: locale, channelCode } }),
    cart: (cart: string): Promise<Order> => send(calls.cart(cart), orderSchema),
    deleteCart: async (cart: string): Promise<void> => {
      await send(calls.deleteCart(cart), z.unknown());
    },
    addItem: (cart: string, item: ItemRequest): Promise<Order> =>
      send(versionCalls.addItem(cart), orderSchema, {
        body: {
          productVariant: `/api/v2/shop/product-variants/${item.variantCode}`,
          quantity: item.quantity,
          subscriptionInterval: item.subscriptionInterval,
          sourceItemList: item.sourceItemList,
          upsell: item.upsell,
        },
      }),
    changeItem: (
      cart: string,
      id: number,
      change: { quantity?: number; subscriptionInterval: number },
    ): Promise<Order> => send(calls.changeItem(cart, id), orderSchema, { body: change }),
    /** The answer may be empty: load the cart after it. */
    removeItem: async (cart: string, id: number): Promise<void> => {
      await send(calls.removeItem(cart, id), z.unknown());
    },
    applyCoupon: (cart: string, code: string): Promise<Order> =>
      send(versionCalls.applyCoupon(cart, code), orderSchema),
    /** The answer may be empty: load the cart after it. */
    removeCoupon: async (cart: string, code: string): Promise<void> => {
      await send(versionCalls.removeCoupon(cart, code), z.unknown());
    },
    variant: (code: string): Promise<OrderedVariant> => send(calls.variant(code), variantSchema),
  };
}
