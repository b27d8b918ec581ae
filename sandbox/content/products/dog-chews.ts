import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogChews: ProductEntry[] = [
  {
    sku: "MUS-CH-FRI-DEN",
    slug: "batonnets-a-macher-chien-menthe-persil",
    name: "Bâtonnets à mâcher pour chien\u00a0– Menthe & persil",
    subtitle: "Dix bâtonnets striés à mâcher, pour chiens de 10 à 25 kg",
    animal: "dog",
    kind: "treat",
    range: "equilibre",
    category: "chien/friandises",
    pack: {
      shape: "sachet",
      lines: ["Bâtonnets", "menthe & persil"],
      stage: "Friandise chien",
      weight: "180 g",
    },
    variants: [format("13000501", "180 g", 180, 990), format("13000502", "4 × 180 g", 720, 3690)],
    filters: {
      âge: "Adulte",
      taille: "Moyen chien",
      besoin: ["Hygiène dentaire"],
      protéine: ["Poulet"],
      texture: "À mâcher",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Un soir sur deux, après le dîner. La forme en étoile et la pâte souple obligent à **mâcher plusieurs minutes** ; les arêtes frottent les dents au passage, rien de plus savant. Le brossage reste utile.

- menthe 0,5 % et persil 1,5 %
- dix bâtonnets par sachet, soit près de trois semaines`,
    composition:
      "Farine de riz 46 %, fécule de pomme de terre, glycérine végétale, protéines de poulet déshydratées 8 %, cellulose, levure de bière, persil 1,5 %, menthe 0,5 %, minéraux.",
    additives: additives.dogTreat,
    analysis: { protein: 12, fat: 4, ash: 4.5, fibre: 3, moisture: 12 },
    ration: "dogTreat",
    directions: directions.dogChew,
  },
  {
    sku: "MUS-CH-FRI-DEP",
    slug: "batonnets-a-macher-petit-chien-pomme-romarin",
    name: "Bâtonnets à mâcher pour petit chien\u00a0– Pomme & romarin",
    subtitle: "Douze petits bâtonnets à mâcher, pour chiens de moins de 10 kg",
    animal: "dog",
    kind: "treat",
    range: "equilibre",
    category: "chien/friandises",
    pack: {
      shape: "sachet",
      lines: ["Bâtonnets", "pomme & romarin"],
      stage: "Friandise chien",
      weight: "120 g",
    },
    variants: [format("13000601", "120 g", 120, 790), format("13000602", "4 × 120 g", 480, 2890)],
    filters: {
      âge: "Adulte",
      taille: "Petit chien",
      besoin: ["Hygiène dentaire", "Sans céréales"],
      protéine: ["Dinde"],
      texture: "À mâcher",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Trop gros, un bâtonnet décourage ; trop tendre, il disparaît. Ceux-ci sont **à la taille d’un pouce**, torsadés, et demandent un petit effort de mâchoire.

- pomme 6 %, romarin 0,5 %
- à base de pomme de terre et de pois`,
    composition:
      "Fécule de pomme de terre 42 %, farine de pois 20 %, glycérine végétale, protéines de dinde déshydratées 8 %, pomme 6 %, cellulose, huile de colza, minéraux, romarin 0,5 %.",
    additives: additives.dogTreat,
    analysis: { protein: 13, fat: 4.5, ash: 4.2, fibre: 3.5, moisture: 12 },
    ration: "dogTreat",
    directions: directions.dogChew,
  },
  {
    sku: "MUS-CH-FRI-LAP",
    slug: "oreilles-de-lapin-chien",
    name: "Oreilles de lapin séchées pour chien",
    subtitle: "Oreilles de lapin entières, avec leur duvet",
    animal: "dog",
    kind: "treat",
    range: "prairie",
    category: "chien/friandises",
    pack: { shape: "sachet", lines: ["Oreilles", "de lapin"], stage: "Friandise chien", weight: "100 g" },
    variants: [format("13001001", "100 g", 100, 750), format("13001002", "3 × 100 g", 300, 2100)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Lapin"],
      texture: "Friandise séchée",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Cela surprend la première fois, puis on s’y fait. Les chiens, eux, n’ont jamais trouvé cela étrange : **cartilage, peau, un peu de duvet**, dix minutes d’occupation par oreille.

- environ huit oreilles par sachet
- légères et croustillantes, faciles pour un petit gabarit`,
    composition: "Oreilles de lapin 100 %.",
    additives: additives.none,
    analysis: { protein: 70, fat: 6, ash: 6, fibre: 3, moisture: 12 },
    ration: "dogTreat",
    directions: directions.dogChew,
  },
  {
    sku: "MUS-CH-FRI-TEN",
    slug: "tendons-de-boeuf-a-macher-chien",
    name: "Tendons de bœuf à mâcher pour chien",
    subtitle: "Longs tendons de bœuf séchés, pour les mâcheurs patients",
    animal: "dog",
    kind: "treat",
    range: "grand-air",
    category: "chien/friandises",
    pack: { shape: "sachet", lines: ["Tendons", "de bœuf"], stage: "Friandise chien", weight: "200 g" },
    variants: [{ ...format("13001201", "200 g", 200, 1290), soldOut: true }],
    filters: {
      âge: "Adulte",
      taille: "Grand chien",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Bœuf"],
      texture: "À mâcher",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Une demi-heure de silence dans la maison, parfois davantage. Le tendon s’assouplit à mesure qu’on le travaille et **s’effiloche au lieu d’éclater**.

- quatre à six pièces selon leur grosseur
- notre séchoir en produit peu : il en manque souvent`,
    composition: "Tendons de bœuf 100 %.",
    additives: additives.none,
    analysis: { protein: 78, fat: 5, ash: 2, fibre: 0.5, moisture: 13 },
    ration: "dogTreat",
    directions: directions.dogChew,
  },
  {
    sku: "MUS-CH-FRI-COR",
    slug: "cornes-a-macher-chien-boeuf-patate-douce",
    name: "Cornes à mâcher pour chien\u00a0– Bœuf & patate douce",
    subtitle: "Deux cornes pressées de peau de bœuf et de patate douce",
    animal: "dog",
    kind: "treat",
    range: "prairie",
    category: "chien/friandises",
    pack: {
      shape: "sachet",
      lines: ["Cornes bœuf &", "patate douce"],
      stage: "Friandise chien",
      weight: "160 g",
    },
    variants: [format("13001401", "160 g", 160, 990), format("13001402", "3 × 160 g", 480, 2790)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Bœuf"],
      texture: "À mâcher",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Elles ont la forme d’une corne de zébu, mais tout s’y mange : **peau et viande de bœuf pressées** autour d’une pâte de patate douce. La pointe part en premier, le reste dure.

- bœuf 58 %, patate douce 24 %
- une corne occupe un chien de vingt kilos pendant trois jours, à raison d’un quart d’heure`,
    composition:
      "Bœuf 58 % (peau, viande), patate douce 24 %, fécule de pois, glycérine végétale, levure de bière, minéraux.",
    additives: additives.dogTreat,
    analysis: { protein: 42, fat: 5, ash: 3.5, fibre: 2, moisture: 12 },
    ration: "dogTreat",
    directions: directions.dogChew,
  },
];
