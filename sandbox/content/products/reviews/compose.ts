import type { ProductEntry, ReviewEntry } from "../product-entry.ts";
import { topics } from "./bank/remark-group.ts";
import { type Mood, moods, type Pool, poolFor, type Remark, type Score } from "./bank.ts";
import { drawDates } from "./dates.ts";
import type { Dice } from "./dice.ts";
import { speaksOfPet, tell } from "./fill-slots.ts";
import { drawReviewer, type Reviewer } from "./reviewer.ts";

export interface Said {
  texts: Set<string>;
  authors: Set<string>;
  uses: Map<string, number>;
}

/** Repeats no sentence on a product and no text in a shop; returns fewer reviews if the bank runs out. */
export function composeReviews(entry: ProductEntry, scores: Score[], dice: Dice, said: Said): ReviewEntry[] {
  const pool = poolFor(entry, dice);
  return scores.flatMap((score) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const reviewer = drawReviewer(entry, dice);
      const sentences = chooseSentences(score, pool, dice, said.uses);
      const text = tell(sentences, { reviewer, formats: formatsOf(entry) });
      const author = signatureOf(reviewer, sentences, dice);
      if (!text || said.texts.has(text) || said.authors.has(author)) continue;
      said.texts.add(text);
      said.authors.add(author);
      use(sentences, pool, said.uses);
      const title = chooseTitle(score, sentences, reviewer, pool, dice, said.uses);
      return [{ author, score, title, text, ...drawDates(entry, dice) }];
    }
    return [];
  });
}

const attempts = 12;

function chooseSentences(score: Score, pool: Pool, dice: Dice, uses: Map<string, number>): string[] {
  if (dice.chance(0.25)) {
    const whole = leastUsed(pool.whole[score], (text) => text, uses);
    if (whole !== undefined) return [whole];
  }
  const household = dice.chance(0.12);
  const plan = planFor(score, dice);
  const chosen: Remark[] = [];
  for (const mood of plan) {
    const remark = leastUsed(
      pool.remarks.filter(
        (candidate) =>
          candidate.mood === mood &&
          fits(candidate, chosen, household) &&
          (chosen.length > 0 || isAboutFood(candidate)) &&
          (score > 3 || mood !== "good" || isAside(candidate)),
      ),
      ({ sentence }) => sentence,
      uses,
    );
    if (remark) chosen.push(remark);
  }
  return chosen.toSorted((one, other) => place(one) - place(other)).map(({ sentence }) => sentence);
}

function leastUsed<T>(
  candidates: T[],
  sentenceOf: (candidate: T) => string,
  uses: Map<string, number>,
): T | undefined {
  const count = (candidate: T) => uses.get(sentenceOf(candidate)) ?? 0;
  const least = Math.min(...candidates.map(count));
  return least < mostProducts ? candidates.find((candidate) => count(candidate) === least) : undefined;
}

const mostProducts = 3;

function place({ mood, topic }: Remark): number {
  const last = topic === "closing" ? moods.length : moods.indexOf(mood);
  return last * topics.length + topics.indexOf(topic);
}

function planFor(score: Score, dice: Dice): Mood[] {
  const goods = (most: number): Mood[] => Array.from({ length: dice.between(1, most) }, () => "good");
  if (score === 5) return dice.chance(0.25) ? goods(4) : goods(3);
  if (score === 4) return dice.chance(0.7) ? [...goods(2), "regret"] : goods(2);
  if (score === 3) return dice.chance(0.5) ? ["middling", "middling"] : ["middling", "good"];
  return dice.chance(0.6) ? ["bad", "bad"] : ["bad"];
}

function fits({ topic, mood, several, sentence }: Remark, chosen: Remark[], household: boolean): boolean {
  if (chosen.some((other) => other.topic === topic)) return false;
  if (topic === "closing" && !chosen.some((other) => other.mood === mood)) return false;
  return household ? several || !speaksOfPet(sentence) : !several;
}

function isAboutFood({ topic, mood }: Remark): boolean {
  const at = topics.indexOf(topic);
  const food = at >= topics.indexOf("appetite") && at <= topics.indexOf("use");
  return food || (mood !== "good" && !["story", "habit", "closing"].includes(topic));
}

function isAside({ topic }: Remark): boolean {
  return ["recipe", "pack", "delivery", "service"].includes(topic);
}

function use(sentences: string[], pool: Pool, uses: Map<string, number>): void {
  for (const sentence of sentences) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
  pool.remarks = pool.remarks.filter(({ sentence }) => !sentences.includes(sentence));
  for (const score of [1, 2, 3, 4, 5] as const)
    for (const list of [pool.whole, pool.titles])
      list[score] = list[score].filter((sentence) => !sentences.includes(sentence));
}

function chooseTitle(
  score: Score,
  sentences: string[],
  reviewer: Reviewer,
  pool: Pool,
  dice: Dice,
  uses: Map<string, number>,
): string {
  if (dice.chance(0.25)) return "";
  const ofOne = sentences.some(speaksOfPet);
  const fitting = pool.titles[score].filter((title) => ofOne || !speaksOfPet(title));
  const title = leastUsed(fitting, (text) => text, uses);
  if (title === undefined) return "";
  use([title], pool, uses);
  return tell([title], { reviewer, formats: { smallest: "", largest: "" } });
}

function signatureOf({ firstName, initial, pet }: Reviewer, sentences: string[], dice: Dice): string {
  const together = dice.chance(0.08) && sentences.some((sentence) => sentence.includes("Nom}"));
  return together ? `${firstName} et ${pet.name}` : `${firstName} ${initial}.`;
}

function formatsOf({ variants }: ProductEntry): { smallest: string; largest: string } {
  const visible = variants
    .filter(({ hidden }) => !hidden)
    .toSorted((one, other) => one.weight - other.weight)
    .map(({ name }) => name);
  return { smallest: visible[0] ?? "", largest: visible.at(-1) ?? "" };
}
