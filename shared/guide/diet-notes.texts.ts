import type { AnimalGender } from "../animal/animal.ts";

interface Someone {
  gender: AnimalGender | null;
}

const pronoun = ({ gender }: Someone) => (gender === "female" ? "Elle" : "Il");

export const dietNoteTexts = {
  newDiet: ({ feeds }: { feeds: string }) =>
    `${feeds} aujourd’hui\u00a0: le passage à l’un de ces aliments se fait sur dix jours, jamais d’un coup. Le calendrier, plus bas, donne les parts jour par jour.`,
  otherBrand: ({ brand, ...someone }: Someone & { brand: string }) =>
    `${pronoun(someone)} mange ${brand}\u00a0: pour changer de marque, comptez dix jours. Le calendrier, plus bas, donne les parts de chacune.`,
  onlyOther: ({ brand, need, ...someone }: Someone & { brand: string; need: string }) =>
    `${pronoun(someone)} ne mange que ${brand}\u00a0: nous ne vendons que nos propres recettes, et aucun de ces aliments n’est de cette marque. Vous pouvez garder le sien\u00a0: ${need}\u00a0kcal, divisées par les kcal pour 100\u00a0g de son étiquette, puis multipliées par 100, donnent sa ration en grammes. Vous pouvez aussi essayer le plus petit sac, un quart de gamelle d’abord, sur dix jours.`,
  onlyOurs: (someone: Someone) =>
    `${pronoun(someone)} ne mange que notre marque\u00a0: c’est celle de tous ces aliments.`,
  otherFeeds: ({ feeds, grams, food }: { feeds: string; grams: string; food: string }) =>
    `${feeds}\u00a0: cette ration est celle d’un jour sans rien d’autre. Pour 100\u00a0kcal d’un autre aliment, retirez ${grams}\u00a0g de «\u00a0${food}\u00a0».`,
  treats: ({ kcal, rations }: { kcal: string; rations: string }) =>
    `Friandises\u00a0: un dixième de son besoin au plus, soit ${kcal}\u00a0kcal. Un jour avec friandises, la ration baisse d’autant\u00a0: ${rations}.`,
  ration: "{{less}}\u00a0g au lieu de {{ration}}\u00a0g ({{food}})",
  unanswered: {
    "sensitive-digestion":
      "Digestion sensible\u00a0: aucun de ces aliments n’est conçu spécialement pour elle. Changez sur dix jours, et demandez à votre vétérinaire si les selles restent molles.",
    "sensitive-skin":
      "Peau ou pelage sensibles\u00a0: aucun de ces aliments n’est conçu spécialement pour eux. Si les démangeaisons durent, votre vétérinaire en cherchera la cause.",
    joints:
      "Articulations fragiles\u00a0: aucun de ces aliments n’est conçu spécialement pour elles. Un poids de forme les soulage le plus\u00a0: tenez-vous à la ration.",
    hairballs:
      "Boules de poils\u00a0: aucun de ces aliments n’est conçu spécialement contre elles. Brossez son pelage, et demandez à votre vétérinaire si elles sont fréquentes.",
  },
  brand: { other: "une autre marque que la nôtre", unknown: "sa marque actuelle" },
} as const;
