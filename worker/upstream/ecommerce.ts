import * as z from "zod/mini";
import {
  type Authentication,
  type Customer,
  customerSchema,
  parseAuthentication,
} from "../../shared/customer.ts";
import { locale } from "../../shared/i18n/translator.ts";
import { type Order, type OrderedVariant, orderSchema, variantSchema } from "../../shared/order.ts";
import { createHttp, type Fetcher, type HttpCall, UpstreamError } from "./http.ts";

/**
 * The ways this API is spoken: the specification's own (Sylius 1.10), and that of Sylius 1.11 and later, where an item
 * is added by POST and the coupon is a property of the order.
 */
export const ecommerceVersions = ["1.10", "1.11"] as const;
export type EcommerceVersion = (typeof ecommerceVersions)[number];

type Method = NonNullable<HttpCall<unknown>["method"]>;
type Call = readonly [method: Method, path: string, body?: unknown];

/** Method and path of each call, in one place: later Sylius versions move some of them (spec 7). */
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
  refresh: () => ["POST", "shop/authentication-token/refresh"],
  customer: (id: string) => ["GET", `shop/customers/${id}`],
  contact: () => ["POST", "shop/contact-requests"],
  subscribeToNewsletter: () => ["POST", "shop/newsletter-subscriptions"],
} as const satisfies Record<string, (...parts: never[]) => Call>;

/** What later versions moved. */
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
  /** The list it was chosen from. */
  sourceItemList?: string | undefined;
  /** Proposed beside what the shopper was buying. */
  upsell?: boolean | undefined;
}

/** What a visitor writes to customer service (spec 3, contact request). */
export interface ContactRequest {
  orderId: string | null;
  productName: string | null;
  message: string;
  email: string;
  /** `content` in base64: every call of this API is linked data, files too. `type` is what the content says it is. */
  file: { name: string; type: string; content: string } | null;
}

/** Milliseconds: a file of some megabytes goes along with a message. */
const contactDeadline = 20_000;

export interface EcommerceOptions {
  baseURL: string;
  channelCode: string;
  version?: EcommerceVersion;
  fetcher: Fetcher;
  /** The customer's access token, where there is one. */
  token?: string | undefined;
  /** Called where a call made with the token is answered 401: the session is over (spec 4). */
  onTokenRefused?: () => void;
}

/** The e-commerce API (Sylius 1.10 and the specification's own fields). Every function throws UpstreamError. */
export function createEcommerce({
  baseURL,
  channelCode,
  version = "1.10",
  fetcher,
  token,
  onTokenRefused,
}: EcommerceOptions) {
  const spoken = version === "1.10" ? calls : callsSince111;
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
      send(spoken.addItem(cart), orderSchema, {
        productVariant: `/api/v2/shop/product-variants/${item.variantCode}`,
        quantity: item.quantity,
        subscriptionInterval: item.subscriptionInterval,
        sourceItemList: item.sourceItemList,
        upsell: item.upsell,
      }),
    /** Quantity and interval, or the interval alone. */
    changeItem: (
      cart: string,
      id: number,
      change: { quantity?: number; subscriptionInterval: number },
    ): Promise<Order> => send(calls.changeItem(cart, id), orderSchema, change),
    /** The answer may be empty: load the cart after it. */
    removeItem: async (cart: string, id: number): Promise<void> => {
      await send(calls.removeItem(cart, id), z.unknown());
    },
    applyCoupon: (cart: string, code: string): Promise<Order> =>
      send(spoken.applyCoupon(cart, code), orderSchema),
    /** The answer may be empty: load the cart after it. */
    removeCoupon: async (cart: string, code: string): Promise<void> => {
      await send(spoken.removeCoupon(cart, code), z.unknown());
    },
    /** Product and stock of a variant, for servers whose orders give no more than a reference to it. */
    variant: (code: string): Promise<OrderedVariant> => send(calls.variant(code), variantSchema),
    /** @throws Error "no authentication data in the response" beside UpstreamError */
    refresh: async (refreshToken: string): Promise<Authentication> =>
      parseAuthentication(await send(calls.refresh(), z.looseObject({}), { refresh_token: refreshToken })),
    /** @param iri as the API gave it: it may begin with the API's own prefix */
    customer: async (iri: string): Promise<Customer> => send(calls.customer(customerId(iri)), customerSchema),
    contact: async (request: ContactRequest): Promise<void> => {
      await send(calls.contact(), z.unknown(), request, contactDeadline);
    },
    subscribeToNewsletter: async (email: string): Promise<void> => {
      await send(calls.subscribeToNewsletter(), z.unknown(), { email });
    },
  };

  async function send<T>(
    [method, path, ownBody]: Call,
    schema: z.ZodMiniType<T>,
    body: unknown = ownBody,
    deadline?: number,
  ): Promise<T> {
    const type = method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
    const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": type };
    const limit = deadline === undefined ? {} : { deadline };
    return http(path, { method, schema, body, headers, ...limit }).catch((error: unknown) => {
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
