/** Characters. */
const longest = 100;

const longestRead = 10 * longest;

const email = /(?<![^\s<>,;"'()])[^\s<>,;"'()]*(?:@|%40|\[at\])[^\s<>,;"'()]*/gi;
/** Nine digits or more: phone, card and account numbers. An article code has eight. */
const longNumber = /\+?\d(?:[\s.\-/()]{0,2}\d){8,}/g;
const longWord = /[\w~.-]{12,}/g;

/** No word of a language we sell in is longer. */
const overlongWord = /[A-Za-z\d]{28,}/;

/** Random tokens switch between capitals, small letters and digits more often than words do. */
function isDrawn(word: string): boolean {
  if (overlongWord.test(word)) return true;
  const changes = word.match(/[a-z](?=[A-Z\d])|[A-Z](?=\d)|\d(?=[A-Za-z])|[A-Z](?=[A-Z][a-z])/g)?.length ?? 0;
  return changes >= 4 && changes / word.length > 0.2;
}

export function withoutPersonalData(text: string): string {
  return text
    .slice(0, longestRead)
    .normalize("NFKC")
    .replace(email, " ")
    .replace(longNumber, " ")
    .replace(longWord, (word) => (isDrawn(word) ? " " : word))
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest);
}

export const isPlainWord = (text: string): boolean =>
  text.length <= longest && text.split(/[\s,._+-]+/).every((part) => plainPart.test(part));

const plainPart = /^(?:\p{Lu}?\p{Ll}{0,30}\d{0,4}|\p{Lu}{1,8}|\d{1,4}\p{Ll}{0,2})$/u;
