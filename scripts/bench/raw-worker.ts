import { Hono } from "hono";

const pages = new Map<string, string>();

export default new Hono()
  .get("*", (c) => c.html(pages.get(c.req.path) ?? ""))
  .put("*", async (c) => {
    pages.set(c.req.path, await c.req.text());
    return c.body(null, 204);
  });
