import { expect, test } from "vitest";
import { screenNames } from "../../client/screens/screens.ts";
import { errorPages, stepsOfOrder, unwalked, walks } from "../journeys/screens.ts";

const templates = [
  ...Object.values(walks).flatMap((walk) => walk.templates),
  ...stepsOfOrder(""),
  ...errorPages(async () => async () => {}),
];
const walked = new Set(templates.flatMap((template) => Object.values(template).map(({ screen }) => screen)));

test("every screen is in the accessibility walk, or among those outside it with a reason", () => {
  const left = screenNames.filter((name) => !walked.has(name) && !unwalked[name]);
  expect(left, "needs an entry in tests/journeys/screens.ts").toEqual([]);
});

test("no screen of the walk is called unwalked", () => {
  expect([...walked].filter((name) => name && unwalked[name])).toEqual([]);
});
