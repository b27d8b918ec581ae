import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import type { AnimalChoice, AnimalLists } from "../animal/animal-lists.ts";
import type { FormInputs } from "../forms/smart-form.ts";
import * as clock from "../time/clock.ts";
import { ageInputs, askedTogether, guideForm, readAnswers, withAnswer } from "./guide-answers.ts";
import { guideQuestion, guideQuestions, type QuestionSlug } from "./guide-questions.ts";

const choice = (ref: string, kind: AnimalChoice["kind"] = null): AnimalChoice => ({
  ...{ ref, code: ref, label: ref, kind },
  ...{ description: null, adultWeight: null, isAllergy: false },
});

const lists: AnimalLists = {
  breeds: [choice("teckel", "dog"), choice("european", "cat")],
  conditions: ["1", "2", "3", "4", "5"].map((level) => choice(level)),
  activities: [choice("low"), choice("high")],
  features: [choice("none"), choice("hairballs", "cat")],
  feeds: [choice("kibble"), choice("raw")],
  brands: [choice("museau"), choice("other")],
};

const dog = guideForm("dog", lists, 60);
const cat = guideForm("cat", lists, 60);

const answers = {
  nom: { gender: "female" },
  race: { breed: "teckel" },
  age: { birthday: "2021-05-04" },
  poids: { weight: "7,4" },
  sterilisation: { sterilized: "no" },
  silhouette: { condition: "3" },
  activite: { activity: "low" },
  sante: { feature: "none" },
  alimentation: { feeds: ["kibble"] },
  marque: { kibbleBrand: "other" },
} as const satisfies Record<QuestionSlug, object>;

const inputsOf = (slugs: readonly QuestionSlug[]): FormInputs =>
  Object.assign({}, ...slugs.map((slug) => structuredClone(answers[slug])));

const slugs = guideQuestions.map(({ slug }) => slug);
const missingOf = async (form: typeof dog, inputs: FormInputs) => (await readAnswers(form, inputs)).missing;

describe("the questions that remain", () => {
  test("are those without an answer, in their order, whatever has been answered", async () => {
    await assertProperty(
      fc.asyncProperty(fc.shuffledSubarray(slugs), async (answered) => {
        const remaining = slugs.filter((slug) => !answered.includes(slug));
        expect(await missingOf(dog, inputsOf(answered))).toEqual(remaining);
      }),
      { numRuns: 40 },
    );
  });

  test("are those whose answer fits no animal of the kind", async () => {
    expect(await missingOf(cat, inputsOf(slugs))).toEqual(["race"]);
    expect(await missingOf(cat, { ...inputsOf(slugs), breed: "european", weight: "40" })).toEqual(["poids"]);
    const purring = { ...inputsOf(slugs), feature: "hairballs" };
    expect(await missingOf(dog, purring)).toEqual(["sante"]);
  });

  test("do not ask for the choice of a list that there is not", async () => {
    const poor = guideForm("dog", { ...lists, brands: [], activities: [] });
    expect(await missingOf(poor, {})).toEqual(
      slugs.filter((slug) => slug !== "marque" && slug !== "activite"),
    );
  });

  test("no input whatever breaks", async () => {
    const names = dog.fields.map(({ name }) => name).concat("birthday_mode", "birthday_years");
    const value = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }));
    await assertProperty(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (inputs) => {
        const missing = await missingOf(dog, inputs);
        expect(slugs.filter((slug) => missing.includes(slug))).toEqual(missing);
      }),
      { numRuns: 60 },
    );
  });
});

describe("related questions on one page", () => {
  const together = (slug: QuestionSlug, missing?: readonly QuestionSlug[]) =>
    askedTogether(dog, guideQuestion(slug), "step", missing).map((question) => question.slug);

  test("are those of the step, whichever of them is in the address", () => {
    expect(together("race")).toEqual(["nom", "race"]);
    expect(together("silhouette")).toEqual(["age", "poids", "sterilisation", "silhouette", "activite"]);
    expect(together("marque")).toEqual(["sante", "alimentation", "marque"]);
  });

  test("are for an own animal those that its profile does not answer", () => {
    expect(together("poids", ["poids", "activite", "sante"])).toEqual(["poids", "activite"]);
    expect(together("age", [])).toEqual(["age"]);
  });

  test("are in a narrow window short ones alone, and those not answered yet", () => {
    const onPage = (slug: QuestionSlug, missing?: readonly QuestionSlug[]) =>
      askedTogether(dog, guideQuestion(slug), "page", missing).map((question) => question.slug);
    expect(onPage("race")).toEqual(["race"]);
    expect(onPage("poids")).toEqual(["age", "poids", "sterilisation"]);
    expect(onPage("marque")).toEqual(["alimentation", "marque"]);
    expect(onPage("poids", ["poids", "marque"])).toEqual(["poids"]);
  });

  test("are answered together", async () => {
    const fields = askedTogether(dog, guideQuestion("age"), "step").flatMap((question) => question.fields);
    const posted = { birthday_mode: "age", birthday_years: "3", weight: "7,4", sterilized: "no" };
    const after = await withAnswer(
      dog,
      { fields },
      { before: { gender: "male" }, posted: { ...posted, condition: "3", activity: "low" } },
    );
    expect(after).toMatchObject({ gender: "male", weight: "7,4", condition: "3", activity: "low" });
    expect(after).toHaveProperty("birthday");
    expect(after).not.toHaveProperty("birthday_years");
  });
});

describe("an answer", () => {
  test("changes what its question asks and nothing else, and is asked no more", async () => {
    await assertProperty(
      fc.asyncProperty(fc.constantFrom(...slugs), fc.shuffledSubarray(slugs), async (slug, answered) => {
        const before = inputsOf(answered);
        const after = await withAnswer(dog, guideQuestion(slug), {
          before,
          posted: { ...answers[slug], stray: "x" } as FormInputs,
        });
        expect(after).toMatchObject(before);
        expect(after).not.toHaveProperty("stray");
        expect(await missingOf(dog, after)).not.toContain(slug);
      }),
      { numRuns: 60 },
    );
  });

  test("replaces the one before: a tick that is gone is gone", async () => {
    const before = { ...inputsOf(slugs), feeds: ["kibble", "treats"] };
    const after = await withAnswer(dog, guideQuestion("alimentation"), {
      before,
      posted: { feeds: ["kibble"] },
    });
    expect(after).toMatchObject({ feeds: ["kibble"] });
  });

  test("an age is kept as its birthday, and shown again as the age", async () => {
    const posted = { birthday_mode: "age", birthday_years: "3", birthday_months: "5" };
    const kept = await withAnswer(dog, guideQuestion("age"), { before: {}, posted });
    expect(Object.keys(kept).toSorted()).toEqual(["birthday", "birthday_mode"]);
    expect(ageInputs(kept, clock.date())).toMatchObject(posted);
  });
});
