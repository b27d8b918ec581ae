import { wordsOf } from "../text/words.ts";

const words: ReadonlySet<string> = new Set([
  ...["mort", "morte", "morts", "mortes", "deces", "deuil"],
  ...["decede", "decedee", "decedes", "decedees", "euthanasie", "euthanasier", "euthanasiee"],
]);

/** Names the death of an animal, after which no food may be offered. */
export const namesLoss = (query: string): boolean => wordsOf(query).some(({ plain }) => words.has(plain));
