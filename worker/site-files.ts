import { assets } from "virtual:client-assets";
import { Hono } from "hono";
import { payloadSuffix, uncrawledBeginnings } from "../shared/routes.ts";
import type { AppEnv } from "./context.ts";
import { comeBackLater } from "./page/come-back-later.ts";
import { writeCookie } from "./session/cookies.ts";
import { UpstreamError } from "./upstream/http.ts";

/** Screens that crawlers leave alone (spec 2, robots), what is no page, and listings that are sorted or filtered. */
const disallowed = [
  ...uncrawledBeginnings(),
  "/api/",
  `/*/${payloadSuffix}`,
  `/${payloadSuffix}`,
  "/*?*tri=",
  "/*?*filtre",
];

/** Files that robots, browsers and operators ask for. */
export const siteFiles = new Hono<AppEnv>()
  .get("/health", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "ok", build: assets.buildId });
  })
  .get("/builds/latest.json", (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.json({ id: assets.buildId });
  })
  .get("/robots.txt", (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    const lines = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`)];
    return c.text([...lines, "", `Sitemap: ${new URL(c.req.url).origin}/sitemap.xml`, ""].join("\n"));
  })
  .get("/sitemap.xml", async (c) => {
    const { origin } = new URL(c.req.url);
    const { content, log } = c.var;
    const entries = await content.sitemap().catch((error: unknown) => {
      if (!(error instanceof UpstreamError)) throw error;
      log.error("no sitemap", error);
      return null;
    });
    if (!entries) {
      comeBackLater(c);
      return c.text("Service Unavailable\n", 503);
    }
    const urls = entries.map(
      ({ path, lastModified }) =>
        `<url><loc>${escapeXml(new URL(path, origin).href)}</loc><lastmod>${escapeXml(lastModified)}</lastmod></url>`,
    );
    c.header("Cache-Control", "public, max-age=3600");
    c.header("Content-Type", "application/xml; charset=utf-8");
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
    );
  })
  .get("/no-script.css", (c) => {
    // Only a browser that runs no scripts asks for this file: its next pages come whole.
    writeCookie(c, "noScript", "1");
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body('div[hidden][id^="S:"]{display:block!important}[data-late]{display:none}');
  });

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
