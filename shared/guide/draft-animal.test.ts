import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { draftSchema, draftText, longestDraftName } from "./draft-animal.ts";
import { draftCookie } from "./draft-cookie.ts";

test("what was said is read as it was written", () => {
  const draft = {
    kind: "cat",
    inputs: { name: "Mina & Cie ; “x”", birthday: "2020-01-31", birthday_mode: "age", feeds: ["kibble"] },
  } as const;
  const inputs = { ...draft.inputs, feeds: [...draft.inputs.feeds] };
  expect(draftSchema.parse(JSON.parse(draftText({ kind: draft.kind, inputs })))).toEqual(draft);
});

test("an empty answer and an input that no question has are not kept", () => {
  const text = draftText({
    kind: "dog",
    inputs: { name: "", weight: "8", password: "x", oldKibbleBrand: "y" },
  });
  expect(JSON.parse(text)).toEqual({ kind: "dog", weight: "8" });
});

test.each([
  [{ weight: 8 }, {}],
  [{ weight: "8", breed: ["a"], feeds: "kibble" }, { weight: "8" }],
  [{ name: "x".repeat(81), gender: "male" }, { gender: "male" }],
  [{ feeds: Array.from({ length: 11 }, String), activity: "low" }, { activity: "low" }],
  [{ feeds: ["kibble", 3] }, {}],
])("an answer that cannot be read is one that was not given: %j", (answers, inputs) => {
  expect(draftSchema.parse({ kind: "dog", ...answers })).toEqual({ kind: "dog", inputs });
});

test("without a kind there is no draft, whatever the JSON", () => {
  assertProperty(
    fc.property(fc.jsonValue(), (json) => {
      const { success, data } = draftSchema.safeParse(json);
      expect(success).toBe(data?.kind === "dog" || data?.kind === "cat");
    }),
  );
  expect(draftSchema.safeParse({ kind: "bird" }).success).toBe(false);
});

test("what is read once is read again the same", () => {
  const answers = fc.dictionary(
    fc.constantFrom("name", "gender", "breed", "birthday", "weight", "feeds", "feature", "other"),
    fc.oneof(fc.string({ maxLength: 100 }), fc.array(fc.string(), { maxLength: 12 }), fc.integer()),
  );
  assertProperty(
    fc.property(answers, (given) => {
      const read = draftSchema.parse({ ...given, kind: "dog" });
      expect(draftSchema.parse(JSON.parse(draftText(read)))).toEqual(read);
    }),
  );
});

test("the longest answers fit the cookie, with a name of any letters", () => {
  const code = "c".repeat(24);
  const text = draftText({
    kind: "dog",
    inputs: {
      name: "語".repeat(longestDraftName),
      gender: "female",
      breed: code,
      birthday: "2020-12-31",
      birthday_mode: "date",
      weight: "99,9",
      sterilized: "yes",
      condition: "5",
      activity: "very-high",
      feature: "sensitive-digestion",
      allergies: [],
      feeds: ["kibble", "wet-food", "home-made", "raw", "treats"],
      kibbleBrand: code,
      onlyThisBrand: "on",
    },
  });
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(draftCookie.longest);
});
