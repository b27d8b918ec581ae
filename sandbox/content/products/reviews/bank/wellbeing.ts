import type { RemarkGroup } from "./remark-group.ts";

/** Impressions only: no sentence may claim that food heals. */
export const wellbeing: RemarkGroup[] = [
  {
    topic: "wellbeing",
    traits: ["meal"],
    good: [
      "Le poil est beau, tout le monde me le dit.",
      "{Il} a une belle énergie, ni trop ni trop peu.",
      "{Il} digère bien, et je m’en tiendrai à cela par pudeur.",
      "Bonne digestion, ramassage facile.",
      "{Il} tient jusqu’au repas suivant sans réclamer.",
      "Poids stable depuis que je pèse les rations.",
      "{Il} a l’œil vif et le pas léger.",
      "Pas de ventre qui gargouille pendant la nuit.",
      "Le changement s’est fait sans un jour de travers.",
      "{Il} est en pleine forme, c’est sans doute un tout.",
    ],
    regret: [
      "Les deux premiers jours ont été un peu agités côté ventre, puis tout est rentré dans l’ordre.",
      "Je ne vois pas de différence sur le poil, mais ce n’était pas le but.",
    ],
    middling: [
      "Je n’ai vu aucun changement, ni en bien ni en mal.",
      "La transition a été plus longue que prévu.",
    ],
    bad: [
      "La recette ne réussit pas à {Nom}, on a arrêté au bout d’une semaine.",
      "Sa digestion n’a jamais suivi, même en allant doucement.",
    ],
  },
  {
    topic: "wellbeing",
    traits: ["coat"],
    good: [
      "Le poil brille, même les voisins l’ont remarqué.",
      "Je trouve le pelage plus doux sous la main.",
      "La brosse ramasse moins qu’avant, ou alors c’est la saison.",
      "Pelage souple, c’est agréable à caresser.",
    ],
  },
  {
    topic: "wellbeing",
    traits: ["sterilised", "meal"],
    good: [
      "La balance ne bouge plus depuis l’été.",
      "{Il} a retrouvé sa silhouette, petit à petit, ration pesée à l’appui.",
      "{Il} ne passe plus ses journées à réclamer.",
      "Le ventre est calé sans que la balance s’affole.",
      "{Il} est moins {affamé|affamée} entre deux repas.",
    ],
    middling: ["{Nom} a toujours faim, malgré la bonne dose."],
  },
  {
    topic: "wellbeing",
    traits: ["light"],
    good: [
      "Avec les bonnes quantités et un peu plus d’exercice, la ligne revient.",
      "La gamelle paraît pleine et c’est tout ce qui compte pour {Nom}.",
      "Un demi-kilo de moins en trois mois, sans se fâcher.",
    ],
  },
  {
    topic: "wellbeing",
    traits: ["indoor"],
    good: [
      "{Il} bouge peu et garde pourtant la ligne.",
      "La litière sent moins fort, j’ai l’impression.",
      "Moins de petits cadeaux poilus sur le tapis.",
    ],
  },
  {
    topic: "wellbeing",
    traits: ["hairball"],
    good: [
      "Moins de boules de poils sur le parquet, il me semble.",
      "Avec la brosse en plus, les poils avalés se font oublier.",
    ],
  },
  {
    topic: "wellbeing",
    traits: ["cat", "dry"],
    good: [
      "Litière plus nette, c’est tout bête mais ça change la vie.",
      "{Il} boit bien à côté, la fontaine tourne.",
    ],
  },
  {
    topic: "wellbeing",
    traits: ["sensitive"],
    good: [
      "{Nom} a le ventre délicat, et là tout se passe bien.",
      "Recette courte, ventre tranquille.",
      "{Il} supporte bien, nous n’en demandions pas plus.",
      "Peu d’ingrédients, c’est plus simple à suivre.",
    ],
    middling: ["{Nom} a le ventre délicat, et ce n’est ni mieux ni moins bien qu’avant."],
  },
  {
    topic: "wellbeing",
    traits: ["young", "dog"],
    good: [
      "Croissance régulière, on le note sur le mur de la cuisine.",
      "{Il} a de l’énergie à revendre, on cherche le bouton.",
      "Belle allure au concours de l’école du chiot.",
      "Pesée du dimanche : toujours sur la courbe.",
    ],
  },
  {
    topic: "wellbeing",
    traits: ["young", "cat"],
    good: [
      "{Il} grimpe aux rideaux, donc tout va bien.",
      "{Il} a doublé de taille, et de culot.",
      "Bonne croissance, poil duveteux, moteur à ronron en marche.",
    ],
  },
  {
    topic: "wellbeing",
    traits: ["old"],
    good: [
      "{Il} a repris ses petites habitudes du matin.",
      "{Il} reste {coquet|coquette} pour son âge.",
      "Le poil n’est pas terne, ce qui m’étonne à son âge.",
      "Il y a des jours avec et des jours sans, mais les repas sont avec.",
    ],
  },
  {
    topic: "wellbeing",
    traits: ["active"],
    good: [
      "{Il} tient la distance, même en terrain difficile.",
      "Le lendemain d’une longue sortie, {il} est déjà devant la porte.",
      "Il en faut peu dans la gamelle pour une journée entière dehors.",
    ],
  },
  {
    topic: "wellbeing",
    traits: ["meal"],
    good: [
      "{Il} a bonne mine, si l’on peut dire cela d’une truffe.",
      "Des journées calmes et des nuits complètes, pour tout le monde.",
      "{Il} est d’humeur égale, et moi aussi du coup.",
      "Rien à signaler côté digestion, et c’est tout ce qu’on souhaite.",
      "{Il} a le poil propre et la mine réjouie.",
    ],
    middling: ["Trois semaines, et toujours pas d’avis tranché : {il} va comme avant."],
    bad: ["Ventre capricieux pendant toute la durée du paquet, on a préféré changer."],
  },
];
