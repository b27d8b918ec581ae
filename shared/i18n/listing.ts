/** Texts of the category listings. */
export const listingTexts = {
  breadcrumb: "Fil d’Ariane",
  home: "Accueil",
  subcategories: "Affiner par catégorie",
  count: ({ count }: { count: number }) => (count === 1 ? "1 produit" : `${count} produits`),
  products: "Produits",
  page: "page {{page}} sur {{pages}}",
  pages: "Pages de la liste",
  titleOfPage: "{{title}}, page {{page}}",
  empty: {
    title: "Rien à cette adresse pour le moment",
    text: "Cette catégorie est vide aujourd’hui. Nos autres gamelles sont pleines\u00a0:",
    dog: "Tout pour le chien",
    cat: "Tout pour le chat",
  },
} as const;
