import { expect, test } from "vitest";
import { personFields } from "./person-fields.ts";

const bounds = (today: string) => {
  const { min, max } = personFields(new Date(today)).find(({ name }) => name === "birthday") ?? {};
  return [min, max];
};

test.each([
  ["2026-11-29T12:00:00Z", ["1906-11-29", "2026-11-28"]],
  ["2026-11-29T23:30:00Z", ["1906-11-30", "2026-11-29"]],
  ["2020-02-29T12:00:00Z", ["1900-03-01", "2020-02-28"]],
])("at %s a birthday lies within %j, by the day in Paris", (today, expected) => {
  expect(bounds(today)).toEqual(expected);
});
