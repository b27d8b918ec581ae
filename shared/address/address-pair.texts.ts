export const addressPairTexts = {
  billingAddress: "Adresse de facturation",
  shippingAddress: "Adresse de livraison",
  which: { billingAddress: "facturation", shippingAddress: "livraison" },
  differs: { billingAddress: "Facturer à une autre adresse", shippingAddress: "Livrer à une autre adresse" },
  new: "Une nouvelle adresse",
  favourite: "Favorite",
  keep: "Garder cette adresse dans mon carnet",
} as const;

export const addressPairFormTexts = {
  addressGone: "Cette adresse n’est plus dans votre carnet\u00a0: choisissez-en une autre.",
  notDelivered: {
    billingAddress:
      "Nous ne livrons pas encore l’outre-mer. Cette adresse convient pour la facturation\u00a0: cochez «\u00a0Livrer à une autre adresse\u00a0», puis indiquez où livrer.",
    shippingAddress:
      "Nous ne livrons pas encore l’outre-mer\u00a0: indiquez une autre adresse de livraison. L’adresse de facturation, elle, peut s’y trouver.",
  },
  addressRefused:
    "Cette adresse ne convient pas\u00a0: {{why}} Choisissez-en une autre, ou saisissez-la de nouveau.",
} as const;
