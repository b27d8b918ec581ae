import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import {
  type ChosenFilter,
  facetNames,
  facetParameter,
  foreignParameters,
  isCanonical,
  isPlain,
  listingHref,
  listingSearch,
  readListingQuery,
  sorts,
  withoutChoice,
} from "./listing-query.ts";

const mostChoices = 30;

const read = (search: string) => readListingQuery(new URLSearchParams(search));

test("an address names facets, their values and the order", () => {
  expect(read("?filtre-age=chiot&filtre-age=senior&tri=prix&page=2")).toEqual({
    choices: [
      { facet: "age", value: "chiot" },
      { facet: "age", value: "senior" },
    ],
    sort: "prix",
  });
});

test.each([
  ["a facet that is no slug", "?filtre-Couleur=rouge&filtre-=rouge"],
  ["a facet without a value", "?filtre-age="],
  ["a value that is no slug", "?filtre-age=%3Cscript%3E&filtre-age=CHIOT&filtre-age=a%20b"],
  ["an endless value", `?filtre-age=${"a".repeat(61)}`],
  ["an unknown order", "?tri=constructor"],
  ["the order that goes without saying", "?tri=pertinence"],
  ["a name that every object has", "?filtre-__proto__=x&__proto__=y"],
])("%s asks for nothing", (_, search) => expect(isPlain(read(search))).toBe(true));

test("the same value twice is said once, and no more of them are read than anybody chooses", () => {
  expect(read("?filtre-age=chiot&filtre-age=chiot").choices).toHaveLength(1);
  const many = Array.from({ length: 5000 }, (_, index) => `filtre-proteine=p${index}`).join("&");
  expect(read(`?${many}`).choices).toHaveLength(mostChoices);
});

test("the plain listing has the category's own address, its other pages a number", () => {
  const plain = { choices: [], sort: sorts[0] };
  expect(listingHref("chien/croquettes", plain)).toBe("/chien/croquettes/");
  expect(listingHref("chien/croquettes", plain, 2)).toBe("/chien/croquettes/?page=2");
});

test("a filter that is removed leaves the others, and the order", () => {
  const query = read("?filtre-age=chiot&filtre-besoin=chiot&tri=note");
  const gone = withoutChoice(query, { facet: "age", value: "chiot" });
  expect(listingSearch(gone)).toBe("?filtre-besoin=chiot&tri=note");
});

test("what a campaign adds is not the listing's, and does not make an address another one", () => {
  const params = new URLSearchParams("?utm_source=lettre&filtre-age=chiot&gclid=1");
  expect(foreignParameters(params).toString()).toBe("utm_source=lettre&gclid=1");
  expect(isCanonical(params, "?filtre-age=chiot")).toBe(true);
  expect(isCanonical(params, "?filtre-age=senior")).toBe(false);
});

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/);
const choices = fc
  .uniqueArray(fc.record<ChosenFilter>({ facet: fc.constantFrom(...facetNames), value: slug }), {
    maxLength: mostChoices,
    selector: ({ facet, value }) => `${facet} ${value}`,
  })
  .map((list) => facetNames.flatMap((name) => list.filter(({ facet }) => facet === name)));
const queries = fc.record({ choices, sort: fc.constantFrom(...sorts) });

test("what is written is read as it was meant, and is written the one way", () => {
  assertProperty(
    fc.property(queries, fc.integer({ min: 1, max: 99 }), (query, page) => {
      const search = listingSearch(query, page);
      expect(readListingQuery(new URLSearchParams(search))).toEqual(query);
      expect(isCanonical(new URLSearchParams(search), search)).toBe(true);
    }),
  );
});

test("whatever an address says, what is read of it is read again as the same", () => {
  const names = fc.oneof(fc.constantFrom(...facetNames.map(facetParameter), "tri", "page"), fc.string());
  const anything = fc.array(fc.tuple(names, fc.oneof(slug, fc.string())), {
    maxLength: 40,
  });
  assertProperty(
    fc.property(anything, (pairs) => {
      const query = readListingQuery(new URLSearchParams(pairs));
      expect(query.choices.length).toBeLessThanOrEqual(mostChoices);
      expect(readListingQuery(new URLSearchParams(listingSearch(query)))).toEqual(query);
    }),
  );
});
