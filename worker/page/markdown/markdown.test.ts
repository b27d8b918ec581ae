import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { renderMarkdown } from "./markdown.ts";

test("text keeps its line breaks, and addresses in it become links", () => {
  expect(renderMarkdown("une\ndeux")).toBe("<p>une<br />\ndeux</p>\n");
  expect(renderMarkdown("voir https://example.com/a?b=1&c=2")).toContain(
    '<a href="https://example.com/a?b=1&amp;c=2">https://example.com/a?b=1&amp;c=2</a>',
  );
  expect(renderMarkdown("voir www.example.com")).toContain(
    '<a href="http://www.example.com">www.example.com</a>',
  );
  expect(renderMarkdown("écrire à bonjour@example.com")).toContain('href="mailto:bonjour@example.com"');
});

test("raw HTML is kept", () => {
  expect(renderMarkdown('<details open><summary>Plus</summary><p class="note">Texte</p></details>')).toBe(
    '<details open><summary>Plus</summary><p class="note">Texte</p></details>',
  );
});

test("curly braces give a class, an id and other harmless attributes, and nothing else", () => {
  expect(renderMarkdown("# Livraison {.grand #livraison lang=fr}")).toBe(
    '<h1 class="grand" id="livraison" lang="fr">Livraison</h1>\n',
  );
  expect(
    renderMarkdown("texte {.a onclick=alert(1) style=color:red href=javascript:alert(1) data-x=1}"),
  ).toBe('<p class="a">texte</p>\n');
});

test("headings take their place under those of the page, and h6 is the end", () => {
  const source = "# un\n\n##### cinq\n\n<h6>six</h6>";
  expect(renderMarkdown(source)).toBe("<h1>un</h1>\n<h5>cinq</h5>\n<h6>six</h6>");
  expect(renderMarkdown(source, { headingShift: 1 })).toBe("<h2>un</h2>\n<h6>cinq</h6>\n<h6>six</h6>");
  expect(renderMarkdown(source, { headingShift: 9 })).toBe("<h6>un</h6>\n<h6>cinq</h6>\n<h6>six</h6>");
});

test.each([
  "[texte](javascript:alert(1))",
  "[texte](java&Tab;script:alert(1))",
  "[texte](data:image/png;base64,AAAA)",
  "[texte](//evil.example)",
  "<a href='javascript:alert(1)'>texte</a>",
  "<a href='java&#9;script&colon;alert(1)'>texte</a>",
  "<a href='&#106;avascript:alert(1)'>texte</a>",
  "<a href='vbscript:x'>texte</a>",
  "<a href='file:///etc/passwd'>texte</a>",
  "[texte][1]\n\n[1]: javascript:alert(1)",
  "<javascript:alert(1)>texte",
  "[texte](vbscript:x)",
  "[texte](file:///etc/passwd)",
  "[texte](ftp://example.com/)",
  "[texte](data:text/html;base64,AAAA)",
  "<a href='tel:+33465710042'>texte</a>",
])("the link of %j is refused and its text stays", (source) => {
  const html = renderMarkdown(source);
  expect(html).not.toContain("<a");
  expect(html.replace(/<[^>]*>/g, "").trim()).toMatch(/^(javascript:alert\(1\))?texte$/);
});

test("a link that opens a new tab does not hand over its window", () => {
  const link = '<a href="https://example.com" rel="noopener" target="_blank">';
  expect(renderMarkdown("[texte](https://example.com){target=_blank}")).toContain(link);
  expect(renderMarkdown('<a href="https://example.com" target="_blank" rel="opener">texte</a>')).toContain(
    link,
  );
  expect(renderMarkdown('<a href="/faq/" target="cadre">texte</a>')).toContain('<a href="/faq/">');
});

test("a link keeps its title and id", () => {
  expect(renderMarkdown("[texte](/faq/ 'Questions'){#faq}")).toBe(
    '<p><a href="/faq/" title="Questions" id="faq">texte</a></p>\n',
  );
});

test("a picture has a text in its place, its size, and loads when it comes into view", () => {
  expect(renderMarkdown("![Un chien](/chien.jpg){width=800 height=600}")).toBe(
    '<p><img src="/chien.jpg" alt="Un chien" width="800" height="600" loading="lazy" /></p>\n',
  );
  expect(renderMarkdown('<img src="https://example.com/a.png" width="100%" onerror="alert(1)">')).toBe(
    '<img src="https://example.com/a.png" alt="" loading="lazy" />',
  );
});

test.each(["http://example.com/", "https://example.com/", "mailto:bonjour@example.com"])(
  "%s is an address that a link may have",
  (address) => {
    expect(renderMarkdown(`[texte](${address})`)).toContain(`<a href="${address}">texte</a>`);
    expect(renderMarkdown(`<a href="${address}">texte</a>`)).toContain(`<a href="${address}">`);
  },
);

