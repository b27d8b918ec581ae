import * as z from "zod/mini";
import type { Product } from "../../../shared/product/product.ts";
import { digestOf } from "../../digest.ts";
import type { Http } from "../http.ts";
import { listOf } from "../lists.ts";
import { path } from "../path.ts";
import { nullIfAbsent } from "../upstream-error.ts";
import { tooLong } from "./collection.ts";
import { keySchema } from "./fields.ts";
import { type LoadLevel, type ProductAt, productSchemas, summaryOf } from "./product.ts";
import { type Shelf, shelfSchema, storedShelf } from "./shelf.ts";
import { type ShelfFoods, shelfFoodsSchema, storedFoods } from "./shelf-foods.ts";
import type { EntryCache, Learn } from "./source.ts";
import {
  anything,
  type Collected,
  entrySchema,
  inPages,
  isLastPage,
  pageSize,
  strapiCollection,
} from "./strapi.ts";

interface ContentCalls {
  cache: EntryCache;
  http: Http;
  collection<T>(path: string, options: Collected<T>): Promise<T[]>;
}

/** Pages of `pageSize` products. */
export interface ProductRange {
  from?: number;
  to?: number;
  /** Products that follow the range are an error. */
  isEnd?: boolean;
}

const skusSchema = listOf("product", productSchemas[0]);
const namedProducts = listOf("product", z.looseObject({ sku: keySchema, name: z.string() }));
const summaryList = listOf("product", productSchemas[1]);
const fullProducts = listOf("product", productSchemas[2]);
const summaries = { profile: "productSummary", schema: productSchemas[1] } as const;
const slugs = { profile: "productSlug", schema: productSchemas[0] } as const;

