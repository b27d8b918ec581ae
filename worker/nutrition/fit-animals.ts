import type { Describe } from "../../client/features/fit/fit-choice.tsx";
import type { Animal, AnimalFacts } from "../../shared/animal/animal.ts";
import { type AnimalLists, codeOf, grownWeightOf } from "../../shared/animal/animal-lists.ts";
import { shownFor } from "../../shared/animal/shown-for.ts";
import type { FitAnswer } from "../../shared/api/fit.ts";
import { draftKey, guideHref, otherAnimalHref } from "../../shared/guide/guide-href.ts";
import { assumedOf } from "../../shared/nutrition/assumed.ts";
import { fitTexts } from "../../shared/nutrition/fit.texts.ts";
import {
  type Eater,
  type Edible,
  fitOfAll,
  fitOfAllEdible,
  type SharedFit,
} from "../../shared/nutrition/fit.ts";
import type { ProductSummary } from "../../shared/product/product.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, Services } from "../context.ts";
import { readCookie } from "../session/cookies.ts";
import { animalListsAtHand } from "./animal-lists.ts";
import { readDraftAnimal } from "./draft-animal.ts";
import { fedAnimal, mostFed } from "./fed-animal.ts";
import { ownAnimalsAtHand } from "./own-animals.ts";

const t = translator(fitTexts);

/** How a visitor describes an animal for these products; null without the guide, which owns the answers. */
export function describeOf(
  { settings }: Services<"settings">,
  products: readonly Pick<ProductSummary, "animal">[],
  returnTo: string,
  skus: readonly string[] = [],
): Describe | null {
  if (!settings.features.has("guide")) return null;
  const [kind = null, ...others] = new Set(products.map(({ animal }) => animal ?? null));
  return { kind: others.length > 0 ? null : kind, returnTo, skus };
}

export interface FitAnimal extends Eater {
  /** An animal's id, or the key of the draft. */
  key: string;
}

interface Shown {
  animals: FitAnimal[];
  chosen: string | null;
}

/** Animals of known weight that listings may show rations for, and the visitor's choice. Empty in an outage. */
export async function fitAnimals(c: AppContext): Promise<Shown> {
  const known = (await Promise.all([ownFacts(c), draftFacts(c)])).flat();
  const lists = known.length > 0 ? await animalListsAtHand(c.var) : null;
  const weighed = known.filter(({ facts }) => facts.weight !== null);
  const animals = await Promise.all(
    weighed.map(async ({ key, facts, own }, index) => {
      const fed = own && index < mostFed ? await fedAnimal(c.var, { ...own, ...facts }, lists) : facts;
      return { ...fitAnimalOf(key, fed ?? facts, lists), isForVet: fed === null };
    }),
  );
  const chosen = readCookie(c, shownFor.name) ?? null;
  const isKnown = chosen === shownFor.nobody || animals.some(({ key }) => key === chosen);
  return { animals, chosen: isKnown ? chosen : null };
}

export function fitAnimalOf(key: string, facts: AnimalFacts, lists: AnimalLists | null): FitAnimal {
  return {
    key,
    name: facts.name.trim() || t(`unnamed.${facts.kind}`),
    facts: {
      ...facts,
      activity: codeOf(lists?.activities, facts.activity),
      feature: codeOf(lists?.features, facts.feature),
      allergies: facts.allergies.flatMap((one) => codeOf(lists?.features, one) ?? []),
    },
    grownWeight: grownWeightOf(lists?.breeds, facts.breed),
  };
}

/** The ration of the chosen animal, else of all that the product is for, added up. */
export const fitFor = (product: ProductSummary, shown: Shown): SharedFit | undefined =>
  fitOfAll(product, eatersOf(product, shown), clock.date());

export function eatersOf(product: Pick<ProductSummary, "animal">, { animals, chosen }: Shown): FitAnimal[] {
  if (chosen === shownFor.nobody) return [];
  const among = animals.filter(({ facts }) => facts.kind === product.animal);
  const one = among.find(({ key }) => key === chosen);
  if (one) return [one];
  // The draft is most likely an animal that the account has by now.
  const own = among.filter(({ key }) => key !== draftKey);
  return own.length > 0 ? own : among;
}

/** How a category's products suit the visitor's animals, and whether anything can be said at all. */
export function ranksFor(foods: ReadonlyMap<string, Edible>, shown: Shown) {
  const today = clock.date();
  let isKnown = false;
  const ranks = new Map<string, number>();
  for (const [sku, product] of foods) {
    const eaters = eatersOf(product, shown);
    const found = fitOfAllEdible(product, eaters, today);
    isKnown ||= found !== undefined;
    ranks.set(sku, rankOf(found, eaters));
  }
  return { ranks, isKnown };
}

/**
 * The lower, the better a product suits the visitor's animals: first by how many of them may eat it, then by the
 * price of a day.
 */
function rankOf(found: SharedFit | undefined, eaters: readonly FitAnimal[]): number {
  switch (found?.fit.kind) {
    case "fits":
      return (
        (found.fit.pricePerDay ?? ranks.withoutPrice) + ranks.another * (eaters.length - found.names.length)
      );
    case "treat":
      return ranks.treat;
    case "misfit":
      return ranks.misfit;
    case "vet":
    case undefined:
      return ranks.unknown;
  }
}

/** Null without animals. The text names answers that are assumed; the link leads to where they are given. */
export function noteOn({ settings }: Services<"settings">, eaters: readonly FitAnimal[]): FitAnswer["note"] {
  const incomplete = eaters.find(({ facts }) => assumedOf([facts]).length > 0);
  const [animal] = incomplete ? [incomplete] : eaters;
  if (!animal) return null;
  const assumed = assumedOf(eaters.map(({ facts }) => facts));
  const text = incomplete ? t("assumes", { list: assumed.map((fact) => t(`assumed.${fact}`)) }) : t("known");
  const link = incomplete
    ? { name: t("more"), href: guideHref(animal.key) }
    : { name: t("other"), href: otherAnimalHref() };
  return { text, link: settings.features.has("guide") ? link : null };
}

const ranks = { withoutPrice: 1e5, another: 1e6, treat: 1e9, unknown: 2e9, misfit: 3e9 } as const;

interface Known {
  key: string;
  facts: AnimalFacts;
  /** The customer's animal; absent for the draft. */
  own?: Animal;
}

async function ownFacts(c: AppContext): Promise<Known[]> {
  return (await ownAnimalsAtHand(c)).flatMap((own) =>
    own.kind ? [{ key: String(own.id), facts: { ...own, kind: own.kind }, own }] : [],
  );
}

async function draftFacts(c: AppContext): Promise<Known[]> {
  const draft = await readDraftAnimal(c).catch((error: unknown) => {
    c.var.log.error("draft of an animal not read", error);
    return undefined;
  });
  return draft ? [{ key: draftKey, facts: draft.facts }] : [];
}
