import { cat, dog } from "./animal-types.ts";
import { breeds } from "./breeds/breeds.ts";

export interface Choice {
  code: string;
  label: string;
  description?: string;
  type?: string;
  /** May be told beside another choice. */
  allergy?: boolean;
  adultWeight?: { low: number; high: number };
}

export type ChoiceList = keyof typeof choices;

export const choiceOf = (list: ChoiceList, choice: string | null | undefined): Choice | undefined =>
  choices[list].members.find(({ code }) => code === choice);

export const choices = {
  "animal-types": {
    type: "AnimalType",
    members: [
      { code: dog, label: "Chien" },
      { code: cat, label: "Chat" },
    ],
  },
  "animal-genders": {
    type: "AnimalGender",
    members: [
      { code: "1", label: "Mâle" },
      { code: "2", label: "Femelle" },
    ],
  },
  "animal-breeds": { type: "AnimalBreed", members: breeds },
  "animal-conditions": {
    type: "AnimalCondition",
    members: [
      {
        code: "1",
        label: "Très maigre",
        description:
          "Les côtes, la colonne vertébrale et les os du bassin se voient de loin. Aucune graisse sous la main.",
      },
      {
        code: "2",
        label: "Mince",
        description:
          "Les côtes se sentent sans appuyer et se devinent à l’œil. La taille est très marquée, vue de dessus.",
      },
      {
        code: "3",
        label: "Idéale",
        description:
          "Les côtes se sentent sous une fine couche de graisse, sans se voir. La taille est visible derrière les côtes.",
      },
      {
        code: "4",
        label: "En surpoids",
        description:
          "Il faut appuyer pour sentir les côtes. La taille se devine à peine, le ventre s’arrondit.",
      },
      {
        code: "5",
        label: "Obèse",
        description:
          "Les côtes ne se sentent plus. Pas de taille, un ventre qui pend et des dépôts de graisse à la base de la queue.",
      },
    ],
  },
  "animal-activities": {
    type: "AnimalActivity",
    members: [
      {
        code: "low",
        label: "Calme",
        description: "Vit surtout à l’intérieur et sort moins d’une heure par jour.",
      },
      {
        code: "moderate",
        label: "Modérée",
        description: "Une à deux heures de promenade ou de jeu par jour.",
      },
      {
        code: "high",
        label: "Élevée",
        description: "Deux à trois heures de sorties soutenues par jour, ou dehors librement.",
      },
      {
        code: "very-high",
        label: "Très élevée",
        description: "Travail, sport ou chasse : plus de trois heures d’effort par jour.",
      },
    ],
  },
  "animal-features": {
    type: "AnimalFeature",
    members: [
      { code: "none", label: "Rien à signaler" },
      {
        code: "sensitive-digestion",
        label: "Digestion sensible",
        description: "Selles molles ou gaz, de temps en temps.",
      },
      {
        code: "sensitive-skin",
        label: "Peau ou pelage sensibles",
        description: "Démangeaisons, pellicules, poil terne.",
      },
      {
        code: "joints",
        label: "Articulations fragiles",
        description: "Raideurs au lever, arthrose débutante.",
      },
      {
        code: "hairballs",
        label: "Boules de poils",
        type: cat,
        description: "Régurgitées régulièrement.",
      },
      { code: "allergy-chicken", label: "Allergie au poulet", allergy: true },
      { code: "allergy-beef", label: "Allergie au bœuf", allergy: true },
      { code: "allergy-fish", label: "Allergie au poisson", allergy: true },
      { code: "allergy-grain", label: "Allergie aux céréales", allergy: true },
      { code: "kidney", label: "Maladie rénale", description: "Un suivi vétérinaire est nécessaire." },
      { code: "diabetes", label: "Diabète", description: "Un suivi vétérinaire est nécessaire." },
      { code: "heart", label: "Maladie du cœur", description: "Un suivi vétérinaire est nécessaire." },
      { code: "liver", label: "Maladie du foie", description: "Un suivi vétérinaire est nécessaire." },
      { code: "pancreatitis", label: "Pancréatite", description: "Un suivi vétérinaire est nécessaire." },
      {
        code: "urinary-stones",
        label: "Calculs urinaires",
        description: "Un suivi vétérinaire est nécessaire.",
      },
    ],
  },
  "animal-feeds": {
    type: "AnimalFeed",
    members: [
      { code: "kibble", label: "Croquettes" },
      { code: "wet-food", label: "Pâtée", description: "En boîte, en barquette ou en sachet." },
      { code: "home-made", label: "Ration ménagère", description: "Cuisinée à la maison." },
      { code: "raw", label: "Alimentation crue", description: "Viande et os crus, souvent dite BARF." },
      { code: "treats", label: "Friandises", description: "En plus des repas." },
    ],
  },
  "animal-brands": {
    type: "AnimalBrand",
    members: [
      { code: "museau", label: "Museau" },
      { code: "bel-os", label: "Bel’Os" },
      { code: "canaille", label: "Canaille & Cie" },
      { code: "felicat", label: "Félicat" },
      { code: "gamelle-doree", label: "La Gamelle dorée" },
      { code: "grand-air", label: "Grand Air" },
      { code: "moustache", label: "Moustache" },
      { code: "nutripatte", label: "Nutripatte" },
      { code: "ronron", label: "Ronron" },
      { code: "terroir-animal", label: "Terroir Animal" },
      { code: "truffe-noire", label: "Truffe noire" },
      { code: "veto-equilibre", label: "Véto Équilibre" },
      { code: "other", label: "Une autre marque" },
      { code: "unknown", label: "Je ne sais pas" },
    ],
  },
} satisfies Record<string, { type: string; members: readonly Choice[] }>;
