import * as z from "zod/mini";
import type { Product } from "../../../shared/product/product.ts";
import { type Http, nullIfAbsent } from "../http.ts";
import { listOf } from "../lists.ts";
import { path } from "../path.ts";
import { keySchema } from "./fields.ts";
import { type LoadLevel, type ProductAt, productSchemas, summaryOf } from "./product.ts";
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

const skusSchema = listOf("product", productSchemas[0]);
const namedProducts = listOf("product", z.looseObject({ sku: keySchema, name: z.string() }));
const fullProducts = listOf("product", productSchemas[2]);
const summaries = { profile: "product", schema: productSchemas[1] } as const;
const slugs = { profile: "productSlug", schema: productSchemas[0] } as const;

/** Every product is cached under its sku. Cards and pages share one summary entry, so their prices match. */
export function contentProducts({ cache, http, collection }: ContentCalls) {
  return {
    product,
    productsBySku,
    sameCategory,
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
    const key = `${sku}:1`;
    if (level === 2) void cache.held(summaries, key);
    const loadOne = async (learn: Learn) => withSummary(sku, level, await ask(`sku-${sku}`, level))(learn);
    const found = await cache.read(sourceOf(level), `${sku}:${level}`, loadOne, fullerThan(sku, level));
    const summary = level === 2 ? await cache.held(summaries, key) : null;
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
      const answers = await Promise.all(
        inPages(wanted).map((page) =>
          collection("b2c-products", {
            query: { "filters[sku][$in]": page.map(skuIn), render: level },
            members: namedProducts,
          }),
        ),
      );
      return new Map(answers.flat().map((found) => [`${found.sku}:${level}`, found]));
    };
    const found = await cache.readMany(sourceOf(level), keys, load, (key) => fullerThan(skuIn(key), level));
    return new Map([...found.values()].map((one) => [one.sku, one]));
  }

  /** All products, a page at a time, past the cache. @throws UpstreamError also after some pages */
  async function* productPages(): AsyncGenerator<Product[]> {
    for (let page = 1; ; page++) {
      const answer = await http("b2c-products", {
        query: { render: 2, "pagination[page]": page, "pagination[pageSize]": pageSize },
        schema: strapiCollection(fullProducts),
      });
      yield answer.entries;
      if (answer.length === 0 || isLastPage(answer, page)) return;
    }
  }

  async function sameCategory(categoryId: string, sku: string): Promise<string[]> {
    const source = { profile: "sameCategory", schema: skusSchema } as const;
    const found = await cache.read(source, categoryId, () =>
      collection(path`b2c-products/b2c-categories/${categoryId}`, {
        query: { render: 0 },
        members: anything,
      }),
    );
    return (found ?? []).flatMap((product) => (product.viewable && product.sku !== sku ? [product.sku] : []));
  }
}

const withSummary = (sku: string, level: LoadLevel, answer: unknown) => async (learn: Learn) => {
  if (answer !== null && level === 2) learn(summaries, `${sku}:1`, summaryOf(answer));
  return answer;
};

const sourceOf = <L extends LoadLevel>(level: L) =>
  ({ profile: "product", schema: productSchemas[level] }) as const;

const fullerThan = (sku: string, level: LoadLevel) =>
  ([2, 1] as const).flatMap((higher) => (higher > level ? `${sku}:${higher}` : []));

const skuIn = (key: string) => key.slice(0, key.lastIndexOf(":"));
