import { wordsOf } from "../../../shared/text/words.ts";
import { type FacetFilters, facetTest, numericTest } from "./facets.ts";
import type { MatchedWord } from "./highlight.ts";
import type { InvertedIndex } from "./inverted-index.ts";
import { type RankingInfo, rankingOf, rankOf, recordOf } from "./ranking.ts";
import { withKnownPhrases } from "./synonyms.ts";
import { type QueryWord, termMatches } from "./term-matches.ts";
import { type WordHit, wordHits } from "./word-hits.ts";

interface Question {
  query: string;
  facetFilters?: FacetFilters | undefined;
  numericFilters?: readonly string[] | undefined;
  /** Adds records that lack words if no record has them all (the vendor's `allOptional`). */
  relaxed?: boolean;
}

export interface Found {
  records: number[];
  ranking(record: number): RankingInfo;
  words: MatchedWord[];
  relaxed: boolean;
}

const mostWords = 10;

/** Typos are tried only if nothing matches exactly, and the fewest win (the vendor's `min`). */
export function search(index: InvertedIndex, question: Question): Found {
  const { query, facetFilters, numericFilters, relaxed = false } = question;
  const words = queryWords(index, query);
  const [hasFacets, hasNumbers] = [facetTest(index, facetFilters), numericTest(index, numericFilters)];
  const passes = (record: number) => hasFacets(record) && hasNumbers(record);
  if (words.length === 0) return everything(index, passes);
  const literal = attempt(index, words, passes, { typos: false });
  if (literal.records.length > 0) return literal;
  const [last] = words.slice(-1);
  // "la" was not the beginning of "lapin", so it is treated as a stop word.
  if (last && words.length > 1 && index.isStopWord(last.plain)) {
    return search(index, { ...question, query: `${query} ` });
  }
  const tolerant = attempt(index, words, passes, { typos: true });
  if (tolerant.records.length > 0 || !relaxed || words.length === 1) return tolerant;
  return attempt(index, words, passes, { typos: true, relaxed });
}

/** The last word always counts, because it may be the beginning of a longer one. */
function queryWords({ singularOf, isStopWord, synonyms }: InvertedIndex, query: string): QueryWord[] {
  const plains = wordsOf(query).map(({ plain }) => plain);
  const singulars = plains.map(singularOf);
  const known = withKnownPhrases(synonyms, singulars);
  const meant = known === singulars ? plains : known;
  const isUnfinished = (at: number) => at === meant.length - 1 && !/\s$/.test(query);
  const meaningful = meant.filter((plain, at) => !isStopWord(plain) || isUnfinished(at));
  const words = (meaningful.length > 0 ? meaningful : meant).slice(0, mostWords);
  return words.map((plain, at) => ({ plain, prefix: at === words.length - 1 && !/\s$/.test(query) }));
}

function everything(index: InvertedIndex, passes: (record: number) => boolean): Found {
  const records = sorted(index, Array.from(index.records.keys()).filter(passes));
  return { records, ranking: () => rankingOf([]), words: [], relaxed: false };
}

function attempt(
  index: InvertedIndex,
  words: readonly QueryWord[],
  passes: (record: number) => boolean,
  { typos, relaxed = false }: { typos: boolean; relaxed?: boolean },
): Found {
  const matched = words.map((word) => ({ text: word.plain, terms: termMatches(index, word, typos) }));
  const hits = matched.map(({ terms }) => wordHits(index, terms));
  const ranking = (record: number) => rankingOf(hits.map((byRecord) => byRecord.get(record)));
  const candidates = (relaxed ? inSome(hits) : inAll(hits)).filter(passes);
  const ranked = candidates.map((record) => ({ record, info: ranking(record) }));
  const best = fewest(fewest(ranked, "missing"), "typos");
  const order = Float64Array.from(best, ({ info, record }) => rankOf(info, record)).sort();
  return { records: sorted(index, Array.from(order, recordOf)), ranking, words: matched, relaxed };
}

function sorted({ places }: InvertedIndex, records: number[]): number[] {
  return places ? records.toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0)) : records;
}

function fewest<T extends { info: RankingInfo }>(
  ranked: readonly T[],
  of: "missing" | "typos",
): readonly T[] {
  const least = ranked.reduce((low, { info }) => Math.min(low, info[of]), Number.POSITIVE_INFINITY);
  return ranked.filter(({ info }) => info[of] === least);
}

const inSome = (hits: readonly Map<number, WordHit>[]) => [
  ...new Set(hits.flatMap((byRecord) => [...byRecord.keys()])),
];

function inAll(hits: readonly Map<number, WordHit>[]): number[] {
  const [rarest, ...others] = hits.toSorted((a, b) => a.size - b.size);
  return [...(rarest?.keys() ?? [])].filter((record) => others.every((byRecord) => byRecord.has(record)));
}
