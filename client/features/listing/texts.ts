import { facetTitles } from "../../../shared/listing/listing-query.ts";

export const listingTexts = {
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  subcategories: "Affiner par catégorie",
  count: ({ count }: { count: number }) =>
    count > 1 ? `${count.toLocaleString("fr-FR")} produits` : `${count} produit`,
  products: "Produits",
  shelf: "Tout le rayon {{name}}",
  page: "page {{page}} sur {{pages}}",
  pages: "Pages de la liste",
  reachable: ({ count }: { count: number }) =>
    `Les pages s’arrêtent aux ${count.toLocaleString("fr-FR")} premiers produits. Ajoutez un filtre pour voir les autres.`,
  advice: "Nos conseils",
  filters: {
    label: "Filtrer les produits",
    title: "Filtrer",
    close: "Fermer les filtres",
    show: ({ count }: { count: number }) =>
      count === 0
        ? "Aucun produit"
        : count === 1
          ? "Voir le produit"
          : `Voir les ${count.toLocaleString("fr-FR")} produits`,
    active: "Filtres choisis",
    remove: "Retirer le filtre {{label}}",
    clear: "Tout effacer",
    price: "Celui du format le moins cher",
  },
  facets: facetTitles,
  sort: {
    label: "Trier par",
    submit: "Trier",
    pertinence: "Notre sélection",
    prix: "Prix croissant",
    "prix-decroissant": "Prix décroissant",
    note: "Mieux notés",
    nouveautes: "Nouveautés",
    animal: "Pour mon animal",
  },
  none: {
    title: "Aucun produit ne correspond à tous ces filtres",
    text: "Retirez un filtre, ou dites-nous ce que vous cherchez. Nous connaissons nos rayons par cœur.",
    all: "Tout voir dans {{name}}",
    neighbours: "Les rayons voisins",
    contact: "Demander conseil",
  },
  down: {
    title: "Les produits de ce rayon ne s’affichent pas pour le moment",
    text: "Réessayez dans quelques instants. En attendant, parcourez nos autres rayons depuis le menu.",
    retry: "Réessayer",
  },
  empty: {
    title: "Rien à cette adresse pour le moment",
    text: "Ce rayon est vide aujourd’hui. Voici d’autres rayons\u00a0:",
    dog: "Tout pour le chien",
    cat: "Tout pour le chat",
  },
} as const;
