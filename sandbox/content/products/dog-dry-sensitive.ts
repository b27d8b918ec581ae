import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

export const dogDrySensitive: ProductEntry[] = [
  {
    sku: "MUS-CH-DOU-DIN",
    slug: "croquettes-chien-sensible-dinde-riz",
    name: "Croquettes chien sensible\u00a0– Dinde & riz",
    subtitle: "Dinde pour seule viande et riz, neuf ingrédients en tout",
    animal: "dog",
    kind: "dry",
    range: "douceur",
    category: "chien/croquettes/sensible",
    partner: "MUS-CH-PAT-DOU",
    pack: { shape: "bag", lines: ["Dinde & riz"], stage: "Chien sensible", weight: "2 kg" },
    variants: [
      format("11003001", "2 kg", 2000, 2290),
      format("11003002", "5 kg", 5000, 4990),
      format("11003003", "12 kg", 12000, 8890),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Digestion sensible"],
      protéine: ["Dinde"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Comptez-les sur l’étiquette : **neuf ingrédients**, pas un de plus. Une viande, la dinde ; une céréale, le riz ; et de quoi équilibrer le tout.

- 32 % de dinde, graisse et foie de dinde compris dans la recette
- riz 38 %, très cuit, facile à digérer
- ni blé, ni maïs, ni produit laitier

Une recette courte n’est pas un traitement : si les troubles durent, c’est au vétérinaire d’en chercher la raison.`,
    composition:
      "Riz 38 %, dinde (32 % : protéines de dinde déshydratées 18 %, dinde fraîche 14 %), graisse de dinde, protéines de pomme de terre, pulpe de betterave 3 %, hydrolysat de foie de dinde, huile de colza 1 %, minéraux, pulpe de chicorée 1 %.",
    additives: additives.dogDry,
    analysis: {
      protein: 25,
      fat: 14,
      ash: 6.6,
      fibre: 2,
      moisture: 9,
      detail: [
        ["Calcium", 1.1],
        ["Phosphore", 0.85],
        ["Oméga 6", 2.6],
        ["Oméga 3", 0.5],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-DOU-INS",
    slug: "croquettes-chien-sensible-insectes-pomme-de-terre",
    name: "Croquettes chien sensible\u00a0– Insectes & pomme de terre",
    subtitle: "Larves de mouche soldat noire et pomme de terre, pour seules sources de protéines",
    animal: "dog",
    kind: "dry",
    range: "douceur",
    category: "chien/croquettes/sensible",
    pack: { shape: "bag", lines: ["Insectes &", "pomme de terre"], stage: "Chien sensible", weight: "2 kg" },
    variants: [
      format("11003101", "2 kg", 2000, 2390),
      format("11003102", "5 kg", 5000, 5190),
      format("11003103", "10 kg", 10000, 8790),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Digestion sensible", "Sans céréales"],
      protéine: ["Insectes"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Oui, des insectes. Des **larves de mouche soldat noire**, élevées en Île-de-France sur des coproduits végétaux, séchées puis moulues. Peu de chiens en ont déjà mangé, et c’est tout l’intérêt d’une protéine nouvelle.

- 27 % d’insectes, aucune viande ni aucun poisson
- la pomme de terre (31 %) tient lieu de céréales
- un parfum de pain grillé, qui surprend à l’ouverture du sac

Les humains hésitent, les chiens rarement.`,
    composition:
      "Pomme de terre 31 %, larves de mouche soldat noire déshydratées 27 %, protéines de pomme de terre 12 %, pois, graisse d’insectes 6 %, pulpe de betterave, huile de tournesol, huile de lin 2 %, hydrolysat de protéines d’insectes, minéraux, pulpe de pomme, levure de bière.",
    additives: additives.dogGrainFreeDry,
    analysis: {
      protein: 25,
      fat: 14.5,
      ash: 6.5,
      fibre: 4.2,
      moisture: 9,
      detail: [
        ["Calcium", 1.3],
        ["Phosphore", 0.8],
        ["Oméga 6", 2.2],
        ["Oméga 3", 0.9],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-DOU-POI",
    slug: "croquettes-chien-peau-sensible-poisson-blanc-patate-douce",
    name: "Croquettes chien peau sensible\u00a0– Poisson blanc & patate douce",
    subtitle: "Poisson blanc et patate douce, avec de l’huile de saumon et de lin",
    animal: "dog",
    kind: "dry",
    range: "douceur",
    category: "chien/croquettes/sensible",
    pack: {
      shape: "bag",
      lines: ["Poisson blanc &", "patate douce"],
      stage: "Peau sensible",
      weight: "2 kg",
    },
    variants: [
      format("11003201", "2 kg", 2000, 2390),
      format("11003202", "5 kg", 5000, 5190),
      format("11003203", "12 kg", 12000, 8900),
    ],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Peau & pelage", "Sans céréales"],
      protéine: ["Poisson"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes",
    description: `Le poil dit beaucoup de ce qui passe par la gamelle. Nous avons associé **le poisson blanc de l’Atlantique** à deux huiles, saumon et lin, pour leurs acides gras oméga 3.

- poisson 31 %, pour seule protéine animale
- patate douce 26 %, sans céréales
- 1,9 % d’oméga 3, et du zinc parmi les minéraux ajoutés

Laissez-lui deux mois : c’est le temps qu’un pelage met à se renouveler.`,
    composition:
      "Poisson (31 % : poisson blanc déshydraté 17 %, poisson blanc frais 14 %), patate douce 26 %, pois, huile de saumon 5 %, protéines de pomme de terre, pulpe de betterave, huile de lin 2 %, hydrolysat de poisson, minéraux, levure de bière, algues marines 0,5 %.",
    additives: additives.dogGrainFreeDry,
    analysis: {
      protein: 25.5,
      fat: 15,
      ash: 7.2,
      fibre: 2.8,
      moisture: 9,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.9],
        ["Oméga 6", 2],
        ["Oméga 3", 1.9],
      ],
    },
    ration: "dogActive",
    directions: directions.dry,
  },
  {
    sku: "MUS-CH-DOU-LAP",
    slug: "croquettes-petit-chien-sensible-lapin-pomme-de-terre",
    name: "Croquettes petit chien sensible\u00a0– Lapin & pomme de terre",
    subtitle: "Lapin pour seule viande, pomme de terre, croquettes de 7 mm",
    animal: "dog",
    kind: "dry",
    range: "douceur",
    category: "chien/croquettes/sensible",
    pack: { shape: "bag", lines: ["Lapin &", "pomme de terre"], stage: "Petit sensible", weight: "2 kg" },
    variants: [
      format("11003301", "800 g", 800, 1190),
      format("11003302", "2 kg", 2000, 2390),
      format("11003303", "4 kg", 4000, 4390),
    ],
    filters: {
      âge: "Adulte",
      taille: "Petit chien",
      besoin: ["Digestion sensible", "Sans céréales"],
      protéine: ["Lapin"],
      texture: "Croquettes",
    },
    feedType: "Aliment complet pour chiens adultes de petite taille",
    description: `Bichons et yorkshires ont la réputation d’être délicats ; disons qu’ils savent ce qui leur réussit. **Le lapin, viande maigre et douce**, est ici accompagné de pomme de terre et de presque rien d’autre.

- 31 % de lapin élevé dans les Deux-Sèvres
- pomme de terre 30 %, à la place des céréales
- une liste d’ingrédients qui tient sur trois lignes`,
    composition:
      "Lapin (31 % : protéines de lapin déshydratées 17 %, lapin frais 14 %), pomme de terre 30 %, protéines de pomme de terre, huile de tournesol 6 %, pulpe de betterave, hydrolysat de foie de lapin, huile de colza 3 %, minéraux, persil.",
    additives: additives.dogGrainFreeDry,
    analysis: {
      protein: 26,
      fat: 15.5,
      ash: 7,
      fibre: 2.6,
      moisture: 8.5,
      detail: [
        ["Calcium", 1.2],
        ["Phosphore", 0.9],
        ["Oméga 6", 3.2],
        ["Oméga 3", 0.6],
      ],
    },
    ration: "dogSmall",
    directions: directions.dry,
  },
];
