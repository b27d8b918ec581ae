import { dogWetNeeds } from "./dog-wet-needs.ts";
import { dogWetSizes } from "./dog-wet-sizes.ts";
import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogWet: ProductEntry[] = [
  {
    sku: "MUS-CH-PAT-BOE",
    slug: "terrine-chien-boeuf-carottes",
    name: "Terrine pour chien\u00a0– Bœuf & carottes",
    subtitle: "Bœuf et carottes, en boîtes de 400 g",
    animal: "dog",
    kind: "wet",
    range: "cuisine",
    category: "chien/patees",
    partner: "MUS-CH-PRA-BOE",
    pack: { shape: "tin", lines: ["Terrine de bœuf", "& carottes"], stage: "Chien adulte", weight: "400 g" },
    variants: [
      format("12000101", "400 g", 400, 395),
      format("12000102", "6 × 400 g", 2400, 2190),
      format("12000103", "12 × 400 g", 4800, 4190),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Bœuf"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Une terrine que l’on coupe en tranches, faite de **muscle et d’abats de bœuf** cuits doucement dans leur jus, avec des carottes.

- 65 % de bœuf, du bouillon, et c’est presque tout
- seule ou sur des croquettes
- boîtes en acier, qui se recyclent sans fin`,
    composition:
      "Bœuf 65 % (viande, cœur, foie, poumon), bouillon de bœuf 24 %, carottes 6 %, farine de pois chiches, minéraux, huile de colza 0,5 %, persil.",
    additives: additives.dogWet,
    analysis: { protein: 10.8, fat: 6.2, ash: 2.2, fibre: 0.5, moisture: 78 },
    ration: "dogActive",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-POU",
    slug: "emince-chien-poulet-courgettes",
    name: "Émincé pour chien\u00a0– Poulet & courgettes en sauce",
    subtitle: "Émincé de poulet et courgettes, en sachets de 150 g",
    animal: "dog",
    kind: "wet",
    range: "terroir",
    category: "chien/patees",
    partner: "MUS-CH-ADU-POU",
    pack: { shape: "pouch", lines: ["Poulet", "& courgettes"], stage: "Chien adulte", weight: "150 g" },
    variants: [format("12000201", "8 × 150 g", 1200, 1590), format("12000202", "24 × 150 g", 3600, 4390)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien"],
      protéine: ["Poulet"],
      texture: "Émincé en sauce",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `De vrais morceaux de **blanc et de cuisse de poulet**, des courgettes et une sauce courte. Un sachet fait un repas de petit chien, ou la surprise du soir d’un plus grand.

- 55 % de poulet
- sauce liée à la fécule, sans sucre ajouté`,
    composition:
      "Poulet 55 % (viande, foie, cœur), bouillon de poulet 33 %, courgettes 6 %, riz 3 %, fécule de pomme de terre, minéraux, huile de tournesol, thym.",
    additives: additives.dogWet,
    analysis: { protein: 9.6, fat: 4.8, ash: 2, fibre: 0.4, moisture: 80.5 },
    ration: "dogQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-AGN",
    slug: "terrine-chien-agneau-potiron",
    name: "Terrine pour chien\u00a0– Agneau & potiron",
    subtitle: "Agneau pour seule viande et potiron, en boîtes de 400 g",
    animal: "dog",
    kind: "wet",
    range: "grand-air",
    category: "chien/patees",
    partner: "MUS-CH-ADU-AGN",
    pack: { shape: "tin", lines: ["Terrine d’agneau", "& potiron"], stage: "Chien adulte", weight: "400 g" },
    variants: [
      format("12000301", "400 g", 400, 445),
      format("12000302", "6 × 400 g", 2400, 2490),
      format("12000303", "12 × 400 g", 4800, 4790),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Agneau"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `**Une seule viande**, l’agneau, avec du potiron et un filet d’huile de lin. Sa texture ferme se coupe en dés, pratique pour l’éducation.

- 64 % d’agneau
- sans céréales`,
    composition:
      "Agneau 64 % (viande, poumon, foie, cœur), bouillon d’agneau 25 %, potiron 7 %, fécule de pois, minéraux, huile de lin 0,5 %, romarin.",
    additives: additives.dogWet,
    analysis: { protein: 10.4, fat: 6.8, ash: 2.3, fibre: 0.5, moisture: 78 },
    ration: "dogActive",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-NOE",
    slug: "mijote-de-fete-chien-dinde-marrons",
    name: "Mijoté de fête pour chien\u00a0– Dinde & marrons",
    subtitle: "L’édition de décembre, dinde et marrons",
    animal: "dog",
    kind: "wet",
    range: "cuisine",
    category: "chien/patees",
    viewable: false,
    pack: { shape: "tin", lines: ["Mijoté de dinde", "& marrons"], stage: "Chien adulte", weight: "400 g" },
    variants: [format("12000501", "400 g", 400, 495), format("12000502", "6 × 400 g", 2400, 2690)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien"],
      protéine: ["Dinde"],
      texture: "Mijoté",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Le repas des fêtes, en petite série : de la **dinde de l’Ain et des marrons d’Ardèche**, mijotés ensemble. Il paraîtra en décembre, dans la limite des boîtes produites.`,
    composition:
      "Dinde 58 % (viande, cœur, foie), bouillon de dinde 28 %, marrons 8 %, carottes 3 %, minéraux, huile de colza, laurier.",
    additives: additives.dogWet,
    analysis: { protein: 10.2, fat: 5.4, ash: 2.1, fibre: 0.6, moisture: 77.5 },
    ration: "dogActive",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-SAU",
    slug: "terrine-chien-saumon-pomme-de-terre",
    name: "Terrine pour chien\u00a0– Saumon & pomme de terre",
    subtitle: "Saumon et pomme de terre, en boîtes de 400 g",
    animal: "dog",
    kind: "wet",
    range: "rivage",
    category: "chien/patees",
    partner: "MUS-CH-ADU-SAU",
    pack: {
      shape: "tin",
      lines: ["Terrine saumon", "& pomme de terre"],
      stage: "Chien adulte",
      weight: "400 g",
    },
    variants: [
      format("12001001", "400 g", 400, 460),
      format("12001002", "6 × 400 g", 2400, 2590),
      format("12001003", "12 × 400 g", 4800, 4990),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Peau & pelage", "Sans céréales"],
      protéine: ["Saumon", "Poisson"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Elle est rose pâle, elle se tient, elle sent le court-bouillon. Les **parures de saumon** que les fumeurs ne gardent pas y font un plat entier, avec du lieu noir et de la pomme de terre.

- 58 % de poisson, dont 35 % de saumon
- 0,9 % d’oméga 3
- pas de volaille, ni viande ni graisse`,
    composition:
      "Poisson 58 % (saumon 35 %, lieu noir 23 %), bouillon de poisson 29 %, pomme de terre 8 %, fécule de pois, minéraux, huile de saumon 0,5 %, aneth.",
    additives: additives.dogWet,
    analysis: {
      protein: 10.4,
      fat: 6.4,
      ash: 2.2,
      fibre: 0.4,
      moisture: 77.6,
      detail: [
        ["Calcium", 0.3],
        ["Phosphore", 0.24],
        ["Oméga 3", 0.9],
      ],
    },
    ration: "dogActive",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-BOU",
    slug: "bouillon-chien-poulet-effiloche-carottes",
    name: "Bouillon repas pour chien\u00a0– Poulet effiloché & carottes",
    subtitle: "Poulet effiloché dans son bouillon, 81 % d’humidité",
    animal: "dog",
    kind: "wet",
    range: "cuisine",
    category: "chien/patees",
    pack: {
      shape: "pouch",
      lines: ["Bouillon poulet", "& carottes"],
      stage: "Chien adulte",
      weight: "100 g",
    },
    variants: [
      format("12001601", "6 × 100 g", 600, 890),
      format("12001602", "12 × 100 g", 1200, 1650),
      format("12001603", "24 × 100 g", 2400, 3150),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Poulet"],
      texture: "Bouillon",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `À la cuillère, à la louche, versé sur les croquettes d’un chien qui boude : **un bouillon où le poulet se défait tout seul**. Il cuit quatre heures, puis on l’effiloche à la main.

- poulet 48 %, bouillon 44 %
- carottes 5 %
- pas d’oignon, pas d’ail, pas de sel : ce n’est pas un bouillon d’humain

Par temps chaud, servez-le frais ; beaucoup de chiens boivent ainsi sans s’en apercevoir.`,
    composition:
      "Poulet 48 % (filet, cuisse, foie), bouillon de poulet 44 %, carottes 5 %, fécule de pomme de terre, minéraux, huile de colza 0,3 %, persil.",
    additives: additives.dogWet,
    analysis: { protein: 11, fat: 3.6, ash: 1.9, fibre: 0.2, moisture: 81 },
    ration: "dogQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-CHE",
    slug: "mijote-chien-chevreuil-betterave",
    name: "Mijoté pour chien\u00a0– Chevreuil & betterave",
    subtitle: "Chevreuil et betterave, en boîtes de 400 g",
    animal: "dog",
    kind: "wet",
    range: "grand-air",
    category: "chien/patees",
    pack: {
      shape: "tin",
      lines: ["Mijoté chevreuil", "& betterave"],
      stage: "Chien adulte",
      weight: "400 g",
    },
    variants: [
      format("12001701", "400 g", 400, 490),
      format("12001702", "6 × 400 g", 2400, 2790),
      { ...format("12001703", "12 × 400 g", 4800, 5390), soldOut: true },
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Chevreuil", "Porc"],
      texture: "Mijoté",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Un civet sans vin ni lardons. Le **chevreuil, 32 %**, mijote avec un peu d’épaule de porc et des dés de betterave qui teintent la sauce d’un rouge sombre.

- viandes 60 % en tout
- betterave 7 %, fécule de pois pour lier
- la gamelle rougit, les moustaches aussi ; elles se lavent`,
    composition:
      "Viandes 60 % (chevreuil 32 %, porc 20 %, foie de porc 8 %), bouillon 27 %, betterave 7 %, fécule de pois, minéraux, huile de colza 0,5 %, genièvre.",
    additives: additives.dogWet,
    analysis: { protein: 11, fat: 5.4, ash: 2.2, fibre: 0.6, moisture: 77.5 },
    ration: "dogActive",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-BOE-V1",
    slug: "terrine-chien-boeuf-legumes-ancienne-recette",
    name: "Terrine pour chien\u00a0– Bœuf & légumes (ancienne recette)",
    subtitle: "Remplacée en 2026 par la terrine au bœuf et aux carottes",
    animal: "dog",
    kind: "wet",
    range: "cuisine",
    category: "chien/patees",
    heir: "terrine-chien-boeuf-carottes",
    pack: { shape: "tin", lines: ["Terrine de bœuf", "& légumes"], stage: "Chien adulte", weight: "400 g" },
    variants: [{ ...format("12009001", "12 × 400 g", 4800, 3890), soldOut: true }],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien"],
      protéine: ["Bœuf"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Cette terrine nous a accompagnés trois ans ; sa dernière cuisson date d’avril 2026. Celle qui lui succède contient 65 % de bœuf au lieu de 52, et se passe de blé.

Les deux se mélangent sans façon pendant la transition.`,
    composition:
      "Bœuf 52 % (viande, poumon, foie), bouillon de bœuf 33 %, légumes 8 % (carottes, petits pois, navets), farine de blé 4 %, minéraux, huile de tournesol.",
    additives: additives.dogWet,
    analysis: { protein: 9.4, fat: 5.6, ash: 2.3, fibre: 0.5, moisture: 79 },
    ration: "dogActive",
    directions: directions.wet,
  },
  ...dogWetSizes,
  ...dogWetNeeds,
];
