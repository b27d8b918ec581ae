import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import {
  type Document,
  findDocument,
  findProductBySlug,
  listDocuments,
  listProducts,
  listProductsOfCategory,
} from "./document-store.ts";
import { cutTo, loadLevelOf } from "./load-level.ts";
import { filterValues, pagingOf } from "./query.ts";
import { contentNotFound, entries, entry } from "./strapi.ts";

export const products = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const skus = filterValues(c, "sku", "$in");
    const found = await (skus.length > 0
      ? listProducts(c.get("db"), skus)
      : listDocuments(c.get("db"), "product"));
    return c.json(entries(found.map(atLevel(c.req.query("render"))), pagingOf(c)));
  })
  .get("/b2c-categories/:id", async (c) => {
    const [excluded] = filterValues(c, "sku", "$ne");
    const found = await listProductsOfCategory(c.get("db"), Number(c.req.param("id")));
    const others = found.filter(({ key, json }) => key !== excluded && json.oldProduct == null);
    return c.json(entries(others.map(atLevel(c.req.query("render") ?? "1")), pagingOf(c)));
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

function atLevel(render: string | undefined) {
  const cut = cutTo(loadLevelOf(render));
  return ({ id, json }: Document) => ({ id, attributes: cut(json) });
}
