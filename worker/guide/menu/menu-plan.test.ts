import { expect, test } from "vitest";
import type { Advice } from "../../../shared/guide/advice.ts";
import { checkedMenu, type MenuProduct } from "./menu-plan.ts";

const product = (sku: string, kind: "dry" | "wet", energy: number): MenuProduct => ({
  sku,
  kind,
  name: sku,
  composition: "Poulet 40 %, riz",
  animal: "cat",
  viewable: true,
  metabolizableEnergy: energy,
  subtitle: "en sachets de 85 g",
  variants: [
    { code: "22000101", slug: "s", name: "12 × 85 g", weight: 1020, isVisible: true, isInStock: true },
  ],
});
const products = new Map([
  ["K", product("K", "dry", 380)],
  ["W", product("W", "wet", 80)],
  ["X", product("X", "wet", 90)],
]);
const energy = { need: 190, low: 170, high: 210, source: "FEDIAF" };
const menu = {
  kibble: { sku: "K", ration: 32 },
  wet: [
    { sku: "W", ration: 85, perWeek: 4 },
    { sku: "X", ration: 85, perWeek: 3 },
  ],
  frequency: 7,
} as const satisfies Advice["menu"] & object;
const chosen = { kibble: "K", wet: ["W", "X"], frequency: 7, meals: 2 } as const;

const check = (
  changed: Partial<Pick<Advice, "menu" | "energy">>,
  known = products,
  health: string | null = "none",
) =>
  checkedMenu(
    { menu: { ...menu, wet: [...menu.wet] }, energy, ...changed },
    { ...chosen, wet: ["W", "X"] },
    { products: known, health },
  );

test("a menu that fits has its week, its foods and its energy", () => {
  const checked = check({});
  expect(checked).toMatchObject({ energy });
  if (!("week" in checked)) throw new Error(checked.wrong);
  expect(checked.foods.map(({ product: { sku } }) => sku)).toEqual(["K", "W", "X"]);
  expect(checked.foods[1]?.serving).toEqual({ container: "pouch", weight: 85 });
  expect(checked.week).toHaveLength(7);
});

test.each<[string, Partial<Pick<Advice, "menu" | "energy">>]>([
  ["none", { menu: null }],
  ["without its energy", { energy: null }],
  ["a need outside its band", { energy: { ...energy, need: 300 } }],
  ["another kibble", { menu: { ...menu, wet: [...menu.wet], kibble: { sku: "L", ration: 32 } } }],
  ["one recipe less", { menu: { ...menu, wet: [{ sku: "W", ration: 85, perWeek: 7 }] } }],
  ["a day of eight", { menu: { ...menu, wet: menu.wet.map((one) => ({ ...one, perWeek: 4 })) } }],
  ["another frequency", { menu: { ...menu, wet: [...menu.wet], frequency: 3 } }],
  ["too much on a day", { menu: { ...menu, wet: [...menu.wet], kibble: { sku: "K", ration: 60 } } }],
  ["too little on a day", { menu: { ...menu, wet: [...menu.wet], kibble: { sku: "K", ration: 10 } } }],
])("an answer that cannot be is refused: %s", (_, changed) => {
  expect(check(changed)).toHaveProperty("wrong");
});

test("a food of dogs, of the other kind, hidden or without its energy is refused", () => {
  const odd: Partial<MenuProduct>[] = [
    { animal: "dog" },
    { kind: "treat" },
    { viewable: false },
    { metabolizableEnergy: null },
  ];
  for (const changed of odd) {
    const known = new Map([...products, ["W", { ...product("W", "wet", 80), ...changed }]]);
    expect(check({}, known)).toHaveProperty("wrong");
  }
});

test("a food that holds what the cat is allergic to is refused, kibble and wet food alike", () => {
  expect(check({}, products, "allergy-chicken")).toEqual({ wrong: "allergen in K" });
  expect(check({}, products, "allergy-fish")).toHaveProperty("week");
  const fish = { ...product("X", "wet", 90), composition: "Thon 40 %" };
  expect(check({}, new Map([...products, ["X", fish]]), "allergy-fish")).toEqual({ wrong: "allergen in X" });
});
