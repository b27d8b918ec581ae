export const productCardTexts = {
  ordered: "Déjà commandé",
} as const;
