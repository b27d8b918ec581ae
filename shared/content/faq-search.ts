import { prefixDistance } from "../search/edit-distance.ts";
import { withoutAccents } from "../text/text.ts";

/** What of a question is looked through. */
export interface Searchable {
  question: string;
  /** Text, Markdown or HTML: tags and addresses are not looked at. */
  answer: string;
  keywords: string;
  theme: { name: string };
}

/** Longest query that is read; what is longer was not typed. */
export const longestQuery = 100;

/**
 * The questions that hold every word of the query, wherever it stands and however it is written: "REMBOURSE",
 * "remboursé" and "rembourses" meet, since each word is looked for by its stem. A word that no question has is taken
 * for those one slip away from it. In the order of the list, those whose question holds all the words first. All of
 * them where nothing is asked.
 */
export function searchFaq<T extends Searchable>(questions: readonly T[], query: string): T[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...questions];
  const texts = questions.map((entry) => ` ${plain(textOf(entry))}`);
  const meant = words.map((word) => meantBy(word, texts));
  const holdsAll = (text: string) => meant.every((ways) => ways.some((way) => text.includes(` ${way}`)));
  const found = questions.filter((_, place) => holdsAll(texts[place] ?? ""));
  const inQuestion = new Set(found.filter(({ question }) => holdsAll(` ${plain(question)}`)));
  return [...inQuestion, ...found.filter((entry) => !inQuestion.has(entry))];
}

/** The words of a query that tell something; all of them where none does. */
export function wordsOf(query: string): string[] {
  const all = plain(query.slice(0, longestQuery)).split(" ").filter(Boolean);
  const telling = all.filter((word) => word.length > 1 && !silent.has(word));
  return [...new Set(telling.length > 0 ? telling : all)];
}

/** How a word that was typed is written in the texts: by its stem, or one letter changed, added, left out or swapped. */
function meantBy(word: string, texts: readonly string[]): string[] {
  const own = stem(word);
  if (word.length < shortestSlip || /\d/.test(word) || texts.some((text) => text.includes(` ${own}`)))
    return [own];
  const start = own.length < shortestSlip ? word : own;
  const written = new Set(texts.join(" ").split(" "));
  return [...written].filter((other) => prefixDistance(start, other, 1) <= 1);
}

/** In a shorter word, one letter makes another word. */
const shortestSlip = 5;

/** Words that stand in every question. */
const silent = new Set(
  "le la les un une des du de au aux et ou en est ce que qui quoi quel quelle quels quelles comment combien pourquoi quand mon ma mes son sa ses votre vos je il elle on puis peut faut avec pour dans sur par ne pas se me suis ai".split(
    " ",
  ),
);

/** Without the ends that gender, number and most verbs put on a French word; short words are left whole. */
function stem(word: string): string {
  if (word.length < 5) return word.length > 3 ? word.replace(/[sx]$/, "") : word;
  return word.replace(/(?:ements?|ees?|es|er|ez|s|x|e)$/, "");
}

function textOf({ question, answer, keywords, theme }: Searchable): string {
  const words = answer.replace(/<[^>]*>/g, " ").replace(/\]\([^)]*\)/g, " ");
  return `${question} ${words} ${keywords} ${theme.name}`;
}

/** Small plain letters and digits, one space between the words. */
function plain(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
