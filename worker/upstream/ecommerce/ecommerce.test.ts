import { expect, test, vi } from "vitest";
import type { PostalAddress } from "../../../shared/address/address.ts";
import type { EcommerceVersion } from "../../env.ts";
import { UpstreamError } from "../http.ts";
import { createEcommerce, type EcommerceOptions } from "./ecommerce.ts";

const order = { tokenValue: "abc", state: "cart", items: [] };

function api(
  answer: unknown = order,
  {
    status = 200,
    ...options
  }: { status?: number } & Pick<Partial<EcommerceOptions>, "token" | "version" | "locale" | "log"> = {},
) {
  const sent: { method: string; url: URL; headers: Headers; body: unknown }[] = [];
  const fetcher = vi.fn(async (request: Request) => {
    const text = await request.text();
    const { method, url, headers } = request;
    sent.push({ method, url: new URL(url), headers, body: text ? JSON.parse(text) : undefined });
    return answer === null ? new Response(null, { status }) : Response.json(answer, { status });
  });
  const ecommerce = createEcommerce({
    baseURL: "https://shop.example/api/v2",
    channelCode: "museau_fr",
    fetcher,
    ...options,
  });
  return { ecommerce, sent };
}

const lyon: PostalAddress = {
  company: null,
  firstName: "Camille",
  lastName: "Durand",
  countryCode: "FR",
  provinceCode: null,
  provinceName: null,
  street: "12 rue des Lilas",
  street2: null,
  city: "Lyon",
  postcode: "69002",
  phoneNumber: null,
  phoneNumber2: null,
  deliveryInstructions: null,
};

const cart = { token: "abc", coupon: null };

const item = { variantCode: "12345678", quantity: 2, subscriptionInterval: 31 };

test("every call names channel and locale and asks for linked data (spec 7)", async () => {
  const { ecommerce, sent } = api();
  await ecommerce.createCart();
  await ecommerce.cart("abc");
  await ecommerce.addItem("abc", item);
  await ecommerce.changeItem("abc", 5, { quantity: 3, subscriptionInterval: 0 });
  await ecommerce.removeItem("abc", 5);
  await ecommerce.applyCoupon("abc", "BIENVENUE");
  await ecommerce.removeCoupon("abc", "BIENVENUE");
  await ecommerce.deleteCart("abc");
  await ecommerce.customer("1");
  await ecommerce.refresh("r").catch(() => {});
  expect(sent).toHaveLength(10);
  for (const { url, headers } of sent) {
    expect(url.searchParams.get("channelCode")).toBe("museau_fr");
    expect(url.searchParams.get("locale")).toBe("fr-FR");
    expect(headers.get("accept")).toBe("application/ld+json");
  }
});

async function callsOf(version?: EcommerceVersion) {
  const { ecommerce, sent } = api(order, version ? { version } : {});
  await ecommerce.createCart();
  await ecommerce.cart("abc");
  await ecommerce.addItem("abc", item);
  await ecommerce.changeItem("abc", 5, { subscriptionInterval: 62 });
  await ecommerce.removeItem("abc", 5);
  await ecommerce.applyCoupon("abc", "BIENVENUE");
  await ecommerce.removeCoupon("abc", "BIENVENUE");
  await ecommerce.addressOrder(cart, { billingAddress: lyon });
  await ecommerce.deleteCart("abc");
  await ecommerce.refresh("r").catch(() => {});
  return sent.map(({ method, url }) => `${method} ${url.pathname}`);
}

test.each([undefined, "1.10"] as const)(
  "each call has the method and path of the specification (spec 7), unless told otherwise: version %s",
  async (version) => {
    expect(await callsOf(version)).toEqual([
      "POST /api/v2/shop/orders",
      "GET /api/v2/shop/orders/abc",
      "PATCH /api/v2/shop/orders/abc/items",
      "PATCH /api/v2/shop/orders/abc/items/5",
      "DELETE /api/v2/shop/orders/abc/items/5",
      "PATCH /api/v2/shop/orders/abc/apply-coupon",
      "DELETE /api/v2/shop/orders/abc/coupon/BIENVENUE",
      "PATCH /api/v2/shop/orders/abc/address",
      "DELETE /api/v2/shop/orders/abc",
      "POST /api/v2/shop/authentication-token/refresh",
    ]);
  },
);

