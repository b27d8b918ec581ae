import * as z from "zod/mini";
import { dayAfter } from "../time/wall-clock.ts";
import type { LongerReason, TransitionLength } from "./transition.ts";

export interface TransitionView {
  from: string;
  length: TransitionLength;
  isChosen: boolean;
  reasons: readonly LongerReason[];
  names: readonly string[];
  ration: number | null;
  file: string;
}

export interface FoldedTransition extends TransitionView {
  isOpen: boolean;
}

export const transitionInputs = { from: "debut", length: "jours" } as const;

export interface TransitionChoice {
  from?: string;
  length?: TransitionLength;
}

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
