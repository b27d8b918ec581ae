import { isStopWord, wordsOf } from "../../../shared/search/words.ts";

/**
 * Whether the best product matches fewer words than were asked for: the service then relaxed the query. Stop words do
 * not count, since the settings of the index remove them.
 *
 * @param matched the ranking information of the best product; undefined where it has none
 */
export function isRelaxed(query: string, matched: number | undefined): boolean {
  if (matched === undefined) return false;
  const words = wordsOf(query).filter(({ plain }) => !isStopWord(plain));
  return matched < words.length;
}
