export const boughtTogetherTexts = {
  title: "Souvent achetés ensemble",
  addAll: "Ajouter les {{count}} produits au panier, {{total}}",
} as const;
