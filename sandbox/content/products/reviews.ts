import type { ProductEntry, ReviewEntry } from "./product-entry.ts";
import { composeReviews, type Said } from "./reviews/compose.ts";
import { diceFor } from "./reviews/dice.ts";
import { catDryReviews } from "./reviews/handwritten/cat-dry.ts";
import { dogDryReviews } from "./reviews/handwritten/dog-dry.ts";
import { wetReviews } from "./reviews/handwritten/wet-and-treats.ts";
import { drawScores, howMany } from "./reviews/how-many.ts";

export const handwritten: Record<string, ReviewEntry[]> = {
  ...dogDryReviews,
  ...catDryReviews,
  ...wetReviews,
};

export function reviewsOf(sku: string, shop: ProductEntry[]): ReviewEntry[] {
  let reviews = composed.get(shop);
  if (!reviews) {
    reviews = reviewsOfShop(shop);
    composed.set(shop, reviews);
  }
  return reviews.get(sku) ?? [];
}

const day = 24 * 60 * 60 * 1000;
const latest = Date.UTC(2026, 10, 18);

export function createdAtOf(sku: string, reviews: readonly ReviewEntry[]): string {
  const experiences = reviews.map(({ experience }) => Date.parse(experience));
  const first = Math.min(latest, ...experiences);
  const dice = diceFor(`${sku} created`);
  const minutes = dice.between(9 * 60, 18 * 60);
  return new Date(first - dice.between(5, 30) * day + minutes * 60_000).toISOString();
}

const composed = new WeakMap<ProductEntry[], Map<string, ReviewEntry[]>>();

function reviewsOfShop(shop: ProductEntry[]): Map<string, ReviewEntry[]> {
  const written = Object.values(handwritten).flat();
  const said: Said = {
    texts: new Set(written.map(({ text }) => text)),
    authors: new Set(written.map(({ author }) => author)),
    uses: new Map(),
  };
  return new Map(shop.map((entry) => [entry.sku, reviewsOfProduct(entry, said)]));
}

function reviewsOfProduct(entry: ProductEntry, said: Said): ReviewEntry[] {
  const dice = diceFor(entry.sku);
  const written = handwritten[entry.sku] ?? [];
  const missing = Math.max(0, howMany(entry, dice) - written.length);
  return [...written, ...composeReviews(entry, drawScores(missing, dice), dice, said)]
    .map((review) => ({ ...review, title: typeset(review.title), text: typeset(review.text) }))
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

function typeset(text: string): string {
  return text
    .replaceAll(/ ([;:!?%€»])/g, "\u00a0$1")
    .replaceAll("« ", "«\u00a0")
    .replaceAll(/(\d) (kg|g|h|%|×)(?![a-zé])/g, "$1\u00a0$2")
    .replaceAll("× ", "×\u00a0");
}
