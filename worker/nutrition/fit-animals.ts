import type { AnimalFacts } from "../../shared/animal/animal.ts";
import { type AnimalLists, codeOf, grownWeightOf } from "../../shared/animal/animal-lists.ts";
import { shownFor } from "../../shared/animal/shown-for.ts";
import { draftKey, otherAnimalHref } from "../../shared/guide/guide-href.ts";
import { fitTexts } from "../../shared/nutrition/fit.texts.ts";
import { type Fit, fitOf } from "../../shared/nutrition/fit.ts";
import type { ProductSummary } from "../../shared/product/product.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, Services } from "../context.ts";
import { readCookie } from "../session/cookies.ts";
import { animalListsAtHand } from "./animal-lists.ts";
import { readDraftAnimal } from "./draft-animal.ts";
import { ownAnimalsAtHand } from "./own-animals.ts";

const t = translator(fitTexts);

export const describeAnimalHref = ({ settings }: Services<"settings">): string | null =>
  settings.features.has("guide") ? otherAnimalHref() : null;

export interface FitAnimal {
  /** An animal's id, or the key of the draft. */
  key: string;
  name: string;
  facts: AnimalFacts;
  /** Kilograms. */
  grownWeight: number | undefined;
}

interface Shown {
  animals: FitAnimal[];
  chosen: string | null;
}

/** Animals of known weight that listings may show rations for, and the visitor's choice. Empty in an outage. */
export async function fitAnimals(c: AppContext): Promise<Shown> {
  const known = (await Promise.all([ownFacts(c), draftFacts(c)])).flat();
  const lists = known.length > 0 ? await animalListsAtHand(c.var) : null;
  const animals = known
    .filter(({ facts }) => facts.weight !== null)
    .map(({ key, facts }) => fitAnimalOf(key, facts, lists));
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
    },
    grownWeight: grownWeightOf(lists?.breeds, facts.breed),
  };
}

/** The first animal of the product's species, the chosen one before the others. */
export function fitFor(
  product: ProductSummary,
  { animals, chosen }: Shown,
): { name: string; fit: Fit } | undefined {
  if (chosen === shownFor.nobody) return undefined;
  const among = animals.filter(({ facts }) => facts.kind === product.animal);
  const animal = among.find(({ key }) => key === chosen) ?? among[0];
  const fit = animal && fitOf(product, animal.facts, clock.date(), animal.grownWeight);
  return fit && { name: animal.name, fit };
}

/** The lower, the better a product suits the visitor's animal: first by fit, then by the price of a day. */
export const rankFor = (product: ProductSummary, shown: Shown): number => rankOf(fitFor(product, shown)?.fit);

function rankOf(fit: Fit | undefined): number {
  switch (fit?.kind) {
    case "fits":
      return fit.pricePerDay ?? ranks.withoutPrice;
    case "treat":
      return ranks.treat;
    case "misfit":
      return ranks.misfit;
    case "vet":
    case undefined:
      return ranks.unknown;
  }
}

const ranks = { withoutPrice: 1e6, treat: 2e6, unknown: 3e6, misfit: 4e6 } as const;

async function ownFacts(c: AppContext): Promise<{ key: string; facts: AnimalFacts }[]> {
  return (await ownAnimalsAtHand(c)).flatMap(({ kind, ...animal }) =>
    kind ? [{ key: String(animal.id), facts: { ...animal, kind } }] : [],
  );
}

async function draftFacts(c: AppContext): Promise<{ key: string; facts: AnimalFacts }[]> {
  const draft = await readDraftAnimal(c).catch((error: unknown) => {
    c.var.log.error("draft of an animal not read", error);
    return undefined;
  });
  return draft ? [{ key: draftKey, facts: draft.facts }] : [];
}
