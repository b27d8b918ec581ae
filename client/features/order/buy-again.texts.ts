export const buyAgainTexts = {
  submit: "Racheter",
  named: "Racheter la commande {{number}}",
  pending: "Un instant…",
  seeCart: "Voir le panier",
} as const;
