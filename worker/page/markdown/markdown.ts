import MarkdownIt from "markdown-it";
import attributes from "markdown-it-attrs";
import sanitizeHtml from "sanitize-html";
import { BoundedMap } from "../../../shared/bounded-map.ts";
import { linkAttributes, safeImageSource } from "../../../shared/links.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";

const maximumNesting = 100;

/** More braces stay text, because parsing their attributes takes quadratic time. */
const maximumBraces = 500;

export interface MarkdownOptions {
  headingShift?: number;
  /** Every picture URL is allowed if this is absent. */
  pictures?: Pictures;
  /** False for visitors' texts, which would evict content from the cache. */
  isRemembered?: boolean;
}

interface Pictures {
  key: string;
  urlOf: (url: string) => string | undefined;
}

/** Sanitizes raw HTML: no script, style, form or frame survives. Never throws. */
export function renderMarkdown(
  source: string,
  { headingShift = 0, pictures, isRemembered = true }: MarkdownOptions = {},
): string {
  if (!isRemembered) return render(source, headingShift, pictures);
  const key = `${headingShift}:${pictures?.key ?? ""}:${source}`;
  const html = rendered.get(key) ?? render(source, headingShift, pictures);
  rendered.set(key, html);
  return html;
}

const rendered = new BoundedMap<string, string>(500);

function render(source: string, headingShift: number, pictures: Pictures | undefined): string {
  const markdown = source.split("{").length > maximumBraces ? withoutBraces : withBraces;
  return sanitizeHtml(markdown.render(source), {
    allowedTags,
    allowedAttributes,
    allowedSchemes: ["http", "https", "mailto"],
    allowedSchemesByTag: { img: ["http", "https", "data"] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nestingLimit: maximumNesting,
    transformTags: {
      ...headingsDownBy(headingShift),
      "*": withoutOwnId,
      a: toLink,
      img: toPicture(pictures),
      td: toCell,
      th: toCell,
    },
    textFilter: (text, tag) => (verbatim.has(tag) ? text : unbroken(text)),
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

const verbatim = new Set(["code", "kbd", "pre", "samp"]);

const withoutBraces = createMarkdown();
const withBraces = createMarkdown().use(attributes, {
  allowedAttributes: ["id", "class", "lang", "title", "target", "rel", "width", "height"],
  errorHandler: () => {},
});

function createMarkdown() {
  const markdown = new MarkdownIt({ html: true, linkify: true, breaks: true, maxNesting: maximumNesting });
  markdown.linkify.set({ fuzzyLink: true });
  // A refused link becomes its text below (`toLink`); markdown-it would show its Markdown source.
  markdown.validateLink = () => true;
  return markdown;
}

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
const inline =
  "a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr";
const blocks =
  "article aside blockquote dd details div dl dt figcaption figure hr li ol p pre section summary ul";
const tables = "caption col colgroup table tbody td tfoot th thead tr";
const allowedTags = [...headings, ...`${inline} ${blocks} ${tables}`.split(" ")];

const allowedAttributes = {
  "*": ["id", "class", "lang", "dir", "title"],
  a: ["href", "target", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  ol: ["start", "reversed"],
  details: ["open"],
  time: ["datetime"],
  td: ["colspan", "rowspan", "data-align"],
  th: ["colspan", "rowspan", "data-align", "scope"],
};

function headingsDownBy(shift: number): Record<string, sanitizeHtml.Transformer> {
  const lowered = headings.map((name, index): [string, sanitizeHtml.Transformer] => {
    const level = Math.min(Math.max(index + shift, 0), headings.length - 1);
    return [name, (_tag, attribs) => ({ tagName: headings[level] ?? name, attribs })];
  });
  return Object.fromEntries(lowered);
}

/** Guards against DOM clobbering: an element's id becomes a property of the window. */
const withoutOwnId: sanitizeHtml.Transformer = (tagName, attribs) => {
  const { id, ...others } = attribs;
  const isFree = id === undefined || (wordsOfId.test(id) && !ownIds.has(id));
  return { tagName, attribs: isFree ? attribs : others };
};

const wordsOfId = /^\p{L}[\p{Ll}\d]*(?:-[\p{L}\d][\p{Ll}\d]*)*$/u;

const ownIds = new Set([
  "app",
  "contenu",
  "achat",
  "campagne",
  "grecaptcha",
  "gtag",
  "navigation",
  "scheduler",
]);

const toLink: sanitizeHtml.Transformer = (_tag, { href = "", target, rel, ...attribs }) => {
  const link = linkAttributes({ to: href, name: "", target, rel });
  return link
    ? { tagName: "a", attribs: { ...definedOnly({ ...link }), ...attribs } }
    : { tagName: "span", attribs };
};

const toPicture =
  (pictures: Pictures | undefined): sanitizeHtml.Transformer =>
  (tagName, { src, alt = "", width, height, ...attribs }) => {
    const safe = safeImageSource(src);
    const isOfHost = pictures && safe && !safe.startsWith("data:");
    return {
      tagName,
      attribs: definedOnly({
        ...attribs,
        src: isOfHost ? pictures.urlOf(safe) : safe,
        alt,
        width: pixels(width),
        height: pixels(height),
        loading: "lazy",
      }),
    };
  };

/** The content policy blocks the inline styles that align Markdown columns. */
const toCell: sanitizeHtml.Transformer = (tagName, { style, align, ...attribs }) => {
  const side = /^(?:text-align:)?(left|center|right)$/.exec(style ?? align ?? "")?.[1];
  return { tagName, attribs: side ? { ...attribs, "data-align": side } : attribs };
};

function pixels(size: string | undefined): string | undefined {
  return size && /^\d{1,5}$/.test(size) ? size : undefined;
}

function definedOnly(attribs: Record<string, string | undefined>): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
