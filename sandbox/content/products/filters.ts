import type { ProductSummary } from "../../content-system/entries/product.ts";
import { type Range, rangeNames } from "../pictures/packshots.ts";

export const vocabulary = {
  age: ["Chiot", "Chaton", "Adulte", "Senior"],
  size: ["Petit chien", "Moyen chien", "Grand chien"],
  need: [
    "Entretien",
    "Croissance",
    "Actif",
    "Stérilisé",
    "Poids de forme",
    "Digestion sensible",
    "Peau & pelage",
    "Intérieur",
    "Boules de poils",
    "Sans céréales",
    "Récompense",
    "Hygiène dentaire",
  ],
  protein: [
    "Poulet",
    "Dinde",
    "Canard",
    "Œuf",
    "Bœuf",
    "Veau",
    "Agneau",
    "Porc",
    "Lapin",
    "Chevreuil",
    "Sanglier",
    "Poisson",
    "Saumon",
    "Thon",
    "Truite",
    "Insectes",
  ],
  texture: {
    dry: ["Croquettes"],
    wet: ["Terrine", "Émincé en sauce", "Effilochés", "Mijoté", "Mousse", "Bouillon"],
    treat: [
      "Friandise séchée",
      "Friandise lyophilisée",
      "Friandise croquante",
      "Bouchée tendre",
      "Biscuit",
      "À mâcher",
      "Crème à lécher",
    ],
  },
} as const;

type Vocabulary = typeof vocabulary;

export interface FilterEntry {
  âge: Vocabulary["age"][number];
  taille?: Vocabulary["size"][number] | "Toutes tailles";
  besoin?: Vocabulary["need"][number][];
  protéine: Vocabulary["protein"][number][];
  texture: Vocabulary["texture"][keyof Vocabulary["texture"]][number];
}

interface FilteredEntry {
  animal: "dog" | "cat";
  range: Range;
  filters: FilterEntry;
}

export function filtersOf({ animal, filters, range }: FilteredEntry): ProductSummary["filters"] {
  const { taille, besoin = [], protéine, âge, texture } = filters;
  return [
    one("animal", animal === "dog" ? "Chien" : "Chat"),
    one("âge", âge),
    ...(taille === "Toutes tailles" ? vocabulary.size : [taille]).flatMap((size) =>
      size ? one("taille", size) : [],
    ),
    ...besoin.map((need) => one("besoin", need)),
    ...protéine.map((protein) => one("protéine", protein)),
    one("texture", texture),
    one("gamme", rangeNames[range]),
  ];
}

const one = (name: string, value: string) => ({ attributes: { name, value } });
