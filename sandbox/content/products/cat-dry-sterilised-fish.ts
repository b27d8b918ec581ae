import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const catDrySterilisedFish: ProductEntry[] = [
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
- 1,4 % d’oméga 3
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
    sku: "MUS-CT-STE-BLA",
    slug: "croquettes-chat-sterilise-poisson-blanc-riz-complet",
    name: "Croquettes chat stérilisé\u00a0– Poisson blanc & riz complet",
    subtitle: "Cabillaud, lieu et riz complet, pour le chat stérilisé",
    animal: "cat",
    kind: "dry",
    range: "rivage",
    category: "chat/croquettes/sterilise",
    partner: "MUS-CT-PAT-STB",
    pack: {
      shape: "bag",
      lines: ["Poisson blanc", "& riz complet"],
      stage: "Chat stérilisé",
      weight: "1,5 kg",
    },
    variants: [
      format("21001601", "400 g", 400, 890),
      format("21001602", "1,5 kg", 1500, 2490),
      format("21001603", "4 kg", 4000, 5690),
    ],
    filters: { âge: "Adulte", besoin: ["Stérilisé"], protéine: ["Poisson"], texture: "Croquettes" },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Le cabillaud et le lieu noir sont des poissons maigres : on peut en mettre **beaucoup** sans charger la ration en graisse. Débarqués à Lorient et à Boulogne, ils arrivent chez nous en filets et en parures, jamais en farine anonyme.

- un tiers de poisson blanc
- riz complet, 16 %, gardé avec son enveloppe
- une croquette ronde de 9 mm, assez large pour que l’on morde`,
    composition:
      "Poisson blanc (33 % : cabillaud et lieu noir déshydratés 21 %, cabillaud frais 12 %), riz complet 16 %, protéines de pois, avoine, fibres de pois 4 %, hydrolysat de poisson 4 %, graisse de volaille, pulpe de betterave, huile de poisson 2 %, levure de bière, minéraux, algues marines.",
    additives: additives.catDry,
    analysis: {
      protein: 35,
      fat: 12,
      ash: 7.4,
      fibre: 4.6,
      moisture: 8,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.95],
        ["Oméga 3", 0.8],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-STE-TRU",
    slug: "croquettes-chat-sterilise-truite-orge",
    name: "Croquettes chat stérilisé\u00a0– Truite & orge",
    subtitle: "Truite d’eau vive et orge, pour le chat stérilisé",
    animal: "cat",
    kind: "dry",
    range: "rivage",
    category: "chat/croquettes/sterilise",
    pack: { shape: "bag", lines: ["Truite & orge"], stage: "Chat stérilisé", weight: "1,5 kg" },
    variants: [
      format("21001701", "400 g", 400, 920),
      format("21001702", "1,5 kg", 1500, 2590),
      format("21001703", "4 kg", 4000, 5990),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Stérilisé", "Peau & pelage"],
      protéine: ["Truite", "Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Ni mer ni filet : nos truites grandissent dans des bassins alimentés par une source **du Haut-Jura**. Leur chair rosée est plus fine que celle du saumon, et l’odeur du sac s’en ressent.

- truite, 35 %, fraîche pour près de la moitié
- 13 % d’orge
- 1,1 % d’oméga 3, apportés par le poisson lui-même et un filet d’huile de lin`,
    composition:
      "Truite (35 % : truite déshydratée 19 %, truite fraîche 16 %), orge 13 %, protéines de pois, riz, protéines de pomme de terre, fibres de pois 4 %, hydrolysat de poisson 4 %, huile de lin 1 %, pulpe de pomme, levure de bière, minéraux, persil.",
    additives: additives.catDry,
    analysis: {
      protein: 36,
      fat: 12.5,
      ash: 7.5,
      fibre: 4.5,
      moisture: 8,
      detail: [
        ["Calcium", 1.15],
        ["Phosphore", 0.95],
        ["Oméga 3", 1.1],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
];
