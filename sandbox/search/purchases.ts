import { fnv1a } from "../../shared/hash.ts";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import { textsOf } from "./engine/inverted-index.ts";

export type Purchases = ReadonlyMap<string, readonly { sku: string; score: number }[]>;

const basketsOfEach = 12;

export function purchasesOf(products: readonly SearchRecord[]): Purchases {
  const pairs = new Map<string, Map<string, number>>();
  const count = (one: string, other: string) => {
    const others = pairs.get(one) ?? new Map<string, number>();
    pairs.set(one, others.set(other, (others.get(other) ?? 0) + 1));
  };
  for (const product of products) {
    const company = companyOf(product, products);
    for (let basket = 0; basket < basketsOfEach && company.length > 0; basket++) {
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

function chanceOf(name: string): number {
  const hash = fnv1a(name);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
