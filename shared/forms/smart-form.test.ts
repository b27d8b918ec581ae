import { describe, expect, test } from "vitest";
import { smartFormSchema } from "./form-schema.ts";
import { smartFormDraft } from "./form-values.ts";
import { inputValues } from "./input-values.ts";
import type { FieldKind, SmartField, SmartForm } from "./smart-form.ts";
import { formTexts } from "./texts.ts";

const today = new Date("2026-11-21T12:00:00Z");

type More = Partial<SmartField>;

const formOf = (...fields: SmartField[]): SmartForm => ({ name: "essai", fields });

const field = (kind: FieldKind, more: More = {}): SmartField => ({ name: "x", kind, label: "X", ...more });

function dataOf(entries: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

async function verified(
  form: ReturnType<typeof formOf>,
  entries: readonly (readonly [string, string | File])[],
): Promise<unknown> {
  const parsed = await smartFormSchema(form, { today }).safeParseAsync(inputValues(dataOf(entries)));
  if (parsed.success) return parsed.data;
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join("."), message.replaceAll("\u00a0", " ")]),
  );
}

const one = (kind: FieldKind, more: More, value?: string) =>
  verified(formOf(field(kind, more)), value === undefined ? [] : [["x", value]]);

describe("a definition", () => {
  test("sends a value under the path that its name is", async () => {
    const form = formOf(field("text", { name: "address.city" }), field("text", { name: "address.street" }));
    expect(
      await verified(form, [
        ["address.city", "Lyon"],
        ["address.street", ""],
      ]),
    ).toEqual({
      address: { city: "Lyon", street: null },
    });
  });

  test("a title holds no value", async () => {
    expect(await verified(formOf(field("title")), [["x", "1"]])).toEqual({});
  });
});

describe("the generic messages", () => {
  test.each<[FieldKind, More, string | undefined, unknown]>([
    ["text", { required: true }, "  ", "Ce champ est obligatoire."],
    ["text", { minLength: 3 }, "ab", "Trop court : 3 caractères au minimum (2 pour l’instant)."],
    ["text", { maxLength: 1 }, "ab", "Trop long : 1 caractère au maximum (2 pour l’instant)."],
    [
      "text",
      { type: "email" },
      "nadia@",
      "Cette adresse e-\u2060mail n’est pas valide. Exemple : nadia@exemple.fr",
    ],
    [
      "text",
      { type: "email" },
      "élo@exemple.fr",
      "Une adresse e-\u2060mail s’écrit sans accent avant le « @ ».",
    ],
    ["number", { min: 1 }, "0,5", "Trop petit : 1 au minimum."],
    ["number", { max: 13 }, "14", "Trop grand : 13 au maximum."],
    ["number", {}, "1e3", "Écrivez un nombre en chiffres, par exemple 6,4."],
    ["number", {}, "4 5", "Écrivez un nombre en chiffres, par exemple 6,4."],
    ["date", { min: "today" }, "2026-11-20", "Trop tôt : pas avant le 21 novembre 2026."],
    ["date", { max: "2026-11-01" }, "2026-11-02", "Trop tard : pas après le 1er novembre 2026."],
    ["date", {}, "2026-02-30", "Cette date n’existe pas. Vérifiez-la."],
    ["date", {}, "1985", "Écrivez le jour, le mois et l’année, par exemple 04/03/2015."],
    [
      "choices",
      { choices: [{ value: "a", label: "A", disabled: true }] },
      "a",
      "Choisissez l’une des réponses proposées.",
    ],
    ["checkbox", { required: true }, undefined, "Cochez cette case pour continuer."],
    ["password", {}, "1234", "Trop court : 5 caractères au minimum (4 pour l’instant)."],
    ["phone", {}, "06 12", formTexts.forms.phone.error],
  ])("%s %j with %j: %s", async (component, more, value, message) => {
    expect(await one(component, more, value)).toEqual({ x: message });
  });

  test("give way to those of the definition, which may be keys", async () => {
    const say = (required: string) => one("text", { required: true, errors: { required } });
    expect(await say("Dites-nous tout.")).toEqual({ x: "Dites-nous tout." });
    expect(await say("forms.errors.accept")).toEqual({ x: "Cochez cette case pour continuer." });
  });

  test("give way to those of the form's own texts", async () => {
    const form = formOf(field("text", { required: true }));
    const find = (key: string) => (key === "forms.essai.x.errors.required" ? "Il nous le faut." : undefined);
    const parsed = await smartFormSchema(form, { find }).safeParseAsync({ x: "" });
    expect(parsed.error?.issues[0]?.message).toBe("Il nous le faut.");
  });
});

