import { matchRoute } from "../../shared/match-route.ts";
import type { IndexName } from "../../shared/search/index-settings.ts";
import { type ListedProduct, listedProduct, listingRecords } from "../../shared/search/listing-record.ts";
import { pageRecord, shopRecord } from "../../shared/search/page-record.ts";
import { productRecord, type SearchRecord } from "../../shared/search/product-record.ts";
import type { Content } from "../../worker/upstream/content/content.ts";

export interface FoundRecord {
  index: IndexName;
  record: SearchRecord;
}

const atOnce = 8;

/** Products by their sku. */
interface Listed {
  get(sku: string): ListedProduct | undefined;
  set(sku: string, product: ListedProduct): void;
}

interface ReadOptions {
  /** Products up to which a category has no listing. */
  listingsAbove: number;
  listed: Listed;
}

/** A hundred products a call; other pages one by one, at the addresses of the sitemap. */
export async function* readRecords(
  content: Content,
  { listingsAbove, listed }: ReadOptions,
): AsyncGenerator<FoundRecord> {
  for await (const products of content.productPages()) {
    for (const product of products) if (product.viewable) listed.set(product.sku, listedProduct(product));
    for (const record of products.flatMap(productRecord)) yield { index: "products", record };
  }
  const files = await content.sitemapFiles();
  for (let file = 1; file <= files; file++) {
    const { entries } = await content.sitemap(file);
    for (let start = 0; start < entries.length; start += atOnce) {
      const some = entries.slice(start, start + atOnce);
      const found = await Promise.all(some.map(({ path }) => recordsAt(content, path)));
      for (const { skus = [], ...record } of found.flat()) {
        yield record;
        if (skus.length > listingsAbove) yield* listing(record.record.objectID, skus, listed);
      }
    }
  }
  for (const { slug, ...entry } of await content.faq()) {
    const { question: title, answer } = entry;
    const record = pageRecord({ path: `/faq/${slug}/`, title, description: null, answer, tree: entry });
    yield { index: "pages", record };
  }
}

function* listing(path: string, skus: readonly string[], listed: Listed): Generator<FoundRecord> {
  for (const record of listingRecords(path, listedOf(skus, listed))) yield { index: "listings", record };
}

function* listedOf(skus: readonly string[], listed: Listed): Generator<ListedProduct> {
  for (const sku of new Set(skus)) {
    const product = listed.get(sku);
    if (product) yield product;
  }
}

interface FoundPage extends FoundRecord {
  /** Products of a category. */
  skus?: string[];
}

async function recordsAt(content: Content, path: string): Promise<FoundPage[]> {
  const match = matchRoute(path);
  const {
    sample = "",
    shop = "",
    page = "",
    landing = "",
  }: Record<string, string | undefined> = match?.params ?? {};
  switch (match?.route.key) {
    case "produits-echantillons-sample": {
      const found = await content.sample(sample);
      return found
        ? onPage({ path, title: found.name, description: found.seo?.description, tree: found })
        : [];
    }
    case "magasins-shop": {
      const found = await content.shop(shop);
      if (!found) return [];
      const { name: title, city, seo } = found;
      const record = shopRecord({ path, title, description: seo?.description, tree: found }, city);
      return [{ index: "pages", record }];
    }
    case "page-page":
      return contentPage(content, path, page);
    case "landing-landing":
      return contentPage(content, path, `landing/${landing}`);
    case "nous-contacter":
      return contentPage(content, path, "nous-contacter");
    case "chien":
    case "chat":
    case "category":
      return category(content, path.replace(/^\/|\/$/g, ""));
    default:
      return [];
  }
}

async function contentPage(content: Content, path: string, key: string): Promise<FoundRecord[]> {
  const found = await content.page(key);
  if (!found) return [];
  return onPage({ path, title: found.title, description: found.seo?.description, tree: found.blocks });
}

async function category(content: Content, path: string): Promise<FoundPage[]> {
  const found = await content.category(path);
  if (!found) return [];
  const { name, title, intro, skus } = found;
  const record = { objectID: path, path, name, title, intro: intro ?? "", popularity: skus.length };
  return [{ index: "categories", record, skus }];
}

const onPage = (page: Parameters<typeof pageRecord>[0]): FoundRecord[] => [
  { index: "pages", record: pageRecord(page) },
];
