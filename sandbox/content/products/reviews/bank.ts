import type { ProductEntry } from "../product-entry.ts";
import { appetite } from "./bank/appetite.ts";
import { closing } from "./bank/closing.ts";
import { dry } from "./bank/dry.ts";
import { order } from "./bank/order.ts";
import { recipe } from "./bank/recipe.ts";
import type { RemarkGroup, Topic } from "./bank/remark-group.ts";
import { story } from "./bank/story.ts";
import { titles } from "./bank/titles.ts";
import { treats } from "./bank/treats.ts";
import { wellbeing } from "./bank/wellbeing.ts";
import { wet } from "./bank/wet.ts";
import { whole } from "./bank/whole.ts";
import type { Dice } from "./dice.ts";
import { hasTraits } from "./traits.ts";

const groups: RemarkGroup[] = [
  ...story,
  ...appetite,
  ...dry,
  ...wet,
  ...treats,
  ...recipe,
  ...wellbeing,
  ...order,
  ...closing,
];

export const moods = ["good", "regret", "middling", "bad"] as const;
export type Mood = (typeof moods)[number];

export interface Remark {
  topic: Topic;
  mood: Mood;
  sentence: string;
  several: boolean;
}

export type Score = 1 | 2 | 3 | 4 | 5;

export interface Pool {
  remarks: Remark[];
  whole: Record<Score, string[]>;
  titles: Record<Score, string[]>;
}

export function poolFor(entry: ProductEntry, dice: Dice): Pool {
  const remarks = groups
    .filter(({ traits }) => hasTraits(entry, traits))
    .flatMap(({ topic, several = false, ...sentences }) =>
      moods.flatMap((mood) =>
        (sentences[mood] ?? []).map((sentence) => ({ topic, mood, sentence, several })),
      ),
    );
  const fitting = (bank: (typeof whole)[number][]) => bank.filter(({ traits }) => hasTraits(entry, traits));
  return {
    remarks: dice.shuffle(remarks),
    whole: byScore(fitting(whole), dice),
    titles: byScore(fitting(titles), dice),
  };
}

function byScore(groups: (typeof whole)[number][], dice: Dice): Record<Score, string[]> {
  const of = (key: "score1" | "score2" | "score3" | "score4" | "score5") =>
    dice.shuffle(groups.flatMap((group) => group[key] ?? []));
  return { 1: of("score1"), 2: of("score2"), 3: of("score3"), 4: of("score4"), 5: of("score5") };
}
