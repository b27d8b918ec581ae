import type { RouteMatch } from "../match-route.ts";
import type { RouteKey } from "../routes.ts";

export function isLegalPage({ route, params }: RouteMatch): boolean {
  return legalRoutes.includes(route.key) || (params.page !== undefined && legalPages.includes(params.page));
}

const legalRoutes: readonly RouteKey[] = [
  "resilier-mon-abonnement",
  "renoncer-au-contrat",
  "gerer-mes-cookies",
];

const legalPages: readonly string[] = [
  "mentions-legales",
  "conditions-generales-de-vente",
  "conditions-utilisation",
  "donnees-personnelles",
  "cookies",
  "accessibilite",
];
