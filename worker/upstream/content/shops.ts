import * as z from "zod/mini";
import { type Shop, type ShopSummary, shopSchema, shopSummarySchema } from "../../../shared/shops/shop.ts";
import type { ContentCache } from "../../cache/content-cache.ts";
import type { CacheProfileName } from "../../cache/profiles.ts";

/** What the client of the content system lends to its parts. */
interface ContentCalls {
  cache: ContentCache;
  single<T>(
    profile: CacheProfileName,
    key: string,
    schema: z.ZodMiniType<T>,
    path: string,
  ): Promise<T | null>;
  collection<T>(path: string, schema: z.ZodMiniType<T>): Promise<T[]>;
}

/** The list of all shops in the cache: no shop has such a slug. */
export const allShopsKey = "*";

/** A shop that is not well-formed is null: the others are still shown. */
const tolerantSchema = z.catch(z.nullable(shopSummarySchema), null) as z.ZodMiniType<ShopSummary | null>;
const listSchema = z.array(tolerantSchema);

/** Physical shops: `b2c-shops` and `b2c-shops/{slug}` (contracts, content system). */
export function contentShops({ cache, single, collection }: ContentCalls) {
  return {
    /** All shops; null stands for one that cannot be read. */
    async shops(): Promise<(ShopSummary | null)[]> {
      const found = await cache.read({ profile: "shop", schema: listSchema }, allShopsKey, () =>
        collection("b2c-shops", tolerantSchema),
      );
      return found ?? [];
    },
    shop: (slug: string): Promise<Shop | null> => single("shop", slug, shopSchema, `b2c-shops/${slug}`),
  };
}