describe("what is good is sent", () => {
  test.each<[FieldKind, More, string | undefined, unknown]>([
    ["text", {}, " Nadia ", "Nadia"],
    ["text", {}, "", null],
    ["textarea", {}, "a\r\nb", "a\nb"],
    ["password", {}, " garde ses espaces ", " garde ses espaces "],
    ["number", {}, "4,5", 4.5],
    ["number", {}, "6,4 kg", 6.4],
    ["number", {}, "6.4 kilos", 6.4],
    ["number", {}, "12 500", 12_500],
    ["number", { type: "weight" }, "12 500 g", 12.5],
    ["date", {}, "2020-02-29", "2020-02-29T00:00:00.000Z"],
    ["date", {}, "29/02/2020", "2020-02-29T00:00:00.000Z"],
    ["date", {}, "29 février 2020", "2020-02-29T00:00:00.000Z"],
    ["checkbox", {}, "on", true],
    ["checkbox", {}, undefined, false],
    ["choices", { choices: [{ value: "a", label: "A" }] }, "a", "a"],
    ["toggle-buttons", { choices: [{ value: "a", label: "A" }] }, "", null],
    ["hidden", {}, "7", "7"],
    ["file", {}, undefined, null],
  ])("%s %j with %j: %j", async (component, more, value, sent) => {
    expect(await one(component, more, value)).toEqual({ x: sent });
  });

  test("several choices, between their least and their most", async () => {
    const choices = ["a", "b", "c"].map((value) => ({ value, label: value }));
    const form = formOf(field("toggle-boxes", { type: "checkbox", choices, required: true, max: 2 }));
    const chosen = (...values: string[]) =>
      verified(
        form,
        values.map((value) => ["x", value] as const),
      );
    expect(await chosen("a", "c")).toEqual({ x: ["a", "c"] });
    expect(await chosen()).toEqual({ x: "Choisissez au moins une réponse." });
    expect(await chosen("a", "b", "c")).toEqual({ x: "Choisissez au plus 2 réponses." });
    expect(await chosen("z")).toEqual({ x: "Choisissez l’une des réponses proposées." });
  });
});

describe("one line holds no end of line", () => {
  test.each([
    "nadia@exemple.fr\r\nBcc: tous@exemple.fr",
    "nadia@exemple.fr%0A\nx",
    "a\u0000@b.fr",
    "a b@c.fr",
    "a@b",
    "a@b..fr",
    "a@b.fr <c@d.fr>",
  ])("%j is no e-mail", async (email) => {
    expect(await one("text", { type: "email" }, email)).toMatchObject({
      x: expect.stringMatching(/e-\u2060mail/),
    });
  });

  test("nor does any other text", async () => {
    expect(await one("text", {}, "a\nb")).toEqual({ x: "Vérifiez cette réponse." });
  });
});

describe("a telephone number", () => {
  const phone = (number: string, country: string, more: More = {}) =>
    verified(formOf(field("phone", more)), [
      ["x", number],
      ["x_country", country],
    ]);

  test.each([
    ["06 12 34 56 78", "FR", "+33612345678"],
    ["06.12.34.56.78", "", "+33612345678"],
    ["+33 6 12 34 56 78", "FR", "+33612345678"],
    ["0033 6 12 34 56 78", "FR", "+33612345678"],
    ["0470 12 34 56", "BE", "+32470123456"],
    ["01512 3456789", "DE", "+4915123456789"],
    ["312 345 6789", "IT", "+393123456789"],
    ["621 123 456", "LU", "+352621123456"],
    ["+32 470 12 34 56", "FR", "+32470123456"],
  ])("%s in %s is stored as %s", async (number, country, stored) => {
    expect(await phone(number, country)).toEqual({ x: stored });
  });

  test.each([
    ["06 12 34 56 78", "BE"],
    ["+41 79 123 45 67", "FR"],
    ["12345", "FR"],
    ["06 12 34 56 78", "US"],
    ["appelez le 06 12 34 56 78", "FR"],
  ])("%s is none of %s", async (number, country) => {
    expect(await phone(number, country)).toMatchObject({ x: expect.stringContaining("pas valable") });
  });

  test("a mobile one is not the one of a house", async () => {
    expect(await phone("04 72 00 00 00", "FR")).toEqual({ x: "+33472000000" });
    expect(await phone("04 72 00 00 00", "FR", { type: "mobile" })).toMatchObject({ x: expect.any(String) });
    expect(await phone("06 12 34 56 78", "FR", { type: "mobile" })).toEqual({ x: "+33612345678" });
  });
});

