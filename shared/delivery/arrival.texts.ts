import { hourText } from "../time/hours.ts";

export const cutOffText = (hour: number) => (hour === 12 ? "midi" : hourText(hour * 60));

export const arrivalTexts = {
  before: ({ hour }: { hour: number }) => `si vous commandez avant ${cutOffText(hour)}`,
  fees: {
    offered: "Livraison à domicile {{to}} offerte",
    price: "Livraison à domicile {{to}}\u00a0: {{price}}",
    upTo: "Livraison à domicile {{to}}\u00a0: {{price}}, offerte dès {{amount}}",
  },
  today: "si vous commandez aujourd’hui",
  to: { FR: "en France", BE: "en Belgique", LU: "au Luxembourg" },
  home: { day: "Chez vous {{day}}", span: "Chez vous entre {{from}} et {{to}}" },
  relay: { day: "Au point relais {{day}}", span: "Au point relais entre {{from}} et {{to}}" },
  shop: { day: "Prêt en magasin {{day}}", span: "Prêt en magasin entre {{from}} et {{to}}" },
} as const;
