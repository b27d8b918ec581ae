export const buyAgainTexts = {
  submit: "Commander à nouveau",
  named: "Commander à nouveau, commande {{number}}",
  pending: "Un instant…",
  openCart: "Ouvrir le panier",
} as const;
