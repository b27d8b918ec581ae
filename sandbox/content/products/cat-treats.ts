import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const catTreats: ProductEntry[] = [
  {
    sku: "MUS-CT-FRI-SAU",
    slug: "cubes-de-saumon-lyophilises-chat",
    name: "Cubes de saumon lyophilisés pour chat",
    subtitle: "Du saumon, dont on a seulement retiré l’eau",
    animal: "cat",
    kind: "treat",
    range: "rivage",
    category: "chat/friandises",
    pack: { shape: "jar", lines: ["Cubes", "de saumon"], stage: "Friandise chat", weight: "40 g" },
    variants: [format("23000101", "40 g", 40, 690), format("23000102", "3 × 40 g", 120, 1890)],
    filters: {
      âge: "Adulte",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Saumon", "Poisson"],
      texture: "Friandise lyophilisée",
    },
    feedType: "Aliment complémentaire pour chats",
    description: `De petits cubes de **saumon cru, séché par le froid** : croustillants au sortir du bocal, tendres dès qu’on les mouille.

- un seul ingrédient
- émiettés sur une ration, ils décident bien des chats`,
    composition: "Saumon 100 %.",
    additives: additives.none,
    analysis: { protein: 66, fat: 22, ash: 4.8, fibre: 0.3, moisture: 5 },
    ration: "catTreat",
    directions: directions.treat,
  },
  {
    sku: "MUS-CT-FRI-POU",
    slug: "cubes-de-poulet-lyophilises-chat",
    name: "Cubes de poulet lyophilisés pour chat",
    subtitle: "Du filet de poulet séché par le froid, sans rien autour",
    animal: "cat",
    kind: "treat",
    range: "terroir",
    category: "chat/friandises",
    pack: { shape: "jar", lines: ["Cubes", "de poulet"], stage: "Friandise chat", weight: "40 g" },
    variants: [format("23000201", "40 g", 40, 590), format("23000202", "3 × 40 g", 120, 1590)],
    filters: {
      âge: "Adulte",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Poulet"],
      texture: "Friandise lyophilisée",
    },
    feedType: "Aliment complémentaire pour chats",
    description: `Un filet de poulet fermier, coupé au dé, gelé puis privé de son eau : il ne pèse plus que **le quart de son poids**. Jeté sur le carrelage, il roule, et le chat court.

- se brise entre deux doigts pour les petites gueules
- aucune poudre au fond du bocal, nous tamisons`,
    composition: "Filet de poulet 100 %.",
    additives: additives.none,
    analysis: { protein: 75, fat: 13, ash: 5, fibre: 0.3, moisture: 5 },
    ration: "catTreat",
    directions: directions.treat,
  },
  {
    sku: "MUS-CT-FRI-CAN",
    slug: "pepites-de-canard-lyophilisees-chat",
    name: "Pépites de canard lyophilisées pour chat",
    subtitle: "Cœur et filet de canard, lyophilisés en pépites",
    animal: "cat",
    kind: "treat",
    range: "grand-air",
    category: "chat/friandises",
    pack: { shape: "jar", lines: ["Pépites", "de canard"], stage: "Friandise chat", weight: "40 g" },
    variants: [format("23000301", "40 g", 40, 690), format("23000302", "3 × 40 g", 120, 1890)],
    filters: {
      âge: "Adulte",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Canard"],
      texture: "Friandise lyophilisée",
    },
    feedType: "Aliment complémentaire pour chats",
    description: `Le cœur est le morceau que les chats choisissent en premier. Nous l’associons au filet, en pépites irrégulières, avec cette odeur **de gibier** qui fait sortir les plus timides de dessous le lit.

- deux morceaux d’un seul animal : filet, 70 %, et cœur, 30 %
- trois pépites suffisent à un rappel`,
    composition: "Canard 100 % (filet 70 %, cœur 30 %).",
    additives: additives.none,
    analysis: { protein: 70, fat: 17, ash: 5.5, fibre: 0.3, moisture: 5 },
    ration: "catTreat",
    directions: directions.treat,
  },
  {
    sku: "MUS-CT-FRI-COU",
    slug: "coussins-croquants-chat-poulet-fromage",
    name: "Coussins croquants pour chat\u00a0– Poulet & fromage",
    subtitle: "Croquants dehors, fondants dedans, au poulet et au fromage",
    animal: "cat",
    kind: "treat",
    range: "equilibre",
    category: "chat/friandises",
    pack: {
      shape: "sachet",
      lines: ["Coussins poulet", "& fromage"],
      stage: "Friandise chat",
      weight: "60 g",
    },
    variants: [
      format("23000401", "60 g", 60, 390),
      format("23000402", "3 × 60 g", 180, 1090),
      format("23000403", "6 × 60 g", 360, 1990),
    ],
    filters: { âge: "Adulte", besoin: ["Récompense"], protéine: ["Poulet"], texture: "Friandise croquante" },
    feedType: "Aliment complémentaire pour chats",
    description: `Crac, puis rien qu’un **cœur tendre**. Le secret tient à deux pâtes cuites ensemble, l’une au poulet, l’autre au fromage de Savoie. Secouez le sachet : vous saurez vite dans quelle pièce il dormait.

- poulet, 24 %
- fromage, 4 %
- 1,5 kcal le coussin`,
    composition:
      "Poulet déshydraté 24 %, farine de riz, graisse de volaille, farine de maïs, protéines de pois, fromage en poudre 4 %, hydrolysat de foie de volaille 4 %, levure de bière, minéraux.",
    additives: additives.catTreat,
    analysis: { protein: 32, fat: 18, ash: 6.5, fibre: 2, moisture: 7.5 },
    ration: "catTreat",
    directions: directions.catSachet,
  },
  {
    sku: "MUS-CT-FRI-CRE",
    slug: "creme-a-lecher-chat-saumon",
    name: "Crème à lécher pour chat\u00a0– Saumon",
    subtitle: "Des bâtonnets de crème au saumon, à presser doucement",
    animal: "cat",
    kind: "treat",
    range: "rivage",
    category: "chat/friandises",
    pack: {
      shape: "sachet",
      lines: ["Crème de saumon", "à lécher"],
      stage: "Friandise chat",
      weight: "4 × 15 g",
    },
    variants: [format("23000501", "4 × 15 g", 60, 490), format("23000502", "12 × 15 g", 180, 1390)],
    filters: {
      âge: "Adulte",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Saumon", "Poisson"],
      texture: "Crème à lécher",
    },
    feedType: "Aliment complémentaire pour chats",
    description: `Déchirez le haut, pressez, laissez venir. En trois minutes de **tête-à-tête**, on coupe une griffe, on démêle un nœud, on se réconcilie avec un chat vexé.

- saumon, 42 %
- 13 kcal par bâtonnet
- se tartine aussi sur la gamelle d’un difficile`,
    composition:
      "Bouillon de poisson 50 %, saumon 42 %, fécule de tapioca 4 %, huile de saumon 1 %, minéraux.",
    additives: additives.catCream,
    analysis: { protein: 9.5, fat: 4.2, ash: 1.4, fibre: 0.2, moisture: 80 },
    ration: "catTreat",
    directions: directions.catCream,
  },
  {
    sku: "MUS-CT-FRI-HER",
    slug: "biscuits-a-l-herbe-a-chat",
    name: "Biscuits à l’herbe à chat",
    subtitle: "De petits poissons dorés au four, à l’herbe à chat de la Drôme",
    animal: "cat",
    kind: "treat",
    range: "terroir",
    category: "chat/friandises",
    pack: {
      shape: "sachet",
      lines: ["Biscuits", "à l’herbe à chat"],
      stage: "Friandise chat",
      weight: "50 g",
    },
    variants: [format("23000601", "50 g", 50, 450), format("23000602", "3 × 50 g", 150, 1190)],
    filters: { âge: "Adulte", besoin: ["Récompense"], protéine: ["Dinde", "Œuf"], texture: "Biscuit" },
    feedType: "Aliment complémentaire pour chats",
    description: `L’herbe à chat, que les botanistes appellent *Nepeta cataria*, plaît à **deux chats sur trois** ; le troisième aimera la dinde. Les biscuits ont la forme d’un poisson parce que l’emporte-pièce nous plaisait.

- 3 % d’herbe à chat séchée
- dinde, 18 %, et œuf, 8 %
- cuits par petites fournées à Villeurbanne`,
    composition:
      "Farine d’épeautre 42 %, dinde déshydratée 18 %, graisse de volaille, œuf déshydraté 8 %, flocons d’avoine, herbe à chat séchée 3 %, levure de bière.",
    additives: additives.none,
    analysis: { protein: 26, fat: 13, ash: 4, fibre: 2.5, moisture: 7 },
    ration: "catTreat",
    directions: directions.catSachet,
  },
  {
    sku: "MUS-CT-FRI-DEN",
    slug: "batonnets-a-macher-chat-dinde-menthe",
    name: "Bâtonnets à mâcher pour chat\u00a0– Dinde & menthe",
    subtitle: "Des bâtonnets striés que l’on doit vraiment mâcher",
    animal: "cat",
    kind: "treat",
    range: "equilibre",
    category: "chat/friandises",
    pack: { shape: "sachet", lines: ["Bâtonnets dinde", "& menthe"], stage: "À mâcher", weight: "50 g" },
    variants: [format("23000701", "50 g", 50, 550), format("23000702", "3 × 50 g", 150, 1490)],
    filters: {
      âge: "Adulte",
      besoin: ["Hygiène dentaire"],
      protéine: ["Dinde"],
      texture: "À mâcher",
    },
    feedType: "Aliment complémentaire pour chats",
    description: `La plupart des chats avalent tout rond. Impossible avec ces bâtonnets : leur pâte **souple et fibreuse** plie, résiste, et ses stries frottent contre les molaires tant qu’il mastique.

- 30 % de dinde
- menthe, 0,5 %, pour vous plus que pour lui
- un par jour, soit 4 g, sous vos yeux

Rien ne remplace un brossage ni la visite annuelle.`,
    composition:
      "Dinde 30 % (dinde déshydratée 22 %, dinde fraîche 8 %), fécule de pomme de terre, protéines de pois, glycérine végétale, cellulose, gélatine, huile de colza, levure de bière, menthe 0,5 %, minéraux.",
    additives: additives.catTreat,
    analysis: { protein: 31, fat: 6, ash: 5, fibre: 4, moisture: 14 },
    ration: "catTreat",
    directions: directions.catChew,
  },
  {
    sku: "MUS-CT-FRI-CHA",
    slug: "perles-croquantes-chaton-poulet",
    name: "Perles croquantes pour chaton\u00a0– Poulet & lait de chèvre",
    subtitle: "De toutes petites perles au poulet, dès 4 mois",
    animal: "cat",
    kind: "treat",
    range: "premiers-pas",
    category: "chat/friandises",
    pack: {
      shape: "sachet",
      lines: ["Perles poulet", "& lait de chèvre"],
      stage: "Dès 4 mois",
      weight: "40 g",
    },
    variants: [format("23000801", "40 g", 40, 450), format("23000802", "3 × 40 g", 120, 1190)],
    filters: {
      âge: "Chaton",
      besoin: ["Récompense", "Croissance"],
      protéine: ["Poulet"],
      texture: "Friandise croquante",
    },
    feedType: "Aliment complémentaire pour chatons",
    description: `Apprendre son prénom, la caisse, la brosse, le harnais : un chaton a **beaucoup de leçons** et une toute petite bouche. Chaque perle fait six millimètres et moins d’un demi-gramme, on peut donc en donner plusieurs.

- poulet, 34 %
- lait de chèvre en poudre, 3 %
- à lancer dans un couloir quand l’énergie déborde`,
    composition:
      "Poulet déshydraté 34 %, farine de riz, graisse de volaille, protéines de pois, hydrolysat de foie de volaille 5 %, lait de chèvre en poudre 3 %, huile de poisson 1 %, minéraux.",
    additives: additives.catTreat,
    analysis: { protein: 36, fat: 16, ash: 6.5, fibre: 1.5, moisture: 7.5 },
    ration: "catTreat",
    directions: directions.catSachet,
  },
];
