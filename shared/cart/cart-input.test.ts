import { expect, test } from "vitest";
import {
  addItemSchema,
  addTogetherSchema,
  changeItemSchema,
  couponSchema,
  removeCouponSchema,
} from "./cart-input.ts";

const form = { variantCode: "10000001", quantity: "2", purchase: "subscription", interval: "31" };

test("a subscription is taken only when it is chosen", () => {
  expect(addItemSchema.parse(form).subscriptionInterval).toBe(31);
  expect(addItemSchema.parse({ ...form, purchase: "one-off" }).subscriptionInterval).toBe(0);
  expect(addItemSchema.parse({ variantCode: "10000001", interval: "31" })).toMatchObject({
    quantity: 1,
    subscriptionInterval: 0,
  });
});

test("a subscription never turns into a one-off purchase: its interval stays as it came", () => {
  expect(addItemSchema.parse({ ...form, interval: "30" }).subscriptionInterval).toBe(30);
  for (const interval of ["0", "", "mensuel", undefined]) {
    expect(addItemSchema.parse({ ...form, interval }).subscriptionInterval).toBeNaN();
  }
});

test.each([
  { ...form, variantCode: "" },
  { ...form, variantCode: "10000001/items" },
  { ...form, quantity: "0" },
  { ...form, quantity: "100" },
  { ...form, quantity: "1.5" },
  { ...form, quantity: "beaucoup" },
  { ...form, purchase: "cadeau" },
  null,
])("an input that makes no sense is refused: %o", (input) => {
  expect(addItemSchema.safeParse(input).success).toBe(false);
});

test("a line changes in what is said; a quantity of 0 is a removal", () => {
  expect(changeItemSchema.parse({ quantity: "3" })).toEqual({ quantity: 3 });
  expect(changeItemSchema.parse({ interval: "62" })).toEqual({ interval: 62 });
  expect(changeItemSchema.parse({ quantity: "0", interval: "5" })).toEqual({ quantity: 0, interval: 5 });
  expect(changeItemSchema.safeParse({ quantity: "-1" }).success).toBe(false);
  expect(changeItemSchema.parse({ quantity: " 3 " })).toEqual({ quantity: 3 });
});

test("a change that changes nothing is refused", () => {
  expect(changeItemSchema.safeParse({}).success).toBe(false);
  expect(changeItemSchema.safeParse({ returnTo: "/panier/" }).success).toBe(false);
});

test("products that are bought together come with their quantities, once or in one rhythm", () => {
  const packs = "21000101*1 22000101*12";
  const read = [
    { variantCode: "21000101", quantity: 1 },
    { variantCode: "22000101", quantity: 12 },
  ];
  expect(addTogetherSchema.parse({ packs, held: "21000101*3", interval: "31" })).toEqual({
    packs: read,
    held: [{ variantCode: "21000101", quantity: 3 }],
    subscriptionInterval: 0,
  });
  expect(addTogetherSchema.parse({ packs, purchase: "subscription", interval: "62" })).toEqual({
    packs: read,
    subscriptionInterval: 62,
  });
  for (const interval of ["0", "", undefined])
    expect(
      addTogetherSchema.parse({ packs, purchase: "subscription", interval }).subscriptionInterval,
    ).toBeNaN();
});

const upTo = (count: number) => Array.from({ length: count }, (_, at) => `2100010${at % 10}*1`).join(" ");

test("codes of packs are encoded: they may contain what separates packs", () => {
  const packs = `${encodeURIComponent("Tasse n° 3")}*1 ${encodeURIComponent("A*B, 50%")}*2`;
  expect(addTogetherSchema.parse({ packs }).packs).toEqual([
    { variantCode: "Tasse n° 3", quantity: 1 },
    { variantCode: "A*B, 50%", quantity: 2 },
  ]);
});

test("ten products at most are bought together", () => {
  expect(addTogetherSchema.parse({ packs: upTo(10) }).packs).toHaveLength(10);
  expect(addTogetherSchema.safeParse({ packs: upTo(11) }).success).toBe(false);
});

test.each([
  "",
  "21000101",
  "21000101*0",
  "21000101*01",
  "21000101*100",
  "21000101*1x",
  "*1",
  "%*1",
  "a%2Fb*1",
  "21000101*1  22000101*1",
  "21000101*1 22000101*0",
  "21000101*1 22000101*1x",
  undefined,
])("%j names no products to buy together", (packs) => {
  expect(addTogetherSchema.safeParse({ packs }).success).toBe(false);
});

test.each(["", " ", null, false, [], "1e1"])(
  "an empty field neither removes a line nor ends a subscription: %j",
  (value) => {
    expect(changeItemSchema.safeParse({ quantity: value }).success).toBe(false);
    expect(changeItemSchema.parse({ quantity: "1", interval: value }).interval).toBeNaN();
  },
);

test("the place that sold is one of the shop's, or none; it tells whether it was an upsell", () => {
  const placed = (sourceItemList: unknown) => {
    const { sourceItemList: source, upsell } = addItemSchema.parse({
      variantCode: "10000001",
      sourceItemList,
    });
    return [source, upsell];
  };
  expect(placed("cross_sell_panier")).toEqual(["cross_sell_panier", true]);
  expect(placed("recherche")).toEqual(["recherche", false]);
  for (const name of [undefined, "ailleurs", "a".repeat(5000), "toString", 7, null, ["page"]]) {
    expect(placed(name)).toEqual([undefined, false]);
  }
  expect(addItemSchema.parse({ variantCode: "10000001" })).not.toHaveProperty("sourceItemList");
});

test.each([" BIENVENUE ", "-10%", "A/B", "été 2026", ".A", "A".repeat(50)])("%j is a code", (couponCode) => {
  expect(couponSchema.parse({ couponCode }).couponCode).toBe(couponCode.trim());
});

test.each(["", "   ", "A".repeat(51), ".", "..", "...", "\ud800", ["BIENVENUE"], 42, null, undefined])(
  "%j is no code, and never reaches the API's address",
  (couponCode) => {
    expect(couponSchema.safeParse({ couponCode }).success).toBe(false);
  },
);

test("a code of the cart is removed as it is written there", () => {
  for (const couponCode of ["BIENVENUE", "FIN.", ".A", "«OR»"])
    expect(removeCouponSchema.parse({ couponCode }).couponCode).toBe(couponCode);
  for (const couponCode of ["", " ", ".", "..", "...", "\ud800", "A".repeat(51)])
    expect(removeCouponSchema.safeParse({ couponCode }).success).toBe(false);
});
