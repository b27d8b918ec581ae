import { dogChews } from "./dog-chews.ts";
import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogTreats: ProductEntry[] = [
  {
    sku: "MUS-CH-FRI-CAN",
    slug: "aiguillettes-de-canard-chien",
    name: "Aiguillettes de canard séchées pour chien",
    subtitle: "Du canard du Sud-Ouest, séché lentement, et rien d’autre",
    animal: "dog",
    kind: "treat",
    range: "terroir",
    category: "chien/friandises",
    pack: { shape: "jar", lines: ["Aiguillettes", "de canard"], stage: "Friandise chien", weight: "100 g" },
    variants: [format("13000101", "100 g", 100, 790), format("13000102", "3 × 100 g", 300, 2190)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Canard"],
      texture: "Friandise séchée",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `**Rien que du canard** : des filets du Sud-Ouest, coupés en lanières et séchés douze heures à basse température.

- se casse à la main en petits morceaux
- à garder pour les grandes occasions, ou pour un rappel réussi`,
    composition: "Filet de canard 100 %.",
    additives: additives.none,
    analysis: { protein: 62, fat: 12, ash: 4.2, fibre: 0.6, moisture: 17 },
    ration: "dogTreat",
    directions: directions.treat,
  },
  {
    sku: "MUS-CH-FRI-ECH",
    slug: "petits-biscuits-pomme-sachet-decouverte",
    name: "Petits biscuits à la pomme pour chien\u00a0– Sachet découverte",
    subtitle: "Cinq biscuits à goûter, offerts avec votre commande",
    animal: "dog",
    kind: "treat",
    range: "premiers-pas",
    category: "chien/friandises",
    pack: {
      shape: "sachet",
      lines: ["Petits biscuits", "à la pomme"],
      stage: "Friandise chien",
      weight: "25 g",
    },
    variants: [format("13000201", "25 g", 25, 0)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense"],
      protéine: ["Œuf"],
      texture: "Biscuit",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Cinq petits biscuits **cuits au four à Villeurbanne**, à la pomme et à la farine d’épeautre, pour faire connaissance. Le sachet qui se glisse dans les poches avant la première promenade.

- croustillants, grands comme une pièce de deux euros
- sans sucre ajouté`,
    composition: "Farine d’épeautre 58 %, pomme 18 %, œuf, huile de colza, levure de bière.",
    additives: additives.none,
    analysis: { protein: 11, fat: 8, ash: 2, fibre: 3.5, moisture: 7 },
    ration: "dogTreat",
    directions: directions.dogSachet,
  },
  {
    sku: "MUS-CH-FRI-BIS",
    slug: "biscuits-chien-poulet-carotte",
    name: "Biscuits pour chien\u00a0– Poulet & carotte",
    subtitle: "Biscuits croquants cuits au four, en forme d’os",
    animal: "dog",
    kind: "treat",
    range: "terroir",
    category: "chien/friandises",
    pack: {
      shape: "sachet",
      lines: ["Biscuits poulet", "& carotte"],
      stage: "Friandise chien",
      weight: "200 g",
    },
    variants: [format("13000301", "200 g", 200, 990), format("13000302", "3 × 200 g", 600, 2690)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense"],
      protéine: ["Poulet"],
      texture: "Biscuit",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Une pâte étalée au rouleau, un emporte-pièce, vingt-cinq minutes de four. Ces os **se cassent en deux d’un geste sec** et laissent peu de miettes dans la poche.

- poulet 14 %, carotte 9 %
- une trentaine de biscuits par sachet`,
    composition:
      "Farine de blé 55 %, poulet 14 %, carotte 9 %, flocons d’avoine, graisse de volaille, levure de bière, minéraux.",
    additives: additives.dogTreat,
    analysis: { protein: 15, fat: 9, ash: 3, fibre: 3, moisture: 8 },
    ration: "dogTreat",
    directions: directions.dogSachet,
  },
  {
    sku: "MUS-CH-FRI-BOE",
    slug: "lamelles-de-boeuf-chien",
    name: "Lamelles de bœuf séchées pour chien",
    subtitle: "Du muscle de bœuf limousin, séché, sans rien d’ajouté",
    animal: "dog",
    kind: "treat",
    range: "grand-air",
    category: "chien/friandises",
    pack: { shape: "sachet", lines: ["Lamelles", "de bœuf"], stage: "Friandise chien", weight: "100 g" },
    variants: [format("13000401", "100 g", 100, 790), format("13000402", "3 × 100 g", 300, 2190)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Bœuf"],
      texture: "Friandise séchée",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Prenez un rumsteck, tranchez-le fin comme du papier fort, oubliez-le une nuit au séchoir. Il faut **quatre cents grammes de viande pour en faire cent**.

- bœuf, un point c’est tout
- à déchirer entre les doigts pour l’entraînement`,
    composition: "Muscle de bœuf 100 %.",
    additives: additives.none,
    analysis: { protein: 66, fat: 10, ash: 4.5, fibre: 0.5, moisture: 15 },
    ration: "dogTreat",
    directions: directions.dogSachet,
  },
  {
    sku: "MUS-CH-FRI-SAU",
    slug: "bouchees-education-chien-saumon",
    name: "Bouchées d’éducation pour chien\u00a0– Saumon",
    subtitle: "Bouchées tendres au saumon, un gramme pièce",
    animal: "dog",
    kind: "treat",
    range: "rivage",
    category: "chien/friandises",
    pack: { shape: "sachet", lines: ["Bouchées", "au saumon"], stage: "Friandise chien", weight: "100 g" },
    variants: [
      format("13000701", "100 g", 100, 590),
      format("13000702", "3 × 100 g", 300, 1650),
      format("13000703", "6 × 100 g", 600, 3190),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Saumon", "Poisson"],
      texture: "Bouchée tendre",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Assis, couché, reviens : une séance de dix minutes, c’est vingt récompenses. Celles-ci pèsent **un gramme, soit trois kilocalories**, s’avalent en une seconde et ne collent pas aux doigts.

- saumon 38 %
- pois chiches et pomme de terre pour la tenue`,
    composition:
      "Saumon 38 %, farine de pois chiches 24 %, fécule de pomme de terre, glycérine végétale, huile de saumon 2 %, levure de bière, minéraux.",
    additives: additives.dogTreat,
    analysis: { protein: 24, fat: 12, ash: 5, fibre: 1.5, moisture: 20 },
    ration: "dogTreat",
    directions: directions.dogSachet,
  },
  {
    sku: "MUS-CH-FRI-CHI",
    slug: "bouchees-education-chiot-agneau-riz",
    name: "Bouchées d’éducation pour chiot\u00a0– Agneau & riz",
    subtitle: "Minuscules bouchées d’agneau pour les premières leçons, dès 3 mois",
    animal: "dog",
    kind: "treat",
    range: "premiers-pas",
    category: "chien/friandises",
    pack: { shape: "sachet", lines: ["Bouchées agneau", "& riz"], stage: "Friandise chiot", weight: "100 g" },
    variants: [format("13000801", "100 g", 100, 590), format("13000802", "3 × 100 g", 300, 1650)],
    filters: {
      âge: "Chiot",
      taille: "Toutes tailles",
      besoin: ["Récompense"],
      protéine: ["Agneau"],
      texture: "Bouchée tendre",
    },
    feedType: "Aliment complémentaire pour chiots",
    description: `Tout s’apprend plus vite avec de l’agneau dans la poche. Des **cubes mous de 7 mm**, que l’on donne sans interrompre la leçon, même à un chiot qui n’a que ses dents de lait.

- agneau 36 %, riz 22 %
- on peut encore les couper en deux`,
    composition:
      "Agneau 36 %, farine de riz 22 %, fécule de pomme de terre, glycérine végétale, œuf, graisse d’agneau, minéraux.",
    additives: additives.dogTreat,
    analysis: { protein: 22, fat: 11, ash: 4.5, fibre: 1.5, moisture: 20 },
    ration: "dogTreat",
    directions: directions.dogSachet,
  },
  {
    sku: "MUS-CH-FRI-SEN",
    slug: "biscuits-tendres-chien-senior-dinde-potiron",
    name: "Biscuits tendres pour chien senior\u00a0– Dinde & potiron",
    subtitle: "Biscuits moelleux, faciles à mâcher pour les vieilles dents",
    animal: "dog",
    kind: "treat",
    range: "bel-age",
    category: "chien/friandises",
    pack: {
      shape: "jar",
      lines: ["Biscuits tendres", "dinde & potiron"],
      stage: "Friandise chien",
      weight: "150 g",
    },
    variants: [format("13001101", "150 g", 150, 890), format("13001102", "3 × 150 g", 450, 2490)],
    filters: {
      âge: "Senior",
      taille: "Toutes tailles",
      besoin: ["Récompense"],
      protéine: ["Dinde"],
      texture: "Biscuit",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `On ne prive pas un vieux chien de biscuit : on le lui fait plus tendre. **La mie reste souple**, grâce au potiron, et s’écrase d’une pression du doigt.

- dinde 18 %, potiron 15 %
- bocal de verre à garder ensuite pour autre chose`,
    composition:
      "Farine d’avoine 44 %, dinde 18 %, potiron 15 %, œuf, glycérine végétale, huile de colza, minéraux.",
    additives: additives.dogTreat,
    analysis: { protein: 16, fat: 7, ash: 3, fibre: 3, moisture: 18 },
    ration: "dogTreat",
    directions: directions.treat,
  },
  {
    sku: "MUS-CH-FRI-INS",
    slug: "biscuits-chien-insectes-pomme",
    name: "Biscuits pour chien\u00a0– Insectes & pomme",
    subtitle: "Biscuits aux larves de mouche soldat noire et à la pomme, sans viande",
    animal: "dog",
    kind: "treat",
    range: "douceur",
    category: "chien/friandises",
    pack: {
      shape: "sachet",
      lines: ["Biscuits", "insectes & pomme"],
      stage: "Friandise chien",
      weight: "150 g",
    },
    variants: [format("13001301", "150 g", 150, 790), format("13001302", "3 × 150 g", 450, 2190)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Insectes"],
      texture: "Biscuit",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Le goûter de demain, disent les uns ; une drôle d’idée, disent les autres. Le chien tranche d’ordinaire en faveur des premiers. **Insectes 16 %, pomme 12 %**, et de la farine de pois chiches pour lier.

- ni viande, ni œuf, ni lait
- croquants, carrés, deux grammes et demi chacun`,
    composition:
      "Farine de pois chiches 40 %, fécule de pomme de terre, insectes 16 % (larves de mouche soldat noire déshydratées), pomme 12 %, huile de tournesol, minéraux, cannelle.",
    additives: additives.dogTreat,
    analysis: { protein: 18, fat: 9, ash: 3.2, fibre: 4, moisture: 8 },
    ration: "dogTreat",
    directions: directions.dogSachet,
  },
  {
    sku: "MUS-CH-FRI-CAB",
    slug: "peaux-de-cabillaud-chien",
    name: "Peaux de cabillaud séchées pour chien",
    subtitle: "Peaux de cabillaud roulées à la main et séchées",
    animal: "dog",
    kind: "treat",
    range: "rivage",
    category: "chien/friandises",
    pack: {
      shape: "sachet",
      lines: ["Peaux roulées", "de cabillaud"],
      stage: "Friandise chien",
      weight: "100 g",
    },
    variants: [format("13000901", "100 g", 100, 690), format("13000902", "3 × 100 g", 300, 1950)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Poisson"],
      texture: "Friandise séchée",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `À Boulogne-sur-Mer, les filets partent à la criée et la peau restait. Roulée puis séchée, elle devient **un bâton qui crisse sous la dent**, presque sans gras.

- du cabillaud, rien de plus
- à offrir dehors de préférence : l’odeur est celle du port`,
    composition: "Peau de cabillaud 100 %.",
    additives: additives.none,
    analysis: { protein: 72, fat: 4, ash: 9, fibre: 0.5, moisture: 12 },
    ration: "dogTreat",
    directions: directions.dogChew,
  },
  ...dogChews,
];
