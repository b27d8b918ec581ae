import type { Context } from "hono";
import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { type Collection, findDocument, pageOfCollection, trimSlashes } from "./document-store.ts";
import { pagingOf } from "./query.ts";
import { contentNotFound, entry, pageOfEntries } from "./strapi.ts";

export const singleEntries = new Hono<SandboxEnv>()
  .get("/b2c-header", (c) => answer(c, "header", "header"))
  .get("/b2c-footer", (c) => answer(c, "footer", "footer"))
  .get("/b2c-samples/:slug", (c) => answer(c, "sample", c.req.param("slug")))
  .get("/b2c-categories/:path{.+}", (c) => answer(c, "category", trimSlashes(c.req.param("path"))))
  .get("/b2c-cross-sells/:key", async (c) => {
    const found = await findDocument(c.get("db"), "cross-sell", c.req.param("key"));
    if (!found) throw contentNotFound();
    return c.json(entry(found, { crossSell: found.json }));
  })
  .get("/b2c-redirects", async (c) => {
    const path = c.req.query("path");
    if (path === undefined) return c.json(await redirectPage(c));
    const found = await findDocument(c.get("db"), "redirect", trimSlashes(path));
    return c.json(found ? { redirect: found.json.redirect ?? null, status: found.json.status } : null);
  })
  .get("/:key{.+}", (c) => answer(c, "page", trimSlashes(c.req.param("key"))));

async function redirectPage(c: Context<SandboxEnv>) {
  const paging = pagingOf(c);
  const { documents, total } = await pageOfCollection(c.get("db"), "redirect", paging);
  const data = documents.map(({ id, key, json: { redirect = null, status } }) => ({
    id,
    attributes: { path: key, redirect, gone: status === 410 },
  }));
  return pageOfEntries(data, total, paging);
}

async function answer(c: Context<SandboxEnv>, collection: Collection, key: string): Promise<Response> {
  const found = await findDocument(c.get("db"), collection, key);
  if (!found) throw contentNotFound();
  return c.json(entry(found, found.json));
}
