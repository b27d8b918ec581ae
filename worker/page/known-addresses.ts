import type { RouteKey } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";

/** Screens all of whose pages stand in the content system's site map. */
const listed: readonly RouteKey[] = [
  "page-page",
  "magasins-shop",
  "produits-echantillons-sample",
  "produits-product-format",
  "category",
];

/** Addresses that editors may have moved: those of no screen, and of screens whose pages are content. */
export const isContentAddress = ({ var: { match } }: AppContext): boolean =>
  !match || listed.includes(match.route.key);

/**
 * While the content system is down: whether the site map it last gave shows that there is no such page. False where
 * that is not known.
 */
export async function isKnownAbsence(c: AppContext): Promise<boolean> {
  const { content, deadline, match } = c.var;
  // Formats and skus are addresses of a page that the site map names by its slug.
  const isListed = match && listed.includes(match.route.key) && !match.params.format;
  if (!isListed || match.params.product?.startsWith("sku-")) return false;
  deadline.shorten(0);
  const entries = await content.sitemap().catch(() => []);
  return entries.length > 0 && !entries.some(({ path }) => path === c.req.path);
}

/** Kept for an outage: without crawlers nothing else asks for it. */
export function keepSiteMap(c: AppContext): void {
  c.executionCtx.waitUntil(c.var.content.sitemap().catch(() => {}));
}
