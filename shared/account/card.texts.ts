export const cardTexts = {
  loading: "Chargement",
} as const;
