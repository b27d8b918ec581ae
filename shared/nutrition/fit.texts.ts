export const fitTexts = {
  fits: "{{name}}\u00a0: {{grams}}\u00a0g par jour",
  fitsFor: "{{name}}\u00a0: {{grams}}\u00a0g et {{price}} par jour",
  lasts: "{{format}} pour {{days}}\u00a0jours",
  treat: "{{name}}\u00a0: {{grams}}\u00a0g par jour au plus",
  misfit: "Pas pour {{name}}\u00a0: {{reason}}",
  vet: "{{name}}\u00a0: demandez d’abord à votre vétérinaire",
  two: "{{name}} et {{other}}",
  several: "{{name}} et {{count}}\u00a0autres",
  assumed: {
    birthday: "âge adulte",
    sterilized: "non stérilisé",
    condition: "silhouette idéale",
    activity: "activité moyenne",
    feature: "bonne santé",
  },
  assumes: ({ list }: { list: readonly string[] }) => `Supposés\u00a0: ${list.join(", ")}.`,
  known: "Calculées d’après votre description.",
  more: "Préciser",
  other: "Un autre animal",
  unnamed: { dog: "Votre chien", cat: "Votre chat" },
  example: {
    dog: {
      young: "Chiot de {{weight}}\u00a0kg",
      adult: "Chien de {{weight}}\u00a0kg",
      senior: "Chien âgé de {{weight}}\u00a0kg",
    },
    cat: {
      young: "Chaton de {{weight}}\u00a0kg",
      adult: "Chat de {{weight}}\u00a0kg",
      senior: "Chat âgé de {{weight}}\u00a0kg",
    },
  },
} as const;
