export interface PageRead {
  title: string;
  canonical: string | undefined;
  alternates: Map<string, string>;
  headings: string[];
  links: string[];
  structuredData: string[];
  meta: Map<string, string>;
  unstyled: string[];
}

export async function readPage(answer: Response): Promise<PageRead> {
  const page: PageRead = {
    title: "",
    canonical: undefined,
    alternates: new Map(),
    headings: [],
    links: [],
    structuredData: [],
    meta: new Map(),
    unstyled: [],
  };
  const title: string[] = [];
  const headings: string[][] = [];
  const scripts: string[][] = [];
  const styles: string[] = [];
  const classes = new Set<string>();
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
    .on("style", textInto(styles))
    .on("[class]", {
      element(element) {
        for (const name of element.getAttribute("class")?.split(/\s+/) ?? []) classes.add(name);
      },
    })
    .on("h1", eachTextInto(headings))
    .on('script[type="application/ld+json"]', eachTextInto(scripts));
  await rewriter.transform(answer).arrayBuffer();
  page.title = unescaped(title.join(""));
  page.headings = headings.map((texts) => texts.join(""));
  page.structuredData = scripts.map((texts) => texts.join(""));
  const styled = new Set(styles.join("").match(moduleClass));
  page.unstyled = [...classes].filter((name) => `.${name}`.match(moduleClass) && !styled.has(`.${name}`));
  return page;
}

/** Must match the names that `scripts/short-class-names.ts` makes. */
const moduleClass = /\._[A-Za-z]{2}[0-9a-z]+(?![\w-])/g;

function textInto(texts: string[]): HTMLRewriterElementContentHandlers {
  return {
    text({ text }) {
      texts.push(text);
    },
  };
}

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

const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
