import * as z from "zod/mini";
import { type LoadLevel, type ProductAt, productSchemas } from "../../../shared/product/product.ts";
import type { ContentCache, EntryState, Fuller } from "../../cache/content-cache.ts";
import { type createHttp, type HttpCall, nullIfAbsent } from "../http.ts";
import { entryOf, inPages } from "./strapi.ts";

/** What the client of the content system lends to its parts. */
interface ContentCalls {
  cache: ContentCache;
  http: ReturnType<typeof createHttp>;
  collection<T>(path: string, schema: z.ZodMiniType<T>, query?: HttpCall<unknown>["query"]): Promise<T[]>;
}

const skusSchema = z.array(productSchemas[0]);

/** Products: `b2c-products` at the load levels of spec 4. */
export function contentProducts({ cache, http, collection }: ContentCalls) {
  return {
    /** One product by its slug or, in capitals, its sku. */
    product,
    productState,
    productsBySku,
    sameCategory,
  };

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
