import { unbroken } from "../text/unbroken.ts";
import { isStopWord, wordsOf } from "../text/words.ts";

/** Empty for a subtitle whose words are all in the name, "recette" aside: it would say the same twice. */
export function newSubtitle(name: string, subtitle: string): string {
  const said = new Set(wordsOf(name).map(({ plain }) => plain));
  const isNew = wordsOf(subtitle).some(
    ({ plain }) => !said.has(plain) && !isStopWord(plain) && !/^recettes?$/.test(plain),
  );
  return isNew ? unbroken(subtitle) : "";
}
