import type { Advice } from "../../../shared/guide/advice.ts";
import type { MenuChoices } from "../../../shared/menu/menu-choices.ts";
import { type Serving, servingOf } from "../../../shared/menu/serving.ts";
import { type DayPlan, energyOfDay, weekPlan } from "../../../shared/menu/week-plan.ts";
import { type HealthCodes, mayHoldAllergen } from "../../../shared/nutrition/allergens.ts";
import type { Product } from "../../../shared/product/product.ts";
import { visibleVariants } from "../../../shared/product/product-rules.ts";

export type MenuProduct = Pick<
  Product,
  | "sku"
  | "name"
  | "animal"
  | "kind"
  | "viewable"
  | "composition"
  | "metabolizableEnergy"
  | "variants"
  | "subtitle"
>;

export interface CheckedMenu<P extends MenuProduct> {
  week: DayPlan[];
  foods: { product: P; energy: number; serving: Serving | null }[];
  energy: NonNullable<Advice["energy"]>;
}

interface Known<P extends MenuProduct> {
  products: ReadonlyMap<string, P>;
  health: HealthCodes;
}

/** Share by which a day may miss the energy band, since the service rounds grams. */
const tolerance = 0.05;

/** Verifies the service's answer against choices, allergy, days and energy. `wrong` is for the log. */
export function checkedMenu<P extends MenuProduct>(
  { menu, energy }: Pick<Advice, "menu" | "energy">,
  { kibble, wet, frequency, meals }: MenuChoices,
  { products, health }: Known<P>,
): CheckedMenu<P> | { wrong: string } {
  if (!menu?.kibble || !energy) return { wrong: "no menu, or no energy" };
  if (energy.low > energy.need || energy.need > energy.high) return { wrong: "need outside its band" };
  if (menu.kibble.sku !== kibble || !sameSkus(menu.wet, wet)) return { wrong: "other foods than chosen" };
  const days = menu.wet.reduce((sum, { perWeek }) => sum + perWeek, 0);
  if (menu.frequency !== frequency || days !== frequency) return { wrong: "other days than chosen" };
  const dry = foodFor(products, kibble, "dry");
  const recipes = menu.wet.flatMap(({ sku }) => foodFor(products, sku, "wet") ?? []);
  if (!dry || recipes.length < menu.wet.length) return { wrong: "a food that is not for cats, or not shown" };
  const against = [dry, ...recipes].find(({ product }) => mayHoldAllergen(product, health));
  if (against) return { wrong: `allergen in ${against.product.sku}` };
  const alone = (energy.need / dry.energy) * 100;
  const week = weekPlan(
    {
      frequency,
      kibble: { mixed: menu.kibble.ration ?? 0, alone },
      wet: menu.wet.map((one, place) => ({ ...one, unit: recipes[place]?.serving?.weight ?? null })),
    },
    meals,
  );
  const energyOf = (sku: string) => recipes.find(({ product }) => product.sku === sku)?.energy ?? 0;
  const outside = week
    .map((day) => energyOfDay(day, { kibble: dry.energy, wet: energyOf }))
    .find((kcal) => kcal < energy.low * (1 - tolerance) || kcal > energy.high * (1 + tolerance));
  if (outside !== undefined) return { wrong: `${Math.round(outside)} kcal on a day` };
  return { week, foods: [dry, ...recipes], energy };
}

const sameSkus = (given: readonly { sku: string }[], chosen: readonly string[]) =>
  given.length === chosen.length && given.every(({ sku }) => chosen.includes(sku));

function foodFor<P extends MenuProduct>(products: ReadonlyMap<string, P>, sku: string, kind: "dry" | "wet") {
  const product = products.get(sku);
  const energy = product?.metabolizableEnergy;
  if (!product?.viewable || product.animal !== "cat" || product.kind !== kind || !energy) return undefined;
  const [first] = visibleVariants(product);
  const serving = kind === "wet" && first ? servingOf(first.name, product.subtitle) : null;
  return { product, energy, serving };
}
