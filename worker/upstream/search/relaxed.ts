import { isStopWord, wordsOf } from "../../../shared/text/words.ts";

/** Stop words do not count, because the index settings remove them. */
export function isRelaxed(query: string, matched: number | undefined): boolean {
  if (matched === undefined) return false;
  const words = wordsOf(query).filter(({ plain }) => !isStopWord(plain));
  return matched < words.length;
}
