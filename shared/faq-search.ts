import { withoutAccents } from "./text.ts";

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
 * "remboursé" and "rembourses" meet, since each word is looked for by its stem. In the order of the list, those whose
 * question holds all the words first. All of them where nothing is asked.
 */
export function searchFaq<T extends Searchable>(questions: readonly T[], query: string): T[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...questions];
  const inQuestion: T[] = [];
  const elsewhere: T[] = [];
  for (const entry of questions) {
    if (holdsAll(entry.question, words)) inQuestion.push(entry);
    else if (holdsAll(textOf(entry), words)) elsewhere.push(entry);
  }
  return [...inQuestion, ...elsewhere];
}

/** The words of a query that tell something, by their stems; all of them where none does. */
export function wordsOf(query: string): string[] {
  const all = plain(query.slice(0, longestQuery)).split(" ").filter(Boolean);
  const telling = all.filter((word) => word.length > 1 && !silent.has(word));
  return [...new Set((telling.length > 0 ? telling : all).map(stem))];
}

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

function holdsAll(text: string, words: readonly string[]): boolean {
  const within = ` ${plain(text)}`;
  return words.every((word) => within.includes(` ${word}`));
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
