import { describe, expect, test } from "vitest";
import { answerIn } from "./dialect-answers.ts";
import { readCall } from "./dialects.ts";

const shop = "/ecommerce/api/v2/shop";

describe("a call that moved", () => {
  test.each([
    ["specification", "PATCH", "/orders/abc/items", "spoken"],
    ["1.10", "PATCH", "/orders/abc/items", "spoken"],
    ["1.10", "POST", "/orders/abc/items", { allowed: ["PATCH"] }],
    ["1.11", "PATCH", "/orders/abc/items", { allowed: ["POST"] }],
    ["2.0", "POST", "/orders/abc/items", "spoken"],
    ["1.11", "PATCH", "/orders/abc/apply-coupon", "unknown"],
    ["1.12", "DELETE", "/orders/abc/coupon/BIENVENUE", "unknown"],
    ["2.0", "PATCH", "/orders/abc/address", "unknown"],
    ["2.0", "PATCH", "/orders/abc/items/3", "spoken"],
    ["2.0", "PUT", "/orders/abc", "spoken"],
    ["1.11", "GET", "/orders/abc/shipments/3/methods", "spoken"],
    ["1.12", "GET", "/orders/abc/shipments/3/methods", "unknown"],
    ["1.12", "GET", "/payment-methods", "spoken"],
    ["2.0", "GET", "/payment-methods", "unknown"],
    ["2.0", "GET", "/shipping-methods/colissimo", "spoken"],
    ["1.13", "GET", "/shipments/8", "spoken"],
    ["1.13", "GET", "/orders/abc/shipments/8", { allowed: ["PATCH"] }],
    ["2.0", "GET", "/shipments/8", "unknown"],
    ["2.0", "GET", "/orders/abc/shipments/8", "spoken"],
    ["1.13", "PATCH", "/orders/abc/shipments/8", "spoken"],
    ["1.12", "POST", "/authentication-token", "spoken"],
    ["1.12", "POST", "/customers/token", "unknown"],
    ["1.13", "POST", "/customers/token", "spoken"],
    ["1.13", "POST", "/authentication-token", "unknown"],
    ["2.0", "POST", "/authentication-token/refresh", "spoken"],
    ["2.0", "PATCH", "/reset-password-requests/abc", "unknown"],
    ["2.0", "PATCH", "/customers/verify/abc", "spoken"],
  ] as const)("in %s: %s %s", (dialect, method, path, reading) => {
    expect(readCall(dialect, { method, path: shop + path })).toEqual(reading);
  });
});

const json = (body: unknown, status = 200) => ({ status, contentType: "application/ld+json", body });
const order = (method = "GET", path = "") => ({ method, path: `${shop}/orders/abc${path}` });
const iri = (path: string) => `/api/v2/shop/${path}`;

const placed = {
  "@type": "Order",
  "@id": iri("orders/abc"),
  id: 1,
  tokenValue: "abc",
  number: null,
  state: "new",
  checkoutState: "completed",
  checkoutCompletedAt: "2026-11-01T12:30:05.123Z",
  customer: iri("customers/2"),
  freeProducts: [],
  payments: [{ "@type": "Payment", "@id": iri("payments/7"), id: 7, method: iri("payment-methods/card") }],
  shipments: [
    { "@type": "Shipment", "@id": iri("shipments/8"), id: 8, method: iri("shipping-methods/colissimo") },
  ],
  items: [
    {
      "@type": "OrderItem",
      variant: { "@type": "ProductVariant", "@id": iri("product-variants/11000101"), code: "11000101" },
      variantName: "2 kg",
      subscriptionInterval: 31,
    },
  ],
};

