import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogDrySenior: ProductEntry[] = [
  {
    sku: "MUS-CH-SEN-DIN",
    slug: "croquettes-chien-senior-dinde-avoine",
    name: "Croquettes chien senior\u00a0– Dinde & avoine",
    subtitle: "Dinde et avoine, pour le chien à partir de 8 ans",
    animal: "dog",
    kind: "dry",
    range: "bel-age",
    category: "chien/croquettes/senior",
    partner: "MUS-CH-PAT-SEN",
    pack: { shape: "bag", lines: ["Dinde & avoine"], stage: "Chien senior", weight: "5 kg" },
    variants: [
      format("11001301", "2 kg", 2000, 2290),
      format("11001302", "5 kg", 5000, 4990),
      format("11001303", "10 kg", 10000, 8790),
    ],
    filters: {
      âge: "Senior",
      taille: "Toutes tailles",
      besoin: ["Entretien"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens âgés",
    description: `Avec l’âge, un chien bouge moins mais garde besoin de bonnes protéines. Cette recette en contient **autant que celle d’un adulte, avec moins de matières grasses**.

- 30 % de dinde, fraîche et déshydratée à parts égales
- de l’avoine et de la pulpe de chicorée pour les fibres
- des croquettes légères, qui s’attendrissent vite dans l’eau tiède`,
    composition:
      "Dinde (30 % : dinde fraîche 15 %, protéines de dinde déshydratées 15 %), avoine 22 %, riz, orge, protéines de pois, pulpe de betterave 4 %, graisse de volaille, hydrolysat de foie de volaille, huile de poisson 1 %, pulpe de chicorée 1 %, levure de bière, minéraux, myrtille séchée 0,3 %.",
    additives: additives.dogSeniorDry,
    analysis: {
      protein: 27,
      fat: 12,
      ash: 6.4,
      fibre: 3.6,
      moisture: 9,
      detail: [
        ["Calcium", 1],
        ["Phosphore", 0.75],
        ["Sodium", 0.25],
        ["Oméga 3", 0.7],
      ],
    },
    ration: "dogQuiet",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-SEN-PET",
    slug: "croquettes-petit-chien-senior-poulet-riz",
    name: "Croquettes petit chien senior\u00a0– Poulet & riz",
    subtitle: "Poulet et riz, petites croquettes tendres dès 10 ans",
    animal: "dog",
    kind: "dry",
    range: "bel-age",
    category: "chien/croquettes/senior",
    pack: { shape: "bag", lines: ["Poulet & riz"], stage: "Petit chien senior", weight: "2 kg" },
    variants: [
      format("11002401", "800 g", 800, 1090),
      format("11002402", "2 kg", 2000, 2190),
      format("11002403", "4 kg", 4000, 3990),
    ],
    filters: {
      âge: "Senior",
      taille: "Petit chien",
      besoin: ["Entretien"],
      protéine: ["Poulet"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens âgés de petite taille",
    description: `Un petit chien ne devient senior que vers dix ans, et il lui reste souvent de belles années. Cette recette garde les protéines d’un adulte et **allège le gras et le sel**.

- 31 % de poulet
- une croquette qui fond dans un fond d’eau tiède en trois minutes
- 0,25 % de sodium

Servez-la tiédie : le nez fatigué retrouve l’odeur du poulet.`,
    composition:
      "Poulet (31 % : poulet frais 16 %, protéines de poulet déshydratées 15 %), riz 26 %, avoine, protéines de pois, graisse de volaille, pulpe de betterave 4 %, hydrolysat de foie de volaille, huile de poisson 1 %, pulpe de chicorée, levure de bière, minéraux.",
    additives: additives.dogSeniorDry,
    analysis: {
      protein: 27.5,
      fat: 13,
      ash: 6.3,
      fibre: 3.2,
      moisture: 9,
      detail: [
        ["Calcium", 1],
        ["Phosphore", 0.75],
        ["Sodium", 0.25],
        ["Oméga 3", 0.7],
      ],
    },
    ration: "dogSmall",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-SEN-GRA",
    slug: "croquettes-grand-chien-senior-poisson-blanc-avoine",
    name: "Croquettes grand chien senior\u00a0– Poisson blanc & avoine",
    subtitle: "Poisson blanc et avoine, pour le grand chien à partir de 6 ans",
    animal: "dog",
    kind: "dry",
    range: "bel-age",
    category: "chien/croquettes/senior",
    pack: {
      shape: "bag",
      lines: ["Poisson blanc", "& avoine"],
      stage: "Grand chien senior",
      weight: "12 kg",
    },
    variants: [format("11002501", "5 kg", 5000, 4790), format("11002502", "12 kg", 12000, 8890)],
    filters: {
      âge: "Senior",
      taille: "Grand chien",
      besoin: ["Entretien"],
      protéine: ["Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens âgés de grande taille",
    description: `Les grands chiens vieillissent tôt : à six ou sept ans, la sieste s’allonge et l’escalier paraît plus haut. Du **cabillaud et du lieu** prennent ici la place des viandes rouges, avec de l’avoine des Ardennes.

- poisson blanc 29 %, riche en protéines et pauvre en gras
- avoine 24 %, pour des fibres douces
- 0,3 % de poudre de moule verte

Gardez le rituel de la promenade, même courte.`,
    composition:
      "Poisson blanc (29 % : poisson blanc déshydraté 16 %, cabillaud et lieu frais 13 %), avoine 24 %, riz, orge, protéines de pois, pulpe de betterave 4 %, graisse de volaille, huile de poisson 2 %, hydrolysat de poisson, levure de bière, minéraux, poudre de moule verte 0,3 %.",
    additives: additives.dogSeniorDry,
    analysis: {
      protein: 26,
      fat: 12,
      ash: 6.6,
      fibre: 3.8,
      moisture: 9,
      detail: [
        ["Calcium", 1.05],
        ["Phosphore", 0.8],
        ["Sodium", 0.3],
        ["Oméga 3", 1.1],
      ],
    },
    ration: "dogLarge",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-SEN-AGN",
    slug: "croquettes-chien-senior-agneau-lentilles-sans-cereales",
    name: "Croquettes chien senior\u00a0– Agneau & lentilles, sans céréales",
    subtitle: "Agneau et lentilles, sans céréales, pour le chien à partir de 8 ans",
    animal: "dog",
    kind: "dry",
    range: "bel-age",
    category: "chien/croquettes/senior",
    pack: { shape: "bag", lines: ["Agneau", "& lentilles"], stage: "Chien senior", weight: "2 kg" },
    variants: [
      format("11002601", "2 kg", 2000, 2390),
      format("11002602", "5 kg", 5000, 5190),
      format("11002603", "10 kg", 10000, 8890),
    ],
    filters: {
      âge: "Senior",
      taille: "Toutes tailles",
      besoin: ["Entretien", "Sans céréales"],
      protéine: ["Agneau"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens âgés",
    description: `Pour le vieux compagnon habitué depuis toujours à manger sans blé ni maïs, et qui n’a pas l’intention de changer. **L’agneau reste au premier rang**, les lentilles blondes de Saint-Flour apportent l’amidon.

- 30 % d’agneau, et aucune autre viande
- lentilles 19 %, potiron 4 %
- 12,5 % de matières grasses, contre 17 % dans notre recette adulte à l’agneau`,
    composition:
      "Agneau (30 % : agneau frais 16 %, protéines d’agneau déshydratées 14 %), lentilles 19 %, pomme de terre, pois, protéines de pois, graisse d’agneau, potiron séché 4 %, pulpe de pomme, huile de lin 1,5 %, hydrolysat de foie d’agneau, minéraux, levure de bière, myrtille séchée 0,3 %.",
    additives: additives.dogSeniorDry,
    analysis: {
      protein: 27,
      fat: 12.5,
      ash: 7,
      fibre: 3.9,
      moisture: 9,
      detail: [
        ["Calcium", 1.1],
        ["Phosphore", 0.85],
        ["Sodium", 0.25],
        ["Oméga 3", 0.9],
      ],
    },
    ration: "dogQuiet",
    directions: directions.dry,
  },
];
