interface Names {
  names: string;
}

export const recurringTexts = {
  why: "Votre commande comprend un abonnement\u00a0: chaque livraison est débitée au moment de son envoi.",
  choose: "Choisissez un moyen de paiement que nous pouvons débiter de nouveau.",
  notRecurring: {
    transfer:
      "Indisponible avec un abonnement\u00a0: un virement ne règle qu’une livraison, et nous ne pouvons pas le renouveler pour vous.",
    cheque: "Indisponible avec un abonnement\u00a0: un chèque ne règle qu’une seule livraison.",
    paypal:
      "Indisponible avec un abonnement\u00a0: PayPal ne nous permet pas de débiter les livraisons suivantes.",
    other:
      "Indisponible avec un abonnement\u00a0: ce moyen de paiement ne nous permet pas de débiter les livraisons suivantes.",
  },
  refused:
    "Ce moyen de paiement ne permet pas de débiter les livraisons suivantes de votre abonnement\u00a0: choisissez-en un autre parmi ceux qui sont proposés.",
  chosenUnfit:
    "Votre commande comprend un abonnement, et le moyen de paiement choisi ne permet pas d’en débiter les livraisons suivantes\u00a0: choisissez-en un autre.",
  none: {
    title: "Aucun moyen de paiement ne convient à un abonnement en ce moment",
    once: "Vous pouvez prendre ces articles en achat unique\u00a0: une seule livraison, au prix sans remise d’abonnement, et plus aucun débit ensuite. Rien ne change tant que vous n’appuyez pas sur le bouton.",
    line: "{{name}}\u00a0: {{price}} l’unité",
    lineInstead: "{{name}}\u00a0: {{price}} l’unité, au lieu de {{now}} en abonnement",
    lineUnpriced: "{{name}}\u00a0: au prix de l’achat unique",
    submit: "Passer en achat unique",
    placed:
      "Votre commande est gardée, sans être débitée. Pour la recevoir sans abonnement, remettez ses articles dans votre panier\u00a0: ils y seront en achat unique, et vous choisirez un autre moyen de paiement. Ou joignez notre service client.",
  },
  nowOnce: ({ names }: Names) =>
    `Passé en achat unique\u00a0: ${names}. Il n’y aura qu’une livraison, et aucun débit ensuite.`,
  stillSubscribed: ({ names }: Names) =>
    `Toujours en abonnement\u00a0: ${names}. Notre service des commandes s’est interrompu\u00a0: réessayez dans quelques instants.`,
  unsureOnce: ({ names }: Names) =>
    `Notre service des commandes ne répond pas, et nous ne savons pas si le passage en achat unique est enregistré\u00a0: ${names}. Rechargez cette page dans quelques instants\u00a0: elle indique ce qui est encore en abonnement.`,
} as const;
