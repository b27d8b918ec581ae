import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const catDryKitten: ProductEntry[] = [
  {
    sku: "MUS-CT-CHA-POU",
    slug: "croquettes-chaton-poulet-oeuf",
    name: "Croquettes chaton\u00a0– Poulet & œuf",
    subtitle: "Poulet et œuf, du sevrage à 12 mois",
    animal: "cat",
    kind: "dry",
    range: "premiers-pas",
    category: "chat/croquettes/chaton",
    partner: "MUS-CT-PAT-CHA",
    pack: { shape: "bag", lines: ["Poulet & œuf"], stage: "Chaton", weight: "1,5 kg" },
    variants: [
      format("21000401", "400 g", 400, 850),
      format("21000402", "1,5 kg", 1500, 2390),
      format("21000403", "4 kg", 4000, 5490),
    ],
    filters: { âge: "Chaton", besoin: ["Croissance"], protéine: ["Poulet", "Œuf"], texture: "Croquettes" },
    feedType: "Aliment complet pour chatons",
    description: `De **toutes petites croquettes** pour de toutes petites dents, et la plus énergétique de nos recettes : un chaton mange peu à la fois, et souvent.

- 40 % de poulet, frais et déshydraté, et de l’œuf
- de l’huile de poisson, source de DHA
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
    sku: "MUS-CT-CHA-GRA",
    slug: "croquettes-chaton-grande-race-dinde-saumon",
    name: "Croquettes chaton grande race\u00a0– Dinde & saumon",
    subtitle: "Dinde et saumon, pour les géants en devenir, jusqu’à 18 mois",
    animal: "cat",
    kind: "dry",
    range: "premiers-pas",
    category: "chat/croquettes/chaton",
    partner: "MUS-CT-PAT-CHS",
    pack: { shape: "bag", lines: ["Dinde & saumon"], stage: "Chaton géant", weight: "4 kg" },
    variants: [
      format("21001801", "400 g", 400, 890),
      format("21001802", "1,5 kg", 1500, 2490),
      format("21001803", "4 kg", 4000, 5690),
      format("21001804", "10 kg", 10000, 12290),
    ],
    filters: {
      âge: "Chaton",
      besoin: ["Croissance"],
      protéine: ["Dinde", "Saumon", "Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chatons de grande race",
    description: `Maine coon, norvégien, sibérien, ragdoll : ces chatons-là grandissent six mois de plus que les autres et finissent deux fois plus lourds. Leur recette est moins grasse que celle d’un petit chaton, pour une **croissance sans à-coups**, et ses croquettes en croix se prennent bien avec une large mâchoire.

- 29 % de dinde et 9 % de saumon
- calcium et phosphore dans un rapport de 1,2 pour 1
- à donner jusqu’à 15 mois pour une femelle, 18 pour un mâle`,
    composition:
      "Dinde (29 % : protéines de dinde déshydratées 17 %, dinde fraîche 12 %), riz, protéines de pois, saumon déshydraté 9 %, graisse de volaille, avoine, hydrolysat de foie de volaille 4 %, œuf déshydraté, pulpe de betterave, huile de poisson 2 %, levure de bière, minéraux, pulpe de chicorée.",
    additives: additives.kittenDry,
    analysis: {
      protein: 38,
      fat: 18,
      ash: 7.4,
      fibre: 2,
      moisture: 8,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 1],
        ["Oméga 3", 1],
        ["Taurine", 0.22],
      ],
    },
    ration: "kitten",
    directions: directions.growth,
  },
  {
    sku: "MUS-CT-CHA-STE",
    slug: "croquettes-chaton-sterilise-poulet-petits-pois",
    name: "Croquettes chaton stérilisé\u00a0– Poulet & petits pois",
    subtitle: "Poulet et petits pois, de l’opération à 12 mois",
    animal: "cat",
    kind: "dry",
    range: "premiers-pas",
    category: "chat/croquettes/chaton",
    partner: "MUS-CT-PAT-CHE",
    pack: { shape: "bag", lines: ["Poulet", "& petits pois"], stage: "Chaton stérilisé", weight: "1,5 kg" },
    variants: [format("21001901", "400 g", 400, 870), format("21001902", "1,5 kg", 1500, 2390)],
    filters: {
      âge: "Chaton",
      besoin: ["Croissance", "Stérilisé"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chatons stérilisés",
    description: `Opéré à six mois, un chaton a encore la moitié de son squelette à finir, mais son appétit va déjà plus vite que ses dépenses. Entre l’aliment de croissance et celui de l’adulte, il y avait un trou : le voici **comblé**.

- autant de calcium que notre première recette chaton, près d’un tiers de gras en moins
- poulet, 41 % ; petits pois, 8 %
- de minuscules triangles, à peine plus larges qu’une lentille`,
    composition:
      "Poulet (41 % : protéines de poulet déshydratées 25 %, poulet frais 16 %), riz, protéines de pois, petits pois 8 %, graisse de volaille, hydrolysat de foie de volaille 4 %, fibres de pois, œuf déshydraté 2 %, pulpe de betterave, huile de poisson 1,5 %, levure de bière, minéraux.",
    additives: additives.kittenDry,
    analysis: {
      protein: 39,
      fat: 13.5,
      ash: 7.4,
      fibre: 4,
      moisture: 8,
      detail: [
        ["Calcium", 1.25],
        ["Phosphore", 1.05],
        ["Oméga 3", 0.8],
        ["Taurine", 0.22],
      ],
    },
    ration: "kitten",
    directions: directions.growth,
  },
];
