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
import { type FaqQuestion, faqQuestionSchema } from "../../shared/faq.ts";
import { locale } from "../../shared/i18n/translator.ts";
import { type LoadLevel, type ProductAt, productSchemas } from "../../shared/product.ts";
import { type Recommendation, recommendationSchema } from "../../shared/ration.ts";
import { type Sample, sampleSchema } from "../../shared/sample.ts";
import type { ContentCache, EntryState, Fuller } from "../cache/content-cache.ts";
import type { CacheProfileName } from "../cache/profiles.ts";
import { contentShops } from "./content-shops.ts";
import { createHttp, type Fetcher, type HttpCall, UpstreamError } from "./http.ts";
import { collectionOf, entryOf, inPages, mostPages, pageSize } from "./strapi.ts";

type ContentPage = z.infer<typeof pageSchema>;
type Sitemap = z.infer<typeof sitemapSchema>;
type Query = NonNullable<HttpCall<unknown>["query"]>;

const crossSellSchema = z.object({
  title: z._default(z.string(), ""),
  main_product: z.nullish(z.string()),
  products: z.array(z.string()),
});
export type CrossSell = z.infer<typeof crossSellSchema>;

const faqSchema = z.array(faqQuestionSchema);
const skusSchema = z.array(productSchemas[0]);
const redirectSchema = z.nullable(z.object({ redirect: z.nullish(z.string()), status: z.nullish(z.int()) }));

