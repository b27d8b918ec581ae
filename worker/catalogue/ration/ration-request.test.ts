import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { monthsBetween } from "../../../shared/time/age.ts";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { oldest, parseRationRequest, readRationFields } from "./ration-request.ts";

const today = new Date("2026-11-21T12:00:00Z");
const parse = (fields: Record<string, string>, animal: "dog" | "cat" = "dog") =>
  parseRationRequest(readRationFields(fields), animal, today);

describe("an age", () => {
  test.each([
    [{ age: "18" }, 18],
    [{ ans: "1", mois: "6" }, 18],
    [{ ans: "1,0" }, 12],
    [{ mois: "5 mois" }, 5],
    [{ ans: "2 ans", mois: "" }, 24],
    [{ naissance: "2025-05-21" }, 18],
    [{ naissance: "2025-05-22" }, 17],
    [{ naissance: "21/05/2025" }, 18],
    [{ naissance: "2026-11-21" }, 0],
    [{ naissance: "2025-05-21", ans: "7" }, 18],
    [{ ans: "6 mois" }, 6],
    [{ mois: "1 an" }, 12],
    [{ mois: "2 ans" }, 24],
    [{ age: "1 an" }, 12],
    [{ ans: "1,5 an" }, 18],
    [{ ans: "1 an et 6 mois" }, 18],
    [{ ans: "\u202a2 ans\u202c" }, 24],
  ])("told as %o is %i months", (fields, month) => {
    expect(parse({ poids: "12", ...fields })).toEqual({ request: { weight: 12, month, animals: 1 } });
  });

  test.each([
    [{}, { age: "required" }],
    [{ ans: "deux" }, { age: "invalid" }],
    [{ ans: "-1" }, { age: "tooSmall" }],
    [{ ans: "3", mois: "-6" }, { age: "tooSmall" }],
    [{ ans: "-1", mois: "24" }, { age: "tooSmall" }],
    [{ ans: "3 ans 6 mois", mois: "6" }, { age: "invalid" }],
    [{ ans: "2021" }, { age: "invalid" }],
    [{ ans: "31" }, { age: "tooLarge" }],
    [{ ans: "30", mois: "1" }, { age: "tooLarge" }],
    [{ mois: "1,5" }, { age: "invalid" }],
    [{ naissance: "2026-11-22" }, { naissance: "future" }],
    [{ naissance: "1969-12-31" }, { naissance: "invalid" }],
    [{ naissance: "1980-01-01" }, { naissance: "tooLarge" }],
    [{ naissance: "05/2025" }, { naissance: "invalid" }],
    [{ naissance: "2025-02-30" }, { naissance: "invalid" }],
  ])("told as %o is refused beside its field", (fields, problems) => {
    expect(parse({ poids: "12", ...fields })).toEqual({ problems });
  });
});

describe("a weight", () => {
  test.each([
    ["dog", "12,5", 12.5],
    ["dog", "12.54 kg", 12.5],
    ["dog", "100", 100],
    ["dog", "99,95", 99.9],
    ["dog", "\u202a6,4\u00a0kg\u202c", 6.4],
    ["dog", "0,5 kilo", 0.5],
    ["dog", "12,5 kg.", 12.5],
    ["dog", "12 500 g", 12.5],
    ["cat", "1", 1],
    ["cat", "13", 13],
  ] as const)("of a %s may be %s", (animal, poids, weight) => {
    expect(parse({ poids, age: "24" }, animal)).toEqual({ request: { weight, month: 24, animals: 1 } });
  });

  test.each([
    ["dog", "", "required"],
    ["dog", "lourd", "invalid"],
    ["dog", "4 5", "invalid"],
    ["dog", "1e3", "invalid"],
    ["dog", "0", "tooSmall"],
    ["dog", "100,1", "tooLarge"],
    ["cat", "0,9", "tooSmall"],
    ["cat", "13,1", "tooLarge"],
  ] as const)("of a %s may not be %o", (animal, poids, problem) => {
    expect(parse({ poids, age: "24" }, animal)).toEqual({ problems: { poids: problem } });
  });
});

test("every field that is wrong is told at once", () => {
  expect(parse({ poids: "x", ans: "x", nombre: "0" })).toEqual({
    problems: { poids: "invalid", age: "invalid", nombre: "tooSmall" },
  });
});

test("whatever a query holds, a request is within its limits or refused", () => {
  assertProperty(
    fc.property(
      fc.dictionary(fc.constantFrom("poids", "age", "ans", "mois", "naissance", "nombre"), fc.string()),
      fc.constantFrom("dog", "cat"),
      (fields, animal) => {
        const parsed = parseRationRequest(readRationFields(fields), animal, today);
        if ("problems" in parsed) {
          expect(Object.keys(parsed.problems).length).toBeGreaterThan(0);
          return;
        }
        const { weight, month, animals } = parsed.request;
        expect(weight).toBeGreaterThan(0);
        expect(weight).toBeLessThanOrEqual(animal === "dog" ? 100 : 13);
        expect(month).toBeGreaterThanOrEqual(0);
        expect(month).toBeLessThanOrEqual(oldest);
        expect(animals).toBeGreaterThan(0);
      },
    ),
  );
});

test("fields that are not text are none; a text that is far too long is cut, and no number", () => {
  expect(readRationFields({ poids: ["1", "2"], ans: 3, mois: "1".repeat(201), autre: "x" })).toEqual({
    mois: "1".repeat(200),
  });
  expect(readRationFields(null)).toEqual({});
});

test("a month is whole on its day", () => {
  expect(monthsBetween(new Date("2026-01-31"), new Date("2026-02-28"))).toBe(0);
  expect(monthsBetween(new Date("2026-01-31"), new Date("2026-03-31"))).toBe(2);
  expect(monthsBetween(new Date("2026-03-01"), new Date("2026-02-01"))).toBe(-1);
});
