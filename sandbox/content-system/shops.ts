import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { findDocument, listDocuments } from "./document-store.ts";
import { pagingOf } from "./query.ts";
import { contentNotFound, entries, entry } from "./strapi.ts";

export const shops = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const found = await listDocuments(c.get("db"), "shop");
    const all = found.map(({ id, json }) => ({ id, attributes: json }));
    return c.json(entries(all, pagingOf(c)));
  })
  .get("/:slug", async (c) => {
    const found = await findDocument(c.get("db"), "shop", c.req.param("slug"));
    if (!found) throw contentNotFound();
    return c.json(entry(found, found.json));
  });
