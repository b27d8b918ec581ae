import fc from "fast-check";
import { expect, test } from "vitest";
import { parseApiError } from "../upstream/api-error.ts";
import { fieldErrors } from "./field-errors.ts";

const notBlank = "c1051bb4-d103-4f74-8988-acbcafc7fdc3";
const unknownCode = "9ff3fdc4-b214-49db-8718-39c315e33d45";

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
