import fc from "fast-check";
import { expect, test } from "vitest";
import { registrationForm, resetForm } from "../../shared/account/sign-in/account-forms.ts";
import { addressRules } from "../../shared/address/address-form.ts";
import { addressPairRules, orderAddresses } from "../../shared/address/address-pair.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import { assertProperty } from "../../tests/rigs/property.ts";
import { parseApiError, type Violation } from "../upstream/api-error.ts";
import { fieldErrors } from "./field-errors.ts";

const blank = "c1051bb4-d103-4f74-8988-acbcafc7fdc3";
const tooShort = "9ff3fdc4-b214-49db-8718-39c315e33d45";
const tooLong = "d94b19cc-114f-4f44-9cc4-4138e80a87b9";
const notInRange = "04b91c99-a946-4221-afc5-e65ebac401eb";
const invalidEmail = "bd79c0ab-ddba-46cc-a703-a7a4b08de310";

const address = addressRules(["FR"]);
const funnel = addressPairRules(orderAddresses, { book: [], countries: ["FR"] });
const registration = smartFormRules(registrationForm(new Date("2026-11-22")));

const plain = { name: "plain", fields: ["firstName"] };

const errorsOf = (form: typeof address | typeof funnel | typeof registration, ...violations: Violation[]) =>
  fieldErrors({ status: 422, message: "city: …", violations }, form);

test("a field's error has the text of its form, field and code", () => {
  expect(errorsOf(address, { path: "city", message: "Blank.", code: blank })).toEqual({
    fields: { city: "Indiquez la ville." },
    form: [],
  });
});

test("the address of an order has the texts of any address", () => {
  expect(errorsOf(funnel, { path: "shippingAddress.city", message: "Blank.", code: blank }).fields).toEqual({
    "shippingAddress.city": "Indiquez la ville.",
  });
});

test("else the generic text of the code, with the bound that the service names", () => {
  const violation = { path: "firstName", message: "At least 2 characters.", code: tooShort };
  expect(errorsOf(address, violation).fields).toEqual({
    firstName: "Trop court\u00a0: 2\u00a0caractères au minimum.",
  });
  expect(errorsOf(registration, { ...violation, message: "first_name.min" }).fields).toEqual({
    firstName: "Vérifiez cette réponse.",
  });
});

test.each([
  [tooLong, "Trop long\u00a0: 255\u00a0caractères au maximum."],
  [tooShort, "Trop court\u00a0: 2\u00a0caractères au minimum."],
  [notInRange, "Indiquez une valeur entre 2 et 255."],
])("of two bounds the one that %s is about is told", (code, text) => {
  const violation = { path: "firstName", message: "Entre 2 et 255.", code };
  expect(fieldErrors({ status: 422, message: "", violations: [violation] }, plain).fields.firstName).toBe(
    text,
  );
});

test("a range whose bounds are not named is told without them", () => {
  const violation = { path: "firstName", message: "Out of range.", code: notInRange };
  expect(fieldErrors({ status: 422, message: "", violations: [violation] }, plain).fields.firstName).toBe(
    "Vérifiez cette réponse.",
  );
});

test.each([
  ["shippingAddress.city", address, "city"],
  ["customer.email", registration, "email"],
  ["user.plainPassword", registration, "password"],
  ["plainPassword", smartFormRules(resetForm), "newPassword"],
])("%s reaches its field", (path, form, field) => {
  expect(Object.keys(errorsOf(form, { path, message: "…", code: blank }).fields)).toEqual([field]);
});

test.each(["This email is already used.", "Cet e-mail est déjà utilisé.", "sylius.user.email.unique"])(
  "an e-mail that is taken is told without a code: %s",
  (message) => {
    expect(errorsOf(registration, { path: "email", message, code: null }).fields.email).toMatch(
      /^Un compte existe déjà avec cette adresse e-\u2060mail/,
    );
  },
);

test("passwords that differ are told without a code", () => {
  const message = "Les mots de passe saisis ne correspondent pas";
  const errors = errorsOf(smartFormRules(resetForm), { path: "newPassword", message, code: null });
  expect(errors.fields).toEqual({ newPassword: "Saisissez deux fois le même mot de passe." });
});

test("nothing is shown in the service's own words: an unknown code is an invalid value", () => {
  expect(errorsOf(address, { path: "city", message: "Too odd.", code: "0-0" }).fields).toEqual({
    city: "Vérifiez cette réponse.",
  });
});

test("an unknown code is said in the service's words if they are French, at its field or on the form", () => {
  const message = "Le transporteur ne livre pas dans cette ville.";
  expect(errorsOf(address, { path: "city", message, code: "0-0" })).toEqual({
    fields: { city: message },
    form: [],
  });
  expect(errorsOf(address, { path: "capacity", message, code: null })).toEqual({
    fields: {},
    form: [message],
  });
  expect(errorsOf(address, { path: "city", message, code: blank }).fields.city).toBe("Indiquez la ville.");
});

test("what has no field is one sentence on the form, which says what to do", () => {
  const { fields, form } = errorsOf(
    address,
    { path: "", message: "Not now.", code: null },
    { path: "capacity", message: "Too big.", code: blank },
  );
  expect([fields, form]).toEqual([{}, [expect.stringMatching(/réessayez.*service client/)]]);
  expect(fieldErrors({ status: 404, message: "Not Found", violations: [] }, address).form).toEqual(form);
});

test("several faults of one field are all told, each once", () => {
  const said = { path: "email", message: "…", code: blank };
  const errors = errorsOf(registration, said, { ...said, code: invalidEmail }, said);
  expect(errors.fields.email).toMatch(
    /^Ce champ est obligatoire. Cette adresse e-\u2060mail n’est pas valide[^.]*\.[^.]*\.fr$/,
  );
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
  assertProperty(
    fc.property(body, (value) => {
      const problem = parseApiError(422, value);
      expect(["string", "undefined"]).toContain(typeof problem.message);
      const errors = fieldErrors(problem, { name: "address", fields: ["city", "__proto__"] });
      for (const text of [...Object.values(errors.fields), ...errors.form]) expect(text).toBeTruthy();
    }),
  );
});