/** Every product is cached under its sku. Cards and pages share one summary entry, so their prices match. */
export function contentProducts({ cache, http, collection }: ContentCalls) {
  return {
    product,
    productsBySku,
    sameCategory,
    shelf,
    heldShelf,
    shelfFoods,
    productPages,
  };

  async function product<L extends LoadLevel>(key: string, level: L): Promise<ProductAt<L> | null> {
    if (key.startsWith("sku-")) return bySku(key.slice("sku-".length), level);
    const named = await cache.read(slugs, key, () => loadBySlug(key, level));
    const found = named && (await bySku(named.sku, level));
    if (!named || found?.slug === named.slug) return found;
    // Cached slug and cached product disagree: the slug may belong to another product now.
    const renamed = await cache.renew(slugs, key, () => loadBySlug(key, level));
    return renamed && bySku(renamed.sku, level);
  }

  async function loadBySlug(slug: string, level: LoadLevel) {
    const answer = await ask(slug, level);
    const known = slugs.schema.safeParse(answer).data;
    if (known)
      await cache.renew(sourceOf(level), `${known.sku}:${level}`, withSummary(known.sku, level, answer));
    return known ?? answer;
  }

  async function bySku<L extends LoadLevel>(sku: string, level: L): Promise<ProductAt<L> | null> {
    const loadOne = (one: LoadLevel) => async (learn: Learn) =>
      withSummary(sku, one, await ask(`sku-${sku}`, one))(learn);
    const found = await cache.read(
      sourceOf(level),
      `${sku}:${level}`,
      loadOne(level),
      fullerThan(sku, level),
    );
    // Prices and stock change more often than the rest, so the page has those of its summary.
    const summary =
      found && level === 2 ? await cache.read(summaries, `${sku}:1`, loadOne(1)).catch(() => null) : null;
    return found && summary ? { ...found, ...summary } : found;
  }

  function ask(name: string, level: LoadLevel): Promise<unknown> {
    return http(path`b2c-products/${name}`, { query: { render: level }, schema: entrySchema }).catch(
      nullIfAbsent,
    );
  }

  async function productsBySku<L extends LoadLevel>(
    skus: readonly string[],
    level: L,
  ): Promise<Map<string, ProductAt<L>>> {
    const keys = [...new Set(skus)].map((sku) => `${sku}:${level}`);
    const load = async (wanted: string[]) => {
      const answers = await answersFor(wanted.map(skuIn), level, namedProducts);
      return new Map(answers.map((found) => [`${found.sku}:${level}`, found]));
    };
    const found = await cache.readMany(sourceOf(level), keys, load, (key) => fullerThan(skuIn(key), level));
    return new Map([...found.values()].map((one) => [one.sku, one]));
  }

  async function answersFor<T>(skus: string[], level: LoadLevel, members: z.ZodMiniType<T[]>): Promise<T[]> {
    const answers = await Promise.all(
      inPages(skus).map((page) =>
        collection("b2c-products", { query: { "filters[sku][$in]": page, render: level }, members }),
      ),
    );
    return answers.flat();
  }

  /** Reads what a category's listing filters and sorts by. Another list of products is another shelf. */
  async function shelf(path: string, skus: readonly string[]): Promise<Shelf> {
    const found = await cache.read(shelfSource(skus), await shelfKey(path, skus), async (learn) => {
      const answers = await answersFor([...new Set(skus)], 1, namedProducts);
      // A page of the listing then needs no further call.
      for (const answer of answers.slice(0, pageSize)) learn(summaries, `${answer.sku}:1`, answer);
      return storedShelf(summaryList.parse(answers));
    });
    return found ?? { products: new Map(), hidden: new Set() };
  }

  /** Null if it is not cached. */
  async function heldShelf(path: string, skus: readonly string[]): Promise<Shelf | null> {
    return cache.held(shelfSource(skus), await shelfKey(path, skus));
  }

  /** Reads what a category is sorted by for an animal. */
  async function shelfFoods(path: string, skus: readonly string[]): Promise<ShelfFoods> {
    const source = {
      ...({ profile: "shelfFoods", schema: shelfFoodsSchema } as const),
      dependsOn: new Set(skus),
    };
    const found = await cache.read(source, await shelfKey(path, skus), async () =>
      storedFoods(summaryList.parse(await answersFor([...new Set(skus)], 1, namedProducts))),
    );
    return found ?? new Map();
  }

  /**
   * Products, a page at a time, past the cache.
   *
   * @throws UpstreamError also after some pages; with `isEnd` if products follow page `to`
   */
  async function* productPages({
    from = 1,
    to = Number.POSITIVE_INFINITY,
    isEnd = true,
  }: ProductRange = {}): AsyncGenerator<Product[]> {
    // A content system that does not count its pages is asked for the one that follows.
    for (let page = from; page <= (isEnd ? to + 1 : to); page++) {
      const answer = await http("b2c-products", {
        query: { render: 2, "pagination[page]": page, "pagination[pageSize]": pageSize },
        schema: strapiCollection(fullProducts),
      });
      const follows = answer.pages === undefined ? page > to && answer.length > 0 : answer.pages > to;
      if (isEnd && follows) throw tooLong("b2c-products", to);
      yield answer.entries;
      if (answer.length === 0 || isLastPage(answer, page)) return;
    }
  }

  /** The first hundred at most: a row shows four of them, and a swap offers the rest. */
  async function sameCategory(categoryId: string, sku: string): Promise<string[]> {
    const source = { profile: "sameCategory", schema: skusSchema } as const;
    const found = await cache.read(source, categoryId, async () => {
      const answer = await http(path`b2c-products/b2c-categories/${categoryId}`, {
        query: { render: 0, "pagination[page]": 1, "pagination[pageSize]": pageSize },
        schema: strapiCollection(anything),
      });
      return answer.entries;
    });
    return (found ?? []).flatMap((product) => (product.viewable && product.sku !== sku ? [product.sku] : []));
  }
}

const withSummary = (sku: string, level: LoadLevel, answer: unknown) => async (learn: Learn) => {
  if (answer !== null && level === 2) learn(summaries, `${sku}:1`, summaryOf(answer));
  return answer;
};

const shelfSource = (skus: readonly string[]) => ({
  ...({ profile: "shelf", schema: shelfSchema } as const),
  dependsOn: new Set(skus),
});

const shelfKey = async (path: string, skus: readonly string[]) =>
  `${path}:${(await digestOf(skus.join(" "))).slice(0, 16)}`;

const sourceOf = <L extends LoadLevel>(level: L) =>
  ({ profile: level === 1 ? summaries.profile : "product", schema: productSchemas[level] }) as const;

const fullerThan = (sku: string, level: LoadLevel) =>
  ([2, 1] as const).flatMap((higher) =>
    higher > level ? { source: sourceOf(higher), key: `${sku}:${higher}` } : [],
  );

const skuIn = (key: string) => key.slice(0, key.lastIndexOf(":"));
