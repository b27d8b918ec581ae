import { onFirstUse } from "../on-first-use.ts";
import type { ProductSummary } from "../product/product.ts";
import { basePrice, basePricePerKilo } from "../product/product-rules.ts";
import { slugOf } from "../text/slug.ts";
import { withoutAccents } from "../text/text.ts";
import type { Facet, FacetChoice } from "./facets.ts";
import { byFacet, type ChosenFilter, facetNames } from "./listing-query.ts";
import { perKiloBandLabel, perKiloBandLabels, priceBandLabel, priceBandLabels } from "./price-bands.ts";

export type Filterable = Pick<ProductSummary, "filters" | "variants">;

/** "Or" within a facet, "and" between facets. Unknown values are ignored. */
export function filterListing<T extends Filterable>(
  products: readonly T[],
  requested: readonly ChosenFilter[],
): { matching: T[]; facets: Facet[]; collisions?: Collision[] } {
  const titles = facetTitles(products);
  const names = [...titles.keys()].toSorted(byFacet);
  const places = new Map(names.map((name, place) => [name, place]));
  const shelf = names.map(() => new Map<string, Tally>());
  const collisions: Collision[] = [];
  const traits = products.map((product) => valuesOf(product, { shelf, places, collisions }));
  const wanted = names.map((name, at) => wantedOf(name, requested, shelf[at]));

  const matching = products.filter((_, index) => {
    const values = traits[index] ?? [];
    const missed = wanted.flatMap((want, at) =>
      want && !values[at]?.some((value) => want.has(value)) ? at : [],
    );
    values.forEach((own, at) => {
      if (missed.every((miss) => miss === at)) for (const value of own) countOne(shelf[at]?.get(value));
    });
    return missed.length === 0;
  });

  const facets = names.flatMap((name, at): Facet[] => {
    const tallies = [...(shelf[at] ?? [])];
    if (tallies.every(([, { all }]) => all === products.length)) return [];
    const choices = tallies
      .toSorted(byRank(name))
      .map(
        ([value, { label, count }]): FacetChoice =>
          wanted[at]?.has(value) ? [label, count, true] : [label, count],
      );
    return [isNamed(name) ? { name, choices } : { name, title: titles.get(name) ?? name, choices }];
  });
  return { matching, facets, ...(collisions.length > 0 && { collisions }) };
}

interface Collision {
  facet: string;
  labels: readonly [string, string];
}

interface Tally {
  label: string;
  all: number;
  count: number;
}

const isNamed = (name: string) => facetNames.some((known) => known === name);

function facetTitles(products: readonly Filterable[]): Map<string, string> {
  const titles = new Map<string, string>([
    [price, price],
    [perKilo, perKilo],
  ]);
  for (const { filters } of products) {
    for (const { name } of filters) {
      const slug = slugKnown(name);
      if (slug && !titles.has(slug)) titles.set(slug, name);
    }
  }
  return titles;
}

interface Shelf {
  shelf: readonly Map<string, Tally>[];
  places: ReadonlyMap<string, number>;
  collisions: Collision[];
}

function valuesOf(product: Filterable, { shelf, places, collisions }: Shelf): string[][] {
  const traits = shelf.map((): string[] => []);
  const add = (facet: string, label: string) => {
    const at = places.get(facet) ?? -1;
    const value = slugKnown(label);
    if (!value || traits[at]?.includes(value)) return;
    traits[at]?.push(value);
    const tally = shelf[at]?.get(value);
    if (tally) {
      tally.all += 1;
      const labels = [tally.label, label] as const;
      const isKnown = collisions.some((one) => one.facet === facet && one.labels[1] === label);
      if (isCollision(...labels) && !isKnown) collisions.push({ facet, labels });
    } else shelf[at]?.set(value, { label, all: 1, count: 0 });
  };
  for (const { name, label } of traitsOf(product)) add(slugKnown(name), label);
  return traits;
}

/** Values of a product in the filters of a listing. Prices are computed: filters of those names are ignored. */
export function traitsOf(product: Filterable): { name: string; label: string }[] {
  const own = product.filters.flatMap(({ name, value }) => {
    const facet = slugKnown(name);
    return facet === price || facet === perKilo ? [] : { name, label: value };
  });
  const band = priceBandLabel(basePrice(product));
  const kilo = perKiloBandLabel(basePricePerKilo(product));
  return [
    ...own,
    ...(band ? [{ name: price, label: band }] : []),
    ...(kilo ? [{ name: perKilo, label: kilo }] : []),
  ];
}

export function isCollision(one: string, other: string): boolean {
  const plain = (label: string) =>
    withoutAccents(label)
      .toLowerCase()
      .replace(/[\s-]+/g, " ");
  return one !== other && plain(one) !== plain(other);
}

function wantedOf(name: string, requested: readonly ChosenFilter[], known: Map<string, Tally> | undefined) {
  const values = requested.flatMap(({ facet, value }) =>
    facet === name && known?.has(value) ? [value] : [],
  );
  return values.length > 0 ? new Set(values) : undefined;
}

function countOne(tally: Tally | undefined): void {
  if (tally) tally.count += 1;
}

const ranks = new Map<string, readonly string[]>([
  ["animal", ["chien", "chat"]],
  ["age", ["chiot", "chaton", "adulte", "senior"]],
  ["taille", ["petit-chien", "moyen-chien", "grand-chien"]],
  ["prix-au-kilo", perKiloBandLabels.map(slugOf)],
  ["prix", priceBandLabels.map(slugOf)],
]);

type Ranked = [slug: string, choice: { label: string }];

const french = onFirstUse(() => new Intl.Collator("fr-FR"));

export function byRank(name: string) {
  const known = ranks.get(name) ?? [];
  const rank = (value: string) => (known.includes(value) ? known.indexOf(value) : known.length);
  return ([one, { label }]: Ranked, [other, { label: otherLabel }]: Ranked) =>
    rank(one) - rank(other) || french().compare(label, otherLabel);
}

const price = "prix";
const perKilo = "prix-au-kilo";

const slugKnown = remembering(slugOf);

function remembering<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = of(text);
    if (known.size < 1000) known.set(text, made);
    return made;
  };
}
