import { expect, test } from "vitest";
import { translator } from "../text/translator.ts";
import { isRecent, mayHold } from "./lot-recall.ts";
import { recallAlertTexts } from "./recall-alert.texts.ts";
import { recalledIn } from "./recalled-orders.ts";

const recall = { variant: { code: "11000103" }, lots: ["L1"], since: "2026-11-10", text: null };

const article = { name: "Croquettes", format: "2 kg", number: "1", isSold: true };

const order = (orderedAt: string | null, code = "11000103", more = {}) => ({
  token: "t",
  number: "000000042",
  state: "fulfilled" as const,
  orderedAt,
  items: [{ variant: { code }, productName: "Croquettes", variantName: "2 kg", quantity: 1 }],
  ...more,
});

test("a recall is told on every page for 30 days; without a date for as long as it is listed", () => {
  expect(isRecent(recall, new Date("2026-12-10T22:59:00Z"))).toBe(true);
  expect(isRecent(recall, new Date("2026-12-10T23:01:00Z"))).toBe(false);
  expect(isRecent({ since: null }, new Date("2030-01-01T00:00:00Z"))).toBe(true);
});

test.each([
  ["ordered before it", order("2026-10-01T10:00:00Z"), true],
  ["ordered on its day", order("2026-11-10T20:00:00Z"), true],
  ["ordered on the next day in Paris", order("2026-11-10T23:30:00Z"), false],
  ["ordered more than two years before", order("2024-10-01T10:00:00Z"), false],
  ["another format", order("2026-10-01T10:00:00Z", "11000104"), false],
  ["without a date", order(null), true],
])("an order may hold the lot: %s", (_, held, expected) => {
  expect(mayHold(recall, held)).toBe(expected);
});

test("a recall names the latest order that may hold it, never one that was cancelled", () => {
  const orders = [
    order("2026-11-20T10:00:00Z", "11000103", { number: "after" }),
    order("2026-11-05T10:00:00Z", "11000103", { number: "cancelled", state: "cancelled" }),
    order("2026-10-20T10:00:00Z", "11000103", { number: "latest" }),
    order("2026-10-01T10:00:00Z", "11000103", { number: "older" }),
  ];
  expect(recalledIn(orders, [recall])).toEqual([
    expect.objectContaining({
      ...{ token: "t", number: "latest", code: "11000103", name: "Croquettes", format: "2 kg" },
      lots: ["L1"],
    }),
  ]);
});

test("recalls of one format in one order have keys of their own, and those that say the same are one", () => {
  const orders = [order("2026-10-01T10:00:00Z")];
  const found = recalledIn(orders, [
    recall,
    { ...recall, lots: ["L2"] },
    { ...recall, lots: [] },
    { ...recall, lots: [], text: "Another reason." },
  ]);
  expect(found.map(({ lots }) => lots)).toEqual([["L1"], ["L2"], []]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(3);
});

test.each(["product", "ordered", "attention"] as const)(
  "a recall of all lots sends nobody to look for a number: %s",
  (key) => {
    const say = (lots: string[]) => translator(recallAlertTexts)(key, { ...article, lots });
    expect(say(["L1"])).toContain("Vérifiez le lot sur l’emballage");
    expect(say([])).toContain("tous les lots");
    expect(say([])).toContain("N’en donnez plus à votre animal.");
    expect(say([])).not.toContain("Vérifiez");
  },
);

test.each(["product", "ordered", "attention"] as const)(
  "one lot, several: what to do is said of the product, and no order is said to hold one: %s",
  (key) => {
    const say = (lots: string[]) => translator(recallAlertTexts)(key, { ...article, lots });
    expect(say(["L1"])).toContain("Si c’est celui-\u2060ci, ne donnez plus ce produit à votre animal.");
    expect(say(["L1", "L2"])).toContain("Si c’est l’un d’eux, ne donnez plus ce produit à votre animal.");
    if (key !== "attention") return;
    expect(say(["L1"])).toContain("lot L1. Votre commande n°\u00a01 peut en contenir.");
    expect(say([])).toContain("tous les lots. Votre commande n°\u00a01 en contient.");
  },
);

test("what is on sale is of other lots, unless all are recalled or it is no longer sold", () => {
  const say = (lots: string[], isSold: boolean) =>
    translator(recallAlertTexts)("product", { format: "2 kg", lots, isSold });
  expect(say(["L1"], true)).toContain("vient d’autres lots");
  expect(say([], true)).not.toContain("autres lots");
  expect(say(["L1"], false)).not.toContain("autres lots");
});

test("no line of a text ends within the number of a lot", () => {
  const said = translator(recallAlertTexts)("product", { format: "2 kg", lots: ["L2611-04"], isSold: true });
  expect(said).toContain("lot L2611-\u206004.");
});
