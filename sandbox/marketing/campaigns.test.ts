import { expect, test } from "vitest";
import { categories } from "../content/categories.ts";
import { products } from "../content/products.ts";
import { actionsFor } from "./actions.ts";
import { campaigns } from "./campaigns.ts";
import { eventKinds } from "./event-body.ts";

const running = campaigns.filter(({ on }) => on);

test("in the demo shop the top header and the popups of the letter run, and nothing else", () => {
  const answers = eventKinds.map((event) => actionsFor(event, { campaigns: running, tests: [] }));
  expect(answers.map((actions) => Object.keys(actions).sort())).toEqual([
    ["page_view_done", "popup", "top_header"],
    [],
    [],
    ["popup"],
  ]);
});

test("a campaign of the demo shop sells what there is", () => {
  const skus = products.map(({ sku }) => sku);
  const paths = categories.map(({ path }) => path);
  for (const { data } of campaigns) {
    if (data.sku !== undefined) expect(skus).toContain(data.sku);
    if (data.category !== undefined) expect(paths).toContain(data.category);
  }
});

test("of several popups for one event the first is answered", () => {
  const all = campaigns.filter(({ action }) => action === "popup");
  expect(actionsFor("page_view", { campaigns: all, tests: [] })).toMatchObject({
    popup: { campaign: "collecte-des-refuges" },
  });
});

test("tests that run are in every answer, and the page-view-done action in that of a page view alone", () => {
  const tests = [{ name: "titre", segments: [{ name: "long", weight: 1 }] }];
  expect(actionsFor("view_item", { campaigns: [], tests })).toEqual({ abtest: tests });
  expect(actionsFor("page_view", { campaigns: [], tests })).toEqual({ abtest: tests, page_view_done: {} });
});

test("French double signs have a no-break space", () => {
  expect(JSON.stringify(campaigns).match(/ [?!;:»€](?=\s|\W)|« /g)).toBeNull();
});
