export const cartCallTexts = {
  failed: "Une erreur est survenue",
  offline: "La connexion est interrompue. Réessayez dans quelques instants.",
  unknown: "La boutique vient d’être mise à jour\u00a0: vérifiez votre panier, puis réessayez.",
  added: "Ajouté au panier",
  addedLine: "{{name}}\u00a0: {{price}}",
  times: "{{quantity}} × {{name}}",
  sample: "C’est dans votre panier\u00a0: un échantillon par recette.",
  order: "Commander",
  openCart: "Ouvrir le panier",
  cartPage: "Page panier",
  articles: ({ count }: { count: number }) => (count === 1 ? "article" : "articles"),
} as const;
