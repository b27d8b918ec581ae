export const fitTexts = {
  fits: "{{name}}\u00a0: {{grams}}\u00a0g par jour",
  fitsFor: "{{name}}\u00a0: {{grams}}\u00a0g et {{price}} par jour",
  lasts: "{{format}} pour {{days}}\u00a0jours",
  treat: "{{name}}\u00a0: {{grams}}\u00a0g par jour au plus",
  misfit: "Pas pour {{name}}\u00a0: {{reason}}",
  vet: "{{name}}\u00a0: demandez d’abord à votre vétérinaire",
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
