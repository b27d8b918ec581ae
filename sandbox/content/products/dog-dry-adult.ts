import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

/** Dry food for adult dogs. */
export const dogDryAdult: ProductEntry[] = [
  {
    sku: "MUS-CH-ADU-POU",
    slug: "croquettes-chien-adulte-poulet-fermier-riz",
    name: "Croquettes chien adulte\u00a0– Poulet fermier & riz",
    subtitle: "Poulet fermier et riz, pour le chien adulte de toutes tailles",
    animal: "dog",
    kind: "dry",
    range: "terroir",
    category: "chien/croquettes",
    pack: { shape: "bag", lines: ["Poulet fermier", "& riz"], stage: "Chien adulte", weight: "2 kg" },
    variants: [
      { ...format("11000100", "300 g", 300, 390), hidden: true },
      format("11000101", "2 kg", 2000, 2190),
      format("11000102", "5 kg", 5000, 4790),
      format("11000103", "12 kg", 12000, 9490),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `La recette de tous les jours, celle par laquelle la maison a commencé : du **poulet fermier élevé dans la Drôme**, du riz, et peu d'ingrédients pour que l'on sache ce qu'il y a dans la gamelle.

- 30 % de poulet, frais et déshydraté
- du riz et de l'avoine pour l'énergie, de la pulpe de chicorée pour les fibres
- des croquettes de taille moyenne, faciles à croquer

Elle convient au chien adulte qui sort une à trois heures par jour.`,
    composition:
      "Poulet (30 % : poulet fermier frais 16 %, protéines de poulet déshydratées 14 %), riz 24 %, avoine, graisse de volaille, protéines de pois, pulpe de betterave, hydrolysat de foie de volaille, huile de colza 2 %, pulpe de chicorée 1 %, œuf déshydraté, levure de bière, minéraux, algues marines.",
    additives: additives.dogDry,
    analysis: {
      protein: 27,
      fat: 16,
      ash: 7,
      fibre: 2.4,
      moisture: 9,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.9],
        ["Oméga 6", 2.9],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-ADU-AGN",
    slug: "croquettes-chien-adulte-agneau-patate-douce",
    name: "Croquettes chien adulte\u00a0– Agneau & patate douce, sans céréales",
    subtitle: "Agneau et patate douce, une recette sans céréales",
    animal: "dog",
    kind: "dry",
    range: "grand-air",
    category: "chien/croquettes",
    pack: { shape: "bag", lines: ["Agneau &", "patate douce"], stage: "Chien adulte", weight: "2 kg" },
    variants: [
      format("11000201", "2 kg", 2000, 2490),
      format("11000202", "5 kg", 5000, 5490),
      { ...format("11000203", "12 kg", 12000, 10990), soldOut: true },
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Sans céréales"],
      protéine: ["Agneau"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Pour les chiens qui passent leurs journées dehors, une recette à **l'agneau pour seule viande**, avec de la patate douce à la place des céréales.

- 32 % d'agneau, frais et déshydraté
- patate douce, pois et pomme pour des fibres variées
- de l'huile de lin pour l'apport en oméga 3

Le goût est franc, l'odeur aussi : c'est de l'agneau.`,
    composition:
      "Agneau (32 % : agneau frais 17 %, protéines d'agneau déshydratées 15 %), patate douce 25 %, pois, graisse d'agneau, protéines de pois, pulpe de pomme 3 %, huile de lin 2 %, hydrolysat de foie d'agneau, luzerne, minéraux, thym, romarin.",
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
    category: "chien/croquettes",
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
    description: `Une recette de la mer pour changer de la volaille. Le **saumon d'élevage norvégien** y est associé au hareng, et la pomme de terre remplace les céréales.

- 31 % de poisson, aucune autre protéine animale
- 1,8 % d'oméga 3, des acides gras que le chien trouve dans son alimentation
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
    category: "chien/croquettes",
    pack: { shape: "bag", lines: ["Canard &", "potimarron"], stage: "Petit chien adulte", weight: "1,5 kg" },
    variants: [
      format("11000401", "800 g", 800, 1190),
      format("11000402", "1,5 kg", 1500, 1990),
      format("11000403", "4 kg", 4000, 4690),
    ],
    filters: {
      âge: "Adulte",
      taille: "Petit chien",
      besoin: ["Sans céréales"],
      protéine: ["Canard"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes de petite taille",
    description: `Des **croquettes de 8 mm**, à la mesure d'une petite mâchoire, et une recette plus riche : à poids égal, un petit chien dépense davantage qu'un grand.

- 33 % de canard du Sud-Ouest, frais et déshydraté
- potimarron et lentilles à la place des céréales
- un sac de 800 g pour goûter, sans qu'il reste ouvert trop longtemps`,
    composition:
      "Canard (33 % : canard frais 18 %, protéines de canard déshydratées 15 %), lentilles vertes, potimarron 16 %, pois, graisse de canard 6 %, protéines de pois, pulpe de betterave, hydrolysat de foie de canard, huile de colza, levure de bière, minéraux, romarin.",
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
    sku: "MUS-CH-GRA-BOE",
    slug: "croquettes-grand-chien-adulte-boeuf-orge",
    name: "Croquettes grand chien adulte\u00a0– Bœuf & orge",
    subtitle: "Bœuf et orge, grosses croquettes pour chiens de plus de 25 kg",
    animal: "dog",
    kind: "dry",
    range: "terroir",
    category: "chien/croquettes",
    pack: { shape: "bag", lines: ["Bœuf & orge"], stage: "Grand chien adulte", weight: "12 kg" },
    variants: [
      format("11000501", "5 kg", 5000, 4890),
      format("11000502", "12 kg", 12000, 9690),
      format("11000503", "2 × 12 kg", 24000, 17990),
    ],
    filters: {
      âge: "Adulte",
      taille: "Grand chien",
      besoin: ["Entretien"],
      protéine: ["Bœuf"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes de grande taille",
    description: `Un grand chien avale vite. Ces **croquettes de 18 mm** l'obligent à croquer, et leur recette au bœuf charolais et à l'orge reste modérée en matières grasses.

- 28 % de bœuf, frais et déshydraté
- orge et avoine françaises, pulpe de betterave pour les fibres
- un lot de deux sacs pour les gros appétits`,
    composition:
      "Bœuf (28 % : bœuf frais 13 %, protéines de bœuf déshydratées 15 %), orge 24 %, avoine, protéines de volaille déshydratées 6 %, graisse de bœuf, pulpe de betterave 4 %, protéines de pois, hydrolysat de foie de volaille, huile de colza, levure de bière, minéraux, poudre de moule 0,2 %.",
    additives: additives.dogDry,
    analysis: {
      protein: 26,
      fat: 14,
      ash: 7.4,
      fibre: 2.9,
      moisture: 9,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.9],
        ["Oméga 6", 2.4],
        ["Oméga 3", 0.5],
      ],
    },
    ration: "dogLarge",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-ADU-POU-V1",
    slug: "croquettes-chien-adulte-poulet-ancienne-recette",
    name: "Croquettes chien adulte\u00a0– Poulet (ancienne recette)",
    subtitle: "Remplacées en 2026 par la recette au poulet fermier et au riz",
    animal: "dog",
    kind: "dry",
    range: "terroir",
    category: "chien/croquettes",
    heir: "croquettes-chien-adulte-poulet-fermier-riz",
    pack: { shape: "bag", lines: ["Poulet", "& maïs"], stage: "Chien adulte", weight: "12 kg" },
    variants: [{ ...format("11000901", "12 kg", 12000, 8990), soldOut: true }],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Notre première recette au poulet a quitté les rayons en février 2026. La nouvelle contient davantage de viande et du riz à la place du maïs.

Passez de l'une à l'autre en une dizaine de jours, comme pour tout changement d'aliment.`,
    composition:
      "Poulet (26 % : protéines de poulet déshydratées 18 %, poulet frais 8 %), maïs 26 %, avoine, graisse de volaille, protéines de pois, pulpe de betterave, hydrolysat de foie de volaille, huile de colza, levure de bière, minéraux.",
    additives: additives.dogDry,
    analysis: {
      protein: 25,
      fat: 15,
      ash: 7.2,
      fibre: 2.6,
      moisture: 9,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
];
