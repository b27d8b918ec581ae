import { prefixDistance } from "../text/edit-distance.ts";
import { withoutAccents } from "../text/text.ts";

export interface Searchable {
  question: string;
  answer: string;
  keywords: string;
  theme: { name: string };
}

export const longestQuery = 100;

/**
 * Matches stems ("REMBOURSE" finds "remboursé"), synonyms ("gratuite" finds "offerte") and, for unknown
 * words, one edit. Falls back to questions with most of the words.
 */
export function searchFaq<T extends Searchable>(questions: readonly T[], query: string): T[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...questions];
  const texts = questions.map((entry) => ` ${plain(textOf(entry))}`);
  const meant = words.map((word) => spellingsOf(word, texts));
  const heldIn = (text: string) =>
    meant.filter((ways) => ways.some((way) => text.includes(` ${way}`))).length;
  const held = texts.map(heldIn);
  const most = held.reduce((one, other) => Math.max(one, other), 0);
  if (most === 0) return [];
  const holdsAll = (text: string) => heldIn(text) === most;
  const found = questions.filter((_, place) => held[place] === most);
  const inQuestion = new Set(found.filter(({ question }) => holdsAll(` ${plain(question)}`)));
  return [...inQuestion, ...found.filter((entry) => !inQuestion.has(entry))];
}

function wordsOf(query: string): string[] {
  const all = plain(query.slice(0, longestQuery)).split(" ").filter(Boolean);
  const telling = all.filter((word) => word.length > 1 && !stopWords.has(word));
  return [...new Set(telling.length > 0 ? telling : all)];
}

function spellingsOf(word: string, texts: readonly string[]): string[] {
  const own = stem(word);
  const ways = [own, ...(meanings.get(own) ?? [])];
  const isWritten = texts.some((text) => ways.some((way) => text.includes(` ${way}`)));
  if (word.length < shortestSlip || /\d/.test(word) || isWritten) return ways;
  const start = own.length < shortestSlip ? word : own;
  const written = new Set(texts.join(" ").split(" "));
  return [...written].filter((other) => prefixDistance(start, other, 1) <= 1);
}

const meanings = new Map(
  [
    "gratuit offert frais",
    "livraison expedition envoi acheminement",
    "remboursement avoir",
    "retour renvoyer echange",
    "annuler resilier arreter stopper desabonner",
    "modifier changer",
    "payer paiement regler reglement",
    "reduction promotion promo coupon remise",
    "compte identifiant connexion",
    "magasin boutique",
    "abime casse endommage",
    "facture justificatif",
    "retard delai",
    "suspendre pause reporter decaler",
  ].flatMap((line) => {
    const stems = line.split(" ").map((word) => stem(word));
    return stems.map((one) => [one, stems] as const);
  }),
);

/** Shorter words get no typo tolerance, because one edit gives a different word. */
const shortestSlip = 5;

const stopWords = new Set(
  "le la les un une des du de au aux et ou en est ce que qui quoi quel quelle quels quelles comment combien pourquoi quand mon ma mes son sa ses votre vos je il elle on puis peut faut avec pour dans sur par ne pas se me suis ai".split(
    " ",
  ),
);

function stem(word: string): string {
  if (word.length < 5) return word.length > 3 ? word.replace(/[sx]$/, "") : word;
  return word.replace(/(?:ements?|ees?|es|er|ez|s|x|e)$/, "");
}

function textOf({ question, answer, keywords, theme }: Searchable): string {
  const words = answer.replace(/<[^<>]*>/g, " ").replace(/\]\([^()]*\)/g, " ");
  return `${question} ${words} ${keywords} ${theme.name}`;
}

function plain(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
