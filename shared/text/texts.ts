import { shopName } from "../identity.ts";
export const uiTexts = {
  skip: "Aller au contenu",
  print: "Imprimer",
  unfinished: "Cette partie n’est pas arrivée. Rechargez la page pour la voir.",
  home: `${shopName}, accueil`,
  close: "Fermer",
  optional: "(facultatif)",
  table: "Tableau",
  bounds: "Indiquez un nombre entier de {{min}} à {{max}}.",
  pages: {
    previous: "Précédente",
    next: "Suivante",
    page: "Page {{number}}",
  },
  price: {
    percent: "−{{percent}}\u00a0%",
    lowest: "Prix le plus bas des 30 derniers jours\u00a0:",
  },
} as const;
