export const productLiveTexts = {
  crossSellLoading: "Chargement d’autres produits",
} as const;
