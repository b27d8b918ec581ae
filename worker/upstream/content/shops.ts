import type * as z from "zod/mini";
import type { Shop, ShopSummary } from "../../../shared/shops/shop.ts";
import { listOf } from "../lists.ts";
import { shopSchema, shopSummarySchema } from "./shop.ts";
import type { ContentCopies, ContentKind } from "./source.ts";

/** What the client of the content system lends to its parts. */
interface ContentCalls {
  cache: ContentCopies;
  single<T>(profile: ContentKind, key: string, schema: z.ZodMiniType<T>, path: string): Promise<T | null>;
  collection(path: string): Promise<unknown[]>;
}

/** The list of all shops in the cache: no shop has such a slug. */
export const allShopsKey = "*";

const shopsSchema = listOf("shop", shopSummarySchema);

/** Physical shops: `b2c-shops` and `b2c-shops/{slug}` (contracts, content system). */
export function contentShops({ cache, single, collection }: ContentCalls) {
  return {
    async shops(): Promise<ShopSummary[]> {
      const found = await cache.read({ profile: "shop", schema: shopsSchema }, allShopsKey, () =>
        collection("b2c-shops"),
      );
      return found ?? [];
    },
    shop: (slug: string): Promise<Shop | null> => single("shop", slug, shopSchema, `b2c-shops/${slug}`),
  };
}
