const nbsp = "\u00a0";

/** Kept apart from `animal-profile.texts.ts`, because only these texts are part of the first view. */
export const animalScreenTexts = {
  facts: "Son profil",
  weight: "Son poids",
  kilograms: `{{weight}}${nbsp}kg`,
  noWeight: "Pas encore de poids",
  advice: "Ce qui lui convient",
  meals: "Son abonnement et ce qu’il reste",
  guides: "Son guide",
} as const;
