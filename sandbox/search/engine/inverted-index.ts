import type { IndexSettings } from "../../../shared/search/index-settings.ts";
import type { SearchRecord } from "../../../shared/search/product-record.ts";
import type { Synonym } from "../../../shared/search/synonyms.ts";
import { isStopWord, singularOf, wordsOf } from "../../../shared/text/words.ts";
import { comparing, criteriaOf } from "./replica.ts";
import { readSynonyms, type Synonyms } from "./synonyms.ts";

type Settings = Partial<IndexSettings>;

/** `records[i]` has the term at `spots[i]`; one entry per occurrence, in the order of the records. */
interface Postings {
  records: number[];
  spots: number[];
}

export interface InvertedIndex {
  settings: Settings;
  synonyms: Synonyms;
  singularOf: (plain: string) => string;
  isStopWord: (plain: string) => boolean;
  records: readonly SearchRecord[];
  terms: ReadonlyMap<string, Postings>;
  sortedTerms: readonly string[];
  bySingular: ReadonlyMap<string, readonly string[]>;
  facets: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<number>>>;
  places?: readonly number[];
}

const longest = 1024;
const betweenValues = 8;

const spot = (attribute: number, position: number) => attribute * longest + Math.min(position, longest - 1);
export const attributeOf = (place: number) => Math.floor(place / longest);

export function buildIndex(
  unsorted: readonly SearchRecord[],
  settings: Settings,
  synonyms: readonly Synonym[] = [],
): InvertedIndex {
  const records = unsorted.toSorted(comparing(criteriaOf(settings.customRanking)));
  const singular = settings.ignorePlurals?.includes("fr") ? singularOf : (plain: string) => plain;
  const searchable = settings.searchableAttributes ?? [];
  const declared = (settings.attributesForFaceting ?? []).map((name) =>
    name.replace(/^filterOnly\((.*)\)$/, "$1"),
  );
  const terms = new Map<string, Postings>();
  const facets = new Map(declared.map((name) => [name, new Map<string, Set<number>>()]));
  records.forEach((record, number) => {
    searchable.forEach((name, attribute) => {
      let position = 0;
      for (const text of textsOf(record[name])) {
        for (const { plain } of wordsOf(text)) {
          const postings = getOrMake(terms, plain, (): Postings => ({ records: [], spots: [] }));
          postings.records.push(number);
          postings.spots.push(spot(attribute, position++));
        }
        position += betweenValues;
      }
    });
    for (const [name, values] of facets) {
      for (const value of textsOf(record[name]))
        getOrMake(values, value, () => new Set<number>()).add(number);
    }
  });
  const bySingular = new Map<string, string[]>();
  for (const term of terms.keys()) getOrMake(bySingular, singular(term), (): string[] => []).push(term);
  return {
    settings,
    synonyms: readSynonyms(synonyms, singular),
    singularOf: singular,
    isStopWord: settings.removeStopWords?.includes("fr") ? isStopWord : () => false,
    records,
    terms,
    sortedTerms: [...terms.keys()].toSorted(),
    bySingular,
    facets,
  };
}

export function sizeOf({ records, terms }: InvertedIndex) {
  let places = 0;
  for (const postings of terms.values()) places += postings.records.length;
  return { records: records.length, terms: terms.size, places };
}

export function textsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === "string");
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const made = make();
  map.set(key, made);
  return made;
}
