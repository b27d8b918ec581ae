import { dogDryPuppy } from "./dog-dry-puppy.ts";
import { dogDrySenior } from "./dog-dry-senior.ts";
import { dogDrySensitive } from "./dog-dry-sensitive.ts";
import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogDryNeeds: ProductEntry[] = [
  ...dogDryPuppy,
  ...dogDrySenior,
  {
    sku: "MUS-CH-STE-VOL",
    slug: "croquettes-chien-sterilise-volaille-legumes",
    name: "Croquettes chien stérilisé\u00a0– Volaille & légumes",
    subtitle: "Volaille et légumes, moins grasses et plus riches en fibres",
    animal: "dog",
    kind: "dry",
    range: "equilibre",
    category: "chien/croquettes/sterilise-et-light",
    partner: "MUS-CH-PAT-STE",
    pack: { shape: "bag", lines: ["Volaille", "& légumes"], stage: "Chien stérilisé", weight: "5 kg" },
    variants: [
      format("11001401", "2 kg", 2000, 2290),
      format("11001402", "5 kg", 5000, 4990),
      format("11001403", "12 kg", 12000, 9890),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Poulet", "Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes stérilisés",
    description: `Après une stérilisation, beaucoup de chiens dépensent moins sans manger moins. Cette recette apporte **12 % d’énergie en moins** que notre recette adulte, pour un volume de gamelle presque égal.

- 31 % de volaille, et 28 % de protéines
- courge, carotte et fibres de pois, qui tiennent au ventre
- de la L-carnitine ajoutée, 50 mg par kg`,
    composition:
      "Volaille (31 % : poulet frais 12 %, protéines de poulet déshydratées 11 %, protéines de dinde déshydratées 8 %), orge, avoine, légumes 9 % (courge, carotte, petits pois), fibres de pois 6 %, protéines de pois, pulpe de betterave, hydrolysat de foie de volaille, huile de colza, levure de bière, minéraux.",
    additives: additives.dogLeanDry,
    analysis: {
      protein: 28,
      fat: 10,
      ash: 6.8,
      fibre: 6.5,
      moisture: 9,
      detail: [
        ["Calcium", 1.1],
        ["Phosphore", 0.85],
        ["Oméga 6", 2],
        ["Oméga 3", 0.5],
      ],
    },
    ration: "dogQuiet",
    directions: directions.ideal,
  },
  {
    sku: "MUS-CH-LIG-POU",
    slug: "croquettes-chien-light-poulet-orge",
    name: "Croquettes chien light\u00a0– Poulet & orge",
    subtitle: "Poulet et orge, 16 % d’énergie en moins que notre recette adulte au poulet fermier",
    animal: "dog",
    kind: "dry",
    range: "equilibre",
    category: "chien/croquettes/sterilise-et-light",
    partner: "MUS-CH-PAT-LIG",
    pack: { shape: "bag", lines: ["Poulet & orge"], stage: "Chien light", weight: "5 kg" },
    variants: [
      format("11002701", "2 kg", 2000, 2190),
      format("11002702", "5 kg", 5000, 4890),
      format("11002703", "12 kg", 12000, 8890),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Poids de forme"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Les hanches se sont arrondies et la laisse passe plus de temps au clou ? **Light veut dire 306 kcal pour 100 g**, quand notre recette adulte *Poulet fermier & riz* en compte 366 : 16 % de moins, à volume de gamelle presque égal.

- 30 % de poulet, pour garder les protéines à 28 %
- 8 % de fibres : orge, pulpe de betterave et cellulose
- seulement 7,6 % de matières grasses

Comptez aussi les friandises, elles pèsent souvent plus qu’on ne croit. Si votre chien est très au-dessus de son poids, parlez-en d’abord à son vétérinaire.`,
    composition:
      "Poulet (30 % : protéines de poulet déshydratées 17 %, poulet frais 13 %), orge 25 %, avoine 13 %, pulpe de betterave 7 %, protéines de pois, cellulose 4 %, hydrolysat de foie de volaille, graisse de volaille, huile de poisson 1 %, levure de bière, minéraux, pulpe de chicorée.",
    additives: additives.dogLeanDry,
    analysis: {
      protein: 28,
      fat: 7.6,
      ash: 6.5,
      fibre: 8,
      moisture: 9,
      detail: [
        ["Calcium", 1.1],
        ["Phosphore", 0.85],
        ["Oméga 6", 1.7],
        ["Oméga 3", 0.5],
      ],
    },
    ration: "dogQuiet",
    directions: directions.ideal,
  },
  {
    sku: "MUS-CH-STE-PET",
    slug: "croquettes-petit-chien-sterilise-poulet-potiron",
    name: "Croquettes petit chien stérilisé\u00a0– Poulet & potiron",
    subtitle: "Poulet et potiron, croquettes de 7 mm, 11 % de matières grasses",
    animal: "dog",
    kind: "dry",
    range: "equilibre",
    category: "chien/croquettes/sterilise-et-light",
    pack: { shape: "bag", lines: ["Poulet", "& potiron"], stage: "Petit stérilisé", weight: "2 kg" },
    variants: [
      format("11002801", "800 g", 800, 1090),
      format("11002802", "2 kg", 2000, 2190),
      format("11002803", "4 kg", 4000, 3990),
    ],
    filters: {
      âge: "Adulte",
      taille: "Petit chien",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes stérilisés de petite taille",
    description: `Sur un chien de cinq kilos, trois cents grammes de trop sont déjà visibles. Cette recette mise sur **le potiron et les fibres de pois** pour remplir la gamelle sans l’alourdir.

- 32 % de poulet
- potiron 7 %, cuit et séché en Anjou
- L-carnitine : 50 mg par kg

Une cuillère doseuse suffit à se tromper du simple au double : prenez la balance.`,
    composition:
      "Poulet (32 % : protéines de poulet déshydratées 17 %, poulet frais 15 %), riz 18 %, orge, protéines de pois, potiron séché 7 %, fibres de pois 5 %, graisse de volaille, pulpe de betterave, hydrolysat de foie de volaille, huile de colza, levure de bière, minéraux.",
    additives: additives.dogLeanDry,
    analysis: {
      protein: 29,
      fat: 11,
      ash: 6.6,
      fibre: 5.5,
      moisture: 8.5,
      detail: [
        ["Calcium", 1.1],
        ["Phosphore", 0.85],
        ["Oméga 6", 2.1],
        ["Oméga 3", 0.5],
      ],
    },
    ration: "dogSmall",
    directions: directions.ideal,
  },
  {
    sku: "MUS-CH-STE-GRA",
    slug: "croquettes-grand-chien-sterilise-dinde-petits-pois",
    name: "Croquettes grand chien stérilisé\u00a0– Dinde & petits pois",
    subtitle: "Dinde et petits pois, pour chiens stérilisés de plus de 25 kg",
    animal: "dog",
    kind: "dry",
    range: "equilibre",
    category: "chien/croquettes/sterilise-et-light",
    pack: { shape: "bag", lines: ["Dinde", "& petits pois"], stage: "Grand stérilisé", weight: "12 kg" },
    variants: [format("11002901", "5 kg", 5000, 4790), format("11002902", "12 kg", 12000, 8790)],
    filters: {
      âge: "Adulte",
      taille: "Grand chien",
      besoin: ["Stérilisé", "Poids de forme"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes stérilisés de grande taille",
    description: `Porter quarante kilos sur quatre pattes demande de l’équilibre, surtout quand l’appétit augmente et que l’activité baisse. **Dix pour cent de matières grasses**, pas davantage, et des petits pois entiers qui craquent sous la dent.

- de la dinde pour 30 %
- petits pois 11 %, récoltés en Picardie
- des croquettes épaisses, qui ralentissent les plus pressés`,
    composition:
      "Dinde (30 % : protéines de dinde déshydratées 17 %, dinde fraîche 13 %), orge 21 %, avoine, petits pois 11 %, protéines de pois, pulpe de betterave 5 %, fibres de pois 4 %, hydrolysat de foie de volaille, graisse de volaille, huile de poisson 1 %, levure de bière, minéraux, poudre de moule 0,2 %.",
    additives: additives.dogLeanDry,
    analysis: {
      protein: 27.5,
      fat: 10,
      ash: 6.8,
      fibre: 6,
      moisture: 9,
      detail: [
        ["Calcium", 1.1],
        ["Phosphore", 0.85],
        ["Oméga 6", 1.9],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "dogLarge",
    directions: directions.ideal,
  },
  ...dogDrySensitive,
];
