import { assets } from "virtual:client-assets";
import { Hono } from "hono";
import { formats } from "../../shared/release/formats.ts";
import { href, payloadSuffix, uncrawledPrefixes } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { redirectTo } from "../page/redirect.ts";
import { writeCookie } from "../session/cookies.ts";
import { feeds } from "./feeds/feeds.ts";
import { health } from "./health.ts";
import { llmsText } from "./llms-text.ts";
import { sitemaps } from "./sitemaps.ts";

const disallowed = [
  ...uncrawledPrefixes(),
  "/api/",
  `/*/${payloadSuffix}`,
  `/${payloadSuffix}`,
  "/*?*tri=",
  "/*?*filtre",
  "/produits/*?*note=",
  "/produits/*?*avis=",
];

/** Milliseconds; RFC 9116 recommends less than a year. */
const halfYear = 183 * 24 * 60 * 60 * 1000;

export function siteFiles() {
  const files = new Hono<AppEnv>()
    .route("/", health)
    .get("/builds/latest.json", (c) => {
      c.header("Cache-Control", "public, max-age=3600");
      return c.json({ id: assets.buildId });
    })
    .get("/builds/formats.json", (c) => {
      c.header("Cache-Control", "no-store");
      return c.json(formats);
    })
    .get("/robots.txt", (c) => {
      c.header("Cache-Control", "public, max-age=3600");
      const lines = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`)];
      return c.text([...lines, "", `Sitemap: ${new URL(c.req.url).origin}/sitemap.xml`, ""].join("\n"));
    })
    .get("/.well-known/security.txt", (c) => {
      const contact = c.get("configuration").securityContact;
      if (!contact) return c.text("Not Found\n", 404);
      const { origin } = new URL(c.req.url);
      c.header("Cache-Control", "public, max-age=3600");
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${new Date(clock.now() + halfYear).toISOString()}`,
        "Preferred-Languages: fr, en",
        `Canonical: ${origin}/.well-known/security.txt`,
        `Policy: ${origin}${href("page-page", { page: "conditions-utilisation" })}`,
      ];
      return c.text(`${lines.join("\n")}\n`);
    })
    .get("/.well-known/change-password", (c) =>
      redirectTo(c, href("mon-compte-mes-informations-personnelles"), 302),
    )
    .get("/:key{[A-Za-z\\d-]{8,128}\\.txt}", (c) => {
      const { indexNowKey } = c.get("configuration");
      const isAsked = indexNowKey !== "" && c.req.param("key") === `${indexNowKey}.txt`;
      return isAsked ? c.text(indexNowKey) : c.text("Not Found\n", 404);
    })
    .route("/", sitemaps)
    .route("/", llmsText)
    .route("/", feeds)
    .get("/no-script.css", (c) => {
      // Only browsers without scripts request this file; their next pages are complete.
      writeCookie(c, "noScript", "1");
      c.header("Cache-Control", "no-store");
      c.header("Content-Type", "text/css; charset=utf-8");
      // React appends late parts hidden and needs a script to move them (facebook/react#35460).
      // A late picture has lost the frame that bounds it.
      return c.body(
        "body>div[hidden]{display:block!important}body>div[hidden]>img{max-width:10rem;height:auto}[data-late]{display:none!important}",
      );
    });
  for (const path of new Set(files.routes.map((route) => route.path))) files.all(path, refuseMethod);
  return files;
}

function refuseMethod(c: AppContext): Response {
  return c.text("Method Not Allowed\n", 405, { Allow: "GET, HEAD", "Cache-Control": "no-store" });
}
