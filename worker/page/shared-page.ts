import { pageParameter } from "../../shared/listing/listing-query.ts";
import type { RouteMatch } from "../../shared/match-route.ts";
import { type RouteKey, routeTable } from "../../shared/routes.ts";
import { isCampaign } from "./campaign-parameters.ts";
import { contentRoutes } from "./known-addresses.ts";

/** Routes whose parameters are no secrets. */
const byContentKey: readonly RouteKey[] = [...contentRoutes, "landing-landing"];

const paged: readonly RouteKey[] = ["category", "chien", "chat", "magasins"];

const notShared = ["isAuthenticated", "isAnonymous"];

/** Name of a page whose content is the same for all visitors; undefined for all other pages. */
export function sharedPage(
  { route: { key, guards }, params }: RouteMatch,
  query: URLSearchParams,
): { name: string; hasChoices: boolean } | undefined {
  const isOfContent = byContentKey.includes(key);
  const definition: { pattern: string; isPersonal?: boolean } = routeTable[key];
  if (guards.some((guard) => notShared.includes(guard)) || definition.isPersonal) return undefined;
  if (!isOfContent && definition.pattern.includes("{")) return undefined;
  // All formats of a product show the same content.
  const { format: _, ...own } = params;
  const page = query.get(pageParameter) ?? "1";
  const isLater = paged.includes(key) && /^(?:[2-9]|[1-9]\d{1,2})$/.test(page);
  return {
    name: [key, ...Object.values(own), ...(isLater ? [page] : [])].join(":"),
    hasChoices: [...query.keys()].some((name) => !isCampaign(name) && !(name === pageParameter && isLater)),
  };
}
