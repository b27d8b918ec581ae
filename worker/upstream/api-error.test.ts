import { expect, test } from "vitest";
import { parseApiError, shopperMessage } from "./api-error.ts";

const notBlank = "c1051bb4-d103-4f74-8988-acbcafc7fdc3";

test.each([
  [401, { code: 401, message: "JWT Token not found" }, "JWT Token not found"],
  [
    400,
    { code: 400, message: "Request does not have the following required fields specified: a, b." },
    "Request does not have the following required fields specified: a, b.",
  ],
  [404, { code: 404, message: "Not Found" }, "Not Found"],
  [
    404,
    { "@type": "hydra:Error", "hydra:title": "An error occurred", "hydra:description": "Not Found" },
    "Not Found",
  ],
  [
    400,
    { type: "/errors/400", title: "An error occurred", detail: "Syntax error", status: 400 },
    "Syntax error",
  ],
  [
    403,
    { data: null, error: { status: 403, name: "ForbiddenError", message: "Forbidden", details: {} } },
    "Forbidden",
  ],
])("an error %i says its message in whichever shape the server has", (status, body, message) => {
  expect(parseApiError(status, body)).toEqual({ status, message, violations: [] });
});

test("the message is hydra:description, else description, else detail, else message", () => {
  const body = { message: "d", detail: "c", description: "b", "hydra:description": "a" };
  expect(parseApiError(400, body).message).toBe("a");
  expect(parseApiError(400, { ...body, "hydra:description": " " }).message).toBe("b");
  expect(parseApiError(400, { ...body, "hydra:description": null, description: {} }).message).toBe("c");
  expect(parseApiError(400, { message: "d", detail: ["c"] }).message).toBe("d");
});

test("violations of both kinds of servers are read alike", () => {
  const violations = [
    { propertyPath: "couponCode", message: "Coupon code is invalid.", code: null },
    { propertyPath: "shippingAddress.city", message: "Too short.", code: notBlank },
    { propertyPath: "items[0].quantity", message: "Too many." },
    { propertyPath: "[email]", message: "Taken." },
    { propertyPath: "", message: "Not now." },
  ];
  const read = [
    { path: "couponCode", message: "Coupon code is invalid.", code: null },
    { path: "shippingAddress.city", message: "Too short.", code: notBlank },
    { path: "items.0.quantity", message: "Too many.", code: null },
    { path: "email", message: "Taken.", code: null },
    { path: "", message: "Not now.", code: null },
  ];
  const hydra = { "@type": "ConstraintViolationList", "hydra:description": "couponCode: …", violations };
  expect(parseApiError(422, hydra)).toEqual({ status: 422, message: "couponCode: …", violations: read });
  const problem = {
    type: "/validation_errors/1",
    title: "An error occurred",
    detail: "couponCode: …",
    violations,
  };
  expect(parseApiError(422, problem)).toEqual({ status: 422, message: "couponCode: …", violations: read });
});

test("what is no violation among them is passed over", () => {
  const violations = [null, "no", [], {}, { propertyPath: 3, message: 4, code: 5 }, { message: "Yes." }];
  expect(parseApiError(422, { violations }).violations).toEqual([{ path: "", message: "Yes.", code: null }]);
  expect(parseApiError(422, { violations: { 0: {} } }).violations).toEqual([]);
});

test.each([
  undefined,
  null,
  "",
  "<html><h1>502 Bad Gateway</h1></html>",
  42,
  true,
  [],
  [{ message: "no" }],
  {},
])("%j is a problem without words", (body) => {
  expect(parseApiError(502, body)).toEqual({ status: 502, message: undefined, violations: [] });
});

test("a shopper reads the violations without the names of their properties, else the description", () => {
  const list = {
    "hydra:description": "quantity: Il n'en reste que 3.\nquantity: Il n'en reste que 3.",
    violations: [
      { propertyPath: "quantity", message: "Il n'en reste que 3.", code: null },
      { propertyPath: "quantity", message: "Il n'en reste que 3.", code: null },
    ],
  };
  expect(shopperMessage(parseApiError(422, list))).toBe("Il n'en reste que 3.");
  expect(shopperMessage(parseApiError(404, { "hydra:description": "Ce code n’est pas connu." }))).toBe(
    "Ce code n’est pas connu.",
  );
  expect(shopperMessage(parseApiError(500, null))).toBeUndefined();
});
