import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

/** Tins and pouches for dogs. */
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
    pack: { shape: "tin", lines: ["Terrine de bœuf", "& carottes"], stage: "Chien adulte", weight: "400 g" },
    variants: [
      format("12000101", "400 g", 400, 395),
      format("12000102", "6 × 400 g", 2400, 2190),
      format("12000103", "12 × 400 g", 4800, 4190),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Sans céréales"],
      protéine: ["Bœuf"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Une terrine que l'on coupe en tranches, faite de **muscle et d'abats de bœuf** cuits doucement dans leur jus, avec des carottes.

- 65 % de bœuf, du bouillon, et c'est presque tout
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
    pack: { shape: "pouch", lines: ["Poulet", "& courgettes"], stage: "Chien adulte", weight: "150 g" },
    variants: [format("12000201", "8 × 150 g", 1200, 1590), format("12000202", "24 × 150 g", 3600, 4390)],
    filters: {
      âge: "Adulte",
      taille: "Petit et moyen chien",
      besoin: ["Entretien"],
      protéine: ["Poulet"],
      texture: "Émincé en sauce",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `De vrais morceaux de **blanc et de cuisse de poulet**, des courgettes et une sauce courte. Un sachet fait un repas de petit chien, ou la surprise du soir d'un plus grand.

- 55 % de poulet
- sauce liée à la fécule, sans sucre ajouté`,
    composition:
      "Poulet 55 % (viande, foie, cœur), bouillon de poulet 33 %, courgettes 6 %, riz 3 %, fécule de pomme de terre, minéraux, huile de tournesol, thym.",
    additives: additives.dogWet,
    analysis: { protein: 9.6, fat: 4.8, ash: 2, fibre: 0.4, moisture: 80.5 },
    ration: "dogSmall",
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
    pack: { shape: "tin", lines: ["Terrine d'agneau", "& potiron"], stage: "Chien adulte", weight: "400 g" },
    variants: [
      format("12000301", "400 g", 400, 445),
      format("12000302", "6 × 400 g", 2400, 2490),
      format("12000303", "12 × 400 g", 4800, 4790),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Sans céréales"],
      protéine: ["Agneau"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `**Une seule viande**, l'agneau, avec du potiron et un filet d'huile de lin. Sa texture ferme se coupe en dés, pratique pour l'éducation.

- 64 % d'agneau
- sans céréales`,
    composition:
      "Agneau 64 % (viande, poumon, foie, cœur), bouillon d'agneau 25 %, potiron 7 %, fécule de pois, minéraux, huile de lin 0,5 %, romarin.",
    additives: additives.dogWet,
    analysis: { protein: 10.4, fat: 6.8, ash: 2.3, fibre: 0.5, moisture: 78 },
    ration: "dogActive",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-CHI",
    slug: "mousse-chiot-poulet-riz",
    name: "Mousse pour chiot\u00a0– Poulet & riz",
    subtitle: "Mousse fondante de poulet, dès le sevrage, en sachets de 100 g",
    animal: "dog",
    kind: "wet",
    range: "premiers-pas",
    category: "chien/patees",
    pack: { shape: "pouch", lines: ["Mousse de poulet", "& riz"], stage: "Chiot", weight: "100 g" },
    variants: [format("12000401", "8 × 100 g", 800, 1290), format("12000402", "24 × 100 g", 2400, 3590)],
    filters: {
      âge: "Chiot",
      taille: "Toutes tailles",
      besoin: ["Croissance"],
      protéine: ["Poulet"],
      texture: "Mousse",
    },
    feedType: "Aliment complet pour chiots",
    description: `Une **mousse lisse** pour apprendre à manger autre chose que du lait : elle se lape, se tartine sur un tapis de léchage, ou s'écrase sur les premières croquettes.

- 62 % de poulet et du riz bien cuit
- de l'huile de poisson, source de DHA`,
    composition:
      "Poulet 62 % (viande, foie, cœur), bouillon de poulet 26 %, riz 5 %, œuf 2 %, minéraux, huile de poisson 0,5 %.",
    additives: additives.dogWet,
    analysis: { protein: 11.2, fat: 6.8, ash: 2.4, fibre: 0.3, moisture: 77 },
    ration: "puppy",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-NOE",
    slug: "mijote-de-fete-chien-dinde-marrons",
    name: "Mijoté de fête pour chien\u00a0– Dinde & marrons",
    subtitle: "L'édition de décembre, dinde et marrons",
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
    description: `Le repas des fêtes, en petite série : de la **dinde de l'Ain et des marrons d'Ardèche**, mijotés ensemble. Il paraîtra en décembre, dans la limite des boîtes produites.`,
    composition:
      "Dinde 58 % (viande, cœur, foie), bouillon de dinde 28 %, marrons 8 %, carottes 3 %, minéraux, huile de colza, laurier.",
    additives: additives.dogWet,
    analysis: { protein: 10.2, fat: 5.4, ash: 2.1, fibre: 0.6, moisture: 77.5 },
    ration: "dogActive",
    directions: directions.wet,
  },
];
