import { isWholeAmount } from "../money/money.ts";

/** Whole minor units; null for a price that is not known. @param grams per day @param weight grams of the pack */
export const costPerDay = (price: number | null | undefined, grams: number, weight: number): number | null =>
  isWholeAmount(price) ? Math.round((price * grams) / weight) : null;
