import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

/** Tins and pouches for cats. */
export const catWet: ProductEntry[] = [
  {
    sku: "MUS-CT-PAT-POU",
    slug: "effiloches-chat-poulet-en-bouillon",
    name: "Effilochés pour chat\u00a0– Poulet en bouillon",
    subtitle: "Blanc de poulet effiloché dans son bouillon, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "terroir",
    category: "chat/patees",
    pack: {
      shape: "pouch",
      lines: ["Effilochés de poulet", "en bouillon"],
      stage: "Chat adulte",
      weight: "85 g",
    },
    variants: [
      format("22000101", "12 × 85 g", 1020, 1790),
      format("22000102", "24 × 85 g", 2040, 3390),
      format("22000103", "48 × 85 g", 4080, 6390),
    ],
    filters: { âge: "Adulte", besoin: ["Sans céréales"], protéine: ["Poulet"], texture: "Effilochés" },
    feedType: "Aliment complet pour chats adultes",
    description: `Du **blanc de poulet effiloché à la main** et un bouillon clair que les chats lapent avant tout le reste.

- 60 % de poulet, sans céréales
- 82 % d'humidité : une bonne façon d'apporter de l'eau à un chat qui boit peu
- à servir seul ou avec des croquettes`,
    composition:
      "Poulet 60 % (blanc 45 %, foie, cœur), bouillon de poulet 37 %, fécule de tapioca, minéraux, huile de tournesol 0,3 %.",
    additives: additives.catWet,
    analysis: { protein: 11.5, fat: 3.2, ash: 1.8, fibre: 0.2, moisture: 82 },
    ration: "catQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-SAU",
    slug: "effiloches-chat-saumon-en-sauce",
    name: "Effilochés pour chat\u00a0– Saumon en sauce",
    subtitle: "Saumon et poisson blanc en sauce, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "rivage",
    category: "chat/patees",
    pack: {
      shape: "pouch",
      lines: ["Effilochés de saumon", "en sauce"],
      stage: "Chat adulte",
      weight: "85 g",
    },
    variants: [format("22000201", "12 × 85 g", 1020, 1890), format("22000202", "24 × 85 g", 2040, 3590)],
    filters: {
      âge: "Adulte",
      besoin: ["Peau & pelage"],
      protéine: ["Saumon", "Poisson"],
      texture: "Effilochés",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Du **saumon et du merlu** en filaments, liés d'une sauce courte. L'un des sachets que l'on nous redemande le plus.

- 56 % de poisson
- des oméga 3 venus du saumon`,
    composition:
      "Poisson 56 % (saumon 28 %, merlu 28 %), bouillon de poisson 38 %, fécule de pomme de terre, foie de volaille 3 %, minéraux, huile de saumon 0,4 %.",
    additives: additives.catWet,
    analysis: { protein: 10.8, fat: 4, ash: 1.9, fibre: 0.2, moisture: 81 },
    ration: "catQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-THO",
    slug: "terrine-chat-thon-crevettes",
    name: "Terrine pour chat\u00a0– Thon & crevettes",
    subtitle: "Thon listao et crevettes, en boîtes de 200 g",
    animal: "cat",
    kind: "wet",
    range: "rivage",
    category: "chat/patees",
    pack: { shape: "tin", lines: ["Thon &", "crevettes"], stage: "Chat adulte", weight: "200 g" },
    variants: [
      format("22000301", "200 g", 200, 325),
      format("22000302", "6 × 200 g", 1200, 1790),
      format("22000303", "12 × 200 g", 2400, 3390),
    ],
    filters: { âge: "Adulte", besoin: ["Sans céréales"], protéine: ["Thon", "Poisson"], texture: "Terrine" },
    feedType: "Aliment complet pour chats adultes",
    description: `Une terrine fine de **thon listao pêché à la canne**, avec quelques crevettes pour le parfum et du foie de volaille pour l'équilibre.

- 48 % de thon, 6 % de crevettes
- une boîte pour deux repas de chat`,
    composition:
      "Thon 48 %, bouillon de poisson 30 %, foie et cœur de volaille 12 %, crevettes 6 %, fécule de tapioca, minéraux, huile de poisson 0,3 %.",
    additives: additives.catWet,
    analysis: { protein: 12.4, fat: 4.2, ash: 2.2, fibre: 0.2, moisture: 79 },
    ration: "catActive",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-CHA",
    slug: "mousse-chaton-poulet",
    name: "Mousse pour chaton\u00a0– Poulet & lait de chèvre",
    subtitle: "Mousse de poulet au lait de chèvre, dès le sevrage, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "premiers-pas",
    category: "chat/patees",
    pack: {
      shape: "pouch",
      lines: ["Mousse de poulet", "& lait de chèvre"],
      stage: "Chaton",
      weight: "85 g",
    },
    variants: [format("22000401", "12 × 85 g", 1020, 1890), format("22000402", "24 × 85 g", 2040, 3590)],
    filters: { âge: "Chaton", besoin: ["Croissance"], protéine: ["Poulet"], texture: "Mousse" },
    feedType: "Aliment complet pour chatons",
    description: `Les premières cuillerées : une **mousse onctueuse**, très énergétique, qui se lape avant de se mâcher.

- 64 % de poulet
- une pointe de lait de chèvre en poudre
- convient à la chatte gestante ou allaitante`,
    composition:
      "Poulet 64 % (viande, foie, cœur), bouillon de poulet 29 %, lait de chèvre en poudre 1,5 %, œuf 2 %, minéraux, huile de poisson 0,5 %.",
    additives: additives.catWet,
    analysis: { protein: 12, fat: 6.8, ash: 2.3, fibre: 0.2, moisture: 77.5 },
    ration: "kitten",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-STE",
    slug: "emince-chat-sterilise-dinde-haricots-verts",
    name: "Émincé pour chat stérilisé\u00a0– Dinde & haricots verts",
    subtitle: "Dinde et haricots verts en sauce, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "equilibre",
    category: "chat/patees",
    pack: { shape: "pouch", lines: ["Dinde &", "haricots verts"], stage: "Chat stérilisé", weight: "85 g" },
    variants: [
      format("22000501", "12 × 85 g", 1020, 1790),
      format("22000502", "24 × 85 g", 2040, 3390),
      { ...format("22000503", "48 × 85 g", 4080, 6390), soldOut: true },
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Dinde"],
      texture: "Émincé en sauce",
    },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Peu de matières grasses, beaucoup d'eau et de dinde : un sachet entier pour **moins de 60 kcal**. Le chat stérilisé y trouve son compte, et sa gamelle reste pleine.

- 58 % de dinde
- 5 % de haricots verts`,
    composition:
      "Dinde 58 % (viande, foie, cœur), bouillon de dinde 33 %, haricots verts 5 %, fécule de pomme de terre, minéraux, huile de poisson 0,2 %.",
    additives: additives.catWet,
    analysis: { protein: 10.8, fat: 2.6, ash: 1.9, fibre: 0.5, moisture: 82 },
    ration: "catQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-LAP",
    slug: "terrine-chat-lapin-fenouil",
    name: "Terrine pour chat\u00a0– Lapin & fenouil",
    subtitle: "Lapin pour seule viande et fenouil, en boîtes de 200 g",
    animal: "cat",
    kind: "wet",
    range: "cuisine",
    category: "chat/patees",
    pack: { shape: "tin", lines: ["Terrine de lapin", "& fenouil"], stage: "Chat adulte", weight: "200 g" },
    variants: [format("22000601", "200 g", 200, 345), format("22000602", "6 × 200 g", 1200, 1890)],
    filters: { âge: "Adulte", besoin: ["Sans céréales"], protéine: ["Lapin"], texture: "Terrine" },
    feedType: "Aliment complet pour chats adultes",
    description: `La nouveauté de l'automne : **du lapin élevé en Vendée**, seule viande de la recette, et un brin de fenouil.

- 66 % de lapin
- texture fine, sans morceaux`,
    composition:
      "Lapin 66 % (viande, foie, cœur, poumon), bouillon de lapin 28 %, fenouil 2 %, fécule de pois, minéraux, huile de lin 0,4 %.",
    additives: additives.catWet,
    analysis: { protein: 11.4, fat: 5, ash: 2.3, fibre: 0.3, moisture: 79.5 },
    ration: "catActive",
    directions: directions.wet,
  },
];
