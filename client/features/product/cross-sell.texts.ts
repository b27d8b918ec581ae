/** Texts of the product page that the browser needs at once. */
export const productLiveTexts = {
  crossSellLoading: "Chargement d’autres produits",
} as const;
