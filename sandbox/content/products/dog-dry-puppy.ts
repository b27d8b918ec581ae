import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogDryPuppy: ProductEntry[] = [
  {
    sku: "MUS-CH-CHI-POU",
    slug: "croquettes-chiot-poulet-riz",
    name: "Croquettes chiot\u00a0– Poulet & riz",
    subtitle: "Poulet et riz, pour le chiot de petite et moyenne taille",
    animal: "dog",
    kind: "dry",
    range: "premiers-pas",
    category: "chien/croquettes/chiot",
    partner: "MUS-CH-PAT-CHI",
    pack: { shape: "bag", lines: ["Poulet & riz"], stage: "Chiot", weight: "2 kg" },
    variants: [
      format("11001101", "800 g", 800, 1090),
      format("11001102", "2 kg", 2000, 2290),
      format("11001103", "7 kg", 7000, 6590),
    ],
    filters: {
      âge: "Chiot",
      taille: "Moyen chien",
      besoin: ["Croissance"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiots",
    description: `Du sevrage à l’âge adulte, un chiot construit tout : cette recette lui apporte **plus de protéines, d’énergie et de minéraux** que celle d’un adulte, dans des croquettes faciles à mâcher.

- 34 % de poulet, frais et déshydraté, avec de l’œuf
- du riz et de l’huile de poisson, source de DHA
- pour la chienne gestante ou allaitante aussi

Pour les chiots dont le poids adulte dépassera 25 kg, préférez la recette *grande race*.`,
    composition:
      "Poulet (34 % : poulet frais 17 %, protéines de poulet déshydratées 17 %), riz 22 %, graisse de volaille, avoine, protéines de pois, œuf déshydraté 3 %, hydrolysat de foie de volaille, pulpe de betterave, huile de poisson 1,5 %, levure de bière, minéraux, pulpe de chicorée.",
    additives: additives.puppyDry,
    analysis: {
      protein: 30,
      fat: 19,
      ash: 7.5,
      fibre: 2,
      moisture: 8.5,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1],
        ["Oméga 6", 3.2],
        ["Oméga 3", 0.8],
      ],
    },
    ration: "puppy",
    directions: directions.growth,
  },
  {
    sku: "MUS-CH-CHI-GRA",
    slug: "croquettes-chiot-grande-race-dinde-riz",
    name: "Croquettes chiot grande race\u00a0– Dinde & riz",
    subtitle: "Dinde et riz, pour une croissance régulière au-delà de 25 kg",
    animal: "dog",
    kind: "dry",
    range: "premiers-pas",
    category: "chien/croquettes/chiot",
    partner: "MUS-CH-PAT-CHG",
    pack: { shape: "bag", lines: ["Dinde & riz"], stage: "Chiot grande race", weight: "12 kg" },
    variants: [format("11001201", "2 kg", 2000, 2290), format("11001202", "12 kg", 12000, 9990)],
    filters: {
      âge: "Chiot",
      taille: "Grand chien",
      besoin: ["Croissance"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiots de grande taille",
    description: `Un chiot de grande race grandit longtemps, jusqu’à 18 ou 24 mois. Sa recette est **un peu moins grasse**, et son calcium est tenu dans une fourchette étroite.

- 30 % de dinde, fraîche et déshydratée
- calcium et phosphore dans un rapport de 1,3 pour 1
- des croquettes de 14 mm, à mouiller les premières semaines`,
    composition:
      "Dinde (30 % : dinde fraîche 14 %, protéines de dinde déshydratées 16 %), riz 23 %, orge, avoine, graisse de volaille, protéines de pois, pulpe de betterave, hydrolysat de foie de volaille, huile de poisson 1 %, levure de bière, minéraux, poudre de moule 0,2 %.",
    additives: additives.puppyDry,
    analysis: {
      protein: 28,
      fat: 15,
      ash: 7,
      fibre: 2.4,
      moisture: 9,
      detail: [
        ["Calcium", 1.17],
        ["Phosphore", 0.9],
        ["Oméga 6", 2.6],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "puppy",
    directions: directions.growth,
  },
  {
    sku: "MUS-CH-CHI-PET",
    slug: "croquettes-chiot-petite-race-poulet-epeautre",
    name: "Croquettes chiot petite race\u00a0– Poulet & épeautre",
    subtitle: "Poulet et épeautre, croquettes de 6 mm pour le chiot de moins de 10 kg à l’âge adulte",
    animal: "dog",
    kind: "dry",
    range: "premiers-pas",
    category: "chien/croquettes/chiot",
    pack: { shape: "bag", lines: ["Poulet", "& épeautre"], stage: "Chiot petite race", weight: "2 kg" },
    variants: [
      format("11001501", "800 g", 800, 1090),
      format("11001502", "2 kg", 2000, 2190),
      format("11001503", "4 kg", 4000, 3990),
    ],
    filters: {
      âge: "Chiot",
      taille: "Petit chien",
      besoin: ["Croissance"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiots de petite taille",
    description: `Un chiot de petite race finit de grandir vers dix mois : il fait en une saison ce qu’un dogue fait en deux ans. Sa gamelle est minuscule, alors **chaque croquette compte**.

- 35 % de poulet, dont plus de la moitié arrive frais
- des pastilles de 6 mm, que des dents de lait cassent sans effort
- 1,5 % d’huile de saumon, qui apporte du DHA

Le sac de 800 g dure une dizaine de jours pour un chiot de deux kilos : de quoi goûter avant de choisir.`,
    composition:
      "Poulet (35 % : poulet frais 18 %, protéines de poulet déshydratées 17 %), épeautre 21 %, graisse de volaille, riz, protéines de pois, œuf déshydraté 3 %, pulpe de betterave, hydrolysat de foie de volaille, huile de saumon 1,5 %, levure de bière, minéraux, pulpe de chicorée.",
    additives: additives.puppyDry,
    analysis: {
      protein: 31,
      fat: 20,
      ash: 7.4,
      fibre: 2,
      moisture: 8.5,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1],
        ["Oméga 6", 3.3],
        ["Oméga 3", 0.8],
      ],
    },
    ration: "puppy",
    directions: directions.growth,
  },
  {
    sku: "MUS-CH-CHI-AGN",
    slug: "croquettes-chiot-moyenne-race-agneau-riz",
    name: "Croquettes chiot moyenne race\u00a0– Agneau & riz",
    subtitle: "Agneau et riz, pour le chiot qui pèsera de 10 à 25 kg",
    animal: "dog",
    kind: "dry",
    range: "premiers-pas",
    category: "chien/croquettes/chiot",
    pack: { shape: "bag", lines: ["Agneau & riz"], stage: "Chiot moyenne race", weight: "2 kg" },
    variants: [
      format("11001601", "2 kg", 2000, 2290),
      format("11001602", "5 kg", 5000, 4990),
      format("11001603", "12 kg", 12000, 8890),
    ],
    filters: {
      âge: "Chiot",
      taille: "Moyen chien",
      besoin: ["Croissance"],
      protéine: ["Agneau"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiots de taille moyenne",
    description: `Cocker, épagneul breton, border collie : des chiots qui courent déjà quand les autres dorment. Nous leur avons écrit une recette **à l’agneau et au riz**, énergique sans être lourde.

- de l’agneau à hauteur de 31 %, et l’œuf pour compléter
- un calcium à 1,3 %, dans la moyenne des besoins de cet âge
- une croquette en forme d’anneau, large de 10 mm

Vers un an, passez à une recette d’adulte en une dizaine de jours.`,
    composition:
      "Agneau (31 % : protéines d’agneau déshydratées 17 %, agneau frais 14 %), riz 25 %, graisse de volaille, avoine, protéines de pois, œuf déshydraté 2 %, pulpe de betterave, hydrolysat de foie de volaille, huile de poisson 1 %, minéraux, levure de bière.",
    additives: additives.puppyDry,
    analysis: {
      protein: 29,
      fat: 17.5,
      ash: 7.6,
      fibre: 2.2,
      moisture: 9,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 1],
        ["Oméga 6", 2.8],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "puppy",
    directions: directions.growth,
  },
  {
    sku: "MUS-CH-CHI-SAU",
    slug: "croquettes-chiot-saumon-pomme-de-terre-sans-cereales",
    name: "Croquettes chiot\u00a0– Saumon & pomme de terre, sans céréales",
    subtitle: "Saumon et pomme de terre, une croissance sans céréales",
    animal: "dog",
    kind: "dry",
    range: "premiers-pas",
    category: "chien/croquettes/chiot",
    pack: { shape: "bag", lines: ["Saumon &", "pomme de terre"], stage: "Chiot", weight: "2 kg" },
    variants: [
      format("11001701", "2 kg", 2000, 2390),
      format("11001702", "5 kg", 5000, 5190),
      format("11001703", "10 kg", 10000, 8890),
    ],
    filters: {
      âge: "Chiot",
      taille: "Toutes tailles",
      besoin: ["Croissance", "Sans céréales"],
      protéine: ["Saumon", "Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiots",
    description: `Certains éleveurs nous la réclamaient depuis l’ouverture : une recette de croissance **tout poisson**. La voici, avec de la pomme de terre et des pois là où d’autres mettent du blé.

- 33 % de saumon et de hareng
- naturellement pourvue en DHA, par l’huile de saumon (4 %)
- calcium et phosphore accordés pour toutes les tailles de chiots

Elle sent la marée à l’ouverture ; l’odeur s’efface une fois le sac refermé.`,
    composition:
      "Poisson (33 % : saumon frais 15 %, saumon déshydraté 11 %, hareng déshydraté 7 %), pomme de terre 24 %, pois 13 %, protéines de pomme de terre, huile de saumon 4 %, pulpe de betterave, hydrolysat de poisson, carotte, minéraux, levure de bière, algues marines.",
    additives: additives.puppyDry,
    analysis: {
      protein: 29.5,
      fat: 17,
      ash: 7.6,
      fibre: 2.6,
      moisture: 9,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.95],
        ["Oméga 6", 2.2],
        ["Oméga 3", 1.7],
      ],
    },
    ration: "puppy",
    directions: directions.growth,
  },
  {
    sku: "MUS-CH-JUN-POU",
    slug: "croquettes-junior-grande-race-poulet-orge",
    name: "Croquettes junior grande race\u00a0– Poulet & orge",
    subtitle: "Poulet et orge, pour la deuxième moitié de la croissance, de 8 à 20 mois",
    animal: "dog",
    kind: "dry",
    range: "premiers-pas",
    category: "chien/croquettes/chiot",
    pack: { shape: "bag", lines: ["Poulet & orge"], stage: "Junior grande race", weight: "12 kg" },
    variants: [
      format("11001801", "5 kg", 5000, 4490),
      format("11001802", "12 kg", 12000, 8790),
      format("11001803", "2 × 12 kg", 24000, 16990),
    ],
    filters: {
      âge: "Chiot",
      taille: "Grand chien",
      besoin: ["Croissance"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiots de grande taille, à partir de 8 mois",
    description: `À huit mois, un futur bouvier bernois a déjà la taille d’un adulte et encore dix mois de croissance devant lui. Cette recette prend la suite de celle du **chiot grande race** : la même prudence sur le calcium, un peu moins d’énergie.

- 28 % de poulet avec de l’orge brassicole des Hauts-de-France
- 14 % de matières grasses
- des croquettes de 16 mm qui demandent à être mâchées

Pesez-le chaque mois et gardez ses côtes faciles à sentir sous la main.`,
    composition:
      "Poulet (28 % : protéines de poulet déshydratées 15 %, poulet frais 13 %), orge 26 %, riz, avoine, graisse de volaille, protéines de pois, pulpe de betterave 3 %, hydrolysat de foie de volaille, huile de poisson 1 %, levure de bière, minéraux, poudre de moule 0,2 %.",
    additives: additives.puppyDry,
    analysis: {
      protein: 27,
      fat: 14,
      ash: 6.9,
      fibre: 2.6,
      moisture: 9,
      detail: [
        ["Calcium", 1.15],
        ["Phosphore", 0.9],
        ["Oméga 6", 2.5],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "puppy",
    directions: directions.growth,
  },
];
