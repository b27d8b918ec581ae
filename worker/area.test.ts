import { expect, test } from "vitest";
import { routeTable } from "../shared/routes.ts";
import { type Screen, screensOf } from "./area.ts";

const screen: Screen = { load: async () => new Response() };
const { index, ...others } = Object.fromEntries(Object.keys(routeTable).map((key) => [key, screen]));

test("each route has its screen", () => {
  expect(screensOf([{ screens: others }, { screens: { index: screen } }])("index")).toBe(screen);
});

test("a route without a screen stops the worker at its start", () => {
  expect(() => screensOf([{ screens: others }])).toThrow("no area has the screen index");
});

test("nor may two areas have the same screen", () => {
  expect(() => screensOf([{ screens: others }, { screens: others }])).toThrow("two areas have the screen");
});
