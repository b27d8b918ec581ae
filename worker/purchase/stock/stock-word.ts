import * as z from "zod/mini";
import { type SaidShare, stockShares } from "../../../shared/subscription/stock/stock-shares.ts";
import * as clock from "../../../shared/time/clock.ts";
import { dayAfter, dayInParis } from "../../../shared/time/wall-clock.ts";
import type { AppContext } from "../../context.ts";
import { clearCookie, longestValue, readJsonCookie, writeCookie } from "../../session/cookies.ts";

export interface StockWord {
  id: number;
  on: string;
  left: SaidShare[];
}

/** Days; an older answer says nothing about today. */
const mostDays = 120;

const share = z.pipe(
  z.tuple([
    z.string().check(z.maxLength(64)),
    z.int().check(z.minimum(0), z.maximum(Math.max(...stockShares))),
  ]),
  z.transform(([code, quarters]): SaidShare => ({ code, quarters })),
);

const cookieSchema = z.array(
  z.pipe(
    z.tuple([z.int(), z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), z.array(share)]),
    z.transform(([id, on, left]): StockWord => ({ id, on, left })),
  ),
);

/** Kept in a cookie, because no service stores it (docs/decisions/044-stock.md). */
export function stockWordsOf(c: AppContext): StockWord[] {
  const oldest = dayAfter(today(), -mostDays);
  const words = readJsonCookie(c, "stockWords", cookieSchema) ?? [];
  return words.filter(({ on }) => on >= oldest && on <= today());
}

export function saveStockWord(c: AppContext, id: number, left: readonly SaidShare[]): void {
  const word = { id, on: today(), left: [...left] };
  write(c, [word, ...stockWordsOf(c).filter((other) => other.id !== id)]);
}

export function forgetStockWord(c: AppContext, id: number): void {
  write(
    c,
    stockWordsOf(c).filter((word) => word.id !== id),
  );
}

function write(c: AppContext, words: readonly StockWord[]): void {
  const kept = [...words];
  while (encodeURIComponent(textOf(kept)).length > longestValue) kept.pop();
  if (kept.length > 0) writeCookie(c, "stockWords", textOf(kept), mostDays * 86_400);
  else clearCookie(c, "stockWords");
}

const textOf = (words: readonly StockWord[]): string =>
  JSON.stringify(
    words.map(({ id, on, left }) => [id, on, left.map(({ code, quarters }) => [code, quarters])]),
  );

const today = () => dayInParis(clock.date());
