import type { ReviewEntry } from "./product-entry.ts";
import { catDryReviews } from "./reviews/cat-dry.ts";
import { dogDryReviews } from "./reviews/dog-dry.ts";
import { wetReviews } from "./reviews/wet-and-treats.ts";

/** By sku; every one comes from an order that was delivered. */
export const reviews: Record<string, ReviewEntry[]> = { ...dogDryReviews, ...catDryReviews, ...wetReviews };

export function reviewsOf(sku: string): ReviewEntry[] {
  return reviews[sku] ?? [];
}
