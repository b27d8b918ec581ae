import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type AddressField, addressFieldNames } from "../address/address.ts";
import { addressRules } from "../address/address-form.ts";
import { mendedDraft, parseForm, visibleValues } from "./form-rules.ts";
import { smartFormRules } from "./form-schema.ts";
import type { FieldKind, SmartField } from "./smart-form.ts";

const copied = (text: string) =>
  `\u202a\u2066${text.slice(0, 1)}\u200b\u00ad\u200d${text.slice(1)}\u2069\u202c\ufeff`;

const typed: Record<FieldKind, { field?: Partial<SmartField>; inputs: Record<string, string> }[]> = {
  text: [
    { inputs: { field: "Rex" } },
    { field: { type: "email" }, inputs: { field: "nadia@exemple.fr" } },
    { field: { type: "url" }, inputs: { field: "https://exemple.fr/chien" } },
    { field: { isPersonName: true }, inputs: { field: "Nadia" } },
  ],
  hidden: [{ inputs: { field: "abc" } }],
  password: [{ inputs: { field: "motdepasse" } }],
  textarea: [{ inputs: { field: "Bonjour,\nmerci." } }],
  number: [{ inputs: { field: "12,5" } }],
  date: [{ inputs: { field: "2026-01-31" } }],
  phone: [{ inputs: { field: "06 12 34 56 78", field_country: "FR" } }],
  birthday: [
    { inputs: { field: "2020-01-31", field_mode: "date" } },
    { field: { age: true }, inputs: { field_mode: "age", field_years: "2", field_months: "6" } },
  ],
  ...{ file: [], checkbox: [], choices: [], "toggle-boxes": [], "toggle-buttons": [], title: [] },
};

test.each(
  Object.entries(typed).flatMap(([kind, cases]) => cases.map((one) => ({ kind: kind as FieldKind, ...one }))),
)("invisible characters do not matter in a field of kind $kind, $field", async ({ kind, field, inputs }) => {
  const rules = smartFormRules({
    name: "typed",
    fields: [{ name: "field", kind, label: "Champ", required: true, ...field }],
  });
  const plain = await parseForm(rules, inputs);
  const seen = { ...inputs };
  for (const [name, text] of Object.entries(inputs)) if (!name.endsWith("_mode")) seen[name] = copied(text);
  expect(plain.errors).toBeUndefined();
  expect(await parseForm(rules, seen)).toEqual(plain);
  if (kind === "password") return;
  const data = new FormData();
  for (const [name, text] of Object.entries(seen)) data.set(name, text);
  expect(JSON.stringify(mendedDraft(rules, data))).not.toMatch(/[\u200b\u202a\u202c\u2066\u2069\ufeff]/);
});

test("nor in any field of an address", async () => {
  const known: Partial<Record<AddressField, string>> = {
    firstName: "Nadia",
    lastName: "Bernard",
    countryCode: "FR",
    street: "12 rue de la Paix",
    street2: "Bât. C",
    postcode: "69002",
    city: "Lyon",
    phoneNumber: "06 12 34 56 78",
    company: "Chats et Cie",
    phoneNumber2: "04 72 00 00 00",
    deliveryInstructions: "Code 12",
    alias: "Maison",
  };
  const address = Object.fromEntries(addressFieldNames.map((name) => [name, known[name] ?? "Autre"]));
  const rules = addressRules(["FR"]);
  const plain = await parseForm(rules, address);
  expect(plain.errors).toBeUndefined();
  const seen = Object.fromEntries(Object.entries(address).map(([name, text]) => [name, copied(text)]));
  expect(await parseForm(rules, seen)).toEqual(plain);
});

describe("every text of a form is read without invisible characters", () => {
  test("whatever its schema and its depth; files stay", async () => {
    const file = new File(["a"], "a.txt");
    const schema = z.record(z.string(), z.unknown());
    const { values } = await parseForm(
      { schema },
      { a: copied("un"), b: [copied("deux")], c: { d: copied("trois") }, file },
    );
    expect(values).toEqual({ a: "un", b: ["deux"], c: { d: "trois" }, file });
  });

  test.each(["👩‍⚕️ et 👨‍👩‍👧", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "👍🏽", "🇫🇷"])("%s stays whole in free text", (emoji) => {
    expect(visibleValues({ message: `Merci ${emoji}\u200b` })).toEqual({ message: `Merci ${emoji}` });
  });
});
