import type { Trait } from "../traits.ts";

/** What a sentence is about, in the order in which people tell things; a review speaks of each only once. */
export const topics = [
  "story",
  "appetite",
  "food",
  "smell",
  "recipe",
  "wellbeing",
  "use",
  "pack",
  "price",
  "delivery",
  "service",
  "habit",
  "closing",
] as const;
export type Topic = (typeof topics)[number];

/**
 * Sentences about one topic, each complete in itself. Slots, filled in by `fill-slots.ts`:
 *
 * - `{Il}`, `{il}`: the animal as a subject: its name or "mon chien" at first, a pronoun once it was spoken of
 * - `{Nom}`, `{de Nom}`, `{que Nom}`: its name, after "d’" where it begins with a vowel
 * - `{Mon chien}`, `{mon chien}`, `{âge}`: by species, breed, sex and age
 * - `{content|contente}`: agrees with the animal; `[ravi|ravie]` with the person who writes
 * - `{petit}`, `{grand}`: the smallest and the largest format on sale
 */
export interface RemarkGroup {
  topic: Topic;
  /** What a product must have, all of it, for these sentences to be true of it; any product without. */
  traits?: Trait[];
  /** The writer has several animals: nothing else in the review speaks of a single one. */
  several?: true;
  /** Praise. */
  good?: string[];
  /** A reservation after praise, for four stars. */
  regret?: string[];
  /** Neither warm nor cold: the reason of three stars. */
  middling?: string[];
  /** The reason of one or two stars. */
  bad?: string[];
}
