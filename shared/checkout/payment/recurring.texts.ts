interface Names {
  names: string;
}

export const recurringTexts = {
  why: "Chaque colis de votre abonnement est payé à l’envoi.",
  choose: "Choisissez un moyen de paiement qui convient à un abonnement.",
  notRecurring: "Pas disponible avec un abonnement.",
  refused: "Ce moyen de paiement ne convient pas à un abonnement. Choisissez l’un de ceux qui sont proposés.",
  chosenUnfit: "Votre moyen de paiement ne convient pas à un abonnement. Choisissez-en un autre.",
  none: {
    title: "Aucun moyen de paiement ne convient à un abonnement en ce moment",
    once: "Prenez plutôt ces articles en achat unique, sans la remise d’abonnement. Vous ne paierez qu’une fois.",
    line: "{{name}}\u00a0: {{price}} l’unité",
    lineInstead: "{{name}}\u00a0: {{price}} l’unité, au lieu de {{now}} en abonnement",
    lineUnpriced: "{{name}}\u00a0: au prix de l’achat unique",
    submit: "Passer en achat unique",
    placed:
      "Votre commande est enregistrée, et rien n’a été débité. Pour la recevoir sans abonnement, remettez ses articles dans votre panier, en achat unique. Ou joignez notre service client.",
  },
  nowOnce: ({ names }: Names) => `Passé en achat unique\u00a0: ${names}. Vous ne paierez qu’une fois.`,
  stillSubscribed: ({ names }: Names) =>
    `Toujours en abonnement\u00a0: ${names}. Réessayez dans quelques instants.`,
  unsureOnce: ({ names }: Names) =>
    `Nous ne savons pas si ces articles sont passés en achat unique\u00a0: ${names}. Rechargez cette page dans quelques instants pour le voir.`,
} as const;
