import type { Trait } from "../traits.ts";

/** In the order in which people mention them; a review mentions each once. */
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
 * - `{Il}`, `{il}`: the animal as a subject: its name or "mon chien" at first, then a pronoun
 * - `{Nom}`, `{de Nom}`, `{que Nom}`: its name, after "d’" where it begins with a vowel
 * - `{Mon chien}`, `{mon chien}`, `{âge}`: by species, breed, sex and age
 * - `{content|contente}`: agrees with the animal; `[ravi|ravie]` with the writer
 * - `{petit}`, `{grand}`: the smallest and the largest format on sale
 */
export interface RemarkGroup {
  topic: Topic;
  traits?: Trait[];
  /** The writer has several animals: the rest of the review mentions no single one. */
  several?: true;
  good?: string[];
  regret?: string[];
  middling?: string[];
  bad?: string[];
}
