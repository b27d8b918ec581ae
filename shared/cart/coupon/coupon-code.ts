import { typedLine } from "../../text/typed-text.ts";

export function couponCodeIn(text: string): string {
  const line = typedLine(text);
  const code = withoutMarks(withoutMarks(line).replace(introduction, ""));
  // A code of nothing but emoji.
  return code || (/\p{Extended_Pictographic}/u.test(line) ? line : "");
}

/** "avec le code", "Mon code promo :", "code de réduction :", if a code follows. */
const introduction =
  /^(?:(?:avec|utilisez|saisissez) )?(?:(?:le|mon|ton|notre|votre) )?code(?: promo(?:tionnel)?| (?:de )?r[ée]duction)?(?: ?: ?| )(?!(?:promo|de)(?![\p{Letter}\d]))(?=\S)/iu;

/** A closing bracket belongs to the code if the code also has an opening one. */
function withoutMarks(text: string): string {
  const code = text.replace(opening, "").replace(/(?<=\S) \([^()]*\)$/, "");
  return code.replace(/[([]/.test(code) ? closing : closingOrBracket, "").replace(/ !$/, "");
}

const pictures = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f`;
const ends = `\\s"'»›>」』*\`.,;:${pictures}`;

const opening = new RegExp(`^[\\s"'«‹<「『([*\`${pictures}]+`, "u");
const closing = lastRunOf(ends);
const closingOrBracket = lastRunOf(`${ends})\\]`);

/** The lookbehind keeps the pattern linear. */
function lastRunOf(signs: string): RegExp {
  return new RegExp(`(?<![${signs}])[${signs}]+$`, "u");
}
