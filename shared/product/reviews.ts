import * as z from "zod/mini";
import type { Review } from "./product.ts";

/** Reviews that travel with a product's page: those of one that is much liked would weigh more than all the rest of it. */
const firstReviews = 4;

/** How many more come at a time. */
const moreReviews = 12;

const scores = [5, 4, 3, 2, 1] as const;

/** Which reviews are wanted: of one score or of all, and how many times more were asked for. */
export interface ReviewChoice {
  score: number | undefined;
  /** From 1: what travels with the page. */
  page: number;
}

const scoreSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5));
const pageSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000));

/** `?note=4&avis=2`; what cannot be read is as if it were not there. */
export function reviewChoiceOf(score: string | undefined, page: string | undefined): ReviewChoice {
  return { score: scoreSchema.safeParse(score).data, page: pageSchema.safeParse(page).data ?? 1 };
}

/** Where in a product's page these reviews are; the address of the page itself stands before it. */
export function reviewsHref({ score, page }: ReviewChoice): string {
  const query = new URLSearchParams();
  if (score) query.set("note", String(score));
  if (page > 1) query.set("avis", String(page));
  return `?${query}#avis`;
}

/** The reviews of a product's page. */
export interface ReviewsView {
  sku: string;
  /** Out of 5; 0 without reviews. */
  rating: number;
  /** Of all scores. */
  total: number;
  spread: readonly { score: number; count: number }[];
  choice: ReviewChoice;
  reviews: readonly Review[];
  /** How many there are of the chosen score. */
  count: number;
}

export interface ChosenReviews {
  /** The newest first. */
  reviews: Review[];
  /** How many of `reviews` an earlier page had shown. */
  before: number;
  /** How many there are of the wanted score. */
  count: number;
}

/** The newest first: all that pages up to the wanted one show, so that an address alone shows what was read so far. */
export function chooseReviews(all: readonly Review[], { score, page }: ReviewChoice): ChosenReviews {
  const wanted = all
    .filter((review) => !score || review.score === score)
    .toSorted((one, other) => other.date.localeCompare(one.date));
  return {
    reviews: wanted.slice(0, upTo(page)),
    before: Math.min(wanted.length, page > 1 ? upTo(page - 1) : 0),
    count: wanted.length,
  };
}

/** How many the next page would add. */
export function moreToCome({ reviews, count }: Pick<ReviewsView, "reviews" | "count">): number {
  return Math.min(moreReviews, count - reviews.length);
}

/** How often each score was given, the best first. */
export function spreadOf(all: readonly Review[]): { score: number; count: number }[] {
  return scores.map((score) => ({ score, count: all.filter((review) => review.score === score).length }));
}

const upTo = (page: number) => firstReviews + (page - 1) * moreReviews;
