import { editDistance, prefixDistance } from "../../../shared/text/edit-distance.ts";
import type { InvertedIndex } from "./inverted-index.ts";

export interface TermMatch {
  term: string;
  typos: number;
  /** 0 as it is spelt, 1 another number or a synonym, 2 its beginning or with typos. */
  inexact: 0 | 1 | 2;
}

export interface QueryWord {
  plain: string;
  prefix: boolean;
}

export function termMatches(index: InvertedIndex, word: QueryWord, typos: boolean): TermMatch[] {
  const found = new Map<string, TermMatch>();
  const add = (match: TermMatch) => {
    const best = found.get(match.term);
    if (!best || costOf(match) < costOf(best)) found.set(match.term, match);
  };
  const { plain, prefix } = word;
  if (index.terms.has(plain)) add({ term: plain, typos: 0, inexact: 0 });
  const singular = index.singularOf(plain);
  for (const name of [singular, ...(index.synonyms.others.get(singular) ?? [])]) {
    for (const term of index.bySingular.get(name) ?? []) add({ term, typos: 0, inexact: 1 });
  }
  if (prefix) {
    for (const term of termsFrom(index, plain)) add({ term, typos: 0, inexact: 2 });
  }
  if (typos && !index.bySingular.has(singular)) for (const match of mistyped(index, word)) add(match);
  return [...found.values()];
}

const costOf = ({ typos, inexact }: TermMatch) => typos * 3 + inexact;

/** Defaults of the vendor. */
function typosAllowed({ settings }: InvertedIndex, plain: string): 0 | 1 | 2 {
  const { minWordSizefor1Typo: one = 4, minWordSizefor2Typos: two = 8 } = settings;
  if (/\d/.test(plain) || plain.length < one) return 0;
  return plain.length < two ? 1 : 2;
}

/** A typo at the first letter counts twice. */
function mistyped(index: InvertedIndex, { plain, prefix }: QueryWord): TermMatch[] {
  const most = typosAllowed(index, plain);
  if (most === 0) return [];
  const { singularOf } = index;
  const singular = singularOf(plain);
  const candidates = most === 1 ? termsFrom(index, plain.slice(0, 1)) : index.sortedTerms;
  return [...candidates].flatMap((term) => {
    const first = term[0] === plain[0] ? 0 : 1;
    const left = most - first;
    const typos =
      first +
      Math.min(
        editDistance(singular, singularOf(term), left),
        prefix ? prefixDistance(plain, term, left) : left + 1,
      );
    return typos <= most && typos > 0 ? { term, typos, inexact: 2 as const } : [];
  });
}

function* termsFrom({ sortedTerms }: InvertedIndex, start: string): Generator<string> {
  let low = 0;
  let high = sortedTerms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedTerms[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; sortedTerms[at]?.startsWith(start); at++) yield sortedTerms[at] ?? "";
}
