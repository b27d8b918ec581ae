/** What a crawler reads of a page. */
export interface PageRead {
  title: string;
  canonical: string | undefined;
  /** Addresses of the page for each audience, by its language and country. */
  alternates: Map<string, string>;
  /** Texts of the headings of level 1. */
  headings: string[];
  /** As they are written. */
  links: string[];
  structuredData: string[];
  /** Robots, description, Open Graph and the like, by their names. */
  meta: Map<string, string>;
}

/** Reads a page as it comes, with the HTML parser of the edge. */
export async function readPage(answer: Response): Promise<PageRead> {
  const page: PageRead = {
    title: "",
    canonical: undefined,
    alternates: new Map(),
    headings: [],
    links: [],
    structuredData: [],
    meta: new Map(),
  };
  const title: string[] = [];
  const headings: string[][] = [];
  const scripts: string[][] = [];
  const rewriter = new HTMLRewriter()
    .on("head > title", textInto(title))
    .on("head > meta", {
      element(meta) {
        const name = meta.getAttribute("name") ?? meta.getAttribute("property");
        if (name) page.meta.set(name, unescaped(meta.getAttribute("content") ?? ""));
      },
    })
    .on('head > link[rel="canonical"]', {
      element(link) {
        page.canonical = unescaped(link.getAttribute("href") ?? "");
      },
    })
    .on('head > link[rel="alternate"][hreflang]', {
      element(link) {
        const audience = link.getAttribute("hreflang") ?? "";
        page.alternates.set(audience, unescaped(link.getAttribute("href") ?? ""));
      },
    })
    .on("a[href]", {
      element(link) {
        page.links.push(unescaped(link.getAttribute("href") ?? ""));
      },
    })
    .on("h1", eachTextInto(headings))
    .on('script[type="application/ld+json"]', eachTextInto(scripts));
  await rewriter.transform(answer).arrayBuffer();
  page.title = unescaped(title.join(""));
  page.headings = headings.map((texts) => texts.join(""));
  page.structuredData = scripts.map((texts) => texts.join(""));
  return page;
}

function textInto(texts: string[]): HTMLRewriterElementContentHandlers {
  return {
    text({ text }) {
      texts.push(text);
    },
  };
}

/** The text of each element that is met, in a list of its own: it comes in pieces. */
function eachTextInto(found: string[][]): HTMLRewriterElementContentHandlers {
  return {
    element() {
      found.push([]);
    },
    text({ text }) {
      found.at(-1)?.push(text);
    },
  };
}

/** The parser gives attributes as they are written. */
const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
