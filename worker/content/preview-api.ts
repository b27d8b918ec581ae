import { Hono } from "hono";
import { safeReturnTo } from "../../shared/links.ts";
import type { AppEnv } from "../context.ts";
import { beginPreview, endPreview } from "../session/visitor/preview.ts";

export const previewApi = new Hono<AppEnv>()
  .use(async function neverStored(c, next) {
    c.header("Cache-Control", "no-store");
    await next();
  })
  .get("/", async (c) => {
    const { to = "", until = "", signature = "" } = c.req.query();
    const hasBegun = await beginPreview(c, { to, until, signature });
    return hasBegun ? c.redirect(safeReturnTo(to, "/"), 303) : c.json({ message: "forged or too old" }, 403);
  })
  .post("/end", (c) => {
    endPreview(c);
    return c.redirect("/", 303);
  });
