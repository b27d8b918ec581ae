export const suggestionTexts = {
  label: "Suggestions",
  products: "Produits",
  categories: "Rayons",
  pages: "Conseils et informations",
  from: "dès",
  of: "·\u00a0{{format}}",
  soldOut: "Bientôt de retour",
  all: ({ count }: { count: number }) =>
    count > 1 ? `Voir les ${count.toLocaleString("fr-FR")} produits` : "Voir tous les résultats",
  none: "Aucune suggestion pour «\u00a0{{query}}\u00a0»",
  count: ({ count }: { count: number }) =>
    count === 1
      ? "1 suggestion, flèches haut et bas pour la parcourir."
      : `${count} suggestions, flèches haut et bas pour les parcourir.`,
} as const;
