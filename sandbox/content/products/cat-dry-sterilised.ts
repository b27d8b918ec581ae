import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const catDrySterilised: ProductEntry[] = [
  {
    sku: "MUS-CT-STE-POU",
    slug: "croquettes-chat-sterilise-poulet-fibres-de-legumes",
    name: "Croquettes chat stérilisé\u00a0– Poulet & fibres de légumes",
    subtitle: "Poulet et fibres de légumes, pour le chat stérilisé",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes/sterilise",
    partner: "MUS-CT-PAT-STE",
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
- minéraux dosés pour l’équilibre de tous les jours`,
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
    sku: "MUS-CT-STE-DIN",
    slug: "croquettes-chat-sterilise-dinde-riz",
    name: "Croquettes chat stérilisé\u00a0– Dinde & riz",
    subtitle: "Dinde et riz, douces au goût, pour le chat stérilisé",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes/sterilise",
    pack: { shape: "bag", lines: ["Dinde & riz"], stage: "Chat stérilisé", weight: "4 kg" },
    variants: [
      format("21001101", "400 g", 400, 850),
      format("21001102", "1,5 kg", 1500, 2290),
      { ...format("21001103", "4 kg", 4000, 4490), lowestPrice30Days: 5290 },
      format("21001104", "10 kg", 10000, 10990),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `La dinde est la plus maigre des volailles, et la plus discrète : pas d’odeur qui s’installe dans la cuisine, une saveur que peu de chats refusent. Voilà pourquoi nous l’avons mise au cœur de cette recette **toute simple**, qui succède à notre ancienne dinde au maïs.

- dinde française, 38 %, dont 16 % de viande fraîche
- 15 % de riz, à la place du maïs
- L-carnitine et taurine ajoutées

Le sac de 10 kg convient aux foyers de trois chats ou plus.`,
    composition:
      "Dinde (38 % : protéines de dinde déshydratées 22 %, dinde fraîche 16 %), riz 15 %, protéines de pois, orge, fibres de pois 5 %, hydrolysat de foie de volaille 4 %, graisse de volaille, pulpe de betterave, huile de poisson 1 %, levure de bière, minéraux, pulpe de chicorée.",
    additives: additives.catDry,
    analysis: {
      protein: 36,
      fat: 12,
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
    sku: "MUS-CT-STE-CAN",
    slug: "croquettes-chat-sterilise-canard-orge",
    name: "Croquettes chat stérilisé\u00a0– Canard & orge",
    subtitle: "Canard et orge, un goût prononcé pour le chat stérilisé",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes/sterilise",
    pack: { shape: "bag", lines: ["Canard & orge"], stage: "Chat stérilisé", weight: "1,5 kg" },
    variants: [
      format("21001201", "400 g", 400, 890),
      format("21001202", "1,5 kg", 1500, 2490),
      format("21001203", "4 kg", 4000, 5590),
    ],
    filters: { âge: "Adulte", besoin: ["Stérilisé"], protéine: ["Canard"], texture: "Croquettes" },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Votre chat snobe le poulet ? Essayez le canard. Sa chair brune a du **caractère**, et l’orge, que l’on digère lentement, étale l’énergie sur la journée.

- 36 % de canard élevé dans les Landes
- 14 % d’orge française
- un taux de matières grasses tenu à 12,5 %, peau retirée`,
    composition:
      "Canard (36 % : protéines de canard déshydratées 21 %, canard frais sans peau 15 %), orge 14 %, protéines de pois, riz, fibres de pois 4 %, hydrolysat de foie de canard 4 %, graisse de canard, pulpe de pomme, huile de poisson 1 %, levure de bière, minéraux, romarin.",
    additives: additives.catDry,
    analysis: {
      protein: 35,
      fat: 12.5,
      ash: 7.2,
      fibre: 4.8,
      moisture: 8,
      detail: [
        ["Calcium", 1.1],
        ["Phosphore", 0.9],
        ["Oméga 6", 2.1],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-STE-LAP",
    slug: "croquettes-chat-sterilise-lapin-carotte",
    name: "Croquettes chat stérilisé\u00a0– Lapin & carotte",
    subtitle: "Lapin et carotte, pour le chat stérilisé aux goûts de campagne",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes/sterilise",
    partner: "MUS-CT-PAT-STL",
    pack: { shape: "bag", lines: ["Lapin", "& carotte"], stage: "Chat stérilisé", weight: "1,5 kg" },
    variants: [
      format("21001301", "400 g", 400, 920),
      format("21001302", "1,5 kg", 1500, 2590),
      format("21001303", "4 kg", 4000, 5890),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Lapin"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Dans la nature, un lapereau est un festin de chat. Le nôtre vient de **petits élevages vendéens** ; aucune volaille ne l’accompagne, ni viande ni graisse, ce qui est rare en croquettes.

- lapin frais et déshydraté, 35 %
- carotte, 5 %, qui donne à la croquette sa couleur de brique
- huile de colza pressée à froid, 2 %`,
    composition:
      "Lapin (35 % : protéines de lapin déshydratées 22 %, lapin frais 13 %), riz, protéines de pois, orge, carotte 5 %, fibres de pois 4 %, hydrolysat de foie de lapin 4 %, huile de colza 2 %, pulpe de betterave, huile de poisson, levure de bière, minéraux, thym.",
    additives: additives.catDry,
    analysis: {
      protein: 35.5,
      fat: 12.5,
      ash: 7.4,
      fibre: 5,
      moisture: 8,
      detail: [
        ["Calcium", 1.15],
        ["Phosphore", 0.9],
        ["Magnésium", 0.08],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-STE-INS",
    slug: "croquettes-chat-sterilise-insectes-avoine",
    name: "Croquettes chat stérilisé\u00a0– Insectes & avoine",
    subtitle: "Larves de mouche soldat et avoine, une autre façon de nourrir un carnivore",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes/sterilise",
    pack: { shape: "bag", lines: ["Insectes", "& avoine"], stage: "Chat stérilisé", weight: "1,5 kg" },
    variants: [
      format("21001401", "400 g", 400, 950),
      format("21001402", "1,5 kg", 1500, 2690),
      { ...format("21001403", "4 kg", 4000, 6190), soldOut: true },
    ],
    filters: { âge: "Adulte", besoin: ["Stérilisé"], protéine: ["Insectes"], texture: "Croquettes" },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Soyons francs : l’idée surprend plus les humains que les chats, qui gobent des mouches depuis toujours. Les larves sont élevées **dans la Somme**, nourries de coproduits de céréales, dans un bâtiment qui tiendrait sur un terrain de football.

- 30 % de protéines d’insectes, seule source animale avec l’huile de poisson
- l’avoine, 15 %, et ses fibres souples
- la taurine, peu présente dans l’insecte, est ajoutée comme dans toutes nos recettes

Commencez par le petit sac : certains chats adorent d’emblée, d’autres demandent une semaine.`,
    composition:
      "Protéines d’insectes transformées (larves de mouche soldat noire) 30 %, avoine 15 %, protéines de pois, riz, huile de colza, fibres de pois 4 %, protéines de pomme de terre, pulpe de betterave, graisse d’insectes 3 %, levure de bière 2 %, huile de poisson 1 %, minéraux, persil.",
    additives: additives.catLeanDry,
    analysis: {
      protein: 34,
      fat: 13,
      ash: 7,
      fibre: 5,
      moisture: 8,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.9],
        ["Magnésium", 0.09],
        ["Taurine", 0.2],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
  {
    sku: "MUS-CT-LIG-POU",
    slug: "croquettes-chat-sterilise-light-poulet-courge",
    name: "Croquettes chat stérilisé light\u00a0– Poulet & courge",
    subtitle: "Poulet et courge, 17 % d’énergie de moins que notre recette adulte au poulet",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes/sterilise",
    pack: { shape: "bag", lines: ["Poulet & courge"], stage: "Light", weight: "1,5 kg" },
    variants: [
      format("21001501", "400 g", 400, 890),
      format("21001502", "1,5 kg", 1500, 2390),
      format("21001503", "4 kg", 4000, 5490),
      format("21001504", "10 kg", 10000, 11990),
    ],
    filters: {
      âge: "Adulte",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `« Light » n’est pas un mot en l’air : **17 % d’énergie de moins** que nos croquettes *Chat adulte – Poulet & riz*, soit 311 kcal pour 100 g au lieu de 376. La gamelle, elle, garde sa taille, parce que la courge et les fibres de pois prennent la place de la graisse.

- 9 % de matières grasses, le chiffre le plus bas de nos croquettes pour chat
- 38 % de protéines, pour que la ligne ne se fasse pas aux dépens du muscle
- 9 % de fibres brutes

Pesez votre chat une fois par mois, toujours sur la même balance. S’il doit perdre plus d’un demi-kilo, faites le chemin avec votre vétérinaire.`,
    composition:
      "Poulet (40 % : protéines de poulet déshydratées 27 %, poulet frais 13 %), fibres de pois 11 %, protéines de pois, orge, riz, courge 4 %, hydrolysat de foie de volaille 4 %, pulpe de betterave 3 %, huile de poisson 1 %, levure de bière, minéraux, pulpe de chicorée, psyllium.",
    additives: additives.catLeanDry,
    analysis: {
      protein: 38,
      fat: 9,
      ash: 7,
      fibre: 9,
      moisture: 8,
      detail: [
        ["Calcium", 1.05],
        ["Phosphore", 0.9],
        ["Sodium", 0.35],
        ["Taurine", 0.22],
      ],
    },
    ration: "catQuiet",
    directions: directions.ideal,
  },
  {
    sku: "MUS-CT-STE-DIN-V1",
    slug: "croquettes-chat-sterilise-dinde-ancienne-recette",
    name: "Croquettes chat stérilisé\u00a0– Dinde (ancienne recette)",
    subtitle: "Remplacées en 2026 par la recette à la dinde et au riz",
    animal: "cat",
    kind: "dry",
    range: "equilibre",
    category: "chat/croquettes/sterilise",
    heir: "croquettes-chat-sterilise-dinde-riz",
    pack: { shape: "bag", lines: ["Dinde", "& maïs"], stage: "Chat stérilisé", weight: "4 kg" },
    variants: [{ ...format("21009001", "4 kg", 4000, 4890), soldOut: true }],
    filters: { âge: "Adulte", besoin: ["Stérilisé"], protéine: ["Dinde"], texture: "Croquettes" },
    feedType: "Aliment complet pour chats adultes stérilisés",
    description: `Les derniers sacs de cette dinde au maïs sont partis en juin 2026. La recette qui la remplace apporte 38 % de dinde, contre 30 autrefois.

- même taille de croquette, le passage se fait sans peine
- du riz désormais, et davantage de fibres`,
    composition:
      "Dinde (30 % : protéines de dinde déshydratées 20 %, dinde fraîche 10 %), maïs 22 %, protéines de pois, riz, fibres de pois 4 %, graisse de volaille, hydrolysat de foie de volaille, pulpe de betterave, levure de bière, minéraux.",
    additives: additives.catDry,
    analysis: {
      protein: 34,
      fat: 12.5,
      ash: 7,
      fibre: 4,
      moisture: 8,
      detail: [
        ["Calcium", 1.1],
        ["Phosphore", 0.9],
      ],
    },
    ration: "catQuiet",
    directions: directions.free,
  },
];
