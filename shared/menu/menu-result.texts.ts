import { capitalised } from "../text/capitalised.ts";
import { menuOf, type Named } from "./menu-frame.texts.ts";

export const menuResultTexts = {
  title: menuOf,
  titleCost: "{{menu}}\u00a0: {{price}} par jour",
  dailyKibble: "{{grams}}\u00a0g de croquettes par jour",
  kibbleByDay: "{{mixed}}\u00a0g de croquettes les jours de pâtée, {{alone}}\u00a0g les autres",
  dailyWet: "{{grams}}\u00a0g de pâtée par jour",
  wetByDay: "{{grams}}\u00a0g de pâtée, {{days}} jours par semaine",
  span: "{{least}} à {{most}}",
  text: { daily: "De la pâtée tous les jours", thrice: "De la pâtée 3 fois par semaine" },
  meals: { one: "1 repas par jour", several: "{{count}} repas par jour" },
  need: "{{need}}\u00a0kcal par jour",
  change: "Changer ce menu",
  week: "Sa semaine",
  picture: "Les gamelles de la semaine. Le tableau plus bas donne les mêmes quantités.",
  day: "Jour",
  wet: "Pâtée",
  kibble: "Croquettes",
  energy: "Énergie",
  portions: "Dans la gamelle, repas par repas",
  none: "pas de pâtée",
  only: "Croquettes seules",
  with: "Avec {{name}}",
  keep: "Une fois ouverts, sachets et boîtes se gardent un jour au réfrigérateur. Servez la pâtée à température ambiante.",
  check: {
    title: "Je veux vérifier",
    need: ({ name, need, low, high }: Named & Record<"need" | "low" | "high", number | string>) =>
      `${capitalised(name)} a besoin d’environ ${need}\u00a0kcal par jour. Entre ${low} et ${high}\u00a0kcal, la ration convient.`,
    source: "Source\u00a0: {{source}}",
    food: "{{grams}}\u00a0g × {{energy}}\u00a0kcal pour 100\u00a0g = {{kcal}}\u00a0kcal",
    total: "Total\u00a0: {{kcal}}\u00a0kcal",
    alone:
      "Les jours sans pâtée, les croquettes couvrent tout\u00a0: {{need}}\u00a0kcal ÷ {{energy}}\u00a0kcal × 100 = {{grams}}\u00a0g.",
  },
} as const;

export const weekdayNames = [
  "lundi",
  "mardi",
  "mercredi",
  "jeudi",
  "vendredi",
  "samedi",
  "dimanche",
] as const;

export const mealNames = [
  ["Repas"],
  ["Matin", "Soir"],
  ["Matin", "Midi", "Soir"],
  ["Matin", "Midi", "Après-midi", "Soir"],
] as const;
