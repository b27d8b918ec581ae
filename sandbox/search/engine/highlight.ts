import { wordsOf } from "../../../shared/text/words.ts";
import { textsOf } from "./inverted-index.ts";
import type { TermMatch } from "./term-matches.ts";

export interface Highlight {
  value: string;
  matchLevel: "none" | "partial" | "full";
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

interface HighlightTags {
  before: string;
  after: string;
}

export interface MatchedWord {
  text: string;
  terms: readonly TermMatch[];
}

export function highlight(
  value: unknown,
  words: readonly MatchedWord[],
  tags: HighlightTags,
): Highlight | Highlight[] | undefined {
  const marked = textsOf(value).map((text) => mark(text, words, tags));
  return Array.isArray(value) ? marked : marked[0];
}

function mark(text: string, words: readonly MatchedWord[], { before, after }: HighlightTags): Highlight {
  let value = "";
  let done = 0;
  const all = wordsOf(text);
  const found = new Set<string>();
  let count = 0;
  for (const { plain, start, end } of all) {
    const word = words.find(({ terms }) => terms.some(({ term }) => term === plain));
    if (!word) continue;
    found.add(word.text);
    count++;
    // A ligature is two letters in the index and one here, so such a word is marked whole.
    const inPart = plain.startsWith(word.text) && plain.length === end - start;
    const last = inPart ? start + word.text.length : end;
    value += text.slice(done, start) + before + text.slice(start, last) + after;
    done = last;
  }
  const matchedWords = [...found];
  if (matchedWords.length === 0) return { value: text, matchLevel: "none", matchedWords };
  return {
    value: value + text.slice(done),
    matchLevel: matchedWords.length === words.length ? "full" : "partial",
    fullyHighlighted: all.length === count,
    matchedWords,
  };
}
