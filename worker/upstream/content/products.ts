import * as z from "zod/mini";
import { type Http, type HttpCall, nullIfAbsent } from "../http.ts";
import { listOf } from "../lists.ts";
import { type LoadLevel, type ProductAt, productSchemas } from "./product.ts";
import type { ContentCopies, Fuller } from "./source.ts";
import { entrySchema, inPages } from "./strapi.ts";

/** What the client of the content system lends to its parts. */
interface ContentCalls {
  cache: ContentCopies;
  http: Http;
  collection(path: string, query?: HttpCall<unknown>["query"]): Promise<unknown[]>;
}

const skusSchema = listOf("product", productSchemas[0]);
const withSku = z.looseObject({ sku: z.string() });

/** Products: `b2c-products` at the load levels of spec 4. */
export function contentProducts({ cache, http, collection }: ContentCalls) {
  return {
    /** One product by its slug or, in capitals, its sku. */
    product,
    productsBySku,
    sameCategory,
  };

  /**
   * One product at least at this load level (spec 4): nothing is fetched where the level, or a fuller one, is held, and
   * a call under way for either is reused.
   */
  async function product<L extends LoadLevel>(key: string, level: L): Promise<ProductAt<L> | null> {
    return cache.read(
      { profile: "product", schema: productSchemas[level] },
      `${key}:${level}`,
      () =>
        http(`b2c-products/${key}`, { query: { render: level }, schema: entrySchema }).catch(nullIfAbsent),
      fullerThan([key], level),
    );
  }

  /** Each product is an entry of its own in the cache: lists that share products share them there too. */
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

  /** Other products of a category, the current one left out. */
  async function sameCategory(categoryId: number, sku: string): Promise<string[]> {
    const source = { profile: "sameCategory", schema: skusSchema } as const;
    const found = await cache.read(source, String(categoryId), () =>
      collection(`b2c-products/b2c-categories/${categoryId}`, { render: 0 }),
    );
    return (found ?? []).flatMap((product) => (product.viewable && product.sku !== sku ? [product.sku] : []));
  }
}

/** Entries of the same product that hold this level and more, the fullest first: it is the most likely to be there. */
function fullerThan<L extends LoadLevel>(names: readonly string[], level: L): Fuller<ProductAt<L>>[] {
  const levels = ([2, 1] as const).filter((higher) => higher > level);
  return names.flatMap((name) =>
    levels.map((higher) => ({
      key: `${name}:${higher}`,
      // A fuller product is one of the lower level, too.
      schema: productSchemas[higher] as unknown as Fuller<ProductAt<L>>["schema"],
    })),
  );
}

/** "MUS-CH-ADU-POU:1" is the summary of MUS-CH-ADU-POU. */
const skuIn = (key: string) => key.slice(0, key.lastIndexOf(":"));
