import { asc, inArray, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../database/open.ts";
import { documents } from "../database/schema/services.ts";
import type { SandboxEnv } from "../env.ts";
import { contentVersion } from "./content-version.ts";
import type { Collection } from "./document-store.ts";
import { pageAddress } from "./page-address.ts";
import { pagingOf } from "./query.ts";
import { pageOfEntries } from "./strapi.ts";

interface Address {
  path: string;
  lastModified: string;
  image?: string;
}

export const sitemap = new Hono<SandboxEnv>().get("/", async (c) => {
  const all = await currentAddresses(c.get("db"));
  const paging = pagingOf(c);
  const start = (paging.page - 1) * paging.pageSize;
  const shown = all.slice(start, start + paging.pageSize);
  const data = shown.map((attributes, index) => ({ id: start + index + 1, attributes: { ...attributes } }));
  return c.json(pageOfEntries(data, all.length, paging));
});

let cached: { version: string; addresses: Address[] } | undefined;

/** Lists a catalogue of any size once, not for each page of a hundred. */
async function currentAddresses(db: Database): Promise<Address[]> {
  const version = await contentVersion(db);
  if (cached?.version !== version) cached = { version, addresses: await readAddresses(db) };
  return cached.addresses;
}

const listed = ["page", "category", "product", "sample", "shop", "faq"] as const satisfies Collection[];

const field = <T>(path: string) => sql<T>`json_extract(${documents.json}, ${sql.raw(`'$.${path}'`)})`;

async function readAddresses(db: Database): Promise<Address[]> {
  const rows = await db
    .select({
      collection: documents.collection,
      key: documents.key,
      updatedAt: documents.updatedAt,
      slug: field<string | null>("slug"),
      viewable: field<number | null>("viewable"),
      oldProduct: field<string | null>("oldProduct"),
      image: field<string | null>("image.url"),
      theme: field<string | null>("theme.slug"),
    })
    .from(documents)
    .where(inArray(documents.collection, [...listed]))
    .orderBy(asc(documents.id));
  const byCollection = Map.groupBy(rows, ({ collection }) => collection);
  const rowsOf = (collection: (typeof listed)[number]) => byCollection.get(collection) ?? [];
  const shops = rowsOf("shop");
  return [
    ...rowsOf("page").flatMap((page) => {
      const path = pageAddress(page.key);
      return path ? [{ path, lastModified: page.updatedAt }] : [];
    }),
    ...rowsOf("category").map((category) => address(`/${category.key}/`, category)),
    ...rowsOf("product")
      .filter(({ viewable, oldProduct }) => viewable !== 0 && oldProduct === null)
      .map((product) => address(`/produits/${product.slug}/`, product)),
    ...rowsOf("sample").map((sample) => address(`/produits/echantillons/${sample.key}/`, sample)),
    ...newestOf(shops.map(({ updatedAt }) => ["/magasins/", updatedAt])),
    ...shops.map((shop) => address(`/magasins/${shop.key}/`, shop)),
    ...newestOf(
      rowsOf("faq").flatMap(({ key, theme, updatedAt }): [string, string][] => [
        ["/faq/", updatedAt],
        ...(theme === null ? [] : [[`/faq/${theme}/`, updatedAt] satisfies [string, string]]),
        [`/faq/${key}/`, updatedAt],
      ]),
    ),
  ];
}

const address = (path: string, { updatedAt, image }: { updatedAt: string; image: string | null }) => ({
  path,
  lastModified: updatedAt,
  ...(image === null ? {} : { image }),
});

function newestOf(addresses: readonly [path: string, updatedAt: string][]): Address[] {
  const newest = new Map<string, string>();
  for (const [path, updatedAt] of addresses)
    if ((newest.get(path) ?? "") < updatedAt) newest.set(path, updatedAt);
  return [...newest].map(([path, lastModified]) => ({ path, lastModified }));
}
