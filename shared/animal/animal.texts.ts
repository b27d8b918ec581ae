export const animalTexts = {
  title: "Mes animaux",
} as const;