test("later versions add an item by POST and hold coupon and addresses as properties of the order", async () => {
  expect(await callsOf("1.11")).toEqual([
    "POST /api/v2/shop/orders",
    "GET /api/v2/shop/orders/abc",
    "POST /api/v2/shop/orders/abc/items",
    "PATCH /api/v2/shop/orders/abc/items/5",
    "DELETE /api/v2/shop/orders/abc/items/5",
    "PUT /api/v2/shop/orders/abc",
    "PUT /api/v2/shop/orders/abc",
    "PUT /api/v2/shop/orders/abc",
    "DELETE /api/v2/shop/orders/abc",
    "POST /api/v2/shop/authentication-token/refresh",
  ]);
});

test("a coupon is sent in the body; in the address of its removal it is one escaped step", async () => {
  const { ecommerce, sent } = api();
  await ecommerce.applyCoupon("abc", "-10% / été");
  await ecommerce.removeCoupon("abc", "-10% / été?x#y");
  expect(sent[0]?.body).toEqual({ couponCode: "-10% / été" });
  expect(sent[0]?.headers.get("content-type")).toBe("application/merge-patch+json");
  expect(sent[1]?.url.pathname).toBe("/api/v2/shop/orders/abc/coupon/-10%25%20%2F%20%C3%A9t%C3%A9%3Fx%23y");
  expect(sent[1]?.body).toBeUndefined();
});

test("later versions are told the coupon as linked data, and its removal as null", async () => {
  const { ecommerce, sent } = api(order, { version: "1.11" });
  await ecommerce.applyCoupon("abc", "BIENVENUE");
  await ecommerce.removeCoupon("abc", "BIENVENUE");
  await ecommerce.addItem("abc", item);
  expect(sent.map(({ headers, body }) => [headers.get("content-type"), body])).toEqual([
    ["application/ld+json", { couponCode: "BIENVENUE" }],
    ["application/ld+json", { couponCode: null }],
    [
      "application/ld+json",
      {
        productVariant: "/api/v2/shop/product-variants/12345678",
        quantity: 2,
        subscriptionInterval: 31,
      },
    ],
  ]);
});

test("a PATCH is a merge patch, a POST linked data, a call without body has no type (spec 7)", async () => {
  const { ecommerce, sent } = api();
  await ecommerce.createCart();
  await ecommerce.addItem("abc", item);
  await ecommerce.changeItem("abc", 5, { quantity: 3, subscriptionInterval: 0 });
  await ecommerce.cart("abc");
  expect(sent.map(({ headers }) => headers.get("content-type"))).toEqual([
    "application/ld+json",
    "application/merge-patch+json",
    "application/merge-patch+json",
    null,
  ]);
});

test("a new cart names its locale and channel; an added item its variant as an API path (spec 7)", async () => {
  const { ecommerce, sent } = api();
  await ecommerce.createCart();
  await ecommerce.addItem("abc", { ...item, sourceItemList: "home", upsell: true });
  expect(sent.map(({ body }) => body)).toEqual([
    { localeCode: "fr-FR", channelCode: "museau_fr" },
    {
      productVariant: "/api/v2/shop/product-variants/12345678",
      quantity: 2,
      subscriptionInterval: 31,
      sourceItemList: "home",
      upsell: true,
    },
  ]);
});

test("a change sends what changes and nothing else: the interval alone stays alone (spec 7)", async () => {
  const { ecommerce, sent } = api();
  await ecommerce.changeItem("abc", 5, { subscriptionInterval: 62 });
  await ecommerce.changeItem("abc", 5, { quantity: 3, subscriptionInterval: 0 });
  expect(sent.map(({ body }) => body)).toEqual([
    { subscriptionInterval: 62 },
    { quantity: 3, subscriptionInterval: 0 },
  ]);
});

test("a customer's token is the bearer of the call; a visitor carries none (spec 7)", async () => {
  const customer = api(order, { token: "jwt" });
  const visitor = api();
  await customer.ecommerce.cart("abc");
  await visitor.ecommerce.cart("abc");
  expect(customer.sent[0]?.headers.get("authorization")).toBe("Bearer jwt");
  expect(visitor.sent[0]?.headers.has("authorization")).toBe(false);
});

