import { safeLink } from "../../../shared/links.ts";

export function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|~#]/g, String.raw`\$&`)
    .replace(/^(\d*)([-+=.)])(?= |$)/, String.raw`$1\$2`);
}

export function link(words: string, to: string, origin: string): string {
  const address = wholeAddress(to, origin);
  return address ? `[${plain(words)}](${address})` : plain(words);
}

export const forAssistants = (markdown: string): string =>
  markdown.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u2060", "");

export function heading(level: number, text: string): string {
  return `${"#".repeat(Math.min(6, level))} ${plain(text)}`;
}

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns.map(plain)), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

export function parts(...texts: (string | false | null | undefined)[]): string {
  return texts.flatMap((text) => text || []).join("\n\n");
}

/** The result is read as text by machines and must never be rendered. */
export function prose(source: string, { origin, shift = 1 }: { origin: string; shift?: number }): string {
  return source
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/^(#{1,6})(?= )/gm, (signs) => "#".repeat(Math.min(6, signs.length + shift)))
    .replace(/\]\((\S+?)\)/g, (_, to: string) => `](${wholeAddress(to, origin) ?? origin})`)
    .replace(/(?<![ \t])[ \t]*\{[ \t]*[.#][^{}\n]*\}/g, "")
    .trim();
}

function wholeAddress(to: string, origin: string): string | undefined {
  const safe = safeLink(to);
  if (!safe || !URL.canParse(safe, origin)) return undefined;
  return new URL(safe, origin).href.replaceAll("(", "%28").replaceAll(")", "%29");
}
