import type { RouteKey } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";

/** Rights that no login may stand before (C. conso., D215-1). */
const withoutAccount: readonly RouteKey[] = ["resilier-mon-abonnement", "renoncer-au-contrat"];

/**
 * Whether the answer stands, as for an anonymous visitor, although the API refuses the token during the request: a
 * session that ends meanwhile is no obstacle.
 */
export function needsNoAccount(c: AppContext): boolean {
  const match = c.get("match");
  return match !== undefined && withoutAccount.includes(match.route.key);
}
