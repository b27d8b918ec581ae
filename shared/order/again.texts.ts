export const againTexts = {
  title: "Comme la dernière fois",
  intro: "Retrouvez vos commandes, et recommandez en un geste.",
  orders: "Voir mes commandes",
  submit: "Commander à nouveau",
} as const;
