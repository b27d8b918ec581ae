import { catWetNeeds } from "./cat-wet-needs.ts";
import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

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
    partner: "MUS-CT-ADU-POU",
    pack: {
      shape: "pouch",
      lines: ["Effilochés", "de poulet"],
      stage: "Chat adulte",
      weight: "85 g",
    },
    variants: [
      format("22000101", "12 × 85 g", 1020, 1790),
      format("22000102", "24 × 85 g", 2040, 3390),
      format("22000103", "48 × 85 g", 4080, 6390),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Poulet"],
      texture: "Effilochés",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Du **blanc de poulet effiloché à la main** et un bouillon clair que les chats lapent avant tout le reste.

- 60 % de poulet, sans céréales
- 82 % d’humidité : une bonne façon d’apporter de l’eau à un chat qui boit peu
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
    partner: "MUS-CT-LON-SAU",
    pack: {
      shape: "pouch",
      lines: ["Effilochés", "de saumon"],
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
    description: `Du **saumon et du merlu** en filaments, liés d’une sauce courte. L’un des sachets que l’on nous redemande le plus.

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
    filters: {
      âge: "Adulte",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Thon", "Poisson"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Une terrine fine de **thon listao pêché à la canne**, avec quelques crevettes pour le parfum et du foie de volaille pour l’équilibre.

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
    sku: "MUS-CT-PAT-CAN",
    slug: "bouillon-chat-canard-potiron",
    name: "Bouillon pour chat\u00a0– Canard & potiron",
    subtitle: "Bouillon clair, aiguillettes de canard et dés de potiron, en boîtes de 70 g",
    animal: "cat",
    kind: "wet",
    range: "terroir",
    category: "chat/patees",
    pack: { shape: "tin", lines: ["Bouillon", "de canard"], stage: "Chat adulte", weight: "70 g" },
    variants: [
      format("22000701", "70 g", 70, 179),
      format("22000702", "6 × 70 g", 420, 990),
      format("22000703", "12 × 70 g", 840, 1890),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Canard"],
      texture: "Bouillon",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `On soulève l’opercule et l’on voit **tout** : le fond doré, les fils de canard, trois dés orange. C’est une soupe, au fond, et la manière la plus gourmande que nous connaissions de faire boire un chat.

- canard du Gers, 52 %
- bouillon, 39 %, sans sel ajouté
- potiron, 3 %`,
    composition:
      "Canard 52 % (aiguillettes, foie, cœur), bouillon de canard 39 %, potiron 3 %, fécule de tapioca, œuf, minéraux, huile de tournesol.",
    additives: additives.catWet,
    analysis: { protein: 12, fat: 3.8, ash: 1.9, fibre: 0.3, moisture: 80.5 },
    ration: "catQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-TRU",
    slug: "bouillon-chat-truite-thon",
    name: "Bouillon pour chat\u00a0– Truite & thon",
    subtitle: "Truite et thon émiettés dans leur bouillon, en boîtes de 70 g",
    animal: "cat",
    kind: "wet",
    range: "rivage",
    category: "chat/patees",
    pack: { shape: "tin", lines: ["Bouillon", "truite & thon"], stage: "Chat adulte", weight: "70 g" },
    variants: [
      format("22000801", "70 g", 70, 185),
      format("22000802", "6 × 70 g", 420, 1050),
      format("22000803", "12 × 70 g", 840, 1990),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Truite", "Thon", "Poisson"],
      texture: "Bouillon",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Rivière et océan dans la même boîte. La truite apporte le fondant, le thon listao le goût, et un bouillon d’arêtes longuement frémi **réunit les deux**.

- thon 32 %, truite 20 %
- idéal l’été, servi frais mais jamais glacé
- à finir dans la journée : la boîte est petite exprès`,
    composition:
      "Bouillon de poisson 38 %, thon 32 %, truite 20 %, foie de volaille 5 %, fécule de tapioca, minéraux, huile de poisson 0,4 %.",
    additives: additives.catWet,
    analysis: { protein: 12.6, fat: 3.5, ash: 2, fibre: 0.2, moisture: 80.2, detail: [["Oméga 3", 0.5]] },
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
    filters: {
      âge: "Adulte",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Lapin"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `La nouveauté de l’automne : **du lapin élevé en Vendée**, seule viande de la recette, et un brin de fenouil.

- 66 % de lapin
- texture fine, sans morceaux`,
    composition:
      "Lapin 66 % (viande, foie, cœur, poumon), bouillon de lapin 28 %, fenouil 2 %, fécule de pois, minéraux, huile de lin 0,4 %.",
    additives: additives.catWet,
    analysis: { protein: 11.4, fat: 5, ash: 2.3, fibre: 0.3, moisture: 79.5 },
    ration: "catActive",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-BOE",
    slug: "terrine-chat-boeuf-carottes",
    name: "Terrine pour chat\u00a0– Bœuf & carottes",
    subtitle: "Bœuf charolais et carottes, en boîtes de 400 g pour plusieurs chats",
    animal: "cat",
    kind: "wet",
    range: "cuisine",
    category: "chat/patees",
    pack: { shape: "tin", lines: ["Terrine de bœuf", "& carottes"], stage: "Chat adulte", weight: "400 g" },
    variants: [
      format("22000901", "400 g", 400, 490),
      format("22000902", "6 × 400 g", 2400, 2690),
      format("22000903", "12 × 400 g", 4800, 4990),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Bœuf"],
      texture: "Terrine",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `La grande boîte, celle des tablées nombreuses. Du bœuf charolais haché gros, cuit **dans sa boîte**, avec assez de carottes pour que cela sente le dimanche.

- 62 % de bœuf : viande, cœur, foie et rate
- carottes, 4 %
- se coupe en tranches nettes, et le reste attend au frais sous un couvercle`,
    composition:
      "Bœuf 62 % (viande, cœur, foie, rate), bouillon de bœuf 31 %, carottes 4 %, fécule de pomme de terre, minéraux, huile de colza.",
    additives: additives.catWet,
    analysis: { protein: 11.5, fat: 6, ash: 2.2, fibre: 0.4, moisture: 78 },
    ration: "catActive",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-VOL",
    slug: "mousse-chat-poulet-foie",
    name: "Mousse pour chat\u00a0– Poulet & foie de volaille",
    subtitle: "Mousse lisse de poulet et de foie, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "cuisine",
    category: "chat/patees",
    pack: { shape: "pouch", lines: ["Mousse de poulet", "& foie"], stage: "Chat adulte", weight: "85 g" },
    variants: [
      format("22001001", "85 g", 85, 165),
      format("22001002", "12 × 85 g", 1020, 1790),
      { ...format("22001003", "24 × 85 g", 2040, 2790), lowestPrice30Days: 3490 },
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Poulet"],
      texture: "Mousse",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Pour les lécheurs. Rien à mâcher, rien à trier au bord de l’assiette : une crème de poulet et de foies blonds, montée **comme une mousse de charcutier**, que l’on étale aussi sur un tapis à lécher.

- poulet, 46 %
- foie de volaille, 14 %
- sans gélifiant`,
    composition:
      "Poulet 46 %, bouillon de poulet 33 %, foie de volaille 14 %, œuf 3 %, fécule de pomme de terre, minéraux, huile de poisson 0,3 %.",
    additives: additives.catWet,
    analysis: { protein: 11, fat: 6, ash: 2, fibre: 0.2, moisture: 79 },
    ration: "catQuiet",
    directions: directions.wet,
  },
  {
    sku: "MUS-CT-PAT-PRA",
    slug: "emince-chat-poulet-patate-douce-sans-cereales",
    name: "Émincé pour chat\u00a0– Poulet & patate douce, sans céréales",
    subtitle: "Poulet et patate douce dans une sauce légère, en sachets de 85 g",
    animal: "cat",
    kind: "wet",
    range: "prairie",
    category: "chat/patees",
    partner: "MUS-CT-PRA-POU",
    pack: {
      shape: "pouch",
      lines: ["Émincé poulet", "& patate douce"],
      stage: "Chat adulte",
      weight: "85 g",
    },
    variants: [
      format("22001101", "85 g", 85, 169),
      format("22001102", "12 × 85 g", 1020, 1890),
      format("22001103", "24 × 85 g", 2040, 3590),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Sans céréales", "Intérieur"],
      protéine: ["Poulet"],
      texture: "Émincé en sauce",
    },
    feedType: "Aliment complet pour chats adultes",
    description: `Même viande, même racine, autre texture : ce sachet est le **pendant humide** de nos croquettes Prairie au poulet. On sert l’un le matin, l’autre le soir, sans que l’estomac s’aperçoive du changement.

- 57 % de poulet, coupé en lamelles
- patate douce, 5 %
- une sauce liée à la fécule, où la farine n’entre pas`,
    composition:
      "Poulet 57 % (viande, gésier, foie), bouillon de poulet 34 %, patate douce 5 %, fécule de pois, minéraux, huile de lin 0,3 %.",
    additives: additives.catWet,
    analysis: { protein: 11.2, fat: 4, ash: 2, fibre: 0.4, moisture: 80 },
    ration: "catQuiet",
    directions: directions.wet,
  },
  ...catWetNeeds,
];
