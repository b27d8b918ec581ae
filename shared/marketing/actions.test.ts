import { expect, test } from "vitest";
import { readActions } from "./actions.ts";

const offer = { sku: "CRO-POULET", campaign: "black-friday" };
const segments = [
  { name: "temoin", weight: 50 },
  { name: "vert", weight: 50 },
];

test("an answer is read as a map of actions", () => {
  const { actions, leftOut } = readActions({
    top_header: { text: "−10 % ce week-end", link: "/chien/", closable: false },
    popup: { popup_type: "markdown", popup_configuration: { text: "**Soldes**" }, campaign: "soldes" },
    ad_product_offer: { sku: 1042, campaign: 7 },
    ad_push_category: { category: "/chien/croquettes/", campaign: "rentree" },
    page_view_done: [],
    abtest: [{ name: "carte", segments }],
  });
  expect(leftOut).toEqual([]);
  expect(actions).toEqual({
    top_header: { text: "−10 % ce week-end", link: "/chien/", closable: false },
    popup: { type: "markdown", configuration: { text: "**Soldes**" }, campaign: "soldes" },
    ad_product_offer: { sku: "1042", campaign: "7" },
    ad_push_category: { category: "chien/croquettes", campaign: "rentree" },
    abtest: [{ name: "carte", segments }],
  });
});

test("an unknown action is ignored, and so is one that is null", () => {
  const answer = { confetti: { colour: "red" }, constructor: {}, popup: null, ad_product_offer: offer };
  expect(readActions(answer)).toEqual({ actions: { ad_product_offer: offer }, leftOut: [] });
});

test.each([
  ["popup", { popup_type: "roulette", popup_configuration: {}, campaign: "a" }],
  ["popup", { popup_type: "markdown", popup_configuration: {} }],
  ["popup", "markdown"],
  ["top_header", { text: " ", link: "/chien/" }],
  ["top_header", { text: "a".repeat(201) }],
  ["ad_push_category", { category: "../mon-compte", campaign: "a" }],
  ["ad_push_category", { category: "https://evil.example/", campaign: "a" }],
  ["ad_push_category", { category: "/", campaign: "a" }],
  ["ad_product_offer", { sku: "../1", campaign: "a" }],
  ["ad_product_offer", { sku: "1", campaign: ".." }],
  ["abtest", { name: "carte" }],
])("an invalid %s is left out and reported, and the others stand", (name, data) => {
  const other =
    name === "ad_product_offer"
      ? { top_header: { text: "Nouveau", link: null, closable: true } }
      : { ad_product_offer: offer };
  const { actions, leftOut } = readActions({ [name]: data, ...other });
  expect(Object.keys(actions)).toEqual(Object.keys(other));
  expect(leftOut.map(({ action }) => action)).toEqual([name]);
});

test.each([null, "<html></html>", 42, [offer]])("%j is no map of actions", (answer) => {
  expect(readActions(answer)).toEqual({
    actions: {},
    leftOut: [{ action: "", reason: "not a map of actions" }],
  });
});

test("an empty map may come as an empty list", () => {
  expect(readActions([])).toEqual({ actions: {}, leftOut: [] });
});

test.each(["javascript:alert(1)", "vbscript:x", "//evil.example/", "data:text/html,x", {}])(
  "a header whose link is %j is shown without it, and the link is reported",
  (link) => {
    const { actions, leftOut } = readActions({ top_header: { text: "Nouveau", link } });
    expect(actions.top_header).toEqual({ text: "Nouveau", link: null, closable: true });
    expect(leftOut).toEqual([{ action: "top_header.link", reason: "not a safe address" }]);
  },
);

test("a segment that the service has drawn is the only one of its test", () => {
  const { actions, leftOut } = readActions({
    abtest: [
      { name: "carte", segment: "minute" },
      { name: "sans", segment: "" },
      { name: "objet", segment: {} },
    ],
  });
  expect(actions.abtest).toEqual([{ name: "carte", segments: [{ name: "minute", weight: 1 }] }]);
  expect(leftOut.map(({ action }) => action)).toEqual(["abtest.1", "abtest.2"]);
});

test("a test that cannot be read is left out of the list; of two with one name the first counts", () => {
  const { actions, leftOut } = readActions({
    abtest: [
      { name: "carte", segments },
      { name: "sans", segments: [] },
      { name: "nul", segments: [{ name: "a", weight: 0 }] },
      { name: "double", segments: [segments[0], segments[0]] },
      { name: "moitie", segments: [segments[0], { name: "b", weight: "half" }] },
      { name: "carte", segments: [segments[1]] },
    ],
  });
  expect(actions.abtest).toEqual([{ name: "carte", segments }]);
  expect(leftOut.map(({ action }) => action)).toEqual([1, 2, 3, 4, 5].map((place) => `abtest.${place}`));
});
