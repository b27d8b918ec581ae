import * as z from "zod/mini";
import type { Order, OrderedVariant } from "../../../shared/order/order.ts";
import type { EcommerceVersion } from "../../env.ts";
import { path } from "../path.ts";
import { type AcceptedCoupons, withCoupon } from "./accepted-coupons.ts";
import { iri } from "./iri.ts";
import { movedCalls } from "./moved-calls.ts";
import { cartTokenSchema, orderedVariantSchema, orderSchema } from "./order/order.ts";
import { orderAfter, wholeOrNull } from "./order/order-after.ts";
import type { Call, SendCall } from "./send.ts";

const calls = {
  createCart: () => ["POST", "shop/orders"],
  cart: (token: string) => ["GET", path`shop/orders/${token}`],
  deleteCart: (token: string) => ["DELETE", path`shop/orders/${token}`],
  changeItem: (token: string, id: number) => ["PATCH", path`shop/orders/${token}/items/${id}`],
  removeItem: (token: string, id: number) => ["DELETE", path`shop/orders/${token}/items/${id}`],
  variant: (code: string) => ["GET", path`shop/product-variants/${code}`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export interface ItemRequest {
  variantCode: string;
  quantity: number;
  subscriptionInterval: number;
  sourceItemList?: string | undefined;
  upsell?: boolean | undefined;
}

export interface Channel {
  channelCode: string;
  locale: string;
  version: EcommerceVersion;
  coupons: AcceptedCoupons;
}

const writtenOrder = wholeOrNull(orderSchema);

export function cartCalls(send: SendCall, { channelCode, locale, version, coupons }: Channel) {
  const moved = movedCalls[version];
  const whole = withCoupon(coupons);
  const cart = (token: string): Promise<Order> => send(calls.cart(token), orderSchema).then(whole);
  const sendAndRead = orderAfter(send, writtenOrder, cart);
  const after: typeof sendAndRead = (...write) => sendAndRead(...write).then(whole);
  return {
    /** Some versions return a logged-in customer's last filled cart instead of a new one. */
    createCart: (): Promise<{ token: string }> =>
      send(calls.createCart(), cartTokenSchema, { body: { localeCode: locale, channelCode } }),
    cart,
    deleteCart: async (token: string): Promise<void> => {
      await send(calls.deleteCart(token), z.unknown());
    },
    addItem: (token: string, item: ItemRequest): Promise<Order> =>
      after(token, moved.addItem(token), {
        productVariant: iri("product-variants", item.variantCode),
        quantity: item.quantity,
        subscriptionInterval: item.subscriptionInterval,
        sourceItemList: item.sourceItemList,
        upsell: item.upsell,
      }),
    changeItem: (
      token: string,
      id: number,
      change: { quantity?: number; subscriptionInterval: number },
    ): Promise<Order> => after(token, calls.changeItem(token, id), change),
    /** The answer may be empty; load the cart afterwards. */
    removeItem: async (token: string, id: number): Promise<void> => {
      await send(calls.removeItem(token, id), z.unknown());
    },
    applyCoupon: (token: string, couponCode: string): Promise<Order> =>
      after(token, moved.applyCoupon(token), { couponCode }),
    removeCoupon: async (token: string, code: string): Promise<void> => {
      const call = moved.removeCoupon(token, code);
      const body = call[0] === "PUT" ? { body: { couponCode: null } } : {};
      await send(call, z.unknown(), body);
    },
    variant: (code: string): Promise<OrderedVariant> => send(calls.variant(code), orderedVariantSchema),
  };
}
