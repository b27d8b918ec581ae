export const againTexts = {
  title: "Comme la dernière fois",
  intro: "Retrouvez vos commandes, et commandez à nouveau en quelques secondes.",
  orders: "Voir mes commandes",
  submit: "Commander à nouveau",
  first: {
    title: "Votre première commande",
    intro: "Vous la retrouverez ici, pour la refaire en une fois.",
    chien: "Tout pour le chien",
    chat: "Tout pour le chat",
  },
} as const;
