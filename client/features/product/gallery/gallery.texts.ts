export const productGalleryTexts = {
  photos: "Photos du produit",
  close: "Fermer",
  previous: "Photo précédente",
  next: "Photo suivante",
  larger: "Agrandir",
  place: "Photo {{number}} sur {{count}}",
} as const;
