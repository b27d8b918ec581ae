import * as z from "zod/mini";
import { type Http, type HttpCall, nullIfAbsent } from "../http.ts";
import { listOf } from "../lists.ts";
import { type LoadLevel, type ProductAt, productSchemas } from "./product.ts";
import type { EntryCache, FullerEntry } from "./source.ts";
import { entrySchema, inPages } from "./strapi.ts";

interface ContentCalls {
  cache: EntryCache;
  http: Http;
  collection(path: string, query?: HttpCall<unknown>["query"]): Promise<unknown[]>;
}

const skusSchema = listOf("product", productSchemas[0]);
const withSku = z.looseObject({ sku: z.string() });

export function contentProducts({ cache, http, collection }: ContentCalls) {
  return {
    /** By slug or, in capitals, by sku. */
    product,
    productsBySku,
    sameCategory,
  };

  /** Served from an entry of this level or a fuller one, pending ones included (spec 4). */
  async function product<L extends LoadLevel>(key: string, level: L): Promise<ProductAt<L> | null> {
    return cache.read(
      { profile: "product", schema: productSchemas[level] },
      `${key}:${level}`,
      () =>
        http(`b2c-products/${key}`, { query: { render: level }, schema: entrySchema }).catch(nullIfAbsent),
      fullerThan([key], level),
    );
  }

  async function productsBySku<L extends LoadLevel>(
    skus: readonly string[],
    level: L,
  ): Promise<Map<string, ProductAt<L>>> {
    const keys = [...new Set(skus)].map((sku) => `${sku}:${level}`);
    const load = async (wanted: string[]) => {
      const answers = await Promise.all(
        inPages(wanted).map((page) =>
          collection("b2c-products", { "filters[sku][$in]": page.map(skuIn), render: level }),
        ),
      );
      const known = answers.flat().flatMap((answer) => withSku.safeParse(answer).data ?? []);
      return new Map(known.map((found) => [`${found.sku}:${level}`, found]));
    };
    const found = await cache.readMany(
      { profile: "product", schema: productSchemas[level] },
      keys,
      load,
      (key) => fullerThan([skuIn(key), `sku-${skuIn(key)}`], level),
    );
    return new Map([...found.values()].map((one) => [one.sku, one]));
  }

  async function sameCategory(categoryId: number, sku: string): Promise<string[]> {
    const source = { profile: "sameCategory", schema: skusSchema } as const;
    const found = await cache.read(source, String(categoryId), () =>
      collection(`b2c-products/b2c-categories/${categoryId}`, { render: 0 }),
    );
    return (found ?? []).flatMap((product) => (product.viewable && product.sku !== sku ? [product.sku] : []));
  }
}

/** The fullest first: it is the most likely to be cached. */
function fullerThan<L extends LoadLevel>(names: readonly string[], level: L): FullerEntry<ProductAt<L>>[] {
  const levels = ([2, 1] as const).filter((higher) => higher > level);
  return names.flatMap((name) =>
    levels.map((higher) => ({
      key: `${name}:${higher}`,
      // A fuller product is one of the lower level, too.
      schema: productSchemas[higher] as unknown as FullerEntry<ProductAt<L>>["schema"],
    })),
  );
}

const skuIn = (key: string) => key.slice(0, key.lastIndexOf(":"));
