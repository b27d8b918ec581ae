import type { RouteKey } from "../routes.ts";

export const accountPlaces = [
  "mon-compte",
  "mon-compte-mes-commandes",
  "mon-compte-mes-abonnements",
  "mon-compte-mes-animaux",
  "mon-compte-mes-adresses",
  "mon-compte-mes-informations-personnelles",
  "mon-compte-mes-parrainages",
] as const satisfies readonly RouteKey[];
export type AccountPlace = (typeof accountPlaces)[number];
