import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogWetSizes: ProductEntry[] = [
  {
    sku: "MUS-CH-PAT-GRA",
    slug: "mijote-grand-chien-boeuf-orge",
    name: "Mijoté pour grand chien\u00a0– Bœuf & orge",
    subtitle: "Bœuf et orge, en boîtes de 800 g",
    animal: "dog",
    kind: "wet",
    range: "terroir",
    category: "chien/patees",
    partner: "MUS-CH-GRA-BOE",
    pack: { shape: "tin", lines: ["Mijoté de bœuf", "& orge"], stage: "Grand chien adulte", weight: "800 g" },
    variants: [
      format("12001301", "800 g", 800, 640),
      format("12001302", "6 × 800 g", 4800, 3590),
      format("12001303", "12 × 800 g", 9600, 6890),
    ],
    filters: {
      âge: "Adulte",
      taille: "Grand chien",
      besoin: ["Entretien"],
      protéine: ["Bœuf"],
      texture: "Mijoté",
    },
    feedType: "Aliment complet pour chiens adultes de grande taille",
    description: `C’est un pot-au-feu, à peu de chose près : des **morceaux de paleron et de cœur**, de l’orge perlé, un bouillon réduit. Le sel et les os sont restés en cuisine.

- 60 % de bœuf
- orge 5 %, pour la tenue et l’énergie
- une boîte de 800 g, moins de métal par repas`,
    composition:
      "Bœuf 60 % (viande, cœur, poumon, foie), bouillon de bœuf 27 %, orge 5 %, carottes, minéraux, huile de colza 0,5 %, laurier.",
    additives: additives.dogWet,
    analysis: {
      protein: 10.4,
      fat: 5.4,
      ash: 2.2,
      fibre: 0.6,
      moisture: 77,
      detail: [
        ["Calcium", 0.29],
        ["Phosphore", 0.23],
      ],
    },
    ration: "dogLarge",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-PET",
    slug: "terrine-petit-chien-canard-potimarron",
    name: "Terrine pour petit chien\u00a0– Canard & potimarron",
    subtitle: "Canard et potimarron, en petites boîtes de 200 g",
    animal: "dog",
    kind: "wet",
    range: "grand-air",
    category: "chien/patees",
    partner: "MUS-CH-PET-CAN",
    pack: {
      shape: "tin",
      lines: ["Terrine canard", "& potimarron"],
      stage: "Petit chien adulte",
      weight: "200 g",
    },
    variants: [
      format("12001201", "200 g", 200, 260),
      format("12001202", "6 × 200 g", 1200, 1470),
      format("12001203", "12 × 200 g", 2400, 2790),
    ],
    filters: {
      âge: "Adulte",
      taille: "Petit chien",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Canard"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chiens adultes de petite taille",
    description: `Une demi-boîte le matin, l’autre le soir, et rien qui traîne au réfrigérateur : **la boîte de 200 g** a été pensée pour les chiens qui tiennent sous le bras.

- canard 62 %, du Gers
- potimarron 8 %, au goût de châtaigne
- finement hachée, sans gros morceaux`,
    composition:
      "Canard 62 % (viande, foie, cœur, gésier), bouillon de canard 25 %, potimarron 8 %, farine de lentilles, minéraux, huile de colza 0,5 %, sarriette.",
    additives: additives.dogWet,
    analysis: {
      protein: 10.8,
      fat: 6.8,
      ash: 2.2,
      fibre: 0.5,
      moisture: 77,
      detail: [
        ["Calcium", 0.3],
        ["Phosphore", 0.24],
      ],
    },
    ration: "dogSmall",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-VEA",
    slug: "mousse-petit-chien-veau-petits-pois",
    name: "Mousse pour petit chien\u00a0– Veau & petits pois",
    subtitle: "Mousse de veau aux petits pois, en sachets de 100 g",
    animal: "dog",
    kind: "wet",
    range: "cuisine",
    category: "chien/patees",
    pack: {
      shape: "pouch",
      lines: ["Mousse de veau", "& petits pois"],
      stage: "Petit chien adulte",
      weight: "100 g",
    },
    variants: [
      { ...format("12001501", "12 × 100 g", 1200, 1480), lowestPrice30Days: 1850 },
      format("12001502", "24 × 100 g", 2400, 2890),
    ],
    filters: {
      âge: "Adulte",
      taille: "Petit chien",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Veau"],
      texture: "Mousse",
    },
    feedType: "Aliment complet pour chiens adultes de petite taille",
    description: `Le printemps en sachet : **du veau du Limousin** et des petits pois frais, montés en mousse au fouet de cuisine. Elle glisse du sachet d’une pression et tient sa forme dans l’assiette.

- 57 % de veau
- petits pois 9 %
- le sachet entier convient au repas d’un chien de trois kilos, avec quelques croquettes`,
    composition:
      "Veau 57 % (viande, poumon, foie), bouillon de veau 29 %, petits pois 9 %, fécule de pomme de terre, minéraux, huile de tournesol, menthe.",
    additives: additives.dogWet,
    analysis: { protein: 10, fat: 5.6, ash: 2, fibre: 0.5, moisture: 78.5 },
    ration: "dogSmall",
    directions: directions.wet,
  },
];
