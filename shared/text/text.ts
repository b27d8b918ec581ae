/** At most `max` UTF-16 units including "…". Cuts after a whole word if one ends in the second half. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return "";
  const head = text.slice(0, max - 1);
  const whole = /\s/.test(text.charAt(max - 1)) ? head : withoutLastWord(head);
  const kept = whole.length > max / 2 ? whole : withoutHalfCharacter(head);
  return `${withoutTail(kept)}…`;
}

export function within(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Surrogate}/gu, "");
}

export function withoutAccents(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text;
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

function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;:.–—-]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
