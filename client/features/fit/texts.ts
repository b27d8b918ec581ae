export const fitChoiceTexts = {
  example: "Rations d’un animal type.",
  unsorted: "Nous ne connaissons pas encore votre animal\u00a0: le rayon garde son ordre.",
  describe: "Voir pour le mien",
  label: "Rations pour",
  all: "mes animaux",
  nobody: "un animal type",
  other: "Un autre animal",
} as const;
