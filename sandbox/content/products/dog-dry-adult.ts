import { dogDryGrainFree } from "./dog-dry-grain-free.ts";
import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogDryAdult: ProductEntry[] = [
  {
    sku: "MUS-CH-ADU-POU",
    slug: "croquettes-chien-adulte-poulet-fermier-riz",
    name: "Croquettes chien adulte\u00a0– Poulet fermier & riz",
    subtitle: "Poulet fermier et riz, pour le chien adulte de toutes tailles",
    animal: "dog",
    kind: "dry",
    range: "terroir",
    category: "chien/croquettes/adulte",
    partner: "MUS-CH-PAT-POU",
    pack: { shape: "bag", lines: ["Poulet fermier", "& riz"], stage: "Chien adulte", weight: "2 kg" },
    variants: [
      { ...format("11000100", "300 g", 300, 390), hidden: true },
      format("11000101", "2 kg", 2000, 2190),
      format("11000102", "5 kg", 5000, 4790),
      format("11000103", "12 kg", 12000, 9490),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `La recette de tous les jours, celle par laquelle la maison a commencé : du **poulet fermier élevé dans la Drôme**, du riz, et peu d’ingrédients pour que l’on sache ce qu’il y a dans la gamelle.

- 30 % de poulet, frais et déshydraté
- du riz et de l’avoine pour l’énergie, de la pulpe de chicorée pour les fibres
- des croquettes de taille moyenne, faciles à croquer

Elle convient au chien adulte qui sort une à trois heures par jour.`,
    composition:
      "Poulet (30 % : poulet fermier frais 16 %, protéines de poulet déshydratées 14 %), riz 24 %, avoine 12 %, graisse de volaille, protéines de pois, pulpe de betterave, hydrolysat de foie de volaille, huile de colza 2 %, pulpe de chicorée 1 %, œuf déshydraté, levure de bière, minéraux, algues marines.",
    additives: additives.dogDry,
    analysis: {
      protein: 27,
      fat: 16,
      ash: 7,
      fibre: 2.4,
      moisture: 9,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.9],
        ["Oméga 6", 2.9],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-GRA-BOE",
    slug: "croquettes-grand-chien-adulte-boeuf-orge",
    name: "Croquettes grand chien adulte\u00a0– Bœuf & orge",
    subtitle: "Bœuf et orge, grosses croquettes pour chiens de plus de 25 kg",
    animal: "dog",
    kind: "dry",
    range: "terroir",
    category: "chien/croquettes/adulte",
    partner: "MUS-CH-PAT-GRA",
    pack: { shape: "bag", lines: ["Bœuf & orge"], stage: "Grand chien adulte", weight: "12 kg" },
    variants: [
      format("11000501", "5 kg", 5000, 4890),
      format("11000502", "12 kg", 12000, 9690),
      format("11000503", "2 × 12 kg", 24000, 17990),
    ],
    filters: {
      âge: "Adulte",
      taille: "Grand chien",
      besoin: ["Entretien"],
      protéine: ["Bœuf"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes de grande taille",
    description: `Un grand chien avale vite. Ces **croquettes de 18 mm** l’obligent à croquer, et leur recette au bœuf charolais et à l’orge reste modérée en matières grasses.

- 28 % de bœuf, frais et déshydraté
- orge et avoine françaises, pulpe de betterave pour les fibres
- un lot de deux sacs pour les gros appétits`,
    composition:
      "Bœuf (28 % : bœuf frais 13 %, protéines de bœuf déshydratées 15 %), orge 24 %, avoine 14 %, protéines de volaille déshydratées 6 %, graisse de bœuf, pulpe de betterave 4 %, protéines de pois, hydrolysat de foie de volaille, huile de colza, levure de bière, minéraux, poudre de moule 0,2 %.",
    additives: additives.dogDry,
    analysis: {
      protein: 26,
      fat: 14,
      ash: 7.4,
      fibre: 2.9,
      moisture: 9,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.9],
        ["Oméga 6", 2.4],
        ["Oméga 3", 0.5],
      ],
    },
    ration: "dogLarge",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-ADU-POU-V1",
    slug: "croquettes-chien-adulte-poulet-ancienne-recette",
    name: "Croquettes chien adulte\u00a0– Poulet (ancienne recette)",
    subtitle: "Remplacées en 2026 par la recette au poulet fermier et au riz",
    animal: "dog",
    kind: "dry",
    range: "terroir",
    category: "chien/croquettes/adulte",
    heir: "croquettes-chien-adulte-poulet-fermier-riz",
    pack: { shape: "bag", lines: ["Poulet", "& maïs"], stage: "Chien adulte", weight: "12 kg" },
    variants: [{ ...format("11000901", "12 kg", 12000, 8990), soldOut: true }],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Entretien"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Notre première recette au poulet a quitté les rayons en février 2026. La nouvelle contient davantage de viande et du riz à la place du maïs.

Passez de l’une à l’autre en une dizaine de jours, comme pour tout changement d’aliment.`,
    composition:
      "Poulet (26 % : protéines de poulet déshydratées 18 %, poulet frais 8 %), maïs 26 %, avoine, graisse de volaille, protéines de pois, pulpe de betterave, hydrolysat de foie de volaille, huile de colza, levure de bière, minéraux.",
    additives: additives.dogDry,
    analysis: {
      protein: 25,
      fat: 15,
      ash: 7.2,
      fibre: 2.6,
      moisture: 9,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-MOY-DIN",
    slug: "croquettes-chien-moyen-adulte-dinde-epeautre",
    name: "Croquettes chien moyen adulte\u00a0– Dinde & épeautre",
    subtitle: "Dinde et épeautre, pour le chien de 10 à 25 kg",
    animal: "dog",
    kind: "dry",
    range: "terroir",
    category: "chien/croquettes/adulte",
    pack: { shape: "bag", lines: ["Dinde", "& épeautre"], stage: "Chien moyen adulte", weight: "5 kg" },
    variants: [
      format("11001901", "2 kg", 2000, 2090),
      format("11001902", "5 kg", 5000, 4690),
      format("11001903", "12 kg", 12000, 8790),
    ],
    filters: {
      âge: "Adulte",
      taille: "Moyen chien",
      besoin: ["Entretien"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes de taille moyenne",
    description: `L’épeautre vient d’un plateau du Vercors, la dinde d’une coopérative voisine. Entre les deux, une quarantaine de kilomètres et **une recette de tous les jours** pour les chiens ni petits ni grands.

- dinde 30 %, moitié fraîche, moitié déshydratée
- épeautre 23 %, une céréale ancienne au goût de noisette
- croquette ronde de 12 mm`,
    composition:
      "Dinde (30 % : dinde fraîche 15 %, protéines de dinde déshydratées 15 %), épeautre 23 %, riz, graisse de volaille, protéines de pois, avoine, pulpe de betterave, hydrolysat de foie de volaille, huile de colza 1,5 %, levure de bière, minéraux, thym.",
    additives: additives.dogDry,
    analysis: {
      protein: 26.5,
      fat: 15,
      ash: 6.9,
      fibre: 2.6,
      moisture: 9,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.9],
        ["Oméga 6", 2.6],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-MOY-POR",
    slug: "croquettes-chien-moyen-adulte-porc-pomme",
    name: "Croquettes chien moyen adulte\u00a0– Porc & pomme",
    subtitle: "Porc élevé sur paille et pomme, une viande qui change de la volaille",
    animal: "dog",
    kind: "dry",
    range: "terroir",
    category: "chien/croquettes/adulte",
    pack: { shape: "bag", lines: ["Porc & pomme"], stage: "Chien moyen adulte", weight: "5 kg" },
    variants: [
      { ...format("11002001", "2 kg", 2000, 1870), lowestPrice30Days: 2200 },
      format("11002002", "5 kg", 5000, 4490),
      format("11002003", "12 kg", 12000, 8490),
    ],
    filters: {
      âge: "Adulte",
      taille: "Moyen chien",
      besoin: ["Entretien"],
      protéine: ["Porc"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes de taille moyenne",
    description: `On pense peu au porc pour un chien, et c’est dommage : bien cuit, il est savoureux et digeste. Le nôtre a été **élevé sur paille en Bretagne** ; la pomme à cidre séchée vient de la ferme d’à côté.

- 29 % de porc, pour seule viande
- 5 % de pomme, avec sa peau
- de l’orge et du riz pour l’énergie des longues promenades`,
    composition:
      "Porc (29 % : porc frais 15 %, protéines de porc déshydratées 14 %), orge 20 %, riz 16 %, graisse de porc, protéines de pois, pomme séchée 5 %, pulpe de betterave, hydrolysat de foie de porc, huile de colza 2 %, minéraux, levure de bière, sauge.",
    additives: additives.dogDry,
    analysis: {
      protein: 26,
      fat: 15.5,
      ash: 7,
      fibre: 2.8,
      moisture: 9,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.9],
        ["Oméga 6", 2.3],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-GRA-AGN",
    slug: "croquettes-grand-chien-adulte-agneau-riz",
    name: "Croquettes grand chien adulte\u00a0– Agneau & riz",
    subtitle: "Agneau et riz, grosses croquettes pour chiens de plus de 25 kg",
    animal: "dog",
    kind: "dry",
    range: "terroir",
    category: "chien/croquettes/adulte",
    pack: { shape: "bag", lines: ["Agneau & riz"], stage: "Grand chien adulte", weight: "12 kg" },
    variants: [format("11002101", "5 kg", 5000, 4890), format("11002102", "12 kg", 12000, 8890)],
    filters: {
      âge: "Adulte",
      taille: "Grand chien",
      besoin: ["Entretien"],
      protéine: ["Agneau"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes de grande taille",
    description: `Berger de Beauce, golden, leonberg : cette recette leur parle le langage simple de **l’agneau et du riz**. Les brebis ont pâturé en Aveyron, le riz a poussé en Camargue.

- 28 % d’agneau, frais pour près de la moitié
- riz 27 %, bien cuit puis soufflé avec le reste
- 13,5 % de matières grasses, de quoi nourrir sans arrondir

Les croquettes, de la taille d’une noix, ne s’avalent pas tout rond.`,
    composition:
      "Agneau (28 % : protéines d’agneau déshydratées 15 %, agneau frais 13 %), riz 27 %, orge, protéines de pois, graisse d’agneau, pulpe de betterave, protéines de volaille déshydratées 3 %, hydrolysat de foie de volaille, huile de lin 1 %, minéraux, levure de bière, poudre de moule 0,2 %.",
    additives: additives.dogDry,
    analysis: {
      protein: 25.5,
      fat: 13.5,
      ash: 7.8,
      fibre: 2.7,
      moisture: 9,
      detail: [
        ["Calcium", 1.4],
        ["Phosphore", 1],
        ["Oméga 6", 1.9],
        ["Oméga 3", 0.7],
      ],
    },
    ration: "dogLarge",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-PET-POU",
    slug: "croquettes-petit-chien-adulte-poulet-quinoa",
    name: "Croquettes petit chien adulte\u00a0– Poulet & quinoa",
    subtitle: "Poulet et quinoa d’Anjou, croquettes de 7 mm pour chiens de moins de 10 kg",
    animal: "dog",
    kind: "dry",
    range: "terroir",
    category: "chien/croquettes/adulte",
    pack: { shape: "bag", lines: ["Poulet & quinoa"], stage: "Petit chien adulte", weight: "2 kg" },
    variants: [
      format("11002201", "800 g", 800, 1050),
      format("11002202", "2 kg", 2000, 2190),
      format("11002203", "4 kg", 4000, 3990),
    ],
    filters: {
      âge: "Adulte",
      taille: "Petit chien",
      besoin: ["Entretien"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes de petite taille",
    description: `Le petit chien de la maison a souvent un grand avis sur sa gamelle. Celle-ci sent **le poulet rôti**, et la graine qui l’accompagne, le quinoa, pousse désormais en Anjou.

- poulet 33 %, dont 17 % de viande fraîche
- quinoa 10 % et riz, bien cuits
- petits cœurs de 7 mm, faciles à attraper pour un museau court`,
    composition:
      "Poulet (33 % : poulet frais 17 %, protéines de poulet déshydratées 16 %), riz 19 %, quinoa 10 %, graisse de volaille, protéines de pois, pulpe de betterave, hydrolysat de foie de volaille, huile de colza 2 %, œuf déshydraté, levure de bière, minéraux, romarin.",
    additives: additives.dogDry,
    analysis: {
      protein: 28,
      fat: 17,
      ash: 7,
      fibre: 2.4,
      moisture: 8.5,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.95],
        ["Oméga 6", 3],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "dogSmall",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-ACT-BOE",
    slug: "croquettes-chien-actif-boeuf-riz",
    name: "Croquettes chien actif\u00a0– Bœuf & riz",
    subtitle: "Bœuf et riz, une recette dense pour les chiens de travail, de chasse et de sport",
    animal: "dog",
    kind: "dry",
    range: "grand-air",
    category: "chien/croquettes/adulte",
    partner: "MUS-CH-PAT-ACT",
    pack: { shape: "bag", lines: ["Bœuf & riz"], stage: "Chien actif", weight: "12 kg" },
    variants: [
      format("11002301", "5 kg", 5000, 4990),
      format("11002302", "12 kg", 12000, 8890),
      format("11002303", "2 × 12 kg", 24000, 17290),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Actif"],
      protéine: ["Bœuf"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes actifs",
    description: `Traîneau, troupeau, agility, randonnée de dix jours : un chien qui travaille peut dépenser le double d’un chien de salon. **Plus de matières grasses, plus de protéines, moins de volume** : l’estomac reste léger quand les pattes courent.

- 36 % de bœuf, cœur et muscle
- près de 400 kcal pour 100 g
- riz 19 %, pour une énergie vite disponible

Donnez le repas principal deux heures après l’effort, jamais juste avant.`,
    composition:
      "Bœuf (36 % : protéines de bœuf déshydratées 20 %, bœuf frais 16 %), riz 19 %, graisse de bœuf 11 %, protéines de pois, avoine, graisse de volaille, œuf déshydraté 3 %, hydrolysat de foie de volaille, huile de poisson 1,5 %, pulpe de betterave, minéraux, levure de bière.",
    additives: additives.dogDry,
    analysis: {
      protein: 31,
      fat: 22,
      ash: 7.2,
      fibre: 2,
      moisture: 8.5,
      detail: [
        ["Calcium", 1.4],
        ["Phosphore", 1.05],
        ["Oméga 6", 2.6],
        ["Oméga 3", 0.8],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  ...dogDryGrainFree,
];
