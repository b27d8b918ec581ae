import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

/** Dry food for cats. */
export const catDry: ProductEntry[] = [
  {
    sku: "MUS-CT-ADU-POU",
    slug: "croquettes-chat-adulte-poulet-riz",
    name: "Croquettes chat adulte\u00a0– Poulet & riz",
    subtitle: "Poulet et riz, pour le chat adulte qui sort",
    animal: "cat",
    kind: "dry",
    range: "terroir",
    category: "chat/croquettes",
    pack: { shape: "bag", lines: ["Poulet & riz"], stage: "Chat adulte", weight: "1,5 kg" },
    variants: [
      format("21000101", "400 g", 400, 790),
      format("21000102", "1,5 kg", 1500, 2190),
      format("21000103", "4 kg", 4000, 4990),
    ],
    filters: { âge: "Adulte", besoin: ["Entretien"], protéine: ["Poulet"], texture: "Croquettes" },
    feedType: "Aliment complet pour chats adultes",
    description: `Un chat est un carnivore strict : cette recette commence donc par **36 % de poulet** et tient le riz à la portion congrue.

- poulet des fermes de la Drôme, frais et déshydraté
- de la taurine, que le chat ne fabrique pas en quantité suffisante
- des croquettes plates, faciles à attraper du bout des dents`,
    composition:
      "Poulet (36 % : protéines de poulet déshydratées 19 %, poulet frais 17 %), riz 18 %, graisse de volaille, protéines de pois, maïs, hydrolysat de foie de volaille 4 %, pulpe de betterave, œuf déshydraté, huile de poisson 1 %, levure de bière, minéraux, pulpe de chicorée.",
    additives: additives.catDry,
    analysis: {
      protein: 34,
      fat: 17,
      ash: 7,
      fibre: 2,
      moisture: 8,
      detail: [
        ["Calcium", 1.1],
        ["Phosphore", 0.9],
        ["Magnésium", 0.09],
        ["Taurine", 0.2],
      ],
    },
    ration: "catActive",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-STE-POU",
    slug: "croquettes-chat-sterilise-poulet-fibres-de-legumes",
    name: "Croquettes chat stérilisé\u00a0– Poulet & fibres de légumes",
    subtitle: "Poulet et fibres de légumes, pour le chat stérilisé",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes/sterilise",
    pack: {
      shape: "bag",
      lines: ["Poulet & fibres", "de légumes"],
      stage: "Chat stérilisé",
      weight: "1,5 kg",
    },
    variants: [
      format("21000201", "400 g", 400, 850),
      format("21000202", "1,5 kg", 1500, 2290),
      format("21000203", "4 kg", 4000, 5290),
      format("21000204", "10 kg", 10000, 11490),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `La recette la plus choisie par nos clients : riche en poulet, **modérée en matières grasses**, avec des fibres de pois et de chicorée qui donnent du volume à la ration.

- 37 % de poulet, frais et déshydraté
- 11 % de matières grasses seulement
- minéraux dosés pour l'équilibre de tous les jours`,
    composition:
      "Poulet (37 % : protéines de poulet déshydratées 22 %, poulet frais 15 %), riz, protéines de pois, fibres de pois 5 %, orge, hydrolysat de foie de volaille 4 %, graisse de volaille, pulpe de betterave, pulpe de chicorée 1 %, huile de poisson, levure de bière, minéraux.",
    additives: additives.catDry,
    analysis: {
      protein: 36,
      fat: 11,
      ash: 7,
      fibre: 5,
      moisture: 8,
      detail: [
        ["Calcium", 1],
        ["Phosphore", 0.85],
        ["Magnésium", 0.08],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-STE-SAU",
    slug: "croquettes-chat-sterilise-saumon-pois",
    name: "Croquettes chat stérilisé\u00a0– Saumon & petits pois",
    subtitle: "Saumon et petits pois, sans céréales, pour le chat stérilisé",
    animal: "cat",
    kind: "dry",
    range: "rivage",
    category: "chat/croquettes/sterilise",
    pack: { shape: "bag", lines: ["Saumon", "& petits pois"], stage: "Chat stérilisé", weight: "1,5 kg" },
    variants: [
      format("21000301", "400 g", 400, 890),
      format("21000302", "1,5 kg", 1500, 2490),
      format("21000303", "4 kg", 4000, 5690),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Stérilisé", "Sans céréales", "Peau & pelage"],
      protéine: ["Saumon", "Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Pour les chats stérilisés qui préfèrent le poisson : **du saumon et du hareng**, des petits pois, et pas de céréales.

- 34 % de poisson, aucune viande
- 1,4 % d'oméga 3
- un parfum marin qui aide les gourmets à passer de la pâtée aux croquettes`,
    composition:
      "Poisson (34 % : saumon déshydraté 16 %, saumon frais 10 %, hareng déshydraté 8 %), petits pois 22 %, protéines de pomme de terre, pomme de terre, hydrolysat de poisson 4 %, huile de saumon 3 %, fibres de pois, pulpe de betterave, minéraux, canneberge 0,3 %, algues marines.",
    additives: additives.catDry,
    analysis: {
      protein: 35,
      fat: 12,
      ash: 7.6,
      fibre: 4.5,
      moisture: 8,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.95],
        ["Oméga 3", 1.4],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-CHA-POU",
    slug: "croquettes-chaton-poulet-oeuf",
    name: "Croquettes chaton\u00a0– Poulet & œuf",
    subtitle: "Poulet et œuf, du sevrage à 12 mois",
    animal: "cat",
    kind: "dry",
    range: "premiers-pas",
    category: "chat/croquettes",
    pack: { shape: "bag", lines: ["Poulet & œuf"], stage: "Chaton", weight: "1,5 kg" },
    variants: [
      format("21000401", "400 g", 400, 850),
      format("21000402", "1,5 kg", 1500, 2390),
      format("21000403", "4 kg", 4000, 5490),
    ],
    filters: { âge: "Chaton", besoin: ["Croissance"], protéine: ["Poulet", "Œuf"], texture: "Croquettes" },
    feedType: "Aliment complet pour chatons",
    description: `De **toutes petites croquettes** pour de toutes petites dents, et la plus énergétique de nos recettes : un chaton mange peu à la fois, et souvent.

- 40 % de poulet, frais et déshydraté, et de l'œuf
- de l'huile de poisson, source de DHA
- convient à la chatte gestante ou allaitante`,
    composition:
      "Poulet (40 % : protéines de poulet déshydratées 22 %, poulet frais 18 %), graisse de volaille, riz 14 %, protéines de pois, œuf déshydraté 4 %, hydrolysat de foie de volaille 4 %, pulpe de betterave, huile de poisson 2 %, levure de bière, minéraux, pulpe de chicorée.",
    additives: additives.catDry,
    analysis: {
      protein: 37,
      fat: 20,
      ash: 7.4,
      fibre: 1.8,
      moisture: 8,
      detail: [
        ["Calcium", 1.25],
        ["Phosphore", 1.05],
        ["Oméga 3", 0.9],
        ["Taurine", 0.22],
      ],
    },
    ration: "kitten",
    directions: directions.growth,
  },
  {
    sku: "MUS-CT-INT-DIN",
    slug: "croquettes-chat-d-interieur-dinde-avoine",
    name: "Croquettes chat d'intérieur\u00a0– Dinde & avoine",
    subtitle: "Dinde et avoine, pour le chat qui vit en appartement",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes",
    pack: { shape: "bag", lines: ["Dinde & avoine"], stage: "Chat d'intérieur", weight: "1,5 kg" },
    variants: [
      format("21000501", "400 g", 400, 790),
      format("21000502", "1,5 kg", 1500, 2190),
      format("21000503", "4 kg", 4000, 4990),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Intérieur", "Digestion"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes vivant en intérieur",
    description: `Entre la sieste du matin et celle de l'après-midi, un chat d'appartement dépense peu. Cette recette à la dinde est **modérée en énergie**, et ses fibres d'avoine et de psyllium accompagnent le transit des poils avalés.

- 35 % de dinde, fraîche et déshydratée
- 4,2 % de fibres
- des croquettes en forme d'anneau, que l'on croque vraiment`,
    composition:
      "Dinde (35 % : protéines de dinde déshydratées 20 %, dinde fraîche 15 %), avoine 15 %, riz, protéines de pois, graisse de volaille, hydrolysat de foie de volaille 4 %, fibres de pois 3 %, pulpe de betterave, psyllium 0,5 %, huile de poisson, levure de bière, minéraux, herbe à chat 0,2 %.",
    additives: additives.catDry,
    analysis: {
      protein: 34,
      fat: 13.5,
      ash: 6.9,
      fibre: 4.2,
      moisture: 8,
      detail: [
        ["Calcium", 1.05],
        ["Phosphore", 0.85],
        ["Magnésium", 0.08],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-ADU-CAN",
    slug: "croquettes-chat-adulte-canard-sans-cereales",
    name: "Croquettes chat adulte\u00a0– Canard, sans céréales",
    subtitle: "Canard du Sud-Ouest et patate douce, sans céréales",
    animal: "cat",
    kind: "dry",
    range: "grand-air",
    category: "chat/croquettes",
    pack: { shape: "bag", lines: ["Canard &", "patate douce"], stage: "Chat adulte", weight: "1,5 kg" },
    variants: [
      format("21000601", "400 g", 400, 890),
      { ...format("21000602", "1,5 kg", 1500, 2590), soldOut: true },
      format("21000603", "4 kg", 4000, 5890),
    ],
    filters: { âge: "Adulte", besoin: ["Sans céréales"], protéine: ["Canard"], texture: "Croquettes" },
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
    sku: "MUS-CT-SEN-POI",
    slug: "croquettes-chat-senior-poisson-blanc-riz",
    name: "Croquettes chat senior\u00a0– Poisson blanc & riz",
    subtitle: "Poisson blanc et riz, pour le chat à partir de 10 ans",
    animal: "cat",
    kind: "dry",
    range: "rivage",
    category: "chat/croquettes",
    pack: { shape: "bag", lines: ["Poisson blanc", "& riz"], stage: "Chat senior", weight: "1,5 kg" },
    variants: [
      { ...format("21000701", "400 g", 400, 850), soldOut: true },
      { ...format("21000702", "1,5 kg", 1500, 2390), soldOut: true },
    ],
    filters: {
      âge: "Senior",
      besoin: ["Entretien", "Digestion"],
      protéine: ["Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats âgés",
    description: `Du **merlu et du lieu** pêchés en Atlantique Nord, du riz bien cuit, et un taux de phosphore tenu bas : une recette douce pour les chats de 10 ans et plus.

- 32 % de poisson blanc
- 0,7 % de phosphore
- une croquette friable, qui s'attendrit à l'eau tiède`,
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
    sku: "MUS-CT-LON-SAU",
    slug: "croquettes-chat-poil-long-saumon-ecosse-hareng-riz-complet",
    name: "Croquettes chat adulte à poil long et au palais difficile\u00a0– Saumon d'Écosse, hareng de l'Atlantique & riz complet de Camargue, recette sans colorant ni arôme artificiel",
    subtitle: "Saumon, hareng et riz complet, pour les chats à poil long",
    animal: "cat",
    kind: "dry",
    range: "rivage",
    category: "chat/croquettes",
    pack: {
      shape: "bag",
      lines: ["Saumon, hareng", "& riz complet"],
      stage: "Chat à poil long",
      weight: "4 kg",
    },
    variants: [format("21000801", "1,5 kg", 1500, 2490), format("21000802", "4 kg", 4000, 5690)],
    filters: {
      âge: "Adulte",
      besoin: ["Peau & pelage"],
      protéine: ["Saumon", "Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes à poil long",
    description: `Persans, maine coons, norvégiens et grands poilus sans papiers : leur fourrure demande des **acides gras et des protéines**, et leur palais, souvent, de la patience.

- saumon d'Écosse et hareng, 35 % de poisson en tout
- riz complet de Camargue et psyllium
- de grandes croquettes en losange, adaptées aux museaux courts`,
    composition:
      "Poisson (35 % : saumon déshydraté 15 %, saumon frais 12 %, hareng déshydraté 8 %), riz complet 17 %, protéines de pois, huile de saumon 4 %, graisse de volaille, hydrolysat de poisson 4 %, pulpe de betterave, graines de lin 2 %, psyllium 0,8 %, levure de bière, minéraux, algues marines.",
    additives: additives.catDry,
    analysis: {
      protein: 34,
      fat: 17,
      ash: 7.4,
      fibre: 3.2,
      moisture: 8,
      detail: [
        ["Calcium", 1.15],
        ["Phosphore", 0.95],
        ["Oméga 6", 2.2],
        ["Oméga 3", 1.7],
      ],
    },
    ration: "catActive",
    directions: directions.free,
  },
];
