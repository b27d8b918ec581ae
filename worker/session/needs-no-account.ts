import type { RouteKey } from "../../shared/routes.ts";
import type { Services } from "../context.ts";

/** Rights that must not require a login (Code de la consommation, D215-1). */
const withoutAccount: readonly RouteKey[] = ["resilier-mon-abonnement", "renoncer-au-contrat"];

export function needsNoAccount({ match }: Services<"match">): boolean {
  return match !== undefined && withoutAccount.includes(match.route.key);
}
