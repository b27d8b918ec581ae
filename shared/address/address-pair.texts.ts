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
  addressRefused:
    "Cette adresse ne convient pas\u00a0: {{why}} Choisissez-en une autre, ou saisissez-la de nouveau.",
} as const;
