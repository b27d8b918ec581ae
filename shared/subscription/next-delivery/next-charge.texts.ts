export const nextChargeTexts = {
  settled: "{{amount}}, livraison comprise",
  carrier: "Environ {{amount}}, livraison comprise",
  usual: "Environ {{amount}}, livraison comprise",
  atLeast: "À partir de {{amount}}, livraison comprise",
  goods: "À partir de {{amount}}, plus la livraison",
  unknown: "Une semaine avant, vous recevrez le montant par e-\u2060mail, livraison comprise.",
  notes: {
    carrier:
      "Estimation pour vos articles en abonnement, avec la livraison de cette commande ({{delivery}}).",
    offered: "Estimation pour vos articles en abonnement, livraison offerte comme pour cette commande.",
    usual: "Estimation, avec {{delivery}} pour la livraison, offerte cette fois.",
    withoutReductions: "Sans les remises de cette commande.",
    services: "Frais de service compris.",
    fees: "Plus des frais de service, si le montant est faible.",
    goods: "Livraison selon le mode choisi, si elle n’est pas offerte.",
  },
} as const;
