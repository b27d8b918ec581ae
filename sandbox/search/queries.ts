import * as z from "zod/mini";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import { wordsOf } from "../../shared/text/words.ts";
import * as clock from "../../shared/time/clock.ts";
import { type FacetCounts, facetCounts, numericFilter } from "./engine/facets.ts";
import { type Highlight, highlight } from "./engine/highlight.ts";
import type { InvertedIndex } from "./engine/inverted-index.ts";
import { type Found, search } from "./engine/search.ts";

const facetFilters = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]);

export const questionSchema = z.object({
  indexName: z.string(),
  query: z._default(z.string(), ""),
  page: z._default(z.int().check(z.minimum(0)), 0),
  hitsPerPage: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 20),
  facets: z._default(z.array(z.string()), []),
  facetFilters: z.optional(facetFilters),
  numericFilters: z.optional(z.array(z.string().check(z.regex(numericFilter)))),
  attributesToRetrieve: z._default(z.array(z.string()), ["*"]),
  attributesToHighlight: z.optional(z.array(z.string())),
  highlightPreTag: z._default(z.string(), "<em>"),
  highlightPostTag: z._default(z.string(), "</em>"),
  getRankingInfo: z._default(z.boolean(), false),
  removeWordsIfNoResults: z._default(z.enum(["none", "lastWords", "firstWords", "allOptional"]), "none"),
});
type Question = z.infer<typeof questionSchema>;

/** The vendor's limit of a query, in bytes. */
export const longestQuery = 512;

interface QueryAnswer {
  hits: Record<string, unknown>[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: FacetCounts;
  exhaustiveFacetsCount?: true;
  exhaustiveNbHits: true;
  query: string;
  params: string;
  index: string;
  processingTimeMS: number;
}

export function answerQuery(index: InvertedIndex, question: Question): QueryAnswer {
  const start = clock.now();
  const { query, page, hitsPerPage, facets, facetFilters: filters, numericFilters } = question;
  const relaxed = question.removeWordsIfNoResults !== "none";
  const found = search(index, { query, facetFilters: filters, numericFilters, relaxed });
  const reachable = Math.min(found.records.length, index.settings.paginationLimitedTo ?? 1000);
  const shown = found.records.slice(0, reachable).slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((record) => hitOf(index, record, found, question)),
    nbHits: found.records.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    ...(facets.length > 0
      ? { facets: facetCounts(index, facets, found.records), exhaustiveFacetsCount: true as const }
      : {}),
    exhaustiveNbHits: true,
    query,
    params: paramsOf(question),
    index: question.indexName,
    processingTimeMS: Math.max(1, clock.now() - start),
  };
}

function hitOf(index: InvertedIndex, record: number, { words, ranking }: Found, question: Question) {
  const fields = index.records[record] ?? { objectID: "" };
  const { missing, typos, proximity, attributes, inexact } = ranking(record);
  const matched = missing === 0 ? wordsAsked(index, question.query) : words.length - missing;
  return {
    ...retrieved(fields, question.attributesToRetrieve),
    objectID: fields.objectID,
    _highlightResult: highlights(fields, index.settings.searchableAttributes ?? [], words, question),
    ...(question.getRankingInfo && {
      _rankingInfo: {
        promoted: false,
        nbTypos: typos,
        words: matched,
        proximityDistance: proximity,
        firstMatchedWord: attributes * 1000,
        nbExactWords: Math.max(0, matched - Math.ceil(inexact / 2)),
        userScore: index.records.length - record,
        geoDistance: 0,
        filters: 0,
      },
    }),
  };
}

const wordsAsked = ({ isStopWord }: InvertedIndex, query: string) =>
  wordsOf(query).filter(({ plain }) => !isStopWord(plain)).length;

function retrieved(record: SearchRecord, names: readonly string[]): Record<string, unknown> {
  if (names.includes("*")) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

function highlights(
  record: SearchRecord,
  searchable: readonly string[],
  words: Found["words"],
  { attributesToHighlight = [...searchable], highlightPreTag: before, highlightPostTag: after }: Question,
): Record<string, Highlight | Highlight[]> {
  const tags = { before, after };
  return Object.fromEntries(
    attributesToHighlight.flatMap((name) => {
      const marked = highlight(record[name], words, tags);
      return marked === undefined ? [] : [[name, marked]];
    }),
  );
}

function paramsOf({ indexName: _, ...question }: Question): string {
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  const pairs = Object.entries(question).filter(([, value]) => value !== undefined);
  return new URLSearchParams(pairs.map(([name, value]) => [name, text(value)])).toString();
}
