import { synonyms } from "../../../shared/search/synonyms.ts";
import { editDistance } from "../../../shared/text/edit-distance.ts";
import { withoutAccents } from "../../../shared/text/text.ts";
import { isStopWord, singularOf } from "../../../shared/text/words.ts";
import { toMarkedText } from "./marked-text.ts";

const words = /\p{Letter}[\p{Letter}\p{Mark}]*/gu;

export function correctionOf(query: string, highlights: Record<string, unknown> = {}): string | null {
  const matched = [...new Set(textsOf(highlights).flatMap((text) => markedWords(text)))];
  const corrected = query.replace(words, (word) => correctWord(word, matched));
  return corrected === query ? null : corrected;
}

function correctWord(word: string, matched: readonly string[]): string {
  const plain = plainOf(word);
  if (plain.length < 4 || isSpeltRight(plain)) return word;
  if (matched.some((other) => plainOf(other).startsWith(plain))) return word;
  const most = plain.length < 8 ? 1 : 2;
  const typosOf = (other: string) => editDistance(singularOf(plain), singularOf(plainOf(other)), most);
  const [best] = matched
    .map((other) => ({ other, typos: typosOf(other) }))
    .toSorted((one, another) => one.typos - another.typos);
  return best && best.typos > 0 && best.typos <= most ? best.other : word;
}

const isSpeltRight = (plain: string) => isStopWord(plain) || known.has(singularOf(plain));

/** Words that count as spelt correctly, even if no product contains them. */
const known = new Set(
  [
    "adresse aide avis cher code colis commande compte contact facture gratuit gratuite horaire moins offre panier",
    "paiement parrainage prix promo promotion rappel reduction resilier solde suivi taille",
    ...synonyms.flatMap((one) => [...one.synonyms, "input" in one ? one.input : ""]),
  ].flatMap((text) => text.split(/[ -]/).map(singularOf)),
);

const markedWords = (text: string) =>
  toMarkedText(text).flatMap((piece) => (piece.marked ? (piece.text.toLowerCase().match(words) ?? []) : []));

function textsOf(highlights: unknown): string[] {
  if (typeof highlights !== "object" || highlights === null) return [];
  if ("value" in highlights && typeof highlights.value === "string") return [highlights.value];
  return Object.values(highlights).flatMap(textsOf);
}

const plainOf = (word: string) => withoutAccents(word).toLowerCase();
