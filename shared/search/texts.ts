export const searchTexts = {
  title: "Résultats pour «\u00a0{{query}}\u00a0»",
  titleOfPage: "Résultats pour «\u00a0{{query}}\u00a0», page {{page}}",
  start: {
    title: "Que cherchez-vous\u00a0?",
    text: "Une recette, un ingrédient, l’âge de votre animal\u00a0: écrivez-le dans le champ de recherche, ou partez d’un rayon.",
  },
  count: ({ count }: { count: number }) =>
    count === 1 ? "1 produit" : `${count.toLocaleString("fr-FR")} produits`,
  page: "page {{page}} sur {{pages}}",
  pages: "Pages de résultats",
  defaultSort: "Pertinence",
  corrected: "Aucun résultat exact pour «\u00a0{{query}}\u00a0». Résultats pour",
  relaxed:
    "Aucun produit ne réunit tous les mots de «\u00a0{{query}}\u00a0»\u00a0: voici ceux qui s’en approchent le plus.",
  products: "Produits",
  categories: "Rayons",
  advice: "Conseils et informations",
  narrow: {
    title: "Aucun résultat ne correspond à tous ces filtres",
    text: "Retirez l’un de vos filtres, ou revoyez tous les résultats.",
    all: "Voir tous les résultats",
  },
  none: {
    title: "Aucun résultat pour «\u00a0{{query}}\u00a0»",
    text: "Essayez avec moins de mots, ou un mot plus général\u00a0: «\u00a0saumon\u00a0», «\u00a0chiot\u00a0», «\u00a0digestion\u00a0».",
  },
  busy: {
    title: "Beaucoup de recherches en peu de temps",
    text: "Patientez une minute, puis réessayez\u00a0: votre recherche est toujours là. En attendant, parcourez nos rayons.",
  },
  down: {
    title: "La recherche est momentanément indisponible",
    text: "Elle ne répond pas pour le moment. Tous nos produits restent dans les rayons\u00a0; réessayez dans quelques instants.",
  },
  retry: "Réessayer",
  ways: "Parcourir les rayons",
  dog: "Tout pour le chien",
  cat: "Tout pour le chat",
} as const;
