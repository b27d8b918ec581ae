import type { AnimalGender } from "../animal/animal.ts";

interface Someone {
  gender: AnimalGender | null;
}

const pronoun = ({ gender }: Someone) => (gender === "female" ? "Elle" : "Il");

export const dietNoteTexts = {
  newDiet: ({ feeds }: { feeds: string }) =>
    `${feeds} aujourd’hui\u00a0? Passez au nouvel aliment en dix jours, jamais d’un coup. Le calendrier, plus bas, donne les parts jour par jour.`,
  otherBrand: ({ brand, ...someone }: Someone & { brand: string }) =>
    `${pronoun(someone)} mange ${brand}. Comptez dix jours pour changer de marque. Le calendrier, plus bas, donne les parts jour par jour.`,
  onlyOther: ({ brand, need, ...someone }: Someone & { brand: string; need: string }) =>
    `${pronoun(someone)} ne mange que ${brand}, et nous ne vendons que nos propres recettes. Pour la ration de son aliment, divisez ${need}\u00a0kcal par les kcal pour 100\u00a0g de son étiquette, puis multipliez par 100. Vous pouvez aussi essayer notre plus petit sac, un quart de gamelle d’abord, sur dix jours.`,
  onlyOurs: (someone: Someone) => `${pronoun(someone)} ne mange que notre marque. Tous ces aliments en sont.`,
  otherFeeds: ({ feeds, grams, food }: { feeds: string; grams: string; food: string }) =>
    `${feeds}\u00a0: pour 100\u00a0kcal d’un autre aliment, retirez ${grams}\u00a0g de «\u00a0${food}\u00a0».`,
  treats: ({ kcal, rations }: { kcal: string; rations: string }) =>
    `Friandises\u00a0: ${kcal}\u00a0kcal par jour au plus, un dixième de son besoin. Réduisez la ration d’autant\u00a0: ${rations}.`,
  ration: "{{less}}\u00a0g au lieu de {{ration}}\u00a0g ({{food}})",
  unanswered: {
    "sensitive-digestion":
      "Aucun de ces aliments n’est conçu pour les digestions sensibles. Changez sur dix jours, et demandez à votre vétérinaire si les selles restent molles.",
    "sensitive-skin":
      "Aucun de ces aliments n’est conçu pour les peaux et pelages sensibles. Si les démangeaisons durent, votre vétérinaire en cherchera la cause.",
    joints:
      "Aucun de ces aliments n’est conçu pour les articulations fragiles. Tenez-vous à la ration, car un poids de forme les soulage le plus.",
    hairballs:
      "Aucun de ces aliments n’est conçu contre les boules de poils. Brossez son pelage, et demandez à votre vétérinaire si elles sont fréquentes.",
  },
  brand: { other: "une autre marque que la nôtre", unknown: "sa marque actuelle" },
} as const;
