/** Kept apart, because only the worker needs these texts. */
export const productPageTexts = {
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  photos: "Photos du produit",
  thumbs: "Choisir une photo",
  photo: "Photo {{number}}\u00a0: {{text}}",
  zoom: "Agrandir la photo {{number}}\u00a0: {{text}}",
  reference: "Référence\u00a0: {{sku}}",
  reviewsLink: ({ count }: { count: number }) => (count === 1 ? "Lire l’avis" : `Lire les ${count} avis`),
  sample: "Pas sûr\u00a0? Essayez un échantillon",
  guide: {
    control: "Est-ce le bon aliment pour votre animal\u00a0? Répondez au guide",
    minute: "Vérifiez en une minute s’il convient à votre animal",
  },
  noReviews: "Pas encore d’avis",
  notForSale: "Ce produit ne peut pas être commandé pour l’instant.",
  old: {
    title: "Ce produit a changé",
    text: "Nous ne le vendons plus sous cette forme. Sa fiche reste consultable\u00a0: composition, rations et avis.",
    heir: "Voir le produit qui le remplace",
  },
  reviews: {
    title: "Avis vérifiés",
    summary: ({ count }: { count: number }) => `sur 5, d’après ${count === 1 ? "un avis" : `${count} avis`}`,
    sort: "Du plus récent au plus ancien. Tous les avis sont publiés, bons ou mauvais.",
    checked: "Comment nous vérifions les avis",
    spread: "Répartition des notes",
    score: ({ score }: { score: number }) => (score === 1 ? "1 étoile" : `${score} étoiles`),
    count: ({ count }: { count: number }) => (count === 1 ? "1 avis" : `${count} avis`),
    all: "Tous les avis",
    more: ({ count }: { count: number }) =>
      count === 1 ? "Lire un autre avis" : `Lire ${count} autres avis`,
    none: "Personne n’a encore donné son avis sur ce produit.",
    noneWithScore: "Aucun avis avec cette note.",
    shown: ({ shown, count, score }: { shown: number; count: number; score: number | undefined }) =>
      `${shown} avis affiché${shown > 1 ? "s" : ""} sur ${count}${score ? ` à ${score} étoile${score > 1 ? "s" : ""}` : ""}.`,
  },
  pair: {
    title: "À deux, c’est mieux : la bi-nutrition",
    text: "Des croquettes pour les dents et l’énergie, de la pâtée pour l’eau et le plaisir : servies le même jour, en réduisant chaque ration de moitié, elles se complètent.",
    this: "Ce produit",
    with: "Son complément",
    add: "Ajouter les deux au panier, {{total}}",
  },
  substitute: {
    format: "En stock dans un autre format",
    recipe: "Une recette proche, en stock",
    same: "Une autre recette, pour la même espèce\u00a0: comparez-les avant de changer.",
    add: "Ajouter {{format}} au panier, {{price}}",
  },
  sameCategory: "Dans la même catégorie",
} as const;
