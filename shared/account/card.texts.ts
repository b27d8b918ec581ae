/** Of a card whose body comes late. */
export const cardTexts = {
  loading: "Chargement",
  broken: "Cette partie ne s’affiche pas pour l’instant. Revenez dans quelques minutes.",
} as const;
