import { every, minimumDeliveries } from "../../../../shared/frequency/frequency.ts";
import { sameForLessTexts } from "../../../../shared/product/buy-box/same-for-less.texts.ts";

export const productScreenTexts = {
  formats: "Format",
  soldOutFormat: "bientôt de retour",
  noPriceFormat: "prix indisponible",
  price: {
    missing: "Le prix de ce format n’est pas disponible pour le moment.",
    tax: "TVA comprise",
    withoutTax: "{{amount}} hors taxes",
    each: "l’unité en abonnement, TVA comprise",
    saving: "{{percent}} % de moins au kilo que le format {{name}} ({{unit}})",
    cheaper: "Moins cher au kilo que le format {{name}} ({{unit}})",
  },
  buy: {
    legend: "Comment souhaitez-vous l’acheter\u00a0?",
    once: "Achat unique",
    subscription: "Abonnement",
    discount: "−{{percent}}\u00a0%",
    subscriptionDetail: `${minimumDeliveries} livraisons minimum, la suivante vers le {{date}}.`,
    subscriptionTerms:
      "Chaque colis est payé à l’envoi. Vous changez le rythme et la date jusqu’à 4\u00a0jours avant.",
    interval: "Rythme de livraison",
    quantity: "Quantité",
    less: "Un de moins",
    more: "Un de plus",
    options: "Choisir la quantité ou l’abonnement",
    submit: "Ajouter au panier",
    total: "{{quantity}} × {{price}} = {{total}}",
    sameForLess: sameForLessTexts.once,
    perDelivery: "{{total}} par livraison",
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
    notForSale: "Ce format n’est pas en vente pour l’instant.",
    inStock: "En stock, expédié sous 24\u00a0h ouvrées",
  },
  every,
} as const;