test("an order is assigned to its customer by a reference with the API's prefix", async () => {
  const { ecommerce, sent } = api(order);
  await ecommerce.assignCustomer(cart, "1").catch(() => {});
  expect(sent[0]?.body).toEqual({ customer: "/api/v2/shop/customers/1" });
});

test.each([
  ["nothing, 204", null, 204],
  ["an empty object", {}, 200],
  ["the order", order, 200],
])("the removal of a line or a coupon may answer %s", async (_, answer, status) => {
  const { ecommerce } = api(answer, { status });
  await expect(ecommerce.removeItem("abc", 5)).resolves.toBeUndefined();
  await expect(ecommerce.removeCoupon("abc", "BIENVENUE")).resolves.toBeUndefined();
});

test("a coupon that is refused is told at its field, whatever the shape of the refusal", async () => {
  const violations = [{ propertyPath: "couponCode", message: "Ce code a expiré.", code: null }];
  for (const body of [
    { "@type": "ConstraintViolationList", "hydra:description": "couponCode: Ce code a expiré.", violations },
    { type: "/validation_errors", title: "Erreur", detail: "couponCode: Ce code a expiré.", violations },
  ]) {
    const { ecommerce } = api(body, { status: 422 });
    await expect(ecommerce.applyCoupon("abc", "ETE2025")).rejects.toMatchObject({
      refused: true,
      problem: {
        message: "couponCode: Ce code a expiré.",
        violations: [{ path: "couponCode", message: "Ce code a expiré.", code: null }],
      },
    });
  }
});

test.each([
  ["an object with its code", { code: "12345678", product: "/api/v2/shop/products/SKU-1" }, "SKU-1"],
  ["an IRI whose last segment is the code", "/api/v2/shop/product-variants/12345678", undefined],
])("the variant of a line may be %s", async (_, variant, product) => {
  const { ecommerce } = api({ ...order, items: [{ id: 1, variant, quantity: 1 }] });
  const { items } = await ecommerce.cart("abc");
  expect(items?.[0]?.variant).toEqual({ code: "12345678", product });
});

test("keys of an order that are missing or null both mean none", async () => {
  const bare = await api({ tokenValue: "abc", state: "cart" }).ecommerce.cart("abc");
  const nulls = await api({
    tokenValue: "abc",
    state: "cart",
    items: null,
    total: null,
    customer: null,
  }).ecommerce.cart("abc");
  expect(bare.items).toEqual([]);
  expect(nulls.items).toEqual([]);
  expect([bare.total ?? null, nulls.total ?? null]).toEqual([null, null]);
});

test("money that is not whole minor units is unknown, and logged", async () => {
  const log = { warn: vi.fn() };
  const { ecommerce } = api({ ...order, total: 12.5, itemsTotal: 1200 }, { log });
  expect(await ecommerce.cart("abc")).toMatchObject({ total: null, subtotal: 1200 });
  expect(log.warn).toHaveBeenCalledWith("member left out", expect.objectContaining({ key: "total" }));
});

test.each([
  ["hydra", 422, { "@type": "hydra:Error", "hydra:description": "Stock insuffisant" }],
  ["code and message", 400, { code: 401, message: "Stock insuffisant" }],
  ["problem+json", 422, { title: "Bad", detail: "Stock insuffisant" }],
])("a refusal in the shape %s is told in the server's words", async (_, status, body) => {
  const { ecommerce } = api(body, { status });
  const error = await ecommerce.addItem("abc", item).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UpstreamError);
  expect(error).toMatchObject({ status, refused: true, problem: { message: "Stock insuffisant" } });
});

const authentication = {
  token: "jwt",
  refresh_token: "next",
  customer: "/api/v2/shop/customers/1",
  user: { "@id": "/api/v2/shop/shop-users/1", verified: true },
};

test("a refresh sends its token and answers the next ones (spec 7)", async () => {
  const { ecommerce, sent } = api(authentication);
  expect(await ecommerce.refresh("old")).toMatchObject({ token: "jwt", refreshToken: "next" });
  expect(sent[0]?.body).toEqual({ refresh_token: "old" });
});

test.each(["customer", "user", "token", "refresh_token"] as const)(
  "an authentication answer without %s is 'no authentication data in the response' (spec 5)",
  async (missing) => {
    const { [missing]: _, ...answer } = authentication;
    await expect(api(answer).ecommerce.refresh("old")).rejects.toThrow(
      "no authentication data in the response",
    );
  },
);
