import { expect, test, vi } from "vitest";
import type { PostalAddress } from "../../../shared/address/address.ts";
import type { EcommerceVersion } from "../../env.ts";
import { UpstreamError } from "../upstream-error.ts";
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

test("every call names channel and locale and asks for linked data", async () => {
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

test.each(["1.10", "1.11", "1.12", "1.13", "2.0"] as const)(
  "no part of an address leads to another call: %s",
  async (version) => {
    const { ecommerce: calls, sent } = api(order, { version });
    for (const part of ["../../admin/x", "..", "..\\admin", "a/../admin", "a?admin", "a#admin"]) {
      const hostile = { token: part, coupon: part };
      await Promise.allSettled([
        calls.cart(part),
        calls.deleteCart(part),
        calls.addItem(part, item),
        calls.changeItem(part, 5, { subscriptionInterval: 0 }),
        calls.removeItem(part, 5),
        calls.applyCoupon(part, "BIENVENUE"),
        calls.removeCoupon("abc", part),
        calls.variant(part),
        calls.order(part),
        calls.assignCustomer(hostile, "1"),
        calls.addressOrder(hostile, { billingAddress: lyon }),
        calls.carriers(part, 3),
        calls.chooseCarrier(part, 3, { carrier: "colissimo" }),
        calls.carrier(part),
        calls.pickupPoint(part),
        calls.paymentMethods(part, 4),
        calls.choosePayment(part, 4, "card"),
        calls.placeOrder(part),
        calls.paymentMethod(part),
        calls.beginPayment(part, { payment: 4, method: "card", returnTo: "https://shop.example/" }),
        calls.pendingPayment(part, { hash: part, isBelowOrder: false }),
        calls.payAgain(part, 4, "card"),
        calls.invoice(part),
        calls.shipment(part, 8),
        calls.customer(part),
        calls.chooseFavourite(part, 1),
        calls.changeCustomer(part, {}),
        calls.changePassword(part, { currentPassword: "", newPassword: "" }),
        calls.exportData(part),
        calls.requestDeletion(part),
        calls.verifyEmail(part),
      ]);
    }
    expect(sent.length).toBeGreaterThan(60);
    const strayed = sent.filter(
      ({ url: { pathname, searchParams, hash } }) =>
        !pathname.startsWith("/api/v2/shop/") ||
        pathname.split("/").includes("admin") ||
        searchParams.has("admin") ||
        hash,
    );
    expect(strayed.map(({ url }) => url.href)).toEqual([]);
  },
);

async function callsOf(version?: EcommerceVersion) {
  const { ecommerce, sent } = api(order, version ? { version } : {});
  await ecommerce.createCart();
  await ecommerce.addItem("abc", item);
  await ecommerce.changeItem("abc", 5, { subscriptionInterval: 62 });
  await ecommerce.removeItem("abc", 5);
  await ecommerce.applyCoupon("abc", "BIENVENUE");
  await ecommerce.removeCoupon("abc", "BIENVENUE");
  await ecommerce.addressOrder(cart, { billingAddress: lyon });
  await ecommerce.deleteCart("abc");
  await ecommerce.carriers("abc", 3).catch(() => {});
  await ecommerce.paymentMethods("abc", 4).catch(() => {});
  await ecommerce.logIn({ email: "", password: "" }).catch(() => {});
  await ecommerce.refresh("r").catch(() => {});
  await ecommerce.askForReset("").catch(() => {});
  await ecommerce.resetPassword("x", { newPassword: "", confirmNewPassword: "" }).catch(() => {});
  await ecommerce.verifyEmail("x").catch(() => {});
  return sent.map(({ method, url: { pathname, searchParams } }) => {
    searchParams.delete("channelCode");
    searchParams.delete("locale");
    return `${method} ${pathname.replace("/api/v2/shop/", "")} ${searchParams}`.trim();
  });
}

const specified = [
  "POST orders",
  "PATCH orders/abc/items",
  "PATCH orders/abc/items/5",
  "DELETE orders/abc/items/5",
  "PATCH orders/abc/apply-coupon",
  "DELETE orders/abc/coupon/BIENVENUE",
  "PATCH orders/abc/address",
  "DELETE orders/abc",
  "GET orders/abc/shipments/3/methods",
  "GET orders/abc/payments/4/methods",
  "POST authentication-token",
  "POST authentication-token/refresh",
  "POST reset-password-requests",
  "PATCH reset-password-requests/x",
  "PATCH account-verification-requests/x",
];

const since111: Record<string, string> = {
  "PATCH orders/abc/items": "POST orders/abc/items",
  "PATCH orders/abc/apply-coupon": "PUT orders/abc",
  "DELETE orders/abc/coupon/BIENVENUE": "PUT orders/abc",
  "PATCH orders/abc/address": "PUT orders/abc",
};
const methodsByQuery: Record<string, string> = {
  "GET orders/abc/shipments/3/methods": "GET shipping-methods shipmentId=3&tokenValue=abc",
  "GET orders/abc/payments/4/methods": "GET payment-methods paymentId=4&tokenValue=abc",
};
const since113: Record<string, string> = {
  "POST authentication-token": "POST customers/token",
  "POST reset-password-requests": "POST customers/reset-password",
  "PATCH reset-password-requests/x": "PATCH customers/reset-password/x",
  "PATCH account-verification-requests/x": "PATCH customers/verify/x",
};

test.each([
  [undefined, {}],
  ["1.10", {}],
  ["1.11", since111],
  ["1.12", { ...since111, ...methodsByQuery }],
  ["1.13", { ...since111, ...methodsByQuery, ...since113 }],
  ["2.0", { ...since111, ...since113 }],
] as const)(
  "each call has the method and path of the specification, or of the version told: %s",
  async (version, moved: Record<string, string>) => {
    expect(await callsOf(version)).toEqual(specified.map((call) => moved[call] ?? call));
  },
);

test("the channel's own locale is in every query, a new cart and a reset mail, and with a hyphen in the header", async () => {
  const { ecommerce, sent } = api(order, { locale: "fr_FR", version: "1.13" });
  await ecommerce.createCart();
  await ecommerce.askForReset("nina@exemple.fr").catch(() => {});
  for (const { url, headers } of sent) {
    expect(url.searchParams.get("locale")).toBe("fr_FR");
    expect(headers.get("accept-language")).toBe("fr-FR");
  }
  expect(sent.map(({ body }) => body)).toEqual([
    { localeCode: "fr_FR", channelCode: "museau_fr" },
    { email: "nina@exemple.fr", localeCode: "fr_FR" },
  ]);
});

const withCoupon = { token: "abc", coupon: "BIENVENUE" };

test.each(["1.11", "1.12", "1.13", "2.0"] as const)(
  "from 1.11 on every PUT of an order sends the coupon along, as it would be taken off: %s",
  async (version) => {
    const { ecommerce, sent } = api(order, { version });
    await ecommerce.assignCustomer(withCoupon, "1");
    await ecommerce.addressOrder(withCoupon, { billingAddress: lyon });
    expect(sent.map(({ body }) => body)).toMatchObject([
      { customer: "/api/v2/shop/customers/1", couponCode: "BIENVENUE" },
      { billingAddress: lyon, couponCode: "BIENVENUE" },
    ]);
  },
);

test("version 1.10 is told the customer alone", async () => {
  const { ecommerce, sent } = api(order, { version: "1.10" });
  await ecommerce.assignCustomer(withCoupon, "1");
  expect(sent[0]?.body).toEqual({ customer: "/api/v2/shop/customers/1" });
});

test("a coupon that has expired meanwhile keeps no order from its address: it is given up", async () => {
  const bodies: unknown[] = [];
  const ecommerce = createEcommerce({
    baseURL: "https://shop.example/api/v2",
    channelCode: "museau_fr",
    version: "1.11",
    fetcher: async (request) => {
      const body = await request.json<{ couponCode: string | null }>();
      bodies.push(body);
      const violations = [{ propertyPath: "couponCode", message: "Coupon code is invalid.", code: null }];
      return body.couponCode ? Response.json({ violations }, { status: 422 }) : Response.json(order);
    },
  });
  await ecommerce.addressOrder(withCoupon, { billingAddress: lyon });
  expect(bodies).toMatchObject([{ couponCode: "BIENVENUE" }, { couponCode: null, billingAddress: lyon }]);
});

test.each([
  [null, 204],
  [{}, 200],
  [[], 200],
  ["Created", 200],
  [{ total: "dix" }, 201],
] as const)("an answer that nobody reads is not parsed: %j", async (answer, status) => {
  const { ecommerce } = api(answer, { status });
  const entry = { ...lyon, alias: null };
  await ecommerce.addAddress(entry);
  await ecommerce.changeAddress(1, entry);
  await ecommerce.chooseFavourite("1", 1);
});

const person = {
  email: "",
  password: "",
  firstName: "",
  lastName: "",
  gender: null,
  birthday: null,
  subscribedToNewsletter: false,
};
const message = { orderId: null, productName: null, message: "", email: "", file: null };

const unreadableWrites = {
  registration: [201, 204, ({ register }) => register(person)],
  newsletter: [204, 204, ({ subscribeToNewsletter }) => subscribeToNewsletter("")],
  contact: [202, 202, ({ contact }) => contact(message)],
  deletion: [202, 202, ({ requestDeletion }) => requestDeletion("1")],
  "reset mail": [202, 204, ({ askForReset }) => askForReset("")],
  "confirmed e-mail": [202, 204, ({ verifyEmail }) => verifyEmail("x")],
  "back in stock": [204, 202, ({ notifyOfStock }) => notifyOfStock("12345678", "")],
} satisfies Record<
  string,
  [number, number, (ecommerce: ReturnType<typeof createEcommerce>) => Promise<void>]
>;

test.each(Object.entries(unreadableWrites))(
  "the status of the contract alone proves what cannot be read: %s",
  async (_, [status, other, write]) => {
    for (const proof of [status, other]) {
      await write(api(proof === 201 ? {} : null, { status: proof }).ecommerce);
    }
    for (const body of [null, {}, order]) {
      const doubtful = { status: 502, isDoubtful: true, mayStillRun: true };
      await expect(write(api(body, { status: 200 }).ecommerce)).rejects.toMatchObject(doubtful);
    }
  },
);

test("a write that does not answer the whole order is followed by a read, and so is paying again", async () => {
  const calls: string[] = [];
  const whole = { ...order, payments: [{ id: 8, method: "/api/v2/shop/payment-methods/card" }] };
  const ecommerce = createEcommerce({
    baseURL: "https://shop.example/api/v2",
    channelCode: "museau_fr",
    fetcher: async ({ method }) => {
      calls.push(method);
      if (method === "GET") return Response.json(whole);
      const short = { tokenValue: "abc", payments: [{ method: { name: "Carte" } }] };
      return method === "PATCH" ? Response.json(short) : new Response(null, { status: 204 });
    },
  });
  expect(await ecommerce.assignCustomer(cart, "1")).toMatchObject({ payments: [{ id: 8 }] });
  expect((await ecommerce.changeItem("abc", 1, { subscriptionInterval: 0 })).items).toEqual([]);
  expect(await ecommerce.choosePayment("abc", 7, "card")).toMatchObject({ payments: [{ id: 8 }] });
  expect(await ecommerce.payAgain("abc", 7, "card")).toMatchObject({ payments: [{ id: 8 }] });
  expect(calls).toEqual(["PUT", "GET", "PATCH", "GET", "PATCH", "GET", "PATCH", "GET"]);
});

test.each([503, 404, 500])(
  "a failed read (%i) after a write is doubtful: the write was done",
  async (status) => {
    const warn = vi.fn();
    const ecommerce = createEcommerce({
      baseURL: "https://shop.example/api/v2",
      channelCode: "museau_fr",
      log: { error: vi.fn(), warn },
      fetcher: async ({ method }) =>
        method === "GET"
          ? new Response(null, { status })
          : Response.json({ tokenValue: 7, items: [], payments: [] }),
    });
    const doubtful = { isDoubtful: true, refused: false };
    await expect(ecommerce.changeItem("abc", 1, { subscriptionInterval: 0 })).rejects.toMatchObject(doubtful);
    await expect(ecommerce.payAgain("abc", 7, "card")).rejects.toMatchObject(doubtful);
    expect(warn).toHaveBeenCalledWith("member left out", expect.objectContaining({ key: "order" }));
  },
);

test("a session that ends between a write and its read is told as such", async () => {
  const ecommerce = createEcommerce({
    baseURL: "https://shop.example/api/v2",
    channelCode: "museau_fr",
    fetcher: async ({ method }) => new Response(null, { status: method === "GET" ? 401 : 204 }),
  });
  await expect(ecommerce.placeOrder("abc")).rejects.toMatchObject({ status: 401 });
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

test("a PATCH is a merge patch, a POST linked data, a call without body has no type", async () => {
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

test("a new cart names its locale and channel; an added item its variant as an API path", async () => {
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

test("a change sends what changes and nothing else: the interval alone stays alone", async () => {
  const { ecommerce, sent } = api();
  await ecommerce.changeItem("abc", 5, { subscriptionInterval: 62 });
  await ecommerce.changeItem("abc", 5, { quantity: 3, subscriptionInterval: 0 });
  expect(sent.map(({ body }) => body)).toEqual([
    { subscriptionInterval: 62 },
    { quantity: 3, subscriptionInterval: 0 },
  ]);
});

test("a customer's token is the bearer of the call; a visitor carries none", async () => {
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
  const log = { error: vi.fn(), warn: vi.fn() };
  const { ecommerce } = api({ ...order, total: 12.5, itemsTotal: 1200 }, { log });
  expect(await ecommerce.cart("abc")).toMatchObject({ total: null, itemsTotal: 1200 });
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

test("a refresh sends its token and answers the next ones", async () => {
  const { ecommerce, sent } = api(authentication);
  expect(await ecommerce.refresh("old")).toMatchObject({ token: "jwt", refreshToken: "next" });
  expect(sent[0]?.body).toEqual({ refresh_token: "old" });
});

test.each(["customer", "token", "refresh_token"] as const)(
  "a refresh without %s is no success",
  async (missing) => {
    const { [missing]: _, ...answer } = authentication;
    await expect(api(answer).ecommerce.refresh("old")).rejects.toThrow(
      /^no (authentication data|refresh token) in the response$/,
    );
  },
);
