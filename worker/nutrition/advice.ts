import type { AnimalFacts } from "../../shared/animal/animal.ts";
import { codeOf, healthCodes } from "../../shared/animal/animal-lists.ts";
import type { Frequency } from "../../shared/frequency/frequency.ts";
import type { Advice, Recommended } from "../../shared/guide/advice.ts";
import { checkedEnergy, distrustOf, tellsFormula } from "../../shared/guide/check-advice.ts";
import type { AdviceOutcome, AdvisedFood, ShownAdvice } from "../../shared/guide/shown-advice.ts";
import type { EnergyNeed } from "../../shared/nutrition/energy.ts";
import type { Product } from "../../shared/product/product.ts";
import { suitingFormat } from "../../shared/product/suiting-format.ts";
import { href } from "../../shared/routes.ts";
import { unbroken } from "../../shared/text/unbroken.ts";
import type { AppContext, Services } from "../context.ts";
import { advisedFood } from "./advised-food.ts";
import { animalListsAtHand } from "./animal-lists.ts";
import { energyOf } from "./energy-of.ts";

/** Leaves out and logs advice that the shop cannot verify, so no food may remain. @throws UpstreamError */
export async function foodAdvice(
  c: AppContext,
  animal: AnimalFacts,
  { every = false }: { every?: boolean } = {},
): Promise<AdviceOutcome> {
  const services = c.var;
  const { content, log } = services;
  const [answer, lists, frequencies] = await Promise.all([
    content.advice({ animal, kind: "food", ...(every ? { every } : {}) }),
    animalListsAtHand(services),
    services.frequencies.atHand(),
  ]);
  if ("none" in answer) return { kind: "none", reason: answer.none };
  const { advice } = answer;
  const formula = energyOf(animal, lists) ?? null;
  const told = checkedEnergy(advice.energy);
  if (!told) log.warn("advice without an energy that can be verified", { ...advice.energy });
  const energy = told ?? energyByFormula(formula);
  if (!energy) return { kind: "none", reason: "no_result" };
  const products = await content.productsBySku(skusOf(advice), 2);
  const feature = codeOf(lists?.features, animal.feature);
  const foods = advice.recommendations.flatMap(
    (recommended) =>
      trusted(services, recommended, products.get(recommended.sku), {
        kind: animal.kind,
        health: healthCodes(lists, animal),
        energy,
        frequencies,
      }) ?? [],
  );
  return {
    kind: "advice",
    advice: {
      energy,
      formula: formula && tellsFormula(energy, formula) ? formula : null,
      foods,
      answered: isAnswered(advice, foods, feature),
      excluded: excludedOf(advice, products),
    },
  };
}

const isAnswered = ({ recommendations }: Advice, foods: readonly AdvisedFood[], feature: string | null) =>
  recommendations.some(
    ({ sku, reasons }) =>
      foods.some((food) => food.sku === sku) && reasons.some(({ code }) => code === feature),
  );

const energyByFormula = (formula: EnergyNeed | null): ShownAdvice["energy"] | null =>
  formula && { need: formula.need, low: formula.low, high: formula.high, source: "" };

const skusOf = ({ recommendations, excluded }: Advice) =>
  [...recommendations, ...excluded].map(({ sku }) => sku);

interface Wanted {
  kind: AnimalFacts["kind"];
  health: readonly string[];
  energy: ShownAdvice["energy"];
  frequencies: readonly Frequency[];
}

function trusted(
  services: Services<"configuration" | "log">,
  recommended: Recommended,
  product: Product | undefined,
  { kind, health, energy, frequencies }: Wanted,
): AdvisedFood | undefined {
  const { sku, ration, reasons } = recommended;
  const distrust = distrustOf(recommended, product, { kind, health }, energy);
  if (distrust || !product) {
    services.log.warn("recommendation left out", { sku, reason: distrust });
    return undefined;
  }
  const format = suitingFormat(product, recommended);
  return format && advisedFood(services, product, { format, ration, reasons, frequencies });
}

const excludedOf = ({ excluded }: Advice, products: ReadonlyMap<string, Product>): ShownAdvice["excluded"] =>
  excluded.flatMap(({ sku, reason }) => {
    const product = products.get(sku);
    if (!product) return [];
    const { name, slug, viewable } = product;
    return {
      name: unbroken(name),
      href: viewable ? href("produits-product-format", { product: slug }) : null,
      reason,
    };
  });
