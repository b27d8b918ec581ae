const nbsp = "\u00a0";

export const animalScreenTexts = {
  facts: "Son profil",
  weight: "Son poids",
  kilograms: `{{weight}}${nbsp}kg`,
  noWeight: "Pas encore de poids",
  plan: "Son poids de forme",
  logbook: "Son carnet de route",
  advice: "Ce qui lui convient",
  meals: "Son abonnement et ce qu’il reste",
  guides: "Son guide",
} as const;
