import * as z from "zod/mini";
import {
  type Category,
  categorySchema,
  type Footer,
  footerSchema,
  type Header,
  headerSchema,
  pageSchema,
  sitemapSchema,
} from "../../shared/content.ts";
import { locale } from "../../shared/i18n/translator.ts";
import { type LoadLevel, type ProductAt, productSchemas } from "../../shared/product.ts";
import type { ContentCache } from "../cache/content-cache.ts";
import type { CacheProfileName } from "../cache/profiles.ts";
import { createHttp, type Fetcher, UpstreamError } from "./http.ts";

type ContentPage = z.infer<typeof pageSchema>;

const crossSellSchema = z.object({
  title: z._default(z.string(), ""),
  main_product: z.nullish(z.string()),
  products: z.array(z.string()),
});
export type CrossSell = z.infer<typeof crossSellSchema>;

const skusSchema = z.array(productSchemas[0]);
const redirectSchema = z.nullable(z.object({ redirect: z.nullish(z.string()) }));
const redirectTargetSchema = z.string();

/** Products of one look-up; asking for one that is not there is an error, as the specification words it (section 8). */
class ProductNotFound extends Error {
  constructor(skus: readonly string[]) {
    super(`Product not found: ${skus.join(", ")}`);
  }
}

/**
 * The content system (Strapi 4, version 5 tolerated; spec 7), behind the cache.
 * A single entry that does not exist is null; a system that does not answer is an UpstreamError.
 */
export function createContent({
  baseURL,
  fetcher,
  cache,
}: {
  baseURL: string;
  fetcher: Fetcher;
  cache: ContentCache;
}) {
  const http = createHttp({
    service: "content",
    baseURL,
    fetcher,
    query: { locale },
    headers: { Accept: "application/json" },
  });

  return {
    header: (): Promise<Header | null> => single("header", "b2c-header", headerSchema),
    footer: (): Promise<Footer | null> => single("footer", "b2c-footer", footerSchema),
    page,
    category: (path: string): Promise<Category | null> =>
      single("category", path, categorySchema, `b2c-categories/${path}`),
    /** One product by its slug or, in capitals, its sku. */
    product: <L extends LoadLevel>(key: string, level: L): Promise<ProductAt<L> | null> =>
      single("product", `${key}:${level}`, productAt(level), `b2c-products/${key}`, { render: level }),
    products,
    productsBySku,
    sameCategory,
    crossSell: (key: string): Promise<CrossSell | null> =>
      single(
        "crossSell",
        key,
        z.pipe(
          z.object({ crossSell: crossSellSchema }),
          z.transform(({ crossSell }: { crossSell: CrossSell }) => crossSell),
        ),
        `b2c-cross-sells/${key}`,
      ),
    redirectRule,
    sitemap,
  };

  /** `key` is the page's address without slashes at its ends; what begins with `b2c-` is another collection. */
  async function page(key: string): Promise<ContentPage | null> {
    const path = key.replace(/^\/+|\/+$/g, "");
    return path.startsWith("b2c-") ? null : single("page", path, pageSchema);
  }

  /** Products in the order asked. @throws ProductNotFound where one is missing */
  async function products<L extends LoadLevel>(skus: readonly string[], level: L): Promise<ProductAt<L>[]> {
    const found = await productsBySku(skus, level);
    const missing = skus.filter((sku) => !found.has(sku));
    if (missing.length) throw new ProductNotFound(missing);
    return skus.flatMap((sku) => found.get(sku) ?? []);
  }

  /** Each product is an entry of its own in the cache: lists that share products share them there too. */
  async function productsBySku<L extends LoadLevel>(
    skus: readonly string[],
    level: L,
  ): Promise<Map<string, ProductAt<L>>> {
    const schema = productAt(level);
    const keys = [...new Set(skus)].map((sku) => `${sku}:${level}`);
    const found = await cache.readMany({ profile: "product", schema }, keys, async (wanted) => {
      const answer = await http("b2c-products", {
        query: {
          "filters[sku][$in]": wanted.map((key) => key.slice(0, key.lastIndexOf(":"))),
          render: level,
          "pagination[pageSize]": wanted.length,
        },
        schema: collectionOf(schema),
      });
      return new Map(answer.map((product) => [`${product.sku}:${level}`, product]));
    });
    return new Map([...found.values()].map((product) => [product.sku, product]));
  }

  /** Other products of a category, the current one left out. */
  async function sameCategory(categoryId: number, sku: string): Promise<string[]> {
    const found = await cache.read(
      { profile: "crossSell", schema: skusSchema },
      `category:${categoryId}`,
      () =>
        http(`b2c-products/b2c-categories/${categoryId}`, {
          query: { render: 0 },
          schema: collectionOf(productSchemas[0]),
        }),
    );
    return (found ?? []).flatMap((product) => (product.viewable && product.sku !== sku ? [product.sku] : []));
  }

  /** Where a path has moved to, or null. A short deadline: no page waits long for a rule that is most often absent. */
  async function redirectRule(path: string): Promise<string | null> {
    return cache.read({ profile: "redirect", schema: redirectTargetSchema }, path, async () => {
      const call = { query: { path }, schema: redirectSchema, deadline: 1500 };
      const answer = await http("b2c-redirects", call).catch(nullIfAbsent);
      return answer?.redirect || null;
    });
  }

  async function sitemap(): Promise<z.infer<typeof sitemapSchema>> {
    const entries = await cache.read({ profile: "sitemap", schema: sitemapSchema }, "all", () =>
      http("b2c-sitemap", { schema: collectionOf(z.object({ path: z.string(), lastModified: z.string() })) }),
    );
    return entries ?? [];
  }

  function single<T>(
    profile: CacheProfileName,
    key: string,
    schema: z.ZodMiniType<T>,
    path: string = key,
    query: Record<string, string | number> = {},
  ): Promise<T | null> {
    return cache.read({ profile, schema }, key, () =>
      http(path, { query, schema: entryOf(schema) }).catch(nullIfAbsent),
    );
  }
}

export type Content = ReturnType<typeof createContent>;

function nullIfAbsent(error: unknown): null {
  if (error instanceof UpstreamError && error.status === 404) return null;
  throw error;
}

const productAt = <L extends LoadLevel>(level: L) =>
  productSchemas[level] as unknown as z.ZodMiniType<ProductAt<L>>;

/** Strapi 4 keeps the fields under `attributes`; version 5 keeps them flat beside `documentId`. */
const fields = (entry: unknown): unknown =>
  typeof entry === "object" && entry !== null && "attributes" in entry ? entry.attributes : entry;

function entryOf<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T> {
  const envelope = z.object({ data: z.unknown() });
  return z.pipe(
    envelope,
    z.pipe(
      z.transform(({ data }: z.infer<typeof envelope>) => fields(data)),
      schema,
    ),
  ) as unknown as z.ZodMiniType<T>;
}

function collectionOf<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T[]> {
  const envelope = z.object({ data: z.array(z.unknown()) });
  return z.pipe(
    envelope,
    z.pipe(
      z.transform(({ data }: z.infer<typeof envelope>) => data.map(fields)),
      z.array(schema),
    ),
  ) as unknown as z.ZodMiniType<T[]>;
}
