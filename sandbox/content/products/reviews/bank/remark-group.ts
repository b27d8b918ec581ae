import type { Trait } from "../traits.ts";

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
 * Sentences about one topic, each complete in itself. `fill-slots.ts` fills their slots:
 *
 * - `{Il}`, `{il}`: the animal as a subject, first its name or "mon chien", then a pronoun
 * - `{Nom}`, `{de Nom}`, `{que Nom}`: its name, after "d’" before a vowel
 * - `{Mon chien}`, `{mon chien}`, `{âge}`: by species, breed, sex and age
 * - `{content|contente}`: agrees with the animal; `[ravi|ravie]` with the writer
 * - `{petit}`, `{grand}`: the smallest and the largest format on sale
 */
export interface RemarkGroup {
  topic: Topic;
  traits?: Trait[];
  several?: true;
  good?: string[];
  regret?: string[];
  middling?: string[];
  bad?: string[];
}
