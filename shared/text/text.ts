/**
 * Text as it is sent to the services (spec 5, address): straight quotes, hyphens, plain spaces, full-width signs as
 * plain ones, no invisible characters. Line breaks stay.
 */
export function normaliseText(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2018-\u201b\u02bc\u2032]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"')
    .replace(/[\p{Dash_Punctuation}\u2043\u2212]/gu, "-")
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/[\p{Space_Separator}\t]/gu, " ");
}

/**
 * At most `max` characters (UTF-16 units), with "…" where it was cut: after a whole word if one ends in the second
 * half; surrogate pairs stay whole.
 */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return "";
  const head = text.slice(0, max - 1);
  const whole = /\s/.test(text.charAt(max - 1)) ? head : withoutLastWord(head);
  const kept = whole.length > max / 2 ? whole : withoutHalfCharacter(head);
  return `${withoutTail(kept)}…`;
}

/** At most `max` characters (UTF-16 units), without lone surrogates. */
export function within(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Surrogate}/gu, "");
}

/** "Hœrdt-sur-Saône" is "Hoerdt-sur-Saone". */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ŒÆ](?=\p{Uppercase_Letter})/gu, (ligature) => plain(ligature).toUpperCase())
    .replace(/[œŒæÆ]/g, plain)
    .normalize("NFC");
}

const ligatures: Record<string, string> = { œ: "oe", Œ: "Oe", æ: "ae", Æ: "Ae" };

function plain(ligature: string): string {
  return ligatures[ligature] ?? ligature;
}

function withoutLastWord(text: string): string {
  let end = text.length;
  while (end > 0 && !/\s/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function withoutHalfCharacter(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
}

/** Without a space, comma or dash before "…". */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;:.–—-]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
