import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogWetNeeds: ProductEntry[] = [
  {
    sku: "MUS-CH-PAT-CHI",
    slug: "mousse-chiot-poulet-riz",
    name: "Mousse pour chiot\u00a0– Poulet & riz",
    subtitle: "Mousse fondante de poulet, dès le sevrage, en sachets de 100 g",
    animal: "dog",
    kind: "wet",
    range: "premiers-pas",
    category: "chien/patees",
    partner: "MUS-CH-CHI-POU",
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
    description: `Une **mousse lisse** pour apprendre à manger autre chose que du lait : elle se lape, se tartine sur un tapis de léchage, ou s’écrase sur les premières croquettes.

- 62 % de poulet et du riz bien cuit
- un filet d’huile de poisson (0,5 %), qui apporte du DHA`,
    composition:
      "Poulet 62 % (viande, foie, cœur), bouillon de poulet 26 %, riz 5 %, œuf 2 %, minéraux, huile de poisson 0,5 %.",
    additives: additives.puppyWet,
    analysis: { protein: 11.2, fat: 6.8, ash: 2.4, fibre: 0.3, moisture: 77 },
    ration: "puppy",
    directions: directions.puppyWet,
  },
  {
    sku: "MUS-CH-PAT-CHG",
    slug: "mijote-chiot-grande-race-dinde-carottes",
    name: "Mijoté pour chiot grande race\u00a0– Dinde & carottes",
    subtitle: "Dinde et carottes, en grandes boîtes pour grands chiots",
    animal: "dog",
    kind: "wet",
    range: "premiers-pas",
    category: "chien/patees",
    partner: "MUS-CH-CHI-GRA",
    pack: {
      shape: "tin",
      lines: ["Mijoté de dinde", "& carottes"],
      stage: "Chiot grande race",
      weight: "800 g",
    },
    variants: [
      format("12001101", "400 g", 400, 395),
      format("12001102", "800 g", 800, 690),
      format("12001103", "6 × 800 g", 4800, 3890),
    ],
    filters: {
      âge: "Chiot",
      taille: "Grand chien",
      besoin: ["Croissance"],
      protéine: ["Dinde"],
      texture: "Mijoté",
    },
    feedType: "Aliment complet pour chiots de grande taille",
    description: `À quatre mois, certains chiots vident déjà une boîte de 800 g dans la journée. Celle-ci leur est destinée : **des cubes de dinde et de carotte** dans un jus court, et un calcium mesuré au plus juste.

- dinde 61 %
- carottes 7 %, riz 4 %
- 0,3 % de calcium pour 0,24 % de phosphore`,
    composition:
      "Dinde 61 % (viande, cœur, foie), bouillon de dinde 24 %, carottes 7 %, riz 4 %, œuf, minéraux, huile de poisson 0,5 %.",
    additives: additives.puppyWet,
    analysis: {
      protein: 11,
      fat: 5.6,
      ash: 2.3,
      fibre: 0.5,
      moisture: 77,
      detail: [
        ["Calcium", 0.3],
        ["Phosphore", 0.24],
      ],
    },
    ration: "puppy",
    directions: directions.puppyWet,
  },
  {
    sku: "MUS-CH-PAT-SEN",
    slug: "mousse-chien-senior-dinde-avoine",
    name: "Mousse pour chien senior\u00a0– Dinde & avoine",
    subtitle: "Mousse de dinde à l’avoine, sans morceaux à mâcher",
    animal: "dog",
    kind: "wet",
    range: "bel-age",
    category: "chien/patees",
    partner: "MUS-CH-SEN-DIN",
    pack: { shape: "pouch", lines: ["Mousse de dinde", "& avoine"], stage: "Chien senior", weight: "100 g" },
    variants: [format("12000601", "12 × 100 g", 1200, 1690), format("12000602", "24 × 100 g", 2400, 3190)],
    filters: {
      âge: "Senior",
      taille: "Toutes tailles",
      besoin: ["Entretien"],
      protéine: ["Dinde"],
      texture: "Mousse",
    },
    feedType: "Aliment complet pour chiens âgés",
    description: `Quand il manque des dents, ou l’envie, une assiette **lisse et tiède** remet tout le monde d’accord. La dinde est mixée deux fois, l’avoine cuite jusqu’à fondre.

- 60 % de dinde
- flocons d’avoine 4 %
- se mélange aux croquettes *Dinde & avoine* du même rayon, qu’elle humidifie`,
    composition:
      "Dinde 60 % (viande, foie, cœur), bouillon de dinde 30 %, flocons d’avoine 4 %, carottes, minéraux, huile de poisson 0,5 %, pulpe de chicorée.",
    additives: additives.dogWet,
    analysis: {
      protein: 9.6,
      fat: 5,
      ash: 1.9,
      fibre: 0.5,
      moisture: 79.5,
      detail: [
        ["Calcium", 0.26],
        ["Phosphore", 0.2],
      ],
    },
    ration: "dogQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-STE",
    slug: "emince-chien-sterilise-poulet-haricots-verts",
    name: "Émincé pour chien stérilisé\u00a0– Poulet & haricots verts",
    subtitle: "Émincé de poulet et haricots verts, 3,4 % de matières grasses",
    animal: "dog",
    kind: "wet",
    range: "equilibre",
    category: "chien/patees",
    partner: "MUS-CH-STE-VOL",
    pack: {
      shape: "pouch",
      lines: ["Poulet &", "haricots verts"],
      stage: "Chien stérilisé",
      weight: "100 g",
    },
    variants: [format("12000701", "12 × 100 g", 1200, 1650), format("12000702", "24 × 100 g", 2400, 3090)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Poulet"],
      texture: "Émincé en sauce",
    },
    feedType: "Aliment complet pour chiens adultes stérilisés",
    description: `Du blanc de poulet, des haricots verts coupés court, un jus clair : on dirait un plat de bureau, et c’est voulu. **77 kcal pour 100 g**, donc une vraie portion dans la gamelle.

- poulet 56 %, surtout du filet
- haricots verts 8 %, cueillis dans le Loiret
- sauce sans crème ni sucre`,
    composition:
      "Poulet 56 % (filet, cœur, foie), bouillon de poulet 29 %, haricots verts 8 %, fécule de pomme de terre, fibres de pois, minéraux, huile de colza, ciboulette.",
    additives: additives.dogWet,
    analysis: {
      protein: 10.2,
      fat: 3.4,
      ash: 1.9,
      fibre: 0.9,
      moisture: 80,
      detail: [
        ["Calcium", 0.26],
        ["Phosphore", 0.21],
      ],
    },
    ration: "dogQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-LIG",
    slug: "terrine-chien-light-poulet-courgettes",
    name: "Terrine pour chien light\u00a0– Poulet & courgettes",
    subtitle: "Poulet et courgettes, un cinquième d’énergie en moins que notre terrine au bœuf",
    animal: "dog",
    kind: "wet",
    range: "equilibre",
    category: "chien/patees",
    partner: "MUS-CH-LIG-POU",
    pack: { shape: "tin", lines: ["Terrine poulet", "& courgettes"], stage: "Chien light", weight: "400 g" },
    variants: [
      format("12000801", "400 g", 400, 375),
      format("12000802", "6 × 400 g", 2400, 2090),
      format("12000803", "12 × 400 g", 4800, 3990),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Poids de forme", "Sans céréales"],
      protéine: ["Poulet"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Une tranche épaisse qui compte peu : **78 kcal pour 100 g**, contre 99 dans notre terrine *Bœuf & carottes*. L’écart vient du blanc de poulet, plus maigre, et de la courgette, qui est surtout de l’eau.

- 58 % de poulet sans la peau
- courgettes 10 %
- un peu de cellulose végétale, pour les fibres`,
    composition:
      "Poulet 58 % (filet, cœur, foie), bouillon de poulet 26 %, courgettes 10 %, farine de pois chiches, cellulose 1 %, minéraux, huile de colza 0,3 %, basilic.",
    additives: additives.dogWet,
    analysis: {
      protein: 11,
      fat: 3.6,
      ash: 2.1,
      fibre: 1,
      moisture: 79.8,
      detail: [
        ["Calcium", 0.27],
        ["Phosphore", 0.22],
      ],
    },
    ration: "dogQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-DOU",
    slug: "terrine-chien-sensible-dinde-riz",
    name: "Terrine pour chien sensible\u00a0– Dinde & riz",
    subtitle: "Dinde pour seule viande et riz, sept ingrédients",
    animal: "dog",
    kind: "wet",
    range: "douceur",
    category: "chien/patees",
    partner: "MUS-CH-DOU-DIN",
    pack: { shape: "tin", lines: ["Terrine de dinde", "& riz"], stage: "Chien sensible", weight: "400 g" },
    variants: [
      format("12000901", "200 g", 200, 245),
      format("12000902", "400 g", 400, 420),
      format("12000903", "6 × 400 g", 2400, 2390),
      format("12000904", "12 × 400 g", 4800, 4590),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Digestion sensible"],
      protéine: ["Dinde"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Sept lignes de recette, lisibles sans lunettes. **De la dinde, du riz, leur bouillon**, et ce que la loi et la nutrition demandent pour en faire un repas complet.

- dinde 64 %, cuisse et foie
- riz 7 %, cuit longtemps
- aucune autre viande, pas même dans le bouillon`,
    composition:
      "Dinde 64 % (viande de cuisse, foie, cœur), bouillon de dinde 25 %, riz 7 %, carottes, minéraux, huile de colza 0,5 %, pulpe de chicorée.",
    additives: additives.dogWet,
    analysis: {
      protein: 10.2,
      fat: 5.2,
      ash: 2,
      fibre: 0.4,
      moisture: 78.5,
      detail: [
        ["Calcium", 0.28],
        ["Phosphore", 0.22],
      ],
    },
    ration: "dogActive",
    directions: directions.wet,
  },
  {
    sku: "MUS-CH-PAT-ACT",
    slug: "terrine-chien-actif-boeuf-riz",
    name: "Terrine pour chien actif\u00a0– Bœuf & riz",
    subtitle: "Bœuf et riz, une terrine plus dense pour les journées longues",
    animal: "dog",
    kind: "wet",
    range: "grand-air",
    category: "chien/patees",
    partner: "MUS-CH-ACT-BOE",
    pack: { shape: "tin", lines: ["Terrine de bœuf", "& riz"], stage: "Chien actif", weight: "800 g" },
    variants: [
      format("12001401", "400 g", 400, 450),
      format("12001402", "800 g", 800, 820),
      format("12001403", "6 × 800 g", 4800, 4690),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Actif"],
      protéine: ["Bœuf"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chiens adultes actifs",
    description: `Le soir, après la battue ou le parcours, il faut refaire le plein sans forcer. Cette terrine réunit **du bœuf persillé et du riz**, et fournit près d’un quart d’énergie de plus que celle aux carottes.

- 12 % de protéines, 8,2 % de matières grasses
- bœuf 68 %, riz 4 %
- se coupe au canif, voyage sans glacière tant qu’elle est fermée`,
    composition:
      "Bœuf 68 % (viande, cœur, foie), bouillon de bœuf 22 %, riz 4 %, graisse de bœuf, œuf, minéraux, huile de poisson 0,5 %.",
    additives: additives.dogWet,
    analysis: {
      protein: 12,
      fat: 8.2,
      ash: 2.4,
      fibre: 0.4,
      moisture: 74,
      detail: [
        ["Calcium", 0.33],
        ["Phosphore", 0.26],
      ],
    },
    ration: "dogActive",
    directions: directions.wet,
  },
];
