import { expect, test } from "vitest";
import type { IndexSettings } from "../../../shared/search/index-settings.ts";
import { facetCounts } from "./facets.ts";
import { buildIndex } from "./inverted-index.ts";
import { search } from "./search.ts";

const records = [
  {
    objectID: "a",
    name: "Croquettes pour chien",
    hidden: "secret",
    animal: "Chien",
    choices: "animal/chien",
    popularity: 1,
  },
  { objectID: "b", name: "Croquette chat", animal: "Chat", choices: "animal/chat", popularity: 7 },
];
const named = { searchableAttributes: ["name"] };
const synonym = { objectID: "chien", type: "synonym" as const, synonyms: ["chien", "toutou"] };

function idsOf(
  settings: Partial<IndexSettings>,
  query: string,
  facetFilters?: string[],
  synonyms = [synonym],
) {
  const index = buildIndex(records, settings, synonyms);
  return search(index, { query, ...(facetFilters && { facetFilters }) }).records.map(
    (number) => index.records[number]?.objectID,
  );
}

test("an attribute that is not searchable is not searched", () => {
  expect(idsOf(named, "secret ")).toEqual([]);
  expect(idsOf({ searchableAttributes: ["name", "hidden"] }, "secret ")).toEqual(["a"]);
});

test("plurals and stop words are those of a language only where it is named", () => {
  expect(idsOf(named, "croquette ")).toEqual(["b"]);
  expect(idsOf({ ...named, ignorePlurals: ["fr"] }, "croquette ")).toEqual(["b", "a"]);
  expect(idsOf(named, "chat pour ")).toEqual([]);
  expect(idsOf({ ...named, removeStopWords: ["fr"] }, "chat pour ")).toEqual(["b"]);
});

test("a synonym is one only where it is saved", () => {
  expect(idsOf(named, "toutou ")).toEqual(["a"]);
  expect(idsOf(named, "toutou ", undefined, [])).toEqual([]);
});

test("ties are broken by the custom ranking alone", () => {
  expect(idsOf(named, "")).toEqual(["a", "b"]);
  expect(idsOf({ ...named, customRanking: ["desc(popularity)"] }, "")).toEqual(["b", "a"]);
});

test("a filter on an attribute that is not declared fits nothing; its counts are silently absent", () => {
  expect(idsOf(named, "", ["animal:Chien"])).toEqual([]);
  const settings = { ...named, attributesForFaceting: ["animal", "filterOnly(choices)"] };
  expect(idsOf(settings, "", ["animal:Chien"])).toEqual(["a"]);
  expect(idsOf(settings, "", ["choices:animal/chat"])).toEqual(["b"]);
  const counted = (names: string[], more = {}) =>
    facetCounts(buildIndex(records, { ...settings, ...more }), names, [0, 1]);
  expect(counted(["animal", "choices", "popularity"])).toEqual({ animal: { Chat: 1, Chien: 1 } });
  expect(counted(["*"], { maxValuesPerFacet: 1 })).toEqual({ animal: { Chat: 1 } });
});

test("words have typos from the length that the settings name", () => {
  expect(idsOf(named, "croquetes ")).toEqual(["a"]);
  expect(idsOf({ ...named, minWordSizefor1Typo: 20, minWordSizefor2Typos: 20 }, "croquetes ")).toEqual([]);
});

test("numeric filters must all be true; a record without the number passes none", () => {
  const index = buildIndex([...records, { objectID: "c", name: "Sans nombre" }], named);
  const found = (numericFilters: string[]) =>
    search(index, { query: "", numericFilters }).records.map((number) => index.records[number]?.objectID);
  expect(found(["popularity>=1"])).toEqual(["a", "b"]);
  expect(found(["popularity>1", "popularity<=7"])).toEqual(["b"]);
  expect(found(["name>0"])).toEqual([]);
});

test("no setting makes the vendor count more than a thousand values of a facet", () => {
  const many = Array.from({ length: 1200 }, (_, index) => ({ objectID: `${index}`, code: `c${index}` }));
  const index = buildIndex(many, { attributesForFaceting: ["code"], maxValuesPerFacet: 5000 });
  const { code = {} } = facetCounts(index, ["code"], [...many.keys()]);
  expect(Object.keys(code)).toHaveLength(1000);
});