test.each(["gif", "png", "jpeg", "webp"])("a picture may be %s as data", (kind) => {
  const source = `data:image/${kind};base64,UklGRg==`;
  expect(renderMarkdown(`![](${source})`)).toContain(`src="${source}"`);
  expect(renderMarkdown(`<img src="${source}">`)).toContain(`src="${source}"`);
});

test("a picture may be data, of four kinds only", () => {
  expect(renderMarkdown("![](data:image/webp;base64,UklGRg==)")).toContain(
    'src="data:image/webp;base64,UklGRg=="',
  );
  for (const source of [
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:text/html;base64,AAAA",
    "javascript:alert(1)",
  ]) {
    expect(renderMarkdown(`![](${source})`)).not.toContain("<img");
    expect(renderMarkdown(`<img src="${source}">`)).not.toContain("<img");
  }
});

test("a column is aligned without an inline style", () => {
  const html = renderMarkdown("| a | b |\n|---|--:|\n| 1 | 2 |");
  expect(html).toContain('<td data-align="right">2</td>');
  expect(html).not.toContain("style");
});

test.each([
  "<script>alert(1)</script>",
  "<style>p{}</style>",
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  "<math><mi xlink:href='javascript:alert(1)'>",
  "<iframe src='https://example.com'></iframe>",
  "<object data='x'></object><embed src='x'>",
  "<form action='/x'><input name=a><button>",
  "<meta http-equiv=refresh content='0;url=//x'><base href='//x'><link rel=stylesheet href=x>",
  "<p onclick=alert(1) style='color:red'>",
  "<img src=x onerror=alert(1)//",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<xmp><img src=x onerror=alert(1)></xmp>",
  "<textarea><img src=x onerror=alert(1)></textarea>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<a href='/'\u0000onclick=alert(1)>",
])("nothing of %j can run or reach outside", (source) => {
  expectClean(renderMarkdown(source));
});

const pieces = fc.constantFrom(
  ..."<>[](){}*_`#|!&;:-=\"'\\/\n\t a1é~",
  ...[
    "<script>",
    "</script>",
    "<img src=",
    "<a href=",
    " onerror=",
    "style=",
    "javascript:",
    "data:",
    "<!--",
    "-->",
  ],
  ...[
    "{.a}",
    "{#b onclick=c}",
    "**",
    "| a |\n|---|\n",
    "- ",
    "> ",
    "```",
    "<svg>",
    "<p ",
    "&#106;",
    "&colon;",
    "/x",
  ],
);

test("whatever an editor or an attacker writes, only clean tags come out", () => {
  assertProperty(
    fc.property(
      fc.array(pieces, { maxLength: 40 }),
      fc.integer({ min: 0, max: 6 }),
      (parts, headingShift) => {
        expectClean(renderMarkdown(parts.join(""), { headingShift }));
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  "> ",
  "- ",
  "<div>",
  "<b>x",
  "[",
  "![",
  "**a",
  "{.a}",
  "**a**{.c} ",
  "<a href=",
  "| a ",
  "&#",
  "\\",
  "`",
])("ten thousand times %j is read without failing", (piece) => {
  expectClean(renderMarkdown(piece.repeat(10_000)));
});

test("nesting ends at a hundred", () => {
  const deepest = (html: string, tag: string) => html.split(`<${tag}>`).length - 1;
  expect(deepest(renderMarkdown("<div>".repeat(500)), "div")).toBe(100);
  expect(deepest(renderMarkdown(`${"> ".repeat(500)}texte`), "blockquote")).toBeLessThanOrEqual(100);
});

function expectClean(html: string) {
  const attribute =
    / (?:(?:id|class|lang|dir|title|rel|alt|width|height|loading|start|datetime|colspan|rowspan|data-align|scope)="[^"<>]*"|target="_blank"|(?:href|src)="(?:https?:\/\/|mailto:|data:image\/(?:gif|png|jpeg|webp);base64,|[/#?])[^"<>]*"|open|reversed)/;
  const tag =
    /<\/?(?:a|abbr|b|blockquote|br|code|col|dd|del|details|div|dl|dt|em|h[1-6]|hr|i|img|li|ol|p|pre|s|span|strong|summary|table|tbody|td|th|thead|tr|u|ul)/;
  const cleanTag = new RegExp(`${tag.source}(?:${attribute.source})*(?: /)?>`, "g");
  expect(html.replace(cleanTag, "")).not.toContain("<");
}

test.each(["livraison", "livraison-gratuite", "Étape-2", "faq"])("an anchor may be named %s", (id) => {
  expect(renderMarkdown(`<p id="${id}">texte</p>`)).toBe(`<p id="${id}">texte</p>`);
});

test.each([
  "__wire",
  "B:0",
  "S:1",
  "_R_1_",
  "app",
  "contenu",
  "dataLayer",
  "google_tag_manager",
  "navigation",
  "requestIdleCallback",
  "",
])("no element of the content takes the name %j, which scripts read", (id) => {
  expect(renderMarkdown(`<p id="${id}" class="grand">texte</p>`)).toBe('<p class="grand">texte</p>');
  expect(renderMarkdown(`# Titre {#${id}}`)).not.toContain("id=");
});
