export const changedPartsTexts = {
  which: "Ce qui a changé\u00a0: {{parts}}.",
  notNow:
    "Votre abonnement a changé entre-temps, et ne permet plus cette modification. Rien n’a été modifié.",
  lineGone: "Le produit que vous vouliez échanger n’est plus dans votre abonnement. Rien n’a été modifié.",
  items: "le contenu du colis",
  amounts: "les montants",
  date: "la date",
  interval: "le rythme",
  coupons: "les codes promo",
  delivery: "l’adresse ou le mode de livraison",
  payment: "le moyen de paiement",
  progress: "l’avancement de votre abonnement",
} as const;
