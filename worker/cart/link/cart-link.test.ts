import { expect, test } from "vitest";
import { hasCartLink } from "../../../shared/cart/has-cart-link.ts";
import { knownFrequencies } from "../../../shared/frequency/frequency.ts";
import { cartLinkStep, parseCartLink as parse, withoutCartLink } from "./cart-link.ts";

const at = (query: string) => new URL(`https://museau.example/chien/?${query}`);
const parseCartLink = (url: URL) => parse(url, knownFrequencies);
const sourceItemList = "lien_panier" as const;
const line = { id: 7, variantCode: "10000001", quantity: 2, subscriptionInterval: 0 };

test("a code alone means one piece, bought once", () => {
  expect(parseCartLink(at("variantId=10000001"))).toEqual({
    variantCodes: ["10000001"],
    quantity: 1,
    interval: 0,
    sourceItemList: "lien_panier",
    replaced: [],
  });
});

test.each([
  ["quantity=3&interval=31", []],
  ["interval=0", []],
  ["interval=", []],
  ["interval=5", ["interval"]],
  ["interval=jamais", ["interval"]],
  ["quantity=abc", ["quantity"]],
  ["quantity=1e1", ["quantity"]],
  ["quantity=0x10", ["quantity"]],
  ["targetQuantity=2.0", ["quantity"]],
  ["interval=3.1e1", ["interval"]],
  ["quantity=0", ["quantity"]],
  ["quantity=100", ["quantity"]],
  ["quantity=", ["quantity"]],
  ["targetQuantity=100", ["quantity"]],
  ["quantity=100&interval=5", ["quantity", "interval"]],
])("what %s asks for and does not get is told: %j", (query, replaced) => {
  expect(parseCartLink(at(`variantId=10000001&${query}`))?.replaced).toEqual(replaced);
});

test("codes may be a list: repeated, with brackets, or between commas", () => {
  for (const query of [
    "variantId=10000001&variantId=10000002",
    "variantId=10000001,10000002",
    "variantId=10000001&variantId[]=10000002",
  ]) {
    expect(parseCartLink(at(query))?.variantCodes).toEqual(["10000001", "10000002"]);
  }
});

test.each([
  "variantId=1234567",
  "variantId=123456789",
  "variantId=1234567a",
  "variantId=",
  "variantId=10000001,x",
  "quantity=2",
])("%s is not 8 digits and the link is ignored", (query) => {
  expect(parseCartLink(at(query))).toBeUndefined();
});

test.each([
  ["quantity=0", 1],
  ["quantity=-3", 1],
  ["quantity=1.5", 1],
  ["quantity=1e9", 1],
  ["quantity=abc", 1],
  ["quantity=3", 3],
])("%s reads as %i", (query, quantity) => {
  expect(parseCartLink(at(`variantId=10000001&${query}`))?.quantity).toBe(quantity);
});

test.each([
  ["31", 31],
  ["30", 0],
  ["-31", 0],
  ["NaN", 0],
])("an interval of %s reads as %i", (interval, expected) => {
  expect(parseCartLink(at(`variantId=10000001&interval=${interval}`))?.interval).toBe(expected);
});

test.each(["variantId=10000001", "variantId[]=10000001", "variantId="])(
  "an address with %s carries a link",
  (query) => {
    expect(hasCartLink(at(query))).toBe(true);
    expect(withoutCartLink(at(query)).search).toBe("");
  },
);

test.each(["", "quantity=2&interval=31", "variant=10000001"])("an address with %j carries none", (query) => {
  expect(hasCartLink(at(query))).toBe(false);
});

test("the link is taken out of the address, the rest stays", () => {
  const url = at("utm_source=mail&variantId=10000001&quantity=2&targetQuantity=3&interval=31&tri=prix");
  expect(hasCartLink(url)).toBe(true);
  expect(withoutCartLink(url).search).toBe("?utm_source=mail&tri=prix");
});

test("a link of the shop's own names its place; another name is a cart link like any other", () => {
  expect(parseCartLink(at("variantId=10000001&liste=bi_nutrition"))?.sourceItemList).toBe("bi_nutrition");
  expect(parseCartLink(at("variantId=10000001&liste=ailleurs"))?.sourceItemList).toBe("lien_panier");
  expect(withoutCartLink(at("variantId=10000001&liste=bi_nutrition")).search).toBe("");
});

test("a variant that is not in the cart is added, with the target where there is one", () => {
  const link = { variantCodes: ["10000001"], quantity: 1, targetQuantity: 3, interval: 31, sourceItemList };
  expect(cartLinkStep(link, "10000001", undefined)).toEqual({
    kind: "add",
    variantCode: "10000001",
    quantity: 3,
    interval: 31,
  });
});

test("with a target a line is raised only if it holds fewer", () => {
  const link = { variantCodes: ["10000001"], quantity: 1, targetQuantity: 3, interval: 0, sourceItemList };
  expect(cartLinkStep(link, "10000001", line)).toMatchObject({
    kind: "change",
    id: 7,
    quantity: 3,
    interval: 0,
  });
  expect(cartLinkStep(link, "10000001", { ...line, quantity: 5 })).toBeUndefined();
});

test("without a target the quantity is added to the line", () => {
  const link = { variantCodes: ["10000001"], quantity: 2, interval: 0, sourceItemList };
  expect(cartLinkStep(link, "10000001", line)).toMatchObject({
    kind: "change",
    id: 7,
    quantity: 4,
    interval: 0,
  });
});

test("a line with a different interval has its interval updated", () => {
  const link = { variantCodes: ["10000001"], quantity: 1, targetQuantity: 1, interval: 31, sourceItemList };
  expect(cartLinkStep(link, "10000001", line)).toMatchObject({
    kind: "change",
    id: 7,
    quantity: 2,
    interval: 31,
  });
});
