import { describe, expect, test } from "vitest";
import { answerIn } from "./dialect-answers.ts";
import { readCall } from "./dialects.ts";

const orders = "/ecommerce/api/v2/shop/orders";

describe("a call that moved", () => {
  test.each([
    ["1.10", "PATCH", "/abc/items", "spoken"],
    ["1.10", "POST", "/abc/items", { allowed: ["PATCH"] }],
    ["1.12", "PATCH", "/abc/items", { allowed: ["POST"] }],
    ["2.0", "POST", "/abc/items", "spoken"],
    ["1.12", "PATCH", "/abc/apply-coupon", "unknown"],
    ["1.12", "DELETE", "/abc/coupon/BIENVENUE", "unknown"],
    ["2.0", "PATCH", "/abc/address", "unknown"],
    ["2.0", "PATCH", "/abc/items/3", "spoken"],
    ["2.0", "PUT", "/abc", "spoken"],
  ] as const)("in %s: %s %s", (dialect, method, path, reading) => {
    expect(readCall(dialect, { method, path: orders + path })).toEqual(reading);
  });
});

const json = (body: unknown, status = 200) => ({ status, contentType: "application/ld+json", body });

describe("an answer", () => {
  test("to a removal has no body from 1.12 on", () => {
    expect(answerIn("1.10", "DELETE", json({}))).toEqual(json({}));
    expect(answerIn("1.12", "DELETE", json({}))).toMatchObject({ status: 204, body: undefined });
  });

  test("to an addition is 201 from 1.12 on", () => {
    expect(answerIn("1.12", "POST", json({ "@type": "Order" })).status).toBe(201);
    expect(answerIn("1.12", "POST", json({ token: "a" })).status).toBe(200);
  });

  test("in 2.0 names variants, leaves nulls out and writes dates without a zone", () => {
    const order = {
      "@type": "Order",
      number: null,
      checkoutCompletedAt: "2026-11-01T12:30:05.123Z",
      serviceTotal: 0,
      items: [
        {
          "@type": "OrderItem",
          variant: { "@id": "/api/v2/shop/product-variants/11000101", code: "11000101" },
          subscriptionInterval: 31,
        },
      ],
    };
    expect(answerIn("2.0", "GET", json(order)).body).toEqual({
      "@type": "Order",
      checkoutCompletedAt: "2026-11-01 12:30:05",
      serviceTotal: 0,
      items: [
        {
          "@type": "OrderItem",
          variant: "/api/v2/shop/product-variants/11000101",
          subscriptionInterval: 31,
        },
      ],
    });
    expect(answerIn("1.12", "GET", json(order)).body).toBe(order);
  });

  test("in 2.0 has collections without prefixes", () => {
    const collection = {
      "@type": "hydra:Collection",
      "hydra:member": [],
      "hydra:totalItems": 0,
      "hydra:view": { "@type": "hydra:PartialCollectionView", "hydra:next": "/api/v2/shop/orders?page=2" },
    };
    expect(answerIn("2.0", "GET", json(collection)).body).toEqual({
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
    expect(answerIn("2.0", "PUT", json(refused, 422))).toEqual({
      status: 422,
      contentType: "application/problem+json",
      body: {
        type: "/validation_errors",
        title: "Une erreur est survenue",
        detail: "couponCode: Non.",
        status: 422,
        violations: [{ propertyPath: "couponCode", message: "Non." }],
      },
    });
    const missing = { code: 400, message: "Request does not have …" };
    expect(answerIn("2.0", "PUT", json(missing, 400)).body).toMatchObject({
      type: "/errors/400",
      status: 400,
    });
    const login = { code: 401, message: "JWT Token not found" };
    expect(answerIn("2.0", "GET", json(login, 401))).toEqual(json(login, 401));
  });
});
