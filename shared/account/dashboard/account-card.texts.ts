export const accountCardTexts = {
  loading: "Chargement",
} as const;
