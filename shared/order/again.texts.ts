export const againTexts = {
  title: "Comme la dernière fois",
  intro: "Retrouvez vos commandes, et commandez à nouveau en quelques secondes.",
  orders: "Voir mes commandes",
  submit: "Commander à nouveau",
} as const;
