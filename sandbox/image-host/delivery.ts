import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";
import { findFile } from "./uploaded-files.ts";

export const uploadedPictures = new Hono<SandboxEnv>().get("/:name", async (c) => {
  const found = await findFile(c.env.UPLOADS, c.req.param("name"));
  if (!found) return c.text("Cette image n’existe pas.", 404);
  return c.body(found.body, 200, {
    "Content-Type": found.httpMetadata?.contentType ?? "application/octet-stream",
    ETag: found.httpEtag,
    "Cache-Control": "public, max-age=604800",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'",
  });
});
