import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { type Document, listDocuments } from "./document-store.ts";
import { pageAddress } from "./page-address.ts";
import { pagingOf } from "./query.ts";
import { entries } from "./strapi.ts";

export const sitemap = new Hono<SandboxEnv>().get("/", async (c) => {
  const db = c.get("db");
  const [pages, categories, products, samples, shops, faq] = await Promise.all([
    listDocuments(db, "page"),
    listDocuments(db, "category"),
    listDocuments(db, "product"),
    listDocuments(db, "sample"),
    listDocuments(db, "shop"),
    listDocuments(db, "faq"),
  ]);
  const addresses = [
    ...pages.flatMap((page) => {
      const path = pageAddress(page.key);
      return path ? [{ path, ...changed(page) }] : [];
    }),
    ...categories.map((category) => ({
      path: `/${category.key}/`,
      ...changed(category),
      ...picture(category),
    })),
    ...products
      .filter(({ json }) => json.viewable !== false && json.oldProduct == null)
      .map((product) => ({
        path: `/produits/${String(product.json.slug)}/`,
        ...changed(product),
        ...picture(product),
      })),
    ...samples.map((sample) => ({
      path: `/produits/echantillons/${sample.key}/`,
      ...changed(sample),
      ...picture(sample),
    })),
    ...[shops.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))[0]].flatMap((latest) =>
      latest ? { path: "/magasins/", ...changed(latest) } : [],
    ),
    ...shops.map((shop) => ({ path: `/magasins/${shop.key}/`, ...changed(shop), ...picture(shop) })),
    ...faqAddresses(faq),
  ];
  const all = addresses.map((attributes, index) => ({ id: index + 1, attributes }));
  return c.json(entries(all, pagingOf(c)));
});

function faqAddresses(faq: readonly Document[]) {
  const newest = new Map<string, string>();
  const note = (path: string, { updatedAt }: Document) => {
    if ((newest.get(path) ?? "") < updatedAt) newest.set(path, updatedAt);
  };
  for (const entry of faq) {
    const { theme } = entry.json;
    note("/faq/", entry);
    if (theme && typeof theme === "object" && "slug" in theme) note(`/faq/${String(theme.slug)}/`, entry);
    note(`/faq/${entry.key}/`, entry);
  }
  return [...newest].map(([path, lastModified]) => ({ path, lastModified }));
}

function picture({ json: { image } }: Document) {
  return image && typeof image === "object" && "url" in image ? { image: image.url } : {};
}

function changed({ updatedAt }: Document) {
  return { lastModified: updatedAt };
}
