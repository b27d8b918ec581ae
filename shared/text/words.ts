import { withoutAccents } from "./text.ts";

export interface Word {
  plain: string;
  start: number;
  end: number;
}

export function wordsOf(text: string): Word[] {
  return Array.from(
    text.matchAll(/\p{Letter}[\p{Letter}\p{Mark}]*|\p{Number}+/gu),
    ({ 0: found, index }) => ({
      plain: plainOf(found),
      start: index,
      end: index + found.length,
    }),
  );
}

function plainOf(text: string): string {
  return withoutAccents(text).toLowerCase();
}

/** Heuristic singular of a French word. Index and query share it, so a wrong result still matches. */
export function singularOf(plain: string): string {
  if (plain.length < 4) return plain;
  if (plain.endsWith("eaux")) return plain.slice(0, -1);
  if (plain.endsWith("aux")) return `${plain.slice(0, -3)}al`;
  return /[sx]$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** "sans" must not be a stop word, or "sans céréales" would find "céréales". */
const stopWords = new Set(
  `a ai ainsi as au aux avec ce ces cet cette cherche chez d dans de des donc du elle en est et il ils j je l la le les
  leur leurs lui m ma mais me mes moi mon n ne nos notre nous on ou par pas pour qu que quel quelle quels quelles qui s sa
  se ses si son sont sur t ta te tes toi ton tu un une vos votre vous veux voudrais y acheter trouver besoin`.split(
    /\s+/,
  ),
);

export const isStopWord = (plain: string) => stopWords.has(plain);
