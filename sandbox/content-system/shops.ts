import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { findDocument, pageOfCollection } from "./document-store.ts";
import { pagingOf } from "./query.ts";
import { contentNotFound, entry, pageOfEntries } from "./strapi.ts";

export const shops = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const paging = pagingOf(c);
    const { documents, total } = await pageOfCollection(c.get("db"), "shop", paging);
    const data = documents.map(({ id, json }) => ({ id, attributes: json }));
    return c.json(pageOfEntries(data, total, paging));
  })
  .get("/:slug", async (c) => {
    const found = await findDocument(c.get("db"), "shop", c.req.param("slug"));
    if (!found) throw contentNotFound();
    return c.json(entry(found, found.json));
  });
