import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const catDrySenior: ProductEntry[] = [
  {
    sku: "MUS-CT-SEN-POI",
    slug: "croquettes-chat-senior-poisson-blanc-riz",
    name: "Croquettes chat senior\u00a0– Poisson blanc & riz",
    subtitle: "Poisson blanc et riz, pour le chat à partir de 10 ans",
    animal: "cat",
    kind: "dry",
    range: "rivage",
    category: "chat/croquettes/senior",
    pack: { shape: "bag", lines: ["Poisson blanc", "& riz"], stage: "Chat senior", weight: "1,5 kg" },
    variants: [
      { ...format("21000701", "400 g", 400, 850), soldOut: true },
      { ...format("21000702", "1,5 kg", 1500, 2390), soldOut: true },
    ],
    filters: {
      âge: "Senior",
      besoin: ["Entretien"],
      protéine: ["Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats âgés",
    description: `Du **merlu et du lieu** pêchés en Atlantique Nord, du riz bien cuit, et un taux de phosphore tenu bas : une recette douce pour les chats de 10 ans et plus.

- 32 % de poisson blanc
- 0,7 % de phosphore
- une croquette friable, qui s’attendrit à l’eau tiède`,
    composition:
      "Poisson blanc (32 % : merlu et lieu déshydratés 20 %, merlu frais 12 %), riz 24 %, graisse de volaille, protéines de pois, hydrolysat de poisson 4 %, pulpe de betterave, œuf déshydraté, huile de poisson 2 %, fibres de pois, levure de bière, minéraux, myrtille séchée 0,3 %.",
    additives: additives.catDry,
    analysis: {
      protein: 32,
      fat: 15,
      ash: 6.2,
      fibre: 3,
      moisture: 8,
      detail: [
        ["Calcium", 0.85],
        ["Phosphore", 0.7],
        ["Sodium", 0.3],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-SEN-POU",
    slug: "croquettes-chat-senior-poulet-avoine",
    name: "Croquettes chat senior\u00a0– Poulet & avoine",
    subtitle: "Poulet et avoine, tendres sous la dent, à partir de 10 ans",
    animal: "cat",
    kind: "dry",
    range: "bel-age",
    category: "chat/croquettes/senior",
    partner: "MUS-CT-PAT-SEN",
    pack: { shape: "bag", lines: ["Poulet & avoine"], stage: "Chat senior", weight: "1,5 kg" },
    variants: [
      format("21002001", "400 g", 400, 880),
      format("21002002", "1,5 kg", 1500, 2390),
      format("21002003", "4 kg", 4000, 5390),
    ],
    filters: { âge: "Senior", besoin: ["Entretien"], protéine: ["Poulet"], texture: "Croquettes" },
    feedType: "Aliment complet pour chats âgés",
    description: `Il dort plus, saute moins haut, renifle longtemps avant de se décider. À cet âge, un chat a surtout besoin qu’on lui **donne envie** : nous avons donc choisi un poulet bien rôti, un parfum qui se remarque et une croquette soufflée qui cède dès qu’il la presse.

- poulet, 37 %
- avoine, 17 %, et une cuillerée d’œuf (3 %)
- phosphore limité à 0,68 %
- de la vitamine E en quantité : 450 mg par kg

Quelques gouttes d’eau chaude, deux minutes d’attente, et c’est une bouillie.`,
    composition:
      "Poulet (37 % : protéines de poulet déshydratées 19 %, poulet frais 18 %), avoine 17 %, riz, graisse de volaille, protéines de pois, hydrolysat de foie de volaille 5 %, œuf déshydraté 3 %, pulpe de betterave, huile de poisson 2 %, levure de bière, minéraux, pulpe de chicorée.",
    additives: additives.catSeniorDry,
    analysis: {
      protein: 34,
      fat: 16,
      ash: 6,
      fibre: 2.6,
      moisture: 8,
      detail: [
        ["Calcium", 0.85],
        ["Phosphore", 0.68],
        ["Sodium", 0.28],
        ["Taurine", 0.22],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-SEN-STE",
    slug: "croquettes-chat-senior-sterilise-dinde-courge",
    name: "Croquettes chat senior stérilisé\u00a0– Dinde & courge",
    subtitle: "Dinde et courge, pour le chat stérilisé de 10 ans et plus",
    animal: "cat",
    kind: "dry",
    range: "bel-age",
    category: "chat/croquettes/senior",
    partner: "MUS-CT-PAT-SES",
    pack: { shape: "bag", lines: ["Dinde & courge"], stage: "Senior stérilisé", weight: "1,5 kg" },
    variants: [
      format("21002101", "400 g", 400, 890),
      format("21002102", "1,5 kg", 1500, 2490),
      format("21002103", "4 kg", 4000, 5590),
    ],
    filters: { âge: "Senior", besoin: ["Stérilisé"], protéine: ["Dinde"], texture: "Croquettes" },
    feedType: "Aliment complet pour chats âgés stérilisés",
    description: `Toute une vie de sofa, et des hanches qui le racontent un peu. Pour les doyens restés **ronds**, cette dinde à la courge retire des calories sans retirer de protéines : c’est l’équilibre que l’on nous demandait le plus souvent au téléphone.

- 36 % de dinde, 5 % de courge
- trois points et demi de gras en moins que la recette senior au poulet
- un phosphore maintenu à 0,7 %`,
    composition:
      "Dinde (36 % : protéines de dinde déshydratées 20 %, dinde fraîche 16 %), riz, protéines de pois, avoine, courge 5 %, hydrolysat de foie de volaille 5 %, graisse de volaille, fibres de pois 3 %, pulpe de betterave, huile de poisson 2 %, levure de bière, minéraux, myrtille séchée.",
    additives: additives.catSeniorDry,
    analysis: {
      protein: 35,
      fat: 12.5,
      ash: 6.2,
      fibre: 4.2,
      moisture: 8,
      detail: [
        ["Calcium", 0.88],
        ["Phosphore", 0.7],
        ["Sodium", 0.28],
        ["Taurine", 0.22],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
];
