import { shopName } from "../../../shared/identity.ts";
import { cut } from "../../../shared/text/text.ts";

const descriptionLimit = 300;

/** Characters, about as many as search engines show. */
const titleLimit = 65;

export function pageTitle(title: string | null | undefined): string {
  const ending = ` | ${shopName}`;
  const given = oneLine(title ?? "");
  const own = cut(given.endsWith(ending) ? given.slice(0, -ending.length) : given, titleLimit);
  if (!own || own === shopName) return shopName;
  return own.length + ending.length > titleLimit ? own : own + ending;
}

export function metaDescription(source: string | null | undefined): string | undefined {
  return cut(plainText(source ?? ""), descriptionLimit) || undefined;
}

/** Characters, because the regular expressions below are slow on long text. */
const longestSource = 10_000;

function plainText(source: string): string {
  return oneLine(withoutEntities(withoutMarkdown(withoutTags(source.slice(0, longestSource)))));
}

function withoutTags(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, " ")
    .replace(/<\/?(?:a|abbr|b|code|del|em|i|ins|mark|q|s|small|span|strong|su[bp]|u)(?:\s[^<>]*)?>/gi, "")
    .replace(/<[/!]?[a-z][^<>]*>/gi, " ");
}

function withoutMarkdown(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:```|~~~).*$/gm, "")
    .replace(/^[ \t]*\[[^[\]\n]+\]:.*$/gm, "")
    .replace(/^[ \t]*[-*_=:|](?:[ \t]*[-*_=:|]){2,}[ \t]*$/gm, "")
    .replace(/^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])(?:[ \t]+|$))+/gm, "")
    .replace(/!\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])?/g, "")
    .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, "$1")
    .replace(/\{[ \t]*(?:[.#][\w-]|[\w-]+=)[^{}\n]*\}/g, "")
    .replace(/(?<!\\)(?:\*\*|~~|`+)/g, "")
    .replace(/(?<!\\)\*(?=\S)|(?<=[^\s\\])\*/g, "")
    .replace(/(?<![\p{L}\p{N}\\])_{1,3}(?=\S)|(?<=[^\s\\])_{1,3}(?![\p{L}\p{N}_])/gu, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replaceAll("|", " ");
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (entity, decimal, hexadecimal, name) => {
      if (name) return namedEntities.get(name) ?? entity;
      const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
        ? String.fromCodePoint(point)
        : entity;
    },
  );
}

const namedEntities = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    euro: "€",
    hellip: "…",
    laquo: "«",
    raquo: "»",
    lsquo: "‘",
    rsquo: "’",
    ndash: "–",
    mdash: "—",
    agrave: "à",
    acirc: "â",
    ccedil: "ç",
    eacute: "é",
    egrave: "è",
    ecirc: "ê",
    Eacute: "É",
    icirc: "î",
    ocirc: "ô",
    oelig: "œ",
    ugrave: "ù",
    ucirc: "û",
  }),
);

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
