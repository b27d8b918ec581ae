import { fnv1a } from "../../shared/hash.ts";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import { textsOf } from "./engine/inverted-index.ts";

/** By sku: the other product and how often, the most often first. */
export type Purchases = ReadonlyMap<string, readonly { sku: string; score: number }[]>;

const basketsOfEach = 12;

/**
 * Seeded random baskets. A basket is for one animal of one age; it prefers another kind of product, and what
 * sells.
 */
export function purchasesOf(products: readonly SearchRecord[]): Purchases {
  const pairs = new Map<string, Map<string, number>>();
  const count = (one: string, other: string) => {
    const others = pairs.get(one) ?? new Map<string, number>();
    pairs.set(one, others.set(other, (others.get(other) ?? 0) + 1));
  };
  for (const product of products) {
    const company = companyOf(product, products);
    for (let basket = 0; basket < basketsOfEach && company.length > 0; basket++) {
      // The square of a number below one: the first of the list are drawn most.
      const drawn = company[Math.floor(chanceOf(`${product.objectID}/${basket}`) ** 2 * company.length)];
      if (!drawn) continue;
      count(product.objectID, drawn.objectID);
      count(drawn.objectID, product.objectID);
    }
  }
  return new Map(
    [...pairs].map(([sku, others]) => {
      const most = Math.max(...others.values());
      const scored = [...others].map(([other, times]) => ({
        sku: other,
        score: Math.round((times / most) * 100),
      }));
      return [
        sku,
        scored.toSorted((one, other) => other.score - one.score || one.sku.localeCompare(other.sku)),
      ];
    }),
  );
}

/** Products of other categories to draw from: with a large catalogue it would take hours. */
const mostCompany = 40;

function companyOf(product: SearchRecord, products: readonly SearchRecord[]): SearchRecord[] {
  const ages = textsOf(product.age);
  const isForIt = (other: SearchRecord) =>
    textsOf(other.age).some((age) => ages.includes(age) || (other.type === "Friandises" && age === "Adulte"));
  const company: SearchRecord[] = [];
  for (const other of products) {
    if (company.length === mostCompany) break;
    const isOther = other.type !== product.type && other.inStock === true;
    if (isOther && textsOf(other.animal)[0] === textsOf(product.animal)[0] && isForIt(other))
      company.push(other);
  }
  return company;
}

/** From 0 to below 1, the same for the same name. */
function chanceOf(name: string): number {
  const hash = fnv1a(name);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
