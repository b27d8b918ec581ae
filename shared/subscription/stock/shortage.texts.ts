const days = (count: number) => `${count}\u00a0${count > 1 ? "jours" : "jour"}`;

interface Missing {
  day: string;
  count: number;
}

export const shortageTexts = {
  short: ({ day, count }: Missing) =>
    `Vous serez à court le ${day}, jusqu’à ${days(count)} avant l’arrivée de ce colis.`,
  rough: ({ day, count }: Missing) =>
    `Vous serez à court vers le ${day}, environ ${days(count)} avant l’arrivée de ce colis.`,
  second: ({ day, count }: Missing) =>
    `Vous serez à court le ${day}, jusqu’à ${days(count)} avant l’arrivée du deuxième colis.`,
  secondRough: ({ day, count }: Missing) =>
    `Vous serez à court vers le ${day}, environ ${days(count)} avant l’arrivée du deuxième colis.`,
  empty: "Il ne reste sans doute plus rien. Ce colis arrivera vers le {{arrives}}.",
  lastDay: "Pour ne manquer de rien, choisissez un départ au plus tard le {{day}}.",
  lastPause: "Pour ne manquer de rien, la pause doit finir au plus tard le {{day}}.",
} as const;