describe("a birthday", () => {
  const birthday = (entries: Record<string, string>, more: More = { age: true }) =>
    verified(
      formOf(field("birthday", more)),
      Object.entries(entries).map(([part, value]) => [part === "date" ? "x" : `x_${part}`, value]),
    );

  test("as a date tells the age", async () => {
    expect(await birthday({ mode: "date", date: "2024-12-25" })).toEqual({
      x: { birthday: "2024-12-25T00:00:00.000Z", years: 1, months: 10, isDate: true },
    });
  });

  test("as an age tells a date", async () => {
    expect(await birthday({ mode: "age", years: "2", months: "3" })).toEqual({
      x: { birthday: "2024-08-21T00:00:00.000Z", years: 2, months: 3, isDate: false },
    });
  });

  test("lies between 1970 and today", async () => {
    expect(await birthday({ date: "1969-12-31" })).toEqual({
      x: "Trop tôt : pas avant le 1er janvier 1970.",
    });
    expect(await birthday({ date: "2026-11-22" })).toEqual({
      x: "Trop tard : pas après le 21 novembre 2026.",
    });
    expect(await birthday({ mode: "age", years: "80", months: "" })).toMatchObject({ x: expect.any(String) });
    expect(await birthday({ mode: "age", years: "-1", months: "" })).toEqual({
      x: "Un âge ne peut pas être négatif.",
    });
    expect(await birthday({ mode: "age", years: "3", months: "-6" })).toEqual({
      x: "Un âge ne peut pas être négatif.",
    });
  });

  test.each(["8 semaines", "2021", "3 ans 6 mois"])(
    "as an age of %s and 6 months says how to write it",
    async (years) => {
      expect(await birthday({ mode: "age", years, months: "6" })).toEqual({
        x: "Indiquez un âge en années, en mois ou les deux, par exemple 1 an et 6 mois.",
      });
    },
  );

  test.each(["3\u00a0ans", "３", "3 ans."])("as an age of %o is read like any text", async (years) => {
    expect(await birthday({ mode: "age", years, months: "" })).toMatchObject({ x: { years: 3, months: 0 } });
  });

  test("may be written day first", async () => {
    expect(await birthday({ date: "25/12/2024" })).toMatchObject({
      x: { birthday: "2024-12-25T00:00:00.000Z" },
    });
  });

  test("is a day in Paris: who is born after midnight there is not too late", async () => {
    const night = new Date("2026-11-22T23:30:00Z");
    const schema = smartFormSchema(formOf(field("birthday", { age: true })), { today: night });
    const read = (entries: [string, string][]) => schema.safeParseAsync(inputValues(dataOf(entries)));
    const born = (await read([["x", "2026-11-23"]])).data;
    expect(born).toMatchObject({ x: { birthday: "2026-11-23T00:00:00.000Z", months: 0 } });
    const aged = (
      await read([
        ["x_mode", "age"],
        ["x_years", "0"],
        ["x_months", "1"],
      ])
    ).data;
    expect(aged).toMatchObject({ x: { birthday: "2026-10-23T00:00:00.000Z", months: 1 } });
    expect((await read([["x", "2026-11-24"]])).success).toBe(false);
  });

  test("that is not there is null, or asked for", async () => {
    expect(await birthday({ mode: "age", years: "", months: "" })).toEqual({ x: null });
    expect(await birthday({}, { required: true })).toEqual({ x: "Ce champ est obligatoire." });
  });
});

describe("what was typed", () => {
  const form = formOf(
    { name: "email", kind: "text", label: "" },
    { name: "secret", kind: "password", label: "" },
    { name: "tel", kind: "phone", label: "" },
    { name: "file", kind: "file", label: "" },
    { name: "many", kind: "choices", label: "", type: "checkbox", choices: [] },
  );

  test("is kept as it was, but for passwords and files", () => {
    const data = dataOf([
      ["email", "faux@"],
      ["secret", "12345"],
      ["tel", "06"],
      ["tel_country", "BE"],
      ["file", new File(["x"], "x.txt")],
      ["many", "a"],
      ["many", "b"],
    ]);
    expect(smartFormDraft(form, data)).toEqual({
      email: "faux@",
      tel: "06",
      tel_country: "BE",
      many: ["a", "b"],
    });
  });
});
