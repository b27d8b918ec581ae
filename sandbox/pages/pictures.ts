import { Hono } from "hono";
import { picture } from "../content/pictures.ts";
import type { SandboxEnv } from "../env.ts";

/** The demo shop's pictures, drawn in SVG. Their own policy forbids everything but their styles, wherever they are opened. */
export const pictures = new Hono<SandboxEnv>().get("/:path{.+}", (c) => {
  const svg = picture(c.req.param("path"));
  if (svg === undefined) return c.text("Cette image n'existe pas.", 404);
  return c.body(svg, 200, {
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=604800",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "x-content-type-options": "nosniff",
  });
});
