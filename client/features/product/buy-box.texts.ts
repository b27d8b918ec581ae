import { minimumDeliveries } from "../../../shared/subscription/subscription.ts";
import { every } from "../../../shared/subscription/texts.ts";

export const productScreenTexts = {
  formats: "Format",
  soldOutFormat: "bientôt de retour",
  noPriceFormat: "prix indisponible",
  price: {
    missing: "Le prix de ce format n’est pas disponible pour le moment.",
    tax: "TVA comprise",
    withoutTax: "{{amount}} hors taxes",
    perDelivery: "par livraison, TVA comprise",
    saving: "{{percent}} % de moins au kilo que le format {{name}} ({{unit}})",
    cheaper: "Moins cher au kilo que le format {{name}} ({{unit}})",
  },
  buy: {
    legend: "Comment souhaitez-vous l’acheter\u00a0?",
    once: "Achat unique",
    subscription: "Abonnement",
    discount: "−{{percent}}\u00a0%",
    subscriptionDetail: `${minimumDeliveries} livraisons minimum, puis libre\u00a0: rythme et date modifiables jusqu’à 4\u00a0jours avant l’envoi.`,
    interval: "Rythme de livraison",
    nextDelivery: "{{every}}\u00a0: la prochaine livraison partirait vers le {{date}}.",
    nextCharge: "Chaque livraison est réglée au moment de l’envoi.",
    quantity: "Quantité",
    less: "Un de moins",
    more: "Un de plus",
    submit: "Ajouter au panier",
    total: "{{quantity}} × {{price}} = {{total}}",
    subscriptionTotal: "{{total}} en abonnement",
    parcel: "Ajouter à mon prochain colis",
    pending: "Ajout en cours…",
    short: "Ajouter ·",
    goods: "{{quantity}} × {{name}}",
    packs: "{{quantity}} fois {{name}}",
    subscribed: ", abonnement",
    soldOut: "Ce format est bientôt de retour",
    allSoldOut: "Aucun format n’est en stock aujourd’hui. Revenez dans quelques jours.",
    soldOutDetail:
      "Il n’est pas en stock aujourd’hui. Choisissez un autre format, ou revenez dans quelques jours.",
    inStock: "En stock, expédié sous 24\u00a0h ouvrées",
  },
  every,
} as const;
