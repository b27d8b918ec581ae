import { matchRoute } from "../../shared/match-route.ts";
import type { IndexName } from "../../shared/search/index-settings.ts";
import { pageRecord, shopRecord } from "../../shared/search/page-record.ts";
import { productRecord, type SearchRecord } from "../../shared/search/product-record.ts";
import type { Content } from "../../worker/upstream/content/content.ts";

export type Records = Record<IndexName, SearchRecord[]>;

const atOnce = 8;

export async function readRecords(content: Content): Promise<Records> {
  const records: Records = { products: [], categories: [], pages: [] };
  const paths = [...new Set((await content.sitemap()).map(({ path }) => path))];
  for (let start = 0; start < paths.length; start += atOnce) {
    const found = await Promise.all(
      paths.slice(start, start + atOnce).map((path) => recordAt(content, path)),
    );
    for (const { index, record } of found.flat()) records[index].push(record);
  }
  const questions = await content.faq();
  records.pages.push(
    ...questions.map(({ slug, ...entry }) => {
      const { question: title, answer } = entry;
      return pageRecord({ path: `/faq/${slug}/`, title, description: null, answer, tree: entry });
    }),
  );
  return records;
}

type Found = { index: IndexName; record: SearchRecord }[];

async function recordAt(content: Content, path: string): Promise<Found> {
  const match = matchRoute(path);
  const {
    product = "",
    sample = "",
    shop = "",
    page = "",
    landing = "",
  }: Record<string, string | undefined> = match?.params ?? {};
  switch (match?.route.key) {
    case "produits-product-format": {
      const found = await content.product(product, 2);
      return found ? productRecord(found).map((record) => ({ index: "products", record })) : [];
    }
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

async function contentPage(content: Content, path: string, key: string): Promise<Found> {
  const found = await content.page(key);
  if (!found) return [];
  return onPage({ path, title: found.title, description: found.seo?.description, tree: found.blocks });
}

async function category(content: Content, path: string): Promise<Found> {
  const found = await content.category(path);
  if (!found) return [];
  const { name, title, intro, skus } = found;
  const record = { objectID: path, path, name, title, intro: intro ?? "", popularity: skus.length };
  return [{ index: "categories", record }];
}

const onPage = (page: Parameters<typeof pageRecord>[0]): Found => [
  { index: "pages", record: pageRecord(page) },
];
