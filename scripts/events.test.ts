import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type EventCatalogue, trackedEventNames } from "../shared/tracking/events.ts";

/** Must list every field: the type fails to compile if one is missing. */
const fields: { [Name in keyof EventCatalogue]: Record<keyof EventCatalogue[Name], true> } = {
  page_view: { name: true, path: true, query: true, status: true },
  view_item: { item: true },
  view_cart: { items: true, total: true },
  add_to_cart: { items: true },
  remove_from_cart: { items: true },
  begin_checkout: { items: true, total: true },
  checkout_step: { step: true },
  purchase: { order: true, total: true, tax: true, shipping: true, fees: true, coupons: true, items: true },
  search: { query: true, results: true },
  guide_step: { guide: true, step: true },
  exit_intent: { action: true, target: true },
  experiment_exposure: { test: true, segment: true },
};

const rows = [...readFileSync("docs/events.md", "utf8").matchAll(/^\| ([a-z_]+) \|.*\|(.*)\|$/gm)].map(
  ([, name = "", told = ""]) => ({ name, told }),
);

test("docs/events.md lists every event of the catalogue, in its order, with its fields", () => {
  expect(rows.map(({ name }) => name)).toEqual(trackedEventNames);
  for (const { name, told } of rows) {
    const event = trackedEventNames.find((one) => one === name) ?? "page_view";
    expect([name, told.trim().split(", ")]).toEqual([name, Object.keys(fields[event])]);
  }
});
