import { expect, test } from "vitest";
import { parseTolerantly } from "../../lists.ts";
import { frequenciesSchema } from "./frequency-calls.ts";

const read = (members: unknown) => parseTolerantly(frequenciesSchema, members);

test("order and labels are the API's", () => {
  const { data } = read([
    { code: "31", days: 31, position: 2, label: "1 mois" },
    { code: "14", days: 14, position: 1, label: "Deux semaines", description: "Pour les gourmands" },
    { code: "365", days: 365, label: "1 an" },
  ]);
  expect(data).toEqual([
    { code: 14, label: "Deux semaines", description: "Pour les gourmands" },
    { code: 31, label: "1 mois" },
    { code: 365, label: "1 an" },
  ]);
});

test("a code tells the days where the API does not; of two with the same days the first stands", () => {
  const { data } = read([
    { code: "21", label: "3 semaines" },
    { code: 42, days: null, position: null, label: "6 semaines" },
    { code: "x", days: 21, label: "encore" },
  ]);
  expect(data).toEqual([
    { code: 21, label: "3 semaines" },
    { code: 42, label: "6 semaines" },
  ]);
});

test.each([
  { code: "mensuel", label: "1 mois" },
  { days: 0, label: "jamais" },
  { days: 30.5, label: "1 mois" },
  { days: -31, label: "1 mois" },
  { days: 31 },
  { days: 31, label: " " },
  { label: "1 mois" },
  null,
])("one that cannot be read costs itself and is logged: %o", (odd) => {
  const { data, leftOut } = read([odd, { days: 62, label: "2 mois" }]);
  expect(data).toEqual([{ code: 62, label: "2 mois" }]);
  expect(leftOut).toMatchObject([{ kind: "frequency" }]);
});

test("an empty list is empty; one of which nothing can be read is no list", () => {
  expect(read([])).toMatchObject({ success: true, data: [] });
  expect(read([{ days: 0, label: "jamais" }, null])).toMatchObject({ success: false });
});

test("20 stand, the others are logged, and a description is cut", () => {
  const members = Array.from({ length: 366 }, (_, place) => ({
    days: place + 1,
    label: `${place + 1} jours`,
    description: "Pour les gourmands. ".repeat(500),
  }));
  const { data = [], leftOut } = read(members);
  expect(data.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
  expect(Math.max(...data.map(({ description = "" }) => description.length))).toBeLessThanOrEqual(160);
  expect(leftOut).toHaveLength(346);
});
