import { expect, test } from "vitest";
import { buildIndex } from "./inverted-index.ts";
import { replicaOf } from "./replica.ts";
import { search } from "./search.ts";

const records = [
  { objectID: "a", name: "Saumon et thon", price: 900 },
  { objectID: "b", name: "Saumon", price: 500 },
  { objectID: "c", name: "Saumon", price: null },
  { objectID: "d", name: "Riz et saumon", price: 500 },
  { objectID: "e", name: "Canard", price: 100 },
];
const index = buildIndex(records, { searchableAttributes: ["name"] });

function idsOf(query: string, criterion: "asc(price)" | "desc(price)") {
  const found = search(replicaOf(index, [criterion]), { query });
  return found.records.map((number) => records[number]?.objectID);
}

test("the order of a replica goes before relevance; records without the attribute come last", () => {
  expect(idsOf("saumon", "asc(price)")).toEqual(["b", "d", "a", "c"]);
  expect(idsOf("saumon", "desc(price)")).toEqual(["a", "b", "d", "c"]);
});

test("without a query all records are sorted", () => {
  expect(idsOf("", "asc(price)")).toEqual(["e", "b", "d", "a", "c"]);
});

test("a mistyped word has the same results in every order", () => {
  expect(idsOf("saumno", "desc(price)")).toEqual(idsOf("saumon", "desc(price)"));
});
