import type { Context } from "hono";
import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { type Collection, findDocument, trimSlashes } from "./document-store.ts";
import { contentNotFound, entry } from "./strapi.ts";

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
    const found = await findDocument(c.get("db"), "redirect", trimSlashes(c.req.query("path") ?? ""));
    return c.json(found ? { redirect: found.json.redirect ?? null, status: found.json.status } : null);
  })
  .get("/:key{.+}", (c) => answer(c, "page", trimSlashes(c.req.param("key"))));

async function answer(c: Context<SandboxEnv>, collection: Collection, key: string): Promise<Response> {
  const found = await findDocument(c.get("db"), collection, key);
  if (!found) throw contentNotFound();
  return c.json(entry(found, found.json));
}
