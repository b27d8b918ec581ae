export const buyAgainTexts = {
  submit: "Commander à nouveau",
  named: "Commander à nouveau, commande {{number}}",
  pending: "Un instant…",
  seeCart: "Voir le panier",
} as const;
