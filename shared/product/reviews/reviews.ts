import * as z from "zod/mini";
import type { Review } from "../product.ts";

const firstReviews = 4;

const moreReviews = 12;

const scores = [5, 4, 3, 2, 1] as const;

export interface ReviewChoice {
  score: number | undefined;
  page: number;
}

const scoreSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5));
const pageSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000));

export function reviewChoiceOf(score: string | undefined, page: string | undefined): ReviewChoice {
  return { score: scoreSchema.safeParse(score).data, page: pageSchema.safeParse(page).data ?? 1 };
}

export function reviewsHref({ score, page }: ReviewChoice): string {
  const query = new URLSearchParams();
  if (score) query.set("note", String(score));
  if (page > 1) query.set("avis", String(page));
  return `?${query}#avis`;
}

export interface ReviewsView {
  sku: string;
  rating: number;
  total: number;
  spread: readonly { score: number; count: number }[];
  choice: ReviewChoice;
  reviews: readonly Review[];
  count: number;
}

export interface ChosenReviews {
  reviews: Review[];
  before: number;
  count: number;
}

export function chooseReviews(all: readonly Review[], { score, page }: ReviewChoice): ChosenReviews {
  const wanted = all
    .filter((review) => !score || starsOf(review) === score)
    .toSorted((one, other) => other.date.localeCompare(one.date));
  return {
    reviews: wanted.slice(0, upTo(page)),
    before: Math.min(wanted.length, page > 1 ? upTo(page - 1) : 0),
    count: wanted.length,
  };
}

export function moreToCome({ reviews, count }: Pick<ReviewsView, "reviews" | "count">): number {
  return Math.min(moreReviews, count - reviews.length);
}

export function spreadOf(all: readonly Review[]): { score: number; count: number }[] {
  return scores.map((score) => ({ score, count: all.filter((review) => starsOf(review) === score).length }));
}

/** Rounded down, so that no review counts for more than its author gave. */
const starsOf = ({ score }: Review) => Math.floor(score);

const upTo = (page: number) => firstReviews + (page - 1) * moreReviews;
