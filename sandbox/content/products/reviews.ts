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
