import type { RouteKey } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, Services } from "../context.ts";
import { isolateMemory } from "../isolate-memory.ts";

/** Routes whose parameters are keys of the content system, and in the site map. */
export const contentRoutes: readonly RouteKey[] = [
  "page-page",
  "magasins-shop",
  "produits-echantillons-sample",
  "produits-product-format",
  "category",
];

export const isContentAddress = ({ match }: Services<"match">): boolean =>
  !match || contentRoutes.includes(match.route.key);

/**
 * True if the last known site map lacks this page, which is then 404 even in an outage; false if unknown, as in a site map
 * of several files.
 */
export async function isKnownAbsence(c: AppContext): Promise<boolean> {
  const { content, deadline, match } = c.var;
  // The site map lists a product by its slug only.
  const isListed = match && contentRoutes.includes(match.route.key) && !match.params.format;
  if (!isListed || match.params.product?.startsWith("sku-")) return false;
  deadline.shorten(0);
  const map = await content.sitemap(1).catch(() => undefined);
  if (!map || map.more || map.entries.length === 0) return false;
  return !map.entries.some(({ path }) => path === c.req.path);
}

/** Milliseconds. */
const day = 24 * 60 * 60_000;

/** The site map is not read before then: several files tell nothing of an absence. */
const severalFiles = isolateMemory(() => ({ until: 0 }));

export function keepSiteMap({ var: { content }, executionCtx }: SiteMapContext): void {
  const memory = severalFiles.current;
  if (clock.now() < memory.until) return;
  const keep = async () => {
    const isLong = ((await content.sitemapCount()) ?? 1) > 1 || (await content.sitemap(1)).more;
    if (isLong) memory.until = clock.now() + day;
  };
  executionCtx.waitUntil(keep().catch(() => {}));
}

interface SiteMapContext {
  var: { content: Pick<AppContext["var"]["content"], "sitemap" | "sitemapCount"> };
  executionCtx: Pick<AppContext["executionCtx"], "waitUntil">;
}
