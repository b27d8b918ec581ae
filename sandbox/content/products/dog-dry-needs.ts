import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

/** Dry food for puppies, older and neutered dogs. */
export const dogDryNeeds: ProductEntry[] = [
  {
    sku: "MUS-CH-CHI-POU",
    slug: "croquettes-chiot-poulet-riz",
    name: "Croquettes chiot\u00a0– Poulet & riz",
    subtitle: "Poulet et riz, pour le chiot de petite et moyenne taille",
    animal: "dog",
    kind: "dry",
    range: "premiers-pas",
    category: "chien/croquettes/chiot",
    pack: { shape: "bag", lines: ["Poulet & riz"], stage: "Chiot", weight: "2 kg" },
    variants: [
      format("11001101", "800 g", 800, 1090),
      format("11001102", "2 kg", 2000, 2290),
      format("11001103", "7 kg", 7000, 6590),
    ],
    filters: {
      âge: "Chiot",
      taille: "Petit et moyen chien",
      besoin: ["Croissance"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiots",
    description: `Du sevrage à l'âge adulte, un chiot construit tout : cette recette lui apporte **plus de protéines, d'énergie et de minéraux** que celle d'un adulte, dans des croquettes faciles à mâcher.

- 34 % de poulet, frais et déshydraté, avec de l'œuf
- du riz et de l'huile de poisson, source de DHA
- pour la chienne gestante ou allaitante aussi

Pour les chiots dont le poids adulte dépassera 25 kg, préférez la recette *grande race*.`,
    composition:
      "Poulet (34 % : poulet frais 17 %, protéines de poulet déshydratées 17 %), riz 22 %, graisse de volaille, avoine, protéines de pois, œuf déshydraté 3 %, hydrolysat de foie de volaille, pulpe de betterave, huile de poisson 1,5 %, levure de bière, minéraux, pulpe de chicorée.",
    additives: additives.puppyDry,
    analysis: {
      protein: 30,
      fat: 19,
      ash: 7.5,
      fibre: 2,
      moisture: 8.5,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1],
        ["Oméga 6", 3.2],
        ["Oméga 3", 0.8],
      ],
    },
    ration: "puppy",
    directions: directions.growth,
  },
  {
    sku: "MUS-CH-CHI-GRA",
    slug: "croquettes-chiot-grande-race-dinde-riz",
    name: "Croquettes chiot grande race\u00a0– Dinde & riz",
    subtitle: "Dinde et riz, pour une croissance régulière au-delà de 25 kg",
    animal: "dog",
    kind: "dry",
    range: "premiers-pas",
    category: "chien/croquettes/chiot",
    pack: { shape: "bag", lines: ["Dinde & riz"], stage: "Chiot grande race", weight: "12 kg" },
    variants: [format("11001201", "2 kg", 2000, 2290), format("11001202", "12 kg", 12000, 9990)],
    filters: {
      âge: "Chiot",
      taille: "Grand chien",
      besoin: ["Croissance"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiots de grande taille",
    description: `Un chiot de grande race grandit longtemps, jusqu'à 18 ou 24 mois. Sa recette est **un peu moins grasse**, et son calcium est tenu dans une fourchette étroite.

- 30 % de dinde, fraîche et déshydratée
- calcium et phosphore dans un rapport de 1,3 pour 1
- des croquettes de 14 mm, à mouiller les premières semaines`,
    composition:
      "Dinde (30 % : dinde fraîche 14 %, protéines de dinde déshydratées 16 %), riz 23 %, orge, avoine, graisse de volaille, protéines de pois, pulpe de betterave, hydrolysat de foie de volaille, huile de poisson 1 %, levure de bière, minéraux, poudre de moule 0,2 %.",
    additives: additives.puppyDry,
    analysis: {
      protein: 28,
      fat: 15,
      ash: 7,
      fibre: 2.4,
      moisture: 9,
      detail: [
        ["Calcium", 1.17],
        ["Phosphore", 0.9],
        ["Oméga 6", 2.6],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "puppy",
    directions: directions.growth,
  },
  {
    sku: "MUS-CH-SEN-DIN",
    slug: "croquettes-chien-senior-dinde-avoine",
    name: "Croquettes chien senior\u00a0– Dinde & avoine",
    subtitle: "Dinde et avoine, pour le chien à partir de 8 ans",
    animal: "dog",
    kind: "dry",
    range: "equilibre",
    category: "chien/croquettes",
    pack: { shape: "bag", lines: ["Dinde & avoine"], stage: "Chien senior", weight: "5 kg" },
    variants: [
      format("11001301", "2 kg", 2000, 2290),
      format("11001302", "5 kg", 5000, 4990),
      format("11001303", "10 kg", 10000, 8790),
    ],
    filters: {
      âge: "Senior",
      taille: "Toutes tailles",
      besoin: ["Entretien", "Digestion"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens âgés",
    description: `Avec l'âge, un chien bouge moins mais garde besoin de bonnes protéines. Cette recette en contient **autant que celle d'un adulte, avec moins de matières grasses**.

- 30 % de dinde, fraîche et déshydratée
- de l'avoine et de la pulpe de chicorée pour les fibres
- des croquettes légères, qui s'attendrissent vite dans l'eau tiède`,
    composition:
      "Dinde (30 % : dinde fraîche 15 %, protéines de dinde déshydratées 15 %), avoine 22 %, riz, orge, protéines de pois, pulpe de betterave 4 %, graisse de volaille, hydrolysat de foie de volaille, huile de poisson 1 %, pulpe de chicorée 1 %, levure de bière, minéraux, myrtille séchée 0,3 %.",
    additives: additives.dogDry,
    analysis: {
      protein: 27,
      fat: 12,
      ash: 6.4,
      fibre: 3.6,
      moisture: 9,
      detail: [
        ["Calcium", 1],
        ["Phosphore", 0.75],
        ["Sodium", 0.25],
        ["Oméga 3", 0.7],
      ],
    },
    ration: "dogQuiet",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-STE-VOL",
    slug: "croquettes-chien-sterilise-volaille-legumes",
    name: "Croquettes chien stérilisé\u00a0– Volaille & légumes",
    subtitle: "Volaille et légumes, moins grasses et plus riches en fibres",
    animal: "dog",
    kind: "dry",
    range: "equilibre",
    category: "chien/croquettes",
    pack: { shape: "bag", lines: ["Volaille", "& légumes"], stage: "Chien stérilisé", weight: "5 kg" },
    variants: [
      format("11001401", "2 kg", 2000, 2290),
      format("11001402", "5 kg", 5000, 4990),
      format("11001403", "12 kg", 12000, 9890),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Poulet", "Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes stérilisés",
    description: `Après une stérilisation, beaucoup de chiens dépensent moins sans manger moins. Cette recette apporte **12 % d'énergie en moins** que notre recette adulte, pour un volume de gamelle presque égal.

- 31 % de volaille, et 28 % de protéines
- courge, carotte et fibres de pois, qui tiennent au ventre
- de la L-carnitine ajoutée, 50 mg par kg`,
    composition:
      "Volaille (31 % : poulet frais 12 %, protéines de poulet déshydratées 11 %, protéines de dinde déshydratées 8 %), orge, avoine, légumes 9 % (courge, carotte, petits pois), fibres de pois 6 %, protéines de pois, pulpe de betterave, hydrolysat de foie de volaille, huile de colza, levure de bière, minéraux.",
    additives: `${additives.dogDry} L-carnitine (3a910) 50 mg.`,
    analysis: {
      protein: 28,
      fat: 10,
      ash: 6.8,
      fibre: 6.5,
      moisture: 9,
      detail: [
        ["Calcium", 1.1],
        ["Phosphore", 0.85],
        ["Oméga 6", 2],
        ["Oméga 3", 0.5],
      ],
    },
    ration: "dogQuiet",
    directions: directions.ideal,
  },
];
