import { env } from "cloudflare:workers";

export interface OrderAnswer {
  tokenValue: string;
  items: {
    id: number;
    variant: { code: string; inStock: boolean };
    quantity: number;
    unitPrice: number;
    originalUnitPrice: number;
    subscriptionInterval: number;
  }[];
  freeProducts: { productName: string; variantName: string; quantity: number }[];
  promotionCoupon: { code: string } | null;
  itemsTotal: number;
  orderPromotionTotal: number;
  shippingTotal: number;
  serviceTotal: number;
  taxTotal: number;
  total: number;
  checkoutState: string;
}

export interface Refusal {
  violations: { propertyPath: string; message: string }[];
}

export interface ApiAnswer<T> {
  status: number;
  headers: Headers;
  body: T;
}

export async function askApi<T = OrderAnswer>(
  method: string,
  path: string,
  body?: unknown,
  { channelCode = "museau_fr", token }: { channelCode?: string; token?: string } = {},
): Promise<ApiAnswer<T>> {
  const type = method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
  const answer = await (env.SANDBOX as Fetcher).fetch(
    `http://sandbox/ecommerce/api/v2/shop/${path}${path.includes("?") ? "&" : "?"}channelCode=${channelCode}&locale=fr-FR`,
    {
      method,
      headers: {
        Accept: "application/ld+json",
        ...(body === undefined ? {} : { "Content-Type": type }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    },
  );
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : undefined };
}

export const variantIri = (code: string) => `/api/v2/shop/product-variants/${code}`;

export interface CartLine {
  code: string;
  quantity?: number;
  interval?: number;
}

export async function cartWith(lines: readonly CartLine[], channelCode = "museau_fr") {
  const created = await askApi("POST", "orders", { localeCode: "fr-FR", channelCode });
  const cart = created.body.tokenValue;
  let order = created.body;
  for (const line of lines) order = (await addTo(cart, line)).body;
  return { cart, order };
}

export function addTo(cart: string, { code, quantity = 1, interval = 0 }: CartLine) {
  const line = { productVariant: variantIri(code), quantity, subscriptionInterval: interval };
  return askApi("PATCH", `orders/${cart}/items`, line);
}

export function refusedAt({ status, body }: ApiAnswer<Refusal>): string {
  const [{ propertyPath = "", message = "" } = {}] = body.violations;
  return `${status} ${propertyPath}: ${message.replace(/[\u00a0\u202f]/g, " ")}`;
}
