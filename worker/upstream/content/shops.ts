import type * as z from "zod/mini";
import type { Shop, ShopSummary } from "../../../shared/shops/shop.ts";
import { listOf } from "../lists.ts";
import { shopSchema, shopSummarySchema } from "./shop.ts";
import type { ContentKind, EntryCache } from "./source.ts";
import { anything, type Collected } from "./strapi.ts";

interface ContentCalls {
  cache: EntryCache;
  single<T>(profile: ContentKind, key: string, schema: z.ZodMiniType<T>, path: string): Promise<T | null>;
  collection<T>(path: string, options: Collected<T>): Promise<T[]>;
}

export const allShopsKey = "*";

const shopsSchema = listOf("shop", shopSummarySchema);

export function contentShops({ cache, single, collection }: ContentCalls) {
  return {
    async shops(): Promise<ShopSummary[]> {
      const found = await cache.read({ profile: "shop", schema: shopsSchema }, allShopsKey, () =>
        collection("b2c-shops", { members: anything }),
      );
      return found ?? [];
    },
    shop: (slug: string): Promise<Shop | null> => single("shop", slug, shopSchema, `b2c-shops/${slug}`),
  };
}
