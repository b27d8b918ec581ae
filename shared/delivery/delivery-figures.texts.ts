import { arrivalTexts } from "./arrival.texts.ts";

interface Days {
  least: number;
  most: number;
}

const s = (count: number) => (count > 1 ? "s" : "");
const span = ({ least, most }: Days) => (least === most ? `${most}` : `${least} à ${most}`);

export const deliveryFigureTexts = {
  span,
  days: (days: Days) => `${span(days)}\u00a0jour${s(days.most)} ouvré${s(days.most)}`,
  kept: ({ days }: { days: number }) => `${days}\u00a0jour${s(days)}`,
  to: arrivalTexts.to,
  amounts: "{{least}} à {{most}}",
  and: "{{first}} et {{last}}",
  way: { home: "à domicile", relay: "en point relais", shop: "en magasin" },
  wayTo: { home: "À domicile\u00a0: {{terms}}", relay: "En point relais\u00a0: {{terms}}" },
  freeDelivery: "Livraison {{free}}",
  freeFrom: "offerte dès {{amount}}",
  table: { name: "Livraison", price: "Tarif", freeFrom: "Offerte dès", days: "Délai", kept: "Colis gardé" },
  none: "–",
} as const;
