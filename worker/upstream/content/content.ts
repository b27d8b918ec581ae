import * as z from "zod/mini";
import type { Footer, Header } from "../../../shared/content/content.ts";
import type { FaqQuestion } from "../../../shared/content/faq.ts";
import type { Sample } from "../../../shared/product/sample.ts";
import type { Recommendation } from "../../../shared/ration/ration-view.ts";
import type { Shop } from "../../../shared/shops/shop.ts";
import type { Log } from "../../log.ts";
import type { Connection } from "../exchange.ts";
import { createHttp, type HttpCall } from "../http.ts";
import { listOf, optionalListOf, tolerantMembers } from "../lists.ts";
import { nullIfAbsent } from "../upstream-error.ts";
import { contentAdvice } from "./advice.ts";
import { collections } from "./collection.ts";
import { referenceTo, textSchema } from "./fields.ts";
import { figuresIn } from "./figures.ts";
import { withoutOffLinks } from "./off-links.ts";
import { type Category, type ContentPage, categorySchema, faqQuestionSchema, pageSchema } from "./page.ts";
import { type LoadLevel, type ProductAt, sampleSchema } from "./product.ts";
import { contentProducts } from "./products.ts";
import { recommendationSchema } from "./ration.ts";
import { contentRedirects } from "./redirect-rules.ts";
import { contentShops } from "./shops.ts";
import { footerSchema, headerSchema } from "./site.ts";
import { contentSitemap } from "./sitemap.ts";
import type { EntryCache, Source } from "./source.ts";
import { anything, entrySchema } from "./strapi.ts";

type Query = NonNullable<HttpCall<unknown>["query"]>;

const crossSellSchema = z.pipe(
  z.object(
    tolerantMembers({
      title: z._default(textSchema, ""),
      main_product: z.nullish(referenceTo("sku")),
      products: optionalListOf("product", referenceTo("sku")),
    }),
  ),
  z.transform(({ main_product: main, products, ...rest }) => ({
    ...rest,
    products: main ? [main, ...products.filter((sku) => sku !== main)] : products,
  })),
);
export type CrossSell = z.infer<typeof crossSellSchema>;

const faqSchema = listOf("question", faqQuestionSchema);
const menuSchema = z.looseObject({ menu: z.array(z.unknown()).check(z.minLength(1, "no menu")) });

const hasNoMenu = (header: Header | null) => !header || header.menu.length === 0;

const emptyHome = {
  isEmpty: (page: ContentPage | null) => !page || page.blocks.length === 0,
  page: "index",
};

export interface ContentOptions extends Connection {
  token: string;
  locale: string;
  cache: EntryCache;
  log: Pick<Log, "error" | "warn">;
  /** Asks for the last saved version instead of the published one. */
  drafts?: boolean;
  offScreens?: () => ((address: string) => boolean) | undefined;
}

/** Resolves to null for a missing entry. Every function throws UpstreamError. */
export function createContent({
  token,
  locale,
  cache,
  log,
  drafts = false,
  offScreens = () => undefined,
  ...connection
}: ContentOptions) {
  const http = createHttp({
    service: "content",
    ...connection,
    query: { locale, ...(drafts ? { status: "draft" } : {}) },
    headers: { Accept: "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    log,
  });

  const header = () => single({ profile: "header", schema: headerSchema, isEmpty: hasNoMenu }, "b2c-header");
  const withFigures = figuresIn(header, log);
  const linked = <T>(content: T): T => {
    const isOff = offScreens();
    return isOff ? withoutOffLinks(content, isOff) : content;
  };
  const filled = async <T>(content: T): Promise<T> => linked(await withFigures(content));
  const { collection, section } = collections(http);
  const products = contentProducts({ cache, http, collection });
  const shops = contentShops({ cache, single, collection });

  return {
    header: async (): Promise<Header | null> => filled(await header()),
    footer: async (): Promise<Footer | null> =>
      linked(await single({ profile: "footer", schema: footerSchema }, "b2c-footer")),
    page,
    category: async (path: string): Promise<Category | null> =>
      filled(
        await single(
          {
            ...{ profile: "category", schema: categorySchema },
            isEmpty: (category) => category?.skus.length === 0,
            page: path.includes("/") ? `category:${path}` : path,
          },
          path,
          `b2c-categories/${path.split("/").map(encodeURIComponent).join("/")}`,
        ),
      ),
    sample: async (slug: string): Promise<Sample | null> =>
      linked(await single({ profile: "sample", schema: sampleSchema }, slug, `b2c-samples/${slug}`)),
    crossSell: (key: string): Promise<CrossSell | null> =>
      single(
        {
          profile: "crossSell",
          schema: z.pipe(
            z.object({ crossSell: crossSellSchema }),
            z.transform(({ crossSell }: { crossSell: CrossSell }) => crossSell),
          ),
        },
        key,
        `b2c-cross-sells/${key}`,
      ),
    faq,
    withFigures: filled,
    ration,
    proveEntries,
    ...contentRedirects({ cache, http, section }),
    ...contentSitemap({ cache, section, offScreens }),
    ...products,
    product: async <L extends LoadLevel>(key: string, level: L): Promise<ProductAt<L> | null> =>
      linked(await products.product(key, level)),
    ...shops,
    shop: async (slug: string): Promise<Shop | null> => linked(await shops.shop(slug)),
    ...contentAdvice({ cache, http, log }),
  };

  /** Reads the menu and the home page past the cache. @throws UpstreamError if either is missing */
  async function proveEntries(): Promise<void> {
    const deadline = 2000;
    await Promise.all([
      http("b2c-header", { schema: z.pipe(entrySchema, menuSchema), deadline }),
      http("home", { schema: z.pipe(entrySchema, z.looseObject({})), deadline }),
    ]);
  }

  async function page(key: string): Promise<ContentPage | null> {
    const path = key.replace(/^\/+|(?<!\/)\/+$/g, "");
    if (path.startsWith("b2c-")) return null;
    const source = { profile: "page", schema: pageSchema, ...(path === "home" && emptyHome) } as const;
    return filled(await single(source, path, path.split("/").map(encodeURIComponent).join("/")));
  }

  async function faq(): Promise<FaqQuestion[]> {
    const source = { profile: "faq", schema: faqSchema } as const;
    const found = await cache.read(source, "all", () => collection("b2c-faq", { members: anything }));
    return filled(found ?? []);
  }

  /** `weight` in kilograms, `month` is the age. Null for an unknown product. */
  async function ration(animal: {
    ref: string;
    weight: number;
    month: number;
  }): Promise<Recommendation | null> {
    const key = `${animal.ref}:${animal.weight}:${animal.month}`;
    return linked(
      await single({ profile: "ration", schema: recommendationSchema }, key, "b2c-rations/getReco", animal),
    );
  }

  function single<T>(
    source: Source<T>,
    key: string,
    path: string = key,
    query: Query = {},
  ): Promise<T | null> {
    return cache.read(source, key, () => http(path, { query, schema: entrySchema }).catch(nullIfAbsent));
  }
}

export type Content = ReturnType<typeof createContent>;
