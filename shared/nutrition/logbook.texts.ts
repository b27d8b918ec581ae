import { ofName } from "../text/of-name.ts";

export const logbookTexts = {
  title: ({ name }: { name: string }) => (name ? `Le carnet de route ${ofName(name)}` : "Le carnet de route"),
  quarter: "Premier jour\u00a0: un quart du nouvel aliment",
  half: "Moitié ancien, moitié nouveau",
  threeQuarters: "Trois quarts du nouvel aliment",
  whole: "Plus que le nouvel aliment",
  grams: "{{step}}, {{grams}}\u00a0g par jour",
  weighing: "Pesée\u00a0: si son poids a changé, sa ration change aussi",
  empty: "Fin du paquet, à cette ration",
  parcel: "Prochain colis de l’abonnement",
  next: "{{day}}, {{step}}",
  event: {
    weighing: "Peser {{name}}",
    weighingText: "Si son poids a changé, sa ration change aussi.",
    unnamed: "votre animal",
    empty: "Fin du paquet",
    parcel: "Prochain colis",
  },
} as const;
