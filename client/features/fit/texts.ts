export const fitChoiceTexts = {
  example: "Rations d’un animal type, en bonne forme et d’activité moyenne.",
  unsorted: "Parlez-nous de votre animal pour trier ce rayon selon ses besoins.",
  describe: "Voir pour le mien",
  label: "Rations pour",
  all: "mes animaux",
  nobody: "un animal type",
} as const;
