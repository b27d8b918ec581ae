import * as z from "zod/mini";
import {
  type Authentication,
  type Customer,
  customerSchema,
  parseAuthentication,
} from "../../shared/customer.ts";
import { locale } from "../../shared/i18n/translator.ts";
import { type Order, orderSchema } from "../../shared/order.ts";
import { createHttp, type Fetcher, type HttpCall, UpstreamError } from "./http.ts";

/** Method and path of each call, in one place: later Sylius versions move some of them (spec 7). */
const calls = {
  createCart: () => ["POST", "shop/orders"],
  cart: (token: string) => ["GET", `shop/orders/${token}`],
  deleteCart: (token: string) => ["DELETE", `shop/orders/${token}`],
  addItem: (token: string) => ["PATCH", `shop/orders/${token}/items`],
  changeItem: (token: string, id: number) => ["PATCH", `shop/orders/${token}/items/${id}`],
  removeItem: (token: string, id: number) => ["DELETE", `shop/orders/${token}/items/${id}`],
  refresh: () => ["POST", "shop/authentication-token/refresh"],
  customer: (id: string) => ["GET", `shop/customers/${id}`],
} as const satisfies Record<
  string,
  (...parts: never[]) => readonly ["GET" | "POST" | "PATCH" | "DELETE", string]
>;

export interface ItemRequest {
  variantCode: string;
  quantity: number;
  subscriptionInterval: number;
  sourceItemList?: string | undefined;
}

export interface EcommerceOptions {
  baseURL: string;
  channelCode: string;
  fetcher: Fetcher;
  /** The customer's access token, where there is one. */
  token?: string | undefined;
  /** Called where a call made with the token is answered 401: the session is over (spec 4). */
  onTokenRefused?: () => void;
}

/** The e-commerce API (Sylius 1.10 and the specification's own fields). Every function throws UpstreamError. */
export function createEcommerce({ baseURL, channelCode, fetcher, token, onTokenRefused }: EcommerceOptions) {
  const http = createHttp({
    service: "ecommerce",
    baseURL,
    fetcher,
    query: { channelCode, locale },
    headers: {
      Accept: "application/ld+json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
  });

  return {
    createCart: () => send(calls.createCart(), orderSchema, { localeCode: locale, channelCode }),
    cart: (cart: string): Promise<Order> => send(calls.cart(cart), orderSchema),
    deleteCart: async (cart: string): Promise<void> => {
      await send(calls.deleteCart(cart), z.unknown());
    },
    addItem: (cart: string, item: ItemRequest): Promise<Order> =>
      send(calls.addItem(cart), orderSchema, {
        productVariant: `/api/v2/shop/product-variants/${item.variantCode}`,
        quantity: item.quantity,
        subscriptionInterval: item.subscriptionInterval,
        sourceItemList: item.sourceItemList,
      }),
    /** Quantity and interval, or the interval alone. */
    changeItem: (
      cart: string,
      id: number,
      change: { quantity?: number; subscriptionInterval?: number },
    ): Promise<Order> => send(calls.changeItem(cart, id), orderSchema, change),
    /** The answer may be empty: load the cart after it. */
    removeItem: async (cart: string, id: number): Promise<void> => {
      await send(calls.removeItem(cart, id), z.unknown());
    },
    /** @throws Error "no authentication data in the response" beside UpstreamError */
    refresh: async (refreshToken: string): Promise<Authentication> =>
      parseAuthentication(await send(calls.refresh(), z.looseObject({}), { refresh_token: refreshToken })),
    /** @param iri as the API gave it: it may begin with the API's own prefix */
    customer: async (iri: string): Promise<Customer> => send(calls.customer(customerId(iri)), customerSchema),
  };

  async function send<T>(
    [method, path]: readonly [NonNullable<HttpCall<T>["method"]>, string],
    schema: z.ZodMiniType<T>,
    body?: unknown,
  ): Promise<T> {
    const type = method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
    const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": type };
    return http(path, { method, schema, body, headers }).catch((error: unknown) => {
      if (token && error instanceof UpstreamError && error.status === 401) onTokenRefused?.();
      throw error;
    });
  }
}

export type Ecommerce = ReturnType<typeof createEcommerce>;

/**
 * The number at the end of "/api/v2/shop/customers/1". Nothing else of the reference is used: it comes back in a
 * cookie, and must not lead the token anywhere else.
 */
function customerId(iri: string): string {
  const id = /(?:^|\/)shop\/customers\/([\w-]{1,64})$/.exec(iri)?.[1];
  if (!id) throw new Error("the reference names no customer");
  return id;
}
