import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const catDryGrainFree: ProductEntry[] = [
  {
    sku: "MUS-CT-ADU-CAN",
    slug: "croquettes-chat-adulte-canard-sans-cereales",
    name: "Croquettes chat adulte\u00a0– Canard, sans céréales",
    subtitle: "Canard du Sud-Ouest et patate douce, sans céréales",
    animal: "cat",
    kind: "dry",
    range: "grand-air",
    category: "chat/croquettes/sans-cereales",
    pack: { shape: "bag", lines: ["Canard &", "patate douce"], stage: "Chat adulte", weight: "1,5 kg" },
    variants: [
      format("21000601", "400 g", 400, 890),
      { ...format("21000602", "1,5 kg", 1500, 2590), soldOut: true },
      format("21000603", "4 kg", 4000, 5890),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Canard"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Notre recette la plus **riche en viande** : du canard du Sud-Ouest pour plus de quatre dixièmes du sac, et un peu de patate douce pour tenir la croquette.

- 42 % de canard, frais et déshydraté
- ni céréales, ni soja, ni colorants
- pour le chat adulte actif, stérilisé ou non`,
    composition:
      "Canard (42 % : protéines de canard déshydratées 24 %, canard frais 18 %), patate douce 14 %, pois, graisse de canard, protéines de pois, hydrolysat de foie de canard 4 %, pulpe de betterave, huile de lin 1 %, levure de bière, minéraux, canneberge 0,3 %, romarin.",
    additives: additives.catDry,
    analysis: {
      protein: 38,
      fat: 18,
      ash: 7.8,
      fibre: 2.6,
      moisture: 8,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1.05],
        ["Oméga 3", 0.7],
        ["Taurine", 0.22],
      ],
    },
    ration: "catActive",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-ADU-LAP",
    slug: "croquettes-chat-adulte-lapin-potiron-sans-cereales",
    name: "Croquettes chat adulte\u00a0– Lapin & potiron, sans céréales",
    subtitle: "Lapin et potiron, pour le chat qui vit au grand air",
    animal: "cat",
    kind: "dry",
    range: "grand-air",
    category: "chat/croquettes/sans-cereales",
    pack: { shape: "bag", lines: ["Lapin & potiron"], stage: "Chat adulte", weight: "1,5 kg" },
    variants: [
      format("21002501", "400 g", 400, 950),
      format("21002502", "1,5 kg", 1500, 2690),
      format("21002503", "4 kg", 4000, 6190),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Lapin"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Un goût de garrigue, de l’automne plein la gamelle. Le lapin apporte **plus de quarante pour cent de la recette**, le potiron du moelleux, et l’on s’arrête presque là : pour un chat qui bouge, le superflu n’est que du poids à porter.

- lapin, 44 %, chair, foie et cœur
- potiron, 8 %
- thym et romarin, une pincée, séchés à Nyons`,
    composition:
      "Lapin (44 % : protéines de lapin déshydratées 27 %, lapin frais, foie et cœur 17 %), pois, protéines de pois, potiron 8 %, graisse de canard, pomme de terre, hydrolysat de foie de lapin 4 %, pulpe de pomme, huile de lin 1 %, levure de bière, minéraux, thym 0,1 %, romarin 0,1 %.",
    additives: additives.catDry,
    analysis: {
      protein: 40,
      fat: 18,
      ash: 8,
      fibre: 3,
      moisture: 8,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1.05],
        ["Oméga 3", 0.7],
        ["Taurine", 0.22],
      ],
    },
    ration: "catActive",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-PRA-POU",
    slug: "croquettes-chat-adulte-poulet-patate-douce-sans-cereales",
    name: "Croquettes chat adulte\u00a0– Poulet & patate douce, sans céréales",
    subtitle: "Poulet et patate douce, pour la vie d’appartement ou de petit jardin",
    animal: "cat",
    kind: "dry",
    range: "prairie",
    category: "chat/croquettes/sans-cereales",
    partner: "MUS-CT-PAT-PRA",
    pack: { shape: "bag", lines: ["Poulet &", "patate douce"], stage: "Chat adulte", weight: "1,5 kg" },
    variants: [
      format("21002601", "400 g", 400, 890),
      format("21002602", "1,5 kg", 1500, 2490),
      format("21002603", "4 kg", 4000, 5690),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Sans céréales", "Intérieur"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `La première née de la gamme Prairie, pensée pour ceux qui veulent se passer de blé et de riz **sans tomber dans l’excès** : de la viande en tête, des racines derrière, et une énergie raisonnable.

- 43 % de poulet des Pays de la Loire
- 13 % de patate douce
- des fibres de pois pour le volume, 4 %
- 16,5 % de matières grasses, contre 18 chez Grand Air`,
    composition:
      "Poulet (43 % : protéines de poulet déshydratées 26 %, poulet frais 17 %), patate douce 13 %, protéines de pois, pois, graisse de volaille, fibres de pois 4 %, hydrolysat de foie de volaille 4 %, pulpe de betterave, huile de poisson 1 %, levure de bière, minéraux, luzerne.",
    additives: additives.catDry,
    analysis: {
      protein: 38,
      fat: 16.5,
      ash: 7.8,
      fibre: 4.8,
      moisture: 8,
      detail: [
        ["Calcium", 1.25],
        ["Phosphore", 1],
        ["Oméga 6", 2.8],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-PRA-DIN",
    slug: "croquettes-chat-sterilise-dinde-pois-chiches-sans-cereales",
    name: "Croquettes chat stérilisé\u00a0– Dinde & pois chiches, sans céréales",
    subtitle: "Dinde et pois chiches, plus de fibres, pour le chat stérilisé",
    animal: "cat",
    kind: "dry",
    range: "prairie",
    category: "chat/croquettes/sans-cereales",
    pack: { shape: "bag", lines: ["Dinde & pois", "chiches"], stage: "Chat stérilisé", weight: "1,5 kg" },
    variants: [
      format("21002701", "400 g", 400, 910),
      format("21002702", "1,5 kg", 1500, 2590),
      format("21002703", "4 kg", 4000, 5790),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Stérilisé", "Sans céréales"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Pourquoi le pois chiche ? Parce qu’il nourrit **lentement**, qu’il pousse sans engrais dans le Gers et qu’il tient la croquette aussi bien que le riz. Avec la dinde, il donne une recette à la fois très protéinée et rassasiante.

- dinde, 45 %
- pois chiches, 11 %
- 7 % de fibres brutes, un record parmi nos recettes sans céréales pour chat`,
    composition:
      "Dinde (45 % : protéines de dinde déshydratées 28 %, dinde fraîche 17 %), pois chiches 11 %, protéines de pois, fibres de pois 7 %, graisse de volaille, pomme de terre, hydrolysat de foie de volaille 4 %, pulpe de betterave, huile de poisson 1 %, levure de bière, minéraux, canneberge.",
    additives: additives.catLeanDry,
    analysis: {
      protein: 39.5,
      fat: 14.5,
      ash: 7.8,
      fibre: 7,
      moisture: 8,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 1],
        ["Magnésium", 0.09],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
];
