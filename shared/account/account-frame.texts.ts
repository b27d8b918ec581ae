import type { RouteKey } from "../routes.ts";

export const accountFrameTexts = {
  menu: "Votre compte",
  breadcrumb: "Fil d’Ariane",
  places: {
    "mon-compte": "Mon compte",
    "mon-compte-mes-commandes": "Mes commandes",
    "mon-compte-mes-abonnements": "Mes abonnements",
    "mon-compte-mes-animaux": "Mes animaux",
    "mon-compte-mes-adresses": "Mes adresses",
    "mon-compte-mes-informations-personnelles": "Mes informations",
    "mon-compte-mes-parrainages": "Mes parrainages",
  } satisfies Partial<Record<RouteKey, string>>,
  logout: "Me déconnecter",
} as const;
