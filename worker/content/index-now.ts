import * as z from "zod/mini";
import { href } from "../../shared/routes.ts";
import type { Configuration } from "../env.ts";
import type { Content } from "../upstream/content/content.ts";
import type { Fetcher } from "../upstream/exchange.ts";
import { createHttp } from "../upstream/http.ts";

const service = "https://api.indexnow.org";

export interface Announcement {
  origin: string;
  /** Pages that changed. */
  paths: readonly string[];
}

/** Tells search engines which pages changed (indexnow.org/documentation). @throws UpstreamError */
export async function announceChanges(
  { indexNowKey: key }: Pick<Configuration, "indexNowKey">,
  { origin, paths }: Announcement,
  fetcher: Fetcher,
): Promise<void> {
  if (!key || paths.length === 0) return;
  await createHttp({ service: "indexnow", baseURL: service, fetcher })("indexnow", {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: {
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: paths.map((path) => new URL(path, origin).href),
    },
    schema: z.unknown(),
  });
}

/** Addresses of published entries. The name of a product is its slug or its sku, so the content system is asked. */
export async function publishedPages(
  content: Pick<Content, "product">,
  { model, entries }: { model: string; entries: readonly string[] },
): Promise<string[]> {
  if (model !== "product") return entries.flatMap((entry) => addressOf[model]?.(entry) ?? []);
  const paths: string[] = [];
  for (let start = 0; start < entries.length; start += atOnce) {
    const some = entries.slice(start, start + atOnce);
    const found = await Promise.all(some.map((entry) => content.product(entry, 0).catch(() => null)));
    for (const product of found)
      if (product?.viewable) paths.push(href("produits-product-format", { product: product.slug }));
  }
  return [...new Set(paths)];
}

const atOnce = 5;

const addressOf: Record<string, (entry: string) => string | undefined> = {
  category: (path) => `/${path}/`,
  page: pageAddress,
  sample: (sample) => href("produits-echantillons-sample", { sample }),
  shop: (shop) => href("magasins-shop", { shop }),
  faq: (question) => href("faq-faqQuery", { faqQuery: question }),
};

function pageAddress(key: string): string | undefined {
  if (key === "home") return href("index");
  if (key === "nous-contacter") return href("nous-contacter");
  const [, landing] = /^landing\/(.+)$/.exec(key) ?? [];
  if (landing) return href("landing-landing", { landing });
  return key.includes("/") ? undefined : href("page-page", { page: key });
}