describe("an answer", () => {
  test("of the specification is left as it is", () => {
    expect(answerIn("specification", order(), json(placed))).toEqual(json(placed));
  });

  test("in 1.10 embeds methods without code, and has no state of orders, no name of countries", () => {
    const { body } = answerIn("1.10", order(), json(placed));
    expect(body).toMatchObject({
      payments: [{ id: 7, method: { "@id": iri("payment-methods/card"), name: "Carte bancaire" } }],
      shipments: [{ id: 8, method: { translations: { fr_FR: { name: "Colissimo à domicile" } } } }],
      items: [{ variant: { "@id": iri("product-variants/11000101") } }],
    });
    expect(JSON.stringify(body)).not.toMatch(/"(code|state)":/);
    const country = { "@type": "Country", "@id": iri("countries/FR"), code: "FR", name: "France" };
    expect(
      answerIn("1.10", { method: "GET", path: `${shop}/countries` }, json(country)).body,
    ).not.toHaveProperty("name");
  });

  test.each([
    ["1.10", { method: "POST", path: `${shop}/orders` }],
    ["1.11", { method: "POST", path: `${shop}/orders` }],
    ["1.10", order("PATCH", "/items/3")],
    ["1.10", order("PATCH", "/apply-coupon")],
    ["1.10", order("PUT")],
  ] as const)("in %s to %o is an order in short", (dialect, call) => {
    expect(answerIn(dialect, call, json(placed)).body).toEqual(
      expect.not.objectContaining({ items: expect.anything() }),
    );
  });

  test("in 1.11 has empty lists and objects as PHP writes them, and variants by name alone", () => {
    expect(answerIn("1.11", order(), json(placed)).body).toMatchObject({
      freeProducts: {},
      payments: [{ details: [] }],
      items: [{ variant: iri("product-variants/11000101"), variantName: null }],
    });
  });

  test("says nothing of where a parcel is from 1.12 on", () => {
    const shipment = { "@type": "Shipment", id: 8 };
    const sent = { ...shipment, state: "shipped", shippedAt: "2026-11-02", tracking: { code: "6A1" } };
    const shipmentsIn = (dialect: "1.11" | "1.12") =>
      answerIn(dialect, order(), json({ ...placed, shipments: [sent] })).body;
    expect(shipmentsIn("1.11")).toMatchObject({ shipments: [sent] });
    expect(shipmentsIn("1.12")).toEqual(expect.objectContaining({ shipments: [shipment] }));
  });

  test("in 1.11 keeps what is known of a payment", () => {
    const details = { bankCode: "51", bankMessage: "Refus" };
    const failed = { ...placed, payments: [{ "@type": "Payment", id: 7, details }] };
    expect(answerIn("1.11", order(), json(failed)).body).toMatchObject({ payments: [{ details }] });
  });

  test("to a payment again names no payment by its number, up to 1.14", () => {
    const call = { method: "PATCH", path: `${shop}/account/orders/abc/payments/7` };
    const paymentsIn = (dialect: "1.13" | "2.0") => answerIn(dialect, call, json(placed)).body;
    expect(paymentsIn("1.13")).toMatchObject({ payments: [expect.not.objectContaining({ id: 7 })] });
    expect(paymentsIn("2.0")).toMatchObject({ payments: [{ id: 7 }] });
  });

  test("to a new address has no id", () => {
    const call = { method: "POST", path: `${shop}/addresses` };
    expect(answerIn("1.12", call, json({ "@type": "Address", id: 4, city: "Lyon" }, 201)).body).toEqual({
      "@type": "Address",
      city: "Lyon",
    });
  });

  test("to a removal has no body from 1.11 on", () => {
    expect(answerIn("1.10", order("DELETE", "/items/3"), json({}))).toEqual(json({}));
    expect(answerIn("1.11", order("DELETE", "/items/3"), json({}))).toMatchObject({
      status: 204,
      body: undefined,
    });
  });

  test("to an addition is 201 from 1.11 on, and 500 where the cart is dead", () => {
    expect(answerIn("1.11", order("POST", "/items"), json(placed)).status).toBe(201);
    expect(answerIn("1.11", order("POST", "/items"), json({ "@type": "hydra:Error" }, 404)).status).toBe(500);
    expect(answerIn("1.11", order(), json({ "@type": "hydra:Error" }, 404)).status).toBe(404);
  });

  test("in 2.0 leaves nulls out, writes dates without a zone and embeds the customer", () => {
    const { body } = answerIn("2.0", order(), json(placed));
    expect(body).toMatchObject({
      state: "new",
      checkoutCompletedAt: "2026-11-01 12:30:05",
      customer: { "@id": iri("customers/2") },
      items: [{ variant: iri("product-variants/11000101"), subscriptionInterval: 31 }],
    });
    expect(JSON.stringify(body)).not.toContain("null");
  });

  test("in 2.0 has collections without prefixes", () => {
    const collection = {
      "@type": "hydra:Collection",
      "hydra:member": [],
      "hydra:totalItems": 0,
      "hydra:view": { "@type": "hydra:PartialCollectionView", "hydra:next": "/api/v2/shop/orders?page=2" },
    };
    expect(answerIn("2.0", order(), json(collection)).body).toEqual({
      "@type": "Collection",
      member: [],
      totalItems: 0,
      view: { "@type": "PartialCollectionView", next: "/api/v2/shop/orders?page=2" },
    });
  });

  test("in 2.0 has errors as problem+json, except for a refused login", () => {
    const violations = [{ propertyPath: "couponCode", message: "Non.", code: null }];
    const refused = {
      "@type": "ConstraintViolationList",
      "hydra:description": "couponCode: Non.",
      violations,
    };
    expect(answerIn("2.0", order("PUT"), json(refused, 422))).toEqual({
      status: 422,
      contentType: "application/problem+json",
      body: {
        type: "/validation_errors",
        title: "An error occurred",
        detail: "couponCode: Non.",
        violations: [{ propertyPath: "couponCode", message: "Non." }],
      },
    });
    const missing = { code: 400, message: "Request does not have …" };
    expect(answerIn("2.0", order("PUT"), json(missing, 400)).body).toMatchObject({
      type: "/errors/400",
      status: 400,
    });
    const login = { code: 401, message: "JWT Token not found" };
    expect(answerIn("2.0", order(), json(login, 401))).toEqual(json(login, 401));
  });
});
