import type { Shop, ShopSummary } from "../../../shared/shops/shop.ts";
import { listOf } from "../lists.ts";
import { shopSchema, shopSummarySchema } from "./shop.ts";
import type { EntryCache, Source } from "./source.ts";
import { anything, type Collected } from "./strapi.ts";

interface ContentCalls {
  cache: EntryCache;
  single<T>(source: Source<T>, key: string, path: string): Promise<T | null>;
  collection<T>(path: string, options: Collected<T>): Promise<T[]>;
}

export const allShopsKey = "*";

const shopsSchema = listOf("shop", shopSummarySchema);

const allShops: Source<ShopSummary[]> = {
  profile: "shop",
  schema: shopsSchema,
  isEmpty: (shops) => !shops?.length,
  page: "magasins",
};

export function contentShops({ cache, single, collection }: ContentCalls) {
  return {
    async shops(): Promise<ShopSummary[]> {
      const found = await cache.read(allShops, allShopsKey, () =>
        collection("b2c-shops", { members: anything }),
      );
      return found ?? [];
    },
    shop: (slug: string): Promise<Shop | null> =>
      single({ profile: "shop", schema: shopSchema }, slug, `b2c-shops/${slug}`),
  };
}
