/** An element as React writes it: attributes in double quotes, every element closed. */
export interface PageElement {
  tag: string;
  attributes: Map<string, string>;
  children: (PageElement | string)[];
  parent: PageElement | null;
}

const voidTags = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
const token =
  /<!--[\s\S]*?-->|<![^>]*>|<\/([a-zA-Z][\w-]*)\s*>|<([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>|[^<]+|</g;
const attribute = /([^\s=/"]+)(?:="([^"]*)")?/g;

export function parsePage(html: string): PageElement {
  const root = elementOf("#page", "", null);
  let open = root;
  token.lastIndex = 0;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [text, closed, opened, attributes = ""] = found;
    if (closed) {
      const ended = ancestors(open).find(({ tag }) => tag === closed.toLowerCase());
      if (ended?.parent) open = ended.parent;
    } else if (opened) {
      const element = elementOf(opened.toLowerCase(), attributes, open);
      open.children.push(element);
      if (element.tag === "script" || element.tag === "style") {
        const end = html.indexOf(`</${element.tag}`, token.lastIndex);
        token.lastIndex = end < 0 ? html.length : end;
      }
      if (!voidTags.has(element.tag)) open = element;
    } else if (!text.startsWith("<!")) open.children.push(decoded(text));
  }
  return root;
}

function elementOf(tag: string, attributes: string, parent: PageElement | null): PageElement {
  const pairs = [...attributes.matchAll(attribute)].map(
    ([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)] as const,
  );
  return { tag, attributes: new Map(pairs), children: [], parent };
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });

export function ancestors(element: PageElement): PageElement[] {
  return element.parent ? [element, ...ancestors(element.parent)] : [element];
}

export function elementsIn(element: PageElement): PageElement[] {
  return element.children.flatMap((child) =>
    typeof child === "string" ? [] : [child, ...elementsIn(child)],
  );
}

export const isHidden = (element: PageElement): boolean =>
  ancestors(element).some(({ tag, attributes }) => attributes.has("hidden") || tag === "template");

export const textIn = (element: PageElement): string => spaced(rawText(element));

export const spaced = (text: string): string =>
  text
    .replace(/[\u200b\u2060\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function rawText({ tag, attributes, children }: PageElement): string {
  if (attributes.has("hidden") || ["script", "style", "template"].includes(tag)) return "";
  if (tag === "img") return attributes.get("alt") ?? "";
  const text = children.map((child) => (typeof child === "string" ? child : rawText(child))).join("");
  return inline.has(tag) ? text : ` ${text} `;
}

const inline = new Set("a abbr b bdi em i label mark q small span strong sub sup time u".split(" "));
