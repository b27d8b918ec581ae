import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldErrors, parseApiError, shopperMessage } from "./api-error.ts";

const notBlank = "c1051bb4-d103-4f74-8988-acbcafc7fdc3";
const unknownCode = "9ff3fdc4-b214-49db-8718-39c315e33d45";

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

test("no body makes the parser or the form fail", () => {
  const body = fc.oneof(
    fc.anything(),
    fc.record(
      {
        "hydra:description": fc.anything(),
        message: fc.anything(),
        violations: fc.oneof(
          fc.anything(),
          fc.array(fc.record({ propertyPath: fc.anything(), message: fc.anything(), code: fc.anything() })),
        ),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(body, (value) => {
      const problem = parseApiError(422, value);
      expect(["string", "undefined"]).toContain(typeof problem.message);
      const errors = fieldErrors(
        problem,
        { name: "address", fields: ["city", "__proto__"] },
        () => undefined,
      );
      for (const text of [...Object.values(errors.fields), ...errors.form]) expect(text).toBeTruthy();
    }),
  );
});

const texts: Record<string, string> = {
  [`forms.address.city.errors.${notBlank}`]: "Indiquez la ville.",
  [`forms.errors.${notBlank}`]: "Ce champ est obligatoire.",
  "sylius.email.unique": "Cette adresse e-mail est déjà connue.",
};
const find = (key: string) => texts[key];
const address = { name: "address", fields: ["city", "street", "email"] };

function errorsOf(...violations: { path: string; message: string; code: string | null }[]) {
  return fieldErrors({ status: 422, message: "city: …", violations }, address, find);
}

test("a field's error has the text of its form, field and code (spec 5, form schema errors)", () => {
  expect(errorsOf({ path: "city", message: "Blank.", code: notBlank })).toEqual({
    fields: { city: "Indiquez la ville." },
    form: [],
  });
});

test("else the text of the code, else the server's own message, translated where it is a key", () => {
  expect(
    errorsOf(
      { path: "street", message: "Blank.", code: notBlank },
      { path: "city", message: "Too odd.", code: unknownCode },
      { path: "email", message: "sylius.email.unique", code: null },
    ).fields,
  ).toEqual({
    street: "Ce champ est obligatoire.",
    city: "Too odd.",
    email: "Cette adresse e-mail est déjà connue.",
  });
});

test("a path may lead to its field through the object that holds it", () => {
  const violation = { path: "shippingAddress.city", message: "Too short.", code: null };
  expect(errorsOf(violation).fields).toEqual({ city: "Too short." });
  const twoAddresses = { name: "funnel", fields: ["city", "shippingAddress.city"] };
  const problem = { status: 422, message: undefined, violations: [violation] };
  expect(fieldErrors(problem, twoAddresses, find).fields).toEqual({ "shippingAddress.city": "Too short." });
});

test("an error of no field belongs to the form", () => {
  expect(
    errorsOf(
      { path: "", message: "Not now.", code: null },
      { path: "capacity", message: "Too big.", code: null },
      { path: "province", message: "Blank.", code: notBlank },
    ),
  ).toEqual({ fields: {}, form: ["Not now.", "Too big.", "Ce champ est obligatoire."] });
});

test("several faults of one field are all told, each once", () => {
  expect(
    errorsOf(
      { path: "city", message: "Too short.", code: null },
      { path: "city", message: "Too odd.", code: null },
      { path: "city", message: "Too short.", code: null },
    ).fields,
  ).toEqual({ city: "Too short. Too odd." });
});

test("without violations the message of the problem stands on the form", () => {
  const problem = { status: 404, message: "Not Found", violations: [] };
  expect(fieldErrors(problem, address, find)).toEqual({ fields: {}, form: ["Not Found"] });
  expect(fieldErrors({ ...problem, message: "sylius.email.unique" }, address, find).form).toEqual([
    "Cette adresse e-mail est déjà connue.",
  ]);
  expect(fieldErrors({ ...problem, message: undefined }, address, find)).toEqual({ fields: {}, form: [] });
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
  expect(shopperMessage(parseApiError(404, { "hydra:description": "Introuvable" }))).toBe("Introuvable");
  expect(shopperMessage(parseApiError(500, null))).toBeUndefined();
});
