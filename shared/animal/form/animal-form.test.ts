import { expect, test } from "vitest";
import { parseForm } from "../../forms/form-rules.ts";
import { smartFormRules } from "../../forms/form-schema.ts";
import { monthsBetween } from "../../time/age.ts";
import * as clock from "../../time/clock.ts";
import type { AnimalChoice, AnimalLists } from "../animal-lists.ts";
import { animalFacts, animalForm, animalInputs } from "./animal-form.ts";

const choice = (ref: string, kind: AnimalChoice["kind"] = null): AnimalChoice => ({
  ref,
  code: ref,
  label: ref,
  description: null,
  kind,
  adultWeight: null,
  isAllergy: false,
});

const lists: AnimalLists = {
  breeds: [choice("teckel", "dog"), choice("european", "cat")],
  conditions: ["1", "2", "3", "4", "5"].map((level) => choice(level)),
  activities: [choice("low"), choice("high")],
  features: [choice("none"), choice("hairballs", "cat")],
  feeds: [choice("kibble"), choice("raw")],
  brands: [choice("museau"), choice("other")],
};

const inputs = {
  name: " Ficelle ",
  gender: "female",
  breed: "teckel",
  birthday: "2021-05-04",
  weight: "7,48",
  sterilized: "yes",
  condition: "4",
  activity: "low",
  feature: "none",
  feeds: ["kibble"],
  kibbleBrand: "museau",
};

const read = (values: object, kind: "dog" | "cat" = "dog") =>
  parseForm(smartFormRules(animalForm(kind, lists)), { ...values });

test.each(["4 5", "7 5", "4kg50"])(
  "a weight of %s is refused with an example, never guessed",
  async (weight) => {
    const { errors } = await read({ ...inputs, weight });
    expect(errors?.fields.weight).toBe("Indiquez son poids en chiffres, par exemple 6,4.");
  },
);

test("a weight in grams is shown and read in kilos", async () => {
  const rules = smartFormRules(animalForm("dog", lists));
  expect(rules.mend?.("weight", "12 500 g", {})).toBe("12,5");
  expect(rules.mend?.("weight", "4 5", {})).toBe("4 5");
  const { values } = await read({ ...inputs, weight: "12 500 g" });
  expect(values?.weight).toBe(12.5);
});

test("a whole profile is read, its weight to a tenth", async () => {
  const { values } = await read(inputs);
  expect(animalFacts("dog", values ?? {})).toEqual({
    kind: "dog",
    gender: "female",
    name: "Ficelle",
    breed: "teckel",
    birthday: "2021-05-04",
    weight: 7.5,
    sterilized: true,
    condition: 4,
    activity: "low",
    feature: "none",
    allergies: [],
    feeds: ["kibble"],
    kibbleBrand: "museau",
    oldKibbleBrand: null,
    onlyThisBrand: false,
  });
});

test("what the form is filled in with reads back as the same profile", async () => {
  const { values } = await read(inputs);
  const facts = animalFacts("dog", values ?? {});
  const again = await read(animalInputs({ ...facts, onlyThisBrand: true }));
  expect(animalFacts("dog", again.values ?? {})).toEqual({ ...facts, onlyThisBrand: true });
});

test("everything but the former brand is asked for", async () => {
  const { errors } = await read({});
  expect(Object.keys(errors?.fields ?? {}).toSorted()).toEqual(Object.keys({ ...inputs }).toSorted());
});

test.each([
  ["dog", "0", false],
  ["dog", "0,1", true],
  ["dog", "99,9", true],
  ["dog", "100", false],
  ["cat", "0,9", false],
  ["cat", "1", true],
  ["cat", "13", true],
  ["cat", "13,1", false],
] as const)("a %s of %s kg: %s", async (kind, weight, isRight) => {
  const { errors } = await read({ ...inputs, breed: kind === "cat" ? "european" : "teckel", weight }, kind);
  expect(errors?.fields.weight === undefined).toBe(isRight);
});

test("a breed or a feature of the other kind cannot be chosen", async () => {
  const { errors } = await read({ ...inputs, breed: "european", feature: "hairballs" });
  expect(Object.keys(errors?.fields ?? {}).toSorted()).toEqual(["breed", "feature"]);
});

test.each([
  [{ birthday_mode: "age", birthday_years: "41", birthday_months: "2" }, false],
  [{ birthday_mode: "age", birthday_years: "30", birthday_months: "" }, true],
  [{ birthday: "1971-01-01" }, false],
])("the age %j: %s", async (age, isRight) => {
  const { birthday: _, ...rest } = inputs;
  const { errors } = await read({ ...rest, ...age });
  expect(errors?.fields.birthday === undefined).toBe(isRight);
});

test("an age in years and months is a birthday", async () => {
  const { birthday: _, ...rest } = inputs;
  const { values } = await read({ ...rest, birthday_mode: "age", birthday_years: "2", birthday_months: "" });
  const year = clock.date().getUTCFullYear() - 2;
  expect(animalFacts("dog", values ?? {}).birthday).toMatch(new RegExp(`^${year}-`));
});

test.each([
  [{ birthday_years: "6 mois", birthday_months: "" }, 6],
  [{ birthday_years: "", birthday_months: "1 an" }, 12],
])("the unit typed with an age counts, in either field: %j", async (age, months) => {
  const { birthday: _, ...rest } = inputs;
  const { values } = await read({ ...rest, birthday_mode: "age", ...age });
  const { birthday } = animalFacts("dog", values ?? {});
  expect(monthsBetween(new Date(birthday ?? ""), clock.date())).toBe(months);
});

test("an activity is described for the species: no walk, no work and no hunt for a cat", () => {
  const described = (code: string) => ({ ...choice(code), description: "Promenade, travail ou chasse." });
  const codes = ["low", "moderate", "high", "very-high", "other"];
  const form = (kind: "dog" | "cat") =>
    animalForm(kind, { ...lists, activities: codes.map(described) }).fields.find(
      ({ name }) => name === "activity",
    )?.choices;
  expect(form("dog")?.map(({ description }) => description)).toEqual(
    codes.map(() => "Promenade, travail ou chasse."),
  );
  const [other, ...known] =
    form("cat")
      ?.map(({ description }) => description)
      .reverse() ?? [];
  expect(known).toHaveLength(4);
  for (const text of known) expect(text).not.toMatch(/promen|travail|chass/i);
  expect(other).toBe("Promenade, travail ou chasse.");
});

test("an allergy may be told beside another trouble only if the API's list says so", () => {
  const names = (features: typeof lists.features) =>
    animalForm("dog", { ...lists, features }).fields.map(({ name }) => name);
  expect(names(lists.features)).not.toContain("allergies");
  const beef = { ...choice("allergy-beef"), isAllergy: true };
  const { fields } = animalForm("dog", { ...lists, features: [...lists.features, beef] });
  expect(fields.find(({ name }) => name === "allergies")?.choices?.map(({ value }) => value)).toEqual([
    "allergy-beef",
  ]);
});