/** What a rule says of a path that is gone for good: the status it is answered with. */
export const gone = 410;
export type RedirectRule = string | typeof gone;
const ruleSchema = z.union([z.string(), z.literal(gone)]);

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
    product,
    productState,
    productsBySku,
    sample: (slug: string): Promise<Sample | null> =>
      single("sample", slug, sampleSchema, `b2c-samples/${slug}`),
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
    faq,
    ration,
    redirectRule,
    sitemap,
    ...contentShops({ cache, single, collection }),
  };

  /** `key` is the page's address without slashes at its ends; what begins with `b2c-` is another collection. */
  async function page(key: string): Promise<ContentPage | null> {
    const path = key.replace(/^\/+|\/+$/g, "");
    return path.startsWith("b2c-") ? null : single("page", path, pageSchema);
  }

  /**
   * One product at least at this load level (spec 4): nothing is fetched where the level, or a fuller one, is held, and
   * a call under way for either is reused.
   */
  async function product<L extends LoadLevel>(key: string, level: L): Promise<ProductAt<L> | null> {
    const schema = productAt(level);
    return cache.read(
      { profile: "product", schema },
      `${key}:${level}`,
      () =>
        http(`b2c-products/${key}`, { query: { render: level }, schema: entryOf(schema) }).catch(
          nullIfAbsent,
        ),
      fullerThan([key], level),
    );
  }

  /** How a product stands: the level that is held, whether a call is under way, when it was loaded, what went wrong. */
  async function productState(key: string): Promise<EntryState & { level?: LoadLevel }> {
    const states = await Promise.all(
      ([2, 1, 0] as const).map(async (level) => ({
        level,
        ...(await cache.stateOf(
          { profile: "product", schema: productAt<LoadLevel>(level) },
          `${key}:${level}`,
        )),
      })),
    );
    const held = states.find(({ loadedAt }) => loadedAt !== undefined);
    const failed = states.find(({ error }) => error !== undefined);
    return {
      pending: states.some(({ pending }) => pending),
      ...(held?.loadedAt === undefined ? {} : { level: held.level, loadedAt: held.loadedAt }),
      ...(failed ? { error: failed.error } : {}),
    };
  }

  /** Each product is an entry of its own in the cache: lists that share products share them there too. */
  async function productsBySku<L extends LoadLevel>(
    skus: readonly string[],
    level: L,
  ): Promise<Map<string, ProductAt<L>>> {
    const schema = productAt(level);
    const keys = [...new Set(skus)].map((sku) => `${sku}:${level}`);
    const load = async (wanted: string[]) => {
      const answers = await Promise.all(
        inPages(wanted).map((page) =>
          collection("b2c-products", schema, { "filters[sku][$in]": page.map(skuIn), render: level }),
        ),
      );
      return new Map(answers.flat().map((found) => [`${found.sku}:${level}`, found]));
    };
    const found = await cache.readMany({ profile: "product", schema }, keys, load, (key) =>
      fullerThan([skuIn(key), `sku-${skuIn(key)}`], level),
    );
    return new Map([...found.values()].map((one) => [one.sku, one]));
  }

  /** Other products of a category, the current one left out. */
  async function sameCategory(categoryId: number, sku: string): Promise<string[]> {
    const source = { profile: "sameCategory", schema: skusSchema } as const;
    const found = await cache.read(source, String(categoryId), () =>
      collection(`b2c-products/b2c-categories/${categoryId}`, productSchemas[0], { render: 0 }),
    );
    return (found ?? []).flatMap((product) => (product.viewable && product.sku !== sku ? [product.sku] : []));
  }

  /** Every question, in the editor's order; one that is not well-formed takes only itself away. */
  async function faq(): Promise<FaqQuestion[]> {
    const source = { profile: "faq", schema: faqSchema } as const;
    const found = await cache.read(source, "all", async () => {
      const entries = await collection("b2c-faq", z.unknown());
      return entries.flatMap((entry) => faqQuestionSchema.safeParse(entry).data ?? []);
    });
    return found ?? [];
  }

  /** The daily ration of one animal with the product `ref`, a sku; `weight` in kilograms. Null where no such product is known. */
  async function ration(asked: {
    ref: string;
    weight: number;
    month: number;
  }): Promise<Recommendation | null> {
    const key = `${asked.ref}:${asked.weight}:${asked.month}`;
    return single("ration", key, recommendationSchema, "b2c-rations/getReco", asked);
  }

  /** Where a path has moved to, that it is gone for good, or null. A short deadline: no page waits long for a rule that is most often absent. */
  async function redirectRule(path: string): Promise<RedirectRule | null> {
    return cache.read<RedirectRule>({ profile: "redirect", schema: ruleSchema }, path, async () => {
      const call = { query: { path }, schema: redirectSchema, deadline: 1500 };
      const answer = await http("b2c-redirects", call).catch(nullIfAbsent);
      return answer?.redirect || (answer?.status === gone ? gone : null);
    });
  }

  async function sitemap(): Promise<Sitemap> {
    const entries = await cache.read({ profile: "sitemap", schema: sitemapSchema }, "all", () =>
      collection("b2c-sitemap", sitemapSchema.def.element),
    );
    return entries ?? [];
  }

  /** Every page of a collection, one after the other. */
  async function collection<T>(path: string, schema: z.ZodMiniType<T>, query: Query = {}): Promise<T[]> {
    const entries: T[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await http(path, {
        query: { ...query, "pagination[page]": page, "pagination[pageSize]": pageSize },
        schema: collectionOf(schema),
      });
      entries.push(...answer.entries);
      pages = Math.min(answer.pages, mostPages);
    }
    return entries;
  }

  function single<T>(
    profile: CacheProfileName,
    key: string,
    schema: z.ZodMiniType<T>,
    path: string = key,
    query: Query = {},
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

/** Entries of the same product that hold this level and more, the fullest first: it is the most likely to be there. */
function fullerThan<L extends LoadLevel>(names: readonly string[], level: L): Fuller<ProductAt<L>>[] {
  const levels = ([2, 1] as const).filter((higher) => higher > level);
  return names.flatMap((name) =>
    levels.map((higher) => ({
      key: `${name}:${higher}`,
      // A fuller product is one of the lower level, too.
      schema: productAt(higher) as unknown as Fuller<ProductAt<L>>["schema"],
    })),
  );
}

/** "MUS-CH-ADU-POU:1" is the summary of MUS-CH-ADU-POU. */
const skuIn = (key: string) => key.slice(0, key.lastIndexOf(":"));

const productAt = <L extends LoadLevel>(level: L) =>
  productSchemas[level] as unknown as z.ZodMiniType<ProductAt<L>>;
