import * as z from "zod/mini";
import { dayAfter } from "../time/wall-clock.ts";
import type { LongerReason, TransitionLength } from "./transition.ts";

export interface TransitionView {
  /** First day, `Y-m-d`. */
  from: string;
  length: TransitionLength;
  /** Chosen, and not proposed. */
  isChosen: boolean;
  /** Why ten days are proposed. */
  reasons: readonly LongerReason[];
  /** The new food. */
  names: readonly string[];
  /** Grams a day of the new food, where it is the only one. */
  ration: number | null;
  /** The file for a calendar, without its query. */
  file: string;
}

/** Folded below an advice or a menu. */
export interface FoldedTransition extends TransitionView {
  /** Its food or its days were chosen. */
  isOpen: boolean;
}

export const transitionInputs = { from: "debut", length: "jours" } as const;

export interface TransitionChoice {
  from?: string;
  length?: TransitionLength;
}

/** What the address says; anything else than a day within a year and one of the two lengths is as if unsaid. */
export function transitionChoice(query: Record<string, string | undefined>, today: string): TransitionChoice {
  const from = dayField.safeParse(query[transitionInputs.from]).data;
  const length = query[transitionInputs.length];
  const isNear = from !== undefined && from >= dayAfter(today, -366) && from <= dayAfter(today, 366);
  return {
    ...(isNear ? { from } : {}),
    ...(length === "7" || length === "10" ? { length: length === "7" ? 7 : 10 } : {}),
  };
}

export function transitionFile({
  file,
  from,
  length,
}: Pick<TransitionView, "file" | "from" | "length">): string {
  const query = new URLSearchParams({
    [transitionInputs.from]: from,
    [transitionInputs.length]: String(length),
  });
  return `${file}?${query}`;
}

const dayField = z.iso.date();
