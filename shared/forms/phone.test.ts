import { expect, test } from "vitest";
import {
  callingCodeOf,
  countryOfPhone,
  extensionOf,
  phoneCountries,
  phoneExample,
  prefixAfter,
  readablePhone,
  readPhone,
} from "./phone.ts";

test.each(phoneCountries)("the example of a mobile number of %s is one", async (country) => {
  const number = await readPhone(phoneExample(country) ?? "", country, true);
  expect(number).toMatch(/^\+\d{9,14}$/);
  expect(readablePhone(number ?? "").replaceAll("\u00a0", "")).toBe(number);
});

test.each([
  ["+33612345678", "+33 6 12 34 56 78"],
  ["+32470123456", "+32 470 12 34 56"],
  ["+352621123456", "+352 621 12 34 56"],
  ["+441632960001", "+441632960001"],
])("%s is shown as %s", (number, shown) => {
  expect(readablePhone(number).replaceAll("\u00a0", " ")).toBe(shown);
});

test.each([
  ["", "FR", "FR", "BE", "BE"],
  [" ", "DE", "FR", "BE", "BE"],
  ["0470 12 34 56", "FR", "FR", "BE", "BE"],
  ["0151 23456789", "DE", "FR", "BE", "DE"],
  ["", "FR", "FR", "ES", "FR"],
])(
  "beside %j the prefix %s, the address moved from %s to %s, is %s",
  (number, prefix, before, after, then) => {
    expect(prefixAfter({ number, prefix }, { before, after, offered: phoneCountries })).toBe(then);
  },
);

test.each([
  ["Guadeloupe", "0690 12 34 56", "+590690123456"],
  ["Guyane", "0694 12 34 56", "+594694123456"],
  ["Martinique", "0696 12 34 56", "+596696123456"],
  ["Réunion", "0692 12 34 56", "+262692123456"],
  ["Mayotte", "0639 01 02 03", "+262639010203"],
  ["Réunion, in international format", "+262 692 12 34 56", "+262692123456"],
  ["Paris", "06 12 34 56 78", "+33612345678"],
])("a mobile of %s counts as French", async (_, text, stored) => {
  expect(await readPhone(text, "FR", true)).toBe(stored);
  expect(countryOfPhone(stored)).toBe("FR");
});

test.each([
  ["Réunion", "0262 41 12 34", "+262262411234"],
  ["Guadeloupe", "0590 82 12 34", "+590590821234"],
  ["Guyane", "0594 30 12 34", "+594594301234"],
  ["Martinique", "0596 60 12 34", "+596596601234"],
  ["Mayotte", "0269 61 12 34", "+262269611234"],
  ["Martinique in pairs", "05 96 60 12 34", "+596596601234"],
  ["Réunion in pairs", "02 62 41 12 34", "+262262411234"],
  ["no place", "09 72 30 10 10", "+33972301010"],
  ["no price", "0800 10 10 10", "+33800101010"],
  ["Lyon", "04 72 00 00 00", "+33472000000"],
])("a landline of %s keeps its own prefix", async (_, text, stored) => {
  expect(await readPhone(text, "FR")).toBe(stored);
});

test.each([
  ["CH", "079 123 45 67", "+41791234567"],
  ["ES", "612 34 56 78", "+34612345678"],
  ["MC", "06 12 34 56 78", "+377612345678"],
  ["GB", "07400 123456", "+447400123456"],
  ["GP", "06 12 34 56 78", "+33612345678"],
])("a mobile of %s, which an address list may offer", async (country, text, stored) => {
  expect(await readPhone(text, country, true)).toBe(stored);
});

test.each([
  ["FR", "04 72 00 00 00"],
  ["FR", "+41 79 123 45 67"],
  ["XX", "06 12 34 56 78"],
])("no mobile of %s: %s", async (country, text) => {
  expect(await readPhone(text, country, true)).toBeUndefined();
});

test("a stored number names its country by the longest prefix", () => {
  expect([countryOfPhone("+4232301234"), countryOfPhone("+42212345"), callingCodeOf("CH")]).toEqual([
    "LI",
    undefined,
    "41",
  ]);
});

test.each([
  ["01 23 45 67 89 poste 12", "poste 12"],
  ["01.23.45.67.89 (Poste 12)", "Poste 12"],
  ["01 23 45 67 89, poste: 12", "poste: 12"],
  ["01 23 45 67 89 ext. 12", "ext. 12"],
  ["01 23 45 67 89 x12", "x12"],
  ["01 23 45 67 89 #12", "#12"],
  ["01 23 45 67 89 int. 12", "int. 12"],
  ["+33 1 23 45 67 89;ext=12", "ext=12"],
])("%s ends with an extension, which is not dropped in silence", async (text, extension) => {
  expect(extensionOf(text)).toBe(extension);
  expect(await readPhone(text, "FR")).toBeUndefined();
});

test.each(["01 23 45 67 89", "Poste : 01 23 45 67 89", "+33 1 23 45 67 89"])("%s has none", (text) =>
  expect(extensionOf(text)).toBeUndefined(),
);
