/** Of a card whose body comes late. */
export const cardTexts = {
  loading: "Chargement",
} as const;
