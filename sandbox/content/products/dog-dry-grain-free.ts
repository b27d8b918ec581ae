import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogDryGrainFree: ProductEntry[] = [
  {
    sku: "MUS-CH-ADU-AGN",
    slug: "croquettes-chien-adulte-agneau-patate-douce",
    name: "Croquettes chien adulte\u00a0– Agneau & patate douce, sans céréales",
    subtitle: "Agneau et patate douce, une recette sans céréales",
    animal: "dog",
    kind: "dry",
    range: "grand-air",
    category: "chien/croquettes/sans-cereales",
    partner: "MUS-CH-PAT-AGN",
    pack: { shape: "bag", lines: ["Agneau &", "patate douce"], stage: "Chien adulte", weight: "2 kg" },
    variants: [
      format("11000201", "2 kg", 2000, 2490),
      format("11000202", "5 kg", 5000, 5490),
      { ...format("11000203", "12 kg", 12000, 10990), soldOut: true },
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Agneau"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Pour les chiens qui passent leurs journées dehors, une recette à **l’agneau pour seule viande**, avec de la patate douce à la place des céréales.

- 32 % d’agneau, frais et déshydraté
- patate douce, pois et pomme pour des fibres variées
- de l’huile de lin pour l’apport en oméga 3

Le goût est franc, l’odeur aussi : c’est de l’agneau.`,
    composition:
      "Agneau (32 % : agneau frais 17 %, protéines d’agneau déshydratées 15 %), patate douce 25 %, pois 14 %, graisse d’agneau, protéines de pois, pulpe de pomme 3 %, huile de lin 2 %, hydrolysat de foie d’agneau, luzerne, minéraux, thym, romarin.",
    additives: additives.dogDry,
    analysis: {
      protein: 27.5,
      fat: 17,
      ash: 7.8,
      fibre: 3.2,
      moisture: 9,
      detail: [
        ["Calcium", 1.4],
        ["Phosphore", 1],
        ["Oméga 6", 2.1],
        ["Oméga 3", 1.1],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-ADU-SAU",
    slug: "croquettes-chien-adulte-saumon-pomme-de-terre",
    name: "Croquettes chien adulte\u00a0– Saumon & pomme de terre",
    subtitle: "Saumon et pomme de terre, riche en oméga 3",
    animal: "dog",
    kind: "dry",
    range: "rivage",
    category: "chien/croquettes/sans-cereales",
    partner: "MUS-CH-PAT-SAU",
    pack: { shape: "bag", lines: ["Saumon &", "pomme de terre"], stage: "Chien adulte", weight: "2 kg" },
    variants: [
      format("11000301", "2 kg", 2000, 2390),
      format("11000302", "5 kg", 5000, 5290),
      format("11000303", "12 kg", 12000, null),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Peau & pelage", "Sans céréales"],
      protéine: ["Saumon", "Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Une recette de la mer pour changer de la volaille. Le **saumon d’élevage norvégien** y est associé au hareng, et la pomme de terre remplace les céréales.

- 31 % de poisson, aucune autre protéine animale
- 1,8 % d’oméga 3, des acides gras que le chien trouve dans son alimentation
- une odeur de poisson légère, que la plupart des chiens adorent`,
    composition:
      "Poisson (31 % : saumon frais 14 %, saumon déshydraté 12 %, hareng déshydraté 5 %), pomme de terre 27 %, pois, huile de saumon 5 %, protéines de pomme de terre, pulpe de betterave, graines de lin 2 %, hydrolysat de poisson, carotte, minéraux, algues marines, persil.",
    additives: additives.dogDry,
    analysis: {
      protein: 26.5,
      fat: 16.5,
      ash: 7.5,
      fibre: 2.8,
      moisture: 9,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1],
        ["Oméga 6", 2],
        ["Oméga 3", 1.8],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-PET-CAN",
    slug: "croquettes-petit-chien-adulte-canard-potimarron",
    name: "Croquettes petit chien adulte\u00a0– Canard & potimarron",
    subtitle: "Canard et potimarron, petites croquettes pour chiens de moins de 10 kg",
    animal: "dog",
    kind: "dry",
    range: "grand-air",
    category: "chien/croquettes/sans-cereales",
    partner: "MUS-CH-PAT-PET",
    pack: { shape: "bag", lines: ["Canard &", "potimarron"], stage: "Petit chien adulte", weight: "1,5 kg" },
    variants: [
      format("11000401", "800 g", 800, 1190),
      format("11000402", "1,5 kg", 1500, 1990),
      format("11000403", "4 kg", 4000, 4690),
    ],
    filters: {
      âge: "Adulte",
      taille: "Petit chien",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Canard"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes de petite taille",
    description: `Des **croquettes de 8 mm**, à la mesure d’une petite mâchoire, et une recette plus riche : à poids égal, un petit chien dépense davantage qu’un grand.

- 33 % de canard du Sud-Ouest, frais et déshydraté
- potimarron et lentilles à la place des céréales
- un sac de 800 g pour goûter, sans qu’il reste ouvert trop longtemps`,
    composition:
      "Canard (33 % : canard frais 18 %, protéines de canard déshydratées 15 %), lentilles vertes 18 %, potimarron 16 %, pois, graisse de canard 6 %, protéines de pois, pulpe de betterave, hydrolysat de foie de canard, huile de colza, levure de bière, minéraux, romarin.",
    additives: additives.dogDry,
    analysis: {
      protein: 29,
      fat: 18,
      ash: 7.2,
      fibre: 3,
      moisture: 8.5,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 0.95],
        ["Oméga 6", 3.1],
        ["Oméga 3", 0.7],
      ],
    },
    ration: "dogSmall",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-PRA-BOE",
    slug: "croquettes-chien-adulte-boeuf-patate-douce-sans-cereales",
    name: "Croquettes chien adulte\u00a0– Bœuf & patate douce, sans céréales",
    subtitle: "Bœuf d’Aubrac et patate douce, une recette sans céréales",
    animal: "dog",
    kind: "dry",
    range: "prairie",
    category: "chien/croquettes/sans-cereales",
    partner: "MUS-CH-PAT-BOE",
    pack: { shape: "bag", lines: ["Bœuf &", "patate douce"], stage: "Chien adulte", weight: "2 kg" },
    variants: [
      format("11003401", "2 kg", 2000, 2390),
      format("11003402", "5 kg", 5000, 5190),
      format("11003403", "12 kg", 12000, 8900),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Bœuf"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `L’Aubrac, c’est un plateau, des vaches fauves et de l’herbe à perte de vue. Le **bœuf de cette recette y a grandi**, et rien de ce qui l’accompagne ne vient d’un champ de blé.

- bœuf 33 %, pour seule viande
- patate douce 24 %, cuite à la vapeur avant d’être mélangée
- betterave, myrtille et ortie en petite quantité

À essayer avec une cuillère de notre terrine au bœuf, de la même maison.`,
    composition:
      "Bœuf (33 % : bœuf frais 17 %, protéines de bœuf déshydratées 16 %), patate douce 24 %, pois, graisse de bœuf, protéines de pois, pulpe de betterave 3 %, hydrolysat de foie de bœuf, huile de lin 1,5 %, minéraux, levure de bière, myrtille séchée 0,3 %, ortie 0,2 %.",
    additives: additives.dogGrainFreeDry,
    analysis: {
      protein: 28,
      fat: 16.5,
      ash: 7.6,
      fibre: 3.2,
      moisture: 9,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1],
        ["Oméga 6", 1.8],
        ["Oméga 3", 0.9],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-PRA-SAN",
    slug: "croquettes-chien-adulte-sanglier-panais-sans-cereales",
    name: "Croquettes chien adulte\u00a0– Sanglier & panais, sans céréales",
    subtitle: "Sanglier et panais, le goût du sous-bois",
    animal: "dog",
    kind: "dry",
    range: "prairie",
    category: "chien/croquettes/sans-cereales",
    pack: { shape: "bag", lines: ["Sanglier", "& panais"], stage: "Chien adulte", weight: "2 kg" },
    variants: [
      format("11003501", "2 kg", 2000, 2400),
      format("11003502", "5 kg", 5000, 5390),
      { ...format("11003503", "10 kg", 10000, 8900), soldOut: true },
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Sanglier", "Porc"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Une viande de chasse, foncée, presque sans gras, que nous achetons pendant la saison dans les forêts de Sologne. **Quand il n’y a plus de sanglier, il n’y a plus de croquettes** : cela explique les ruptures.

- 32 % de sanglier et de porc, dont 18 % de sanglier
- panais 12 %, une racine douce que l’on avait oubliée
- une odeur puissante, à ranger dans un placard fermé`,
    composition:
      "Sanglier et porc (32 % : sanglier frais 18 %, protéines de porc déshydratées 14 %), pomme de terre 19 %, pois, panais séché 12 %, graisse de porc, protéines de pois, pulpe de pomme, hydrolysat de foie de porc, huile de colza 2 %, minéraux, levure de bière, genièvre.",
    additives: additives.dogGrainFreeDry,
    analysis: {
      protein: 29,
      fat: 17,
      ash: 7.8,
      fibre: 3.3,
      moisture: 8.5,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1],
        ["Oméga 6", 2.5],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-PRA-CHE",
    slug: "croquettes-chien-adulte-chevreuil-lentilles-sans-cereales",
    name: "Croquettes chien adulte\u00a0– Chevreuil & lentilles, sans céréales",
    subtitle: "Chevreuil et lentilles vertes, une recette maigre et sans céréales",
    animal: "dog",
    kind: "dry",
    range: "prairie",
    category: "chien/croquettes/sans-cereales",
    pack: { shape: "bag", lines: ["Chevreuil", "& lentilles"], stage: "Chien adulte", weight: "2 kg" },
    variants: [
      format("11003601", "2 kg", 2000, 2390),
      format("11003602", "5 kg", 5000, 5290),
      format("11003603", "12 kg", 12000, 8900),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Chevreuil", "Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Le chevreuil est la plus fine des viandes de gibier ; on la réserve d’ordinaire aux tables d’automne. La voici toute l’année, avec **la lentille verte du Berry** et une part de dinde pour la douceur.

- chevreuil 16 %, dinde 15 %
- lentilles vertes 20 %
- 15 % de matières grasses, dans la moyenne basse de la gamme Prairie`,
    composition:
      "Viandes (31 % : chevreuil frais 16 %, protéines de dinde déshydratées 15 %), lentilles vertes 20 %, pomme de terre, protéines de pois, pois, graisse de dinde, pulpe de betterave, hydrolysat de foie de dinde, huile de lin 1,5 %, minéraux, levure de bière, airelle séchée 0,3 %.",
    additives: additives.dogGrainFreeDry,
    analysis: {
      protein: 29,
      fat: 15,
      ash: 7.6,
      fibre: 3.6,
      moisture: 9,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1],
        ["Oméga 6", 2.4],
        ["Oméga 3", 0.9],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
];
