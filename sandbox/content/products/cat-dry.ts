import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const catDry: ProductEntry[] = [
  {
    sku: "MUS-CT-ADU-POU",
    slug: "croquettes-chat-adulte-poulet-riz",
    name: "Croquettes chat adulte\u00a0– Poulet & riz",
    subtitle: "Poulet et riz, pour le chat adulte qui sort",
    animal: "cat",
    kind: "dry",
    range: "terroir",
    category: "chat/croquettes/adulte",
    partner: "MUS-CT-PAT-POU",
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
    sku: "MUS-CT-INT-DIN",
    slug: "croquettes-chat-d-interieur-dinde-avoine",
    name: "Croquettes chat d’intérieur\u00a0– Dinde & avoine",
    subtitle: "Dinde et avoine, pour le chat qui vit en appartement",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes/adulte",
    pack: { shape: "bag", lines: ["Dinde & avoine"], stage: "Chat d’intérieur", weight: "1,5 kg" },
    variants: [
      format("21000501", "400 g", 400, 790),
      format("21000502", "1,5 kg", 1500, 2190),
      format("21000503", "4 kg", 4000, 4990),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Intérieur", "Boules de poils"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes vivant en intérieur",
    description: `Entre la sieste du matin et celle de l’après-midi, un chat d’appartement dépense peu. Cette recette à la dinde est **modérée en énergie**, et ses fibres d’avoine et de psyllium accompagnent le transit des poils avalés.

- 35 % de dinde, fraîche et déshydratée
- 4,2 % de fibres
- des croquettes en forme d’anneau, que l’on croque vraiment`,
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
    sku: "MUS-CT-EXT-CAN",
    slug: "croquettes-chat-d-exterieur-canard-epeautre",
    name: "Croquettes chat d’extérieur\u00a0– Canard & épeautre",
    subtitle: "Canard et épeautre, pour le chat qui rentre quand il veut",
    animal: "cat",
    kind: "dry",
    range: "terroir",
    category: "chat/croquettes/adulte",
    pack: { shape: "bag", lines: ["Canard", "& épeautre"], stage: "Chat d’extérieur", weight: "4 kg" },
    variants: [
      format("21000901", "400 g", 400, 850),
      format("21000902", "1,5 kg", 1500, 2390),
      format("21000903", "4 kg", 4000, 5390),
      { ...format("21000904", "10 kg", 10000, 11490), hidden: true },
    ],
    filters: { âge: "Adulte", besoin: ["Entretien"], protéine: ["Canard"], texture: "Croquettes" },
    feedType: "Aliment complet pour chats adultes vivant en extérieur",
    description: `Les murs, les toits, le potager du voisin : un chat qui patrouille brûle bien plus que celui du canapé, l’hiver surtout. Nous lui avons composé des croquettes **denses**, 19 % de matières grasses, pour qu’il refasse le plein en peu de bouchées.

- canard du Sud-Ouest, 34 % du sac
- épeautre de Haute-Provence, 16 %
- de l’œuf, 3 %

S’il rentre le ventre plein de sa chasse, diminuez la portion du soir : il ne vous en voudra pas longtemps.`,
    composition:
      "Canard (34 % : protéines de canard déshydratées 20 %, canard frais 14 %), épeautre 16 %, graisse de canard, protéines de pois, avoine, hydrolysat de foie de canard 4 %, œuf déshydraté 3 %, pulpe de betterave, huile de colza 1 %, levure de bière, minéraux, pulpe de chicorée.",
    additives: additives.catDry,
    analysis: {
      protein: 36,
      fat: 19,
      ash: 7.2,
      fibre: 2.2,
      moisture: 8,
      detail: [
        ["Calcium", 1.15],
        ["Phosphore", 0.95],
        ["Oméga 6", 2.9],
        ["Taurine", 0.2],
      ],
    },
    ration: "catActive",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-BOU-POU",
    slug: "croquettes-chat-poils-avales-poulet-psyllium",
    name: "Croquettes chat poils avalés\u00a0– Poulet & psyllium",
    subtitle: "Poulet, fibres de pois et psyllium, pour le chat qui se lèche beaucoup",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes/adulte",
    pack: { shape: "bag", lines: ["Poulet", "& psyllium"], stage: "Poils avalés", weight: "1,5 kg" },
    variants: [
      format("21001001", "400 g", 400, 850),
      format("21001002", "1,5 kg", 1500, 2290),
      format("21001003", "4 kg", 4000, 5190),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Boules de poils", "Intérieur"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Un chat passe jusqu’à un tiers de ses heures éveillées à sa toilette, et ce qu’il lèche, il l’avale. Plus de fibres dans la gamelle, c’est un **transit qui emporte les poils** au lieu de les laisser s’attarder.

- 5 % de fibres de pois, 3 % de pulpe de betterave et 1 % de psyllium
- du poulet pour plus d’un tiers
- 6,5 % de fibres brutes, plus du triple de notre recette de base

Le reste se joue à la brosse : trois minutes, un jour sur deux, au printemps et à l’automne.`,
    composition:
      "Poulet (35 % : protéines de poulet déshydratées 21 %, poulet frais 14 %), riz 17 %, protéines de pois, fibres de pois 5 %, maïs, graisse de volaille, hydrolysat de foie de volaille 4 %, pulpe de betterave 3 %, psyllium 1 %, huile de poisson 1 %, levure de bière, minéraux.",
    additives: additives.catDry,
    analysis: {
      protein: 34,
      fat: 13,
      ash: 7,
      fibre: 6.5,
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
    sku: "MUS-CT-LON-SAU",
    slug: "croquettes-chat-poil-long-saumon-ecosse-hareng-riz-complet",
    name: "Croquettes chat adulte à poil long et au palais difficile\u00a0– Saumon d’Écosse, hareng de l’Atlantique & riz complet de Camargue, recette sans colorant ni arôme artificiel",
    subtitle: "Saumon, hareng et riz complet, pour les chats à poil long",
    animal: "cat",
    kind: "dry",
    range: "rivage",
    category: "chat/croquettes/adulte",
    partner: "MUS-CT-PAT-SAU",
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

- saumon d’Écosse et hareng, 35 % de poisson en tout
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
