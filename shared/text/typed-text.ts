/** The emoji alternative comes first, because emoji contain joiners that the second one would remove. */
const emojiOrInvisible =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+|\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)*|[\d#*]\ufe0f\u20e3)|[\p{Format}\p{Default_Ignorable_Code_Point}]+/gu;

const visibleOf = (_found: string, emoji = "") => emoji;

export const withoutInvisible = (text: string): string => text.replace(emojiOrInvisible, visibleOf);

export function normaliseText(text: string): string {
  return text
    .normalize("NFC")
    .replace(emojiOrInvisible, visibleOf)
    .replace(compatible, (sign) => sign.normalize("NFKC"))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u00b4\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u2018\u2019\u201a\u201b\u2032\u2035\ua78c]/g, "'")
    .replace(/[\u02ba\u201c-\u201f\u2033\u2036\u301d-\u301f]/g, '"')
    .replace(/[\u060c\u3001]/g, ",")
    .replace(/[\u2044\u2215\u29f8]/g, "/")
    .replace(/[\u2236\ua789]/g, ":")
    .replace(/\u00ba/g, "°")
    .replace(/[\p{Dash_Punctuation}\u2043\u2212]/gu, "-")
    .replace(/[\p{Space_Separator}\t\v\f\u0085\u2028\u2029]/gu, " ")
    .replace(/[\p{Letter}\p{Mark}]+/gu, withLatinLetters);
}

/** Raised digits are left out, because "12²" is not 122. */
const compatible =
  /[\uff01-\uff5e\ufe50-\ufe6b\ufb00-\ufb06\u02b0-\u02b8\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u0132\u0133\u00aa\u2026\u207f\u2100-\u214f\u2160-\u217f\u{1d400}-\u{1d7ff}]/gu;

const lookAlikes = new Map(
  [
    ["АВЕКМНОРСТУХІЈЅЗаеорсухіјѕ", "ABEKMHOPCTYXIJS3aeopcyxijs"],
    ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"],
  ].flatMap(([theirs = "", ours = ""]) => [...theirs].map((letter, place) => [letter, ours.charAt(place)])),
);

/** Replaces Cyrillic or Greek letters only if all letters of the word look Latin. */
function withLatinLetters(word: string): string {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return word;
  const read = Array.from(word, (letter) => lookAlikes.get(letter) ?? letter).join("");
  return /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(read) ? word : read;
}

export const typedLine = (text: string): string => normaliseText(text).replace(/\s+/g, " ").trim();
