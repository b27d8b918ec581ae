import { safeLink } from "../../shared/links.ts";

/** A text as it stands, on one line: no sign of it is taken for Markdown or HTML. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|~#]/g, String.raw`\$&`)
    .replace(/^(\d*)([-+=.)])(?= |$)/, String.raw`$1\$2`);
}

/** A link with its whole address; its words alone where the address is no safe one. */
export function link(words: string, to: string, origin: string): string {
  const address = wholeAddress(to, origin);
  return address ? `[${plain(words)}](${address})` : plain(words);
}

export function heading(level: number, text: string): string {
  return `${"#".repeat(Math.min(6, level))} ${plain(text)}`;
}

/** The cells are Markdown already; what would end a cell in them is escaped by `plain`. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns.map(plain)), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Parts of a page, an empty line between them; those that say nothing are left out. */
export function parts(...texts: (string | false | null | undefined)[]): string {
  return texts.flatMap((text) => text || []).join("\n\n");
}

/**
 * An editor's Markdown in its place under the headings of the page: addresses whole, HTML left out. It is read by
 * machines, as text; nothing of it is run.
 */
export function prose(source: string, { origin, shift = 1 }: { origin: string; shift?: number }): string {
  return source
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/^(#{1,6})(?= )/gm, (signs) => "#".repeat(Math.min(6, signs.length + shift)))
    .replace(/\]\((\S+?)\)/g, (_, to: string) => `](${wholeAddress(to, origin) ?? origin})`)
    .replace(/[ \t]*\{[ \t]*[.#][^{}\n]*\}/g, "")
    .trim();
}

function wholeAddress(to: string, origin: string): string | undefined {
  const safe = safeLink(to);
  if (!safe || !URL.canParse(safe, origin)) return undefined;
  return new URL(safe, origin).href.replaceAll("(", "%28").replaceAll(")", "%29");
}
