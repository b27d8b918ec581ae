import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const catDrySensitive: ProductEntry[] = [
  {
    sku: "MUS-CT-DIG-DIN",
    slug: "croquettes-chat-digestion-sensible-dinde-riz",
    name: "Croquettes chat digestion sensible\u00a0– Dinde & riz",
    subtitle: "Dinde pour seule viande, riz très cuit, liste courte",
    animal: "cat",
    kind: "dry",
    range: "douceur",
    category: "chat/croquettes/sensible",
    partner: "MUS-CT-PAT-DIG",
    pack: { shape: "bag", lines: ["Dinde & riz"], stage: "Digestion", weight: "1,5 kg" },
    variants: [
      format("21002201", "400 g", 400, 920),
      format("21002202", "1,5 kg", 1500, 2590),
      format("21002203", "4 kg", 4000, 5890),
    ],
    filters: { âge: "Adulte", besoin: ["Digestion sensible"], protéine: ["Dinde"], texture: "Croquettes" },
    feedType: "Aliment complet pour chats adultes",
    description: `Huit ingrédients, pas un de plus. Quand un estomac est pointilleux, la meilleure recette est celle dont on peut **réciter la liste** : dinde, riz, un peu de sa graisse, de la betterave et de la chicorée pour leurs fibres, une touche de poisson en huile.

- la moitié du sac en dinde, sans compter sa graisse
- riz cuit deux fois, 28 %
- ni pois, ni maïs, ni blé, ni soja`,
    composition:
      "Dinde (50 % : protéines de dinde déshydratées 35 %, dinde fraîche 15 %), riz 28 %, graisse de dinde, hydrolysat de foie de dinde 4 %, pulpe de betterave 3 %, huile de poisson 1 %, minéraux, pulpe de chicorée 0,5 %.",
    additives: additives.catDry,
    analysis: {
      protein: 32,
      fat: 15,
      ash: 7.4,
      fibre: 2.4,
      moisture: 8,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.95],
        ["Sodium", 0.3],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.catSlow,
  },
  {
    sku: "MUS-CT-PEA-SAU",
    slug: "croquettes-chat-peau-sensible-saumon-patate-douce",
    name: "Croquettes chat peau sensible\u00a0– Saumon & patate douce",
    subtitle: "Saumon pour seule protéine animale, et patate douce",
    animal: "cat",
    kind: "dry",
    range: "douceur",
    category: "chat/croquettes/sensible",
    partner: "MUS-CT-PAT-PEA",
    pack: { shape: "bag", lines: ["Saumon &", "patate douce"], stage: "Peau & pelage", weight: "1,5 kg" },
    variants: [
      format("21002301", "400 g", 400, 950),
      format("21002302", "1,5 kg", 1500, 2690),
      format("21002303", "4 kg", 4000, 6190),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Peau & pelage", "Sans céréales"],
      protéine: ["Saumon", "Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `On juge souvent un aliment au toucher, en passant la main sur le dos du chat. Celui-ci mise sur le **saumon seul**, chair et huile, que la peau et le poil mettent à profit. Comptez six semaines, le temps d’une mue, avant de vous faire un avis.

- 46 % de saumon d’Écosse, sans volaille d’aucune sorte
- 20 % de patate douce
- 2 % d’oméga 3 et du zinc, 110 mg par kg`,
    composition:
      "Saumon (46 % : saumon déshydraté 30 %, saumon frais 16 %), patate douce 20 %, protéines de pomme de terre, huile de saumon 6 %, fibres de pois, hydrolysat de saumon 4 %, pulpe de betterave, graines de lin 1 %, minéraux.",
    additives: additives.catSkinDry,
    analysis: {
      protein: 35,
      fat: 18.5,
      ash: 7.6,
      fibre: 3,
      moisture: 8,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 1],
        ["Oméga 6", 1.9],
        ["Oméga 3", 2],
      ],
    },
    ration: "catActive",
    directions: directions.catSlow,
  },
  {
    sku: "MUS-CT-DIG-CAN",
    slug: "croquettes-chat-digestion-sensible-canard-pomme-de-terre",
    name: "Croquettes chat digestion sensible\u00a0– Canard & pomme de terre",
    subtitle: "Canard et pomme de terre, pour les chats qui ont fait le tour du poulet",
    animal: "cat",
    kind: "dry",
    range: "douceur",
    category: "chat/croquettes/sensible",
    pack: { shape: "bag", lines: ["Canard &", "pomme de terre"], stage: "Digestion", weight: "1,5 kg" },
    variants: [format("21002401", "400 g", 400, 920), format("21002402", "1,5 kg", 1500, 2590)],
    filters: {
      âge: "Adulte",
      besoin: ["Digestion sensible", "Sans céréales"],
      protéine: ["Canard"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Beaucoup de chats délicats n’ont jamais goûté que du poulet, du bœuf et du poisson. Le canard leur est souvent **inconnu**, et c’est tout l’intérêt de ce sac : une viande nouvelle, une seule, mariée à la plus banale des racines.

- canard, 48 %
- pomme de terre cuite à la vapeur, 24 %
- des fibres de chicorée, 0,5 %, et rien qui crisse`,
    composition:
      "Canard (48 % : protéines de canard déshydratées 33 %, canard frais 15 %), pomme de terre 24 %, protéines de pomme de terre, graisse de canard, hydrolysat de foie de canard 4 %, pulpe de betterave 3 %, huile de poisson 1 %, minéraux, pulpe de chicorée 0,5 %.",
    additives: additives.catDry,
    analysis: {
      protein: 33,
      fat: 17,
      ash: 7.8,
      fibre: 2.6,
      moisture: 8,
      detail: [
        ["Calcium", 1.25],
        ["Phosphore", 1],
        ["Sodium", 0.3],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.catSlow,
  },
];
