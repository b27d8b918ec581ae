import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import {
  type DocumentPage,
  findDocument,
  findProductBySlug,
  pageOfCategory,
  pageOfCollection,
  pageOfProducts,
} from "./document-store.ts";
import { cutTo, loadLevelOf } from "./load-level.ts";
import type { Paging } from "./paging.ts";
import { filterValues, pagingOf } from "./query.ts";
import { contentNotFound, entry, pageOfEntries } from "./strapi.ts";

export const products = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const skus = filterValues(c, "sku", "$in");
    const paging = pagingOf(c);
    const found = await (skus.length > 0
      ? pageOfProducts(c.get("db"), skus, paging)
      : pageOfCollection(c.get("db"), "product", paging));
    return c.json(productPage(found, c.req.query("render"), paging));
  })
  .get("/b2c-categories/:id", async (c) => {
    const [excluded] = filterValues(c, "sku", "$ne");
    const paging = pagingOf(c);
    const found = await pageOfCategory(
      c.get("db"),
      { categoryId: Number(c.req.param("id")), excluded },
      paging,
    );
    return c.json(productPage(found, c.req.query("render") ?? "1", paging));
  })
  .get("/:reference", async (c) => {
    const reference = c.req.param("reference");
    const db = c.get("db");
    const found = reference.startsWith("sku-")
      ? await findDocument(db, "product", reference.slice("sku-".length))
      : await findProductBySlug(db, reference);
    if (!found) throw contentNotFound();
    return c.json(entry(found, cutTo(loadLevelOf(c.req.query("render")))(found.json)));
  });

function productPage({ documents, total }: DocumentPage, render: string | undefined, paging: Paging) {
  const cut = cutTo(loadLevelOf(render));
  return pageOfEntries(
    documents.map(({ id, json }) => ({ id, attributes: cut(json) })),
    total,
    paging,
  );
}
