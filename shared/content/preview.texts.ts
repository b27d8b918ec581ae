export const previewTexts = {
  label: "Aperçu",
  text: "Aperçu des brouillons. Les visiteurs ne les voient pas.",
  end: "Quitter l’aperçu",
} as const;
