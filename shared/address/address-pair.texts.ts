export const addressPairTexts = {
  billingAddress: "Adresse de facturation",
  shippingAddress: "Adresse de livraison",
  which: { billingAddress: "facturation", shippingAddress: "livraison" },
  differs: { billingAddress: "Facturer à une autre adresse", shippingAddress: "Livrer à une autre adresse" },
  new: "Une nouvelle adresse",
  favourite: "Favorite",
  edit: "Corriger cette adresse",
  keep: "Enregistrer cette adresse dans mon carnet",
} as const;

export const addressPairFormTexts = {
  addressGone: "Cette adresse n’est plus dans votre carnet. Choisissez-en une autre.",
  notDelivered: {
    billingAddress:
      "Nous ne livrons pas encore l’outre-mer. Cochez «\u00a0Livrer à une autre adresse\u00a0» et gardez celle-ci pour la facturation.",
    shippingAddress:
      "Nous ne livrons pas encore l’outre-mer. Indiquez une autre adresse de livraison. L’adresse de facturation, elle, peut s’y trouver.",
  },
  addressRefused:
    "Cette adresse ne convient pas\u00a0: {{why}} Choisissez-en une autre, ou saisissez-la de nouveau.",
} as const;
