export const nextChargeTexts = {
  settled: "{{amount}}, livraison comprise",
  carrier: "Environ {{amount}}, livraison comprise",
  usual: "Environ {{amount}}, livraison comprise",
  atLeast: "À partir de {{amount}}, livraison comprise",
  goods: "À partir de {{amount}}, livraison en sus",
  unknown: "Le montant, livraison comprise, vous est rappelé par e-\u2060mail une semaine avant.",
  notes: {
    carrier:
      "Estimation\u00a0: vos articles en abonnement, avec la livraison de cette commande ({{delivery}}).",
    offered: "Estimation\u00a0: vos articles en abonnement, livraison offerte comme pour cette commande.",
    usual: "Estimation\u00a0: la livraison, offerte avec cette commande, y est comptée pour {{delivery}}.",
    withoutReductions: "Les remises de cette commande n’y sont pas comptées.",
    services: "Les frais de service y sont comptés.",
    fees: "Des frais de service peuvent s’y ajouter si son montant est faible.",
    goods: "La livraison s’y ajoute selon le mode choisi, si elle n’est pas offerte.",
  },
} as const;
