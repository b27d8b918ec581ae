import { additives, directions } from "./label-texts.ts";
import { format, type ProductEntry } from "./product-entry.ts";

/** Treats for both. */
export const treats: ProductEntry[] = [
  {
    sku: "MUS-CH-FRI-CAN",
    slug: "aiguillettes-de-canard-chien",
    name: "Aiguillettes de canard séchées pour chien",
    subtitle: "Du canard du Sud-Ouest, séché lentement, et rien d'autre",
    animal: "dog",
    kind: "treat",
    range: "terroir",
    category: "chien/friandises",
    pack: { shape: "jar", lines: ["Aiguillettes", "de canard"], stage: "Friandise chien", weight: "100 g" },
    variants: [format("13000101", "100 g", 100, 790), format("13000102", "3 × 100 g", 300, 2190)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense", "Sans céréales"],
      protéine: ["Canard"],
      texture: "Friandise séchée",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `**Un seul ingrédient** : des filets de canard du Sud-Ouest, coupés en lanières et séchés douze heures à basse température.

- se casse à la main en petits morceaux
- à garder pour les grandes occasions, ou pour un rappel réussi`,
    composition: "Filet de canard 100 %.",
    additives: additives.none,
    analysis: { protein: 62, fat: 12, ash: 4.2, fibre: 0.6, moisture: 17 },
    ration: "dogTreat",
    directions: directions.treat,
  },
  {
    sku: "MUS-CT-FRI-SAU",
    slug: "cubes-de-saumon-lyophilises-chat",
    name: "Cubes de saumon lyophilisés pour chat",
    subtitle: "Du saumon, dont on a seulement retiré l'eau",
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
    description: `De petits cubes de **saumon cru, séché par le froid** : croustillants au sortir du bocal, tendres dès qu'on les mouille.

- un seul ingrédient
- émiettés sur une ration, ils décident bien des chats`,
    composition: "Saumon 100 %.",
    additives: additives.none,
    analysis: { protein: 66, fat: 22, ash: 4.8, fibre: 0.3, moisture: 5 },
    ration: "catTreat",
    directions: directions.treat,
  },
  {
    sku: "MUS-CH-FRI-ECH",
    slug: "petits-biscuits-pomme-sachet-decouverte",
    name: "Petits biscuits à la pomme pour chien\u00a0– Sachet découverte",
    subtitle: "Cinq biscuits à goûter, offerts avec votre commande",
    animal: "dog",
    kind: "treat",
    range: "premiers-pas",
    category: "chien/friandises",
    pack: {
      shape: "jar",
      lines: ["Petits biscuits", "à la pomme"],
      stage: "Friandise chien",
      weight: "25 g",
    },
    variants: [format("13000201", "25 g", 25, 0)],
    filters: {
      âge: "Adulte",
      taille: "Toutes tailles",
      besoin: ["Récompense"],
      protéine: ["Œuf"],
      texture: "Biscuit",
    },
    feedType: "Aliment complémentaire pour chiens",
    description: `Cinq petits biscuits **cuits au four à Villeurbanne**, à la pomme et à la farine d'épeautre, pour faire connaissance. Un sachet offert par commande.

- croustillants, grands comme une pièce de deux euros
- sans sucre ajouté`,
    composition: "Farine d'épeautre 58 %, pomme 18 %, œuf, huile de colza, levure de bière.",
    additives: additives.none,
    analysis: { protein: 11, fat: 8, ash: 2, fibre: 3.5, moisture: 7 },
    ration: "dogTreat",
    directions: directions.treat,
  },
];
