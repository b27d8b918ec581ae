export const listLimitTexts = {
  text: "Cette liste affiche {{most}} entrées au maximum. S’il vous en manque, demandez-les à notre",
  contact: "service client",
} as const;
