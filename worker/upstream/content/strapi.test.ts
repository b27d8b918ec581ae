import { expect, test } from "vitest";
import * as z from "zod/mini";
import { renderMarkdown } from "../../page/markdown/markdown.ts";
import { imageSchema } from "./fields.ts";
import { pageSchema } from "./page.ts";
import { productSchemas } from "./product.ts";
import { entrySchema, strapiCollection } from "./strapi.ts";

const parseEntry = <T>(schema: z.ZodMiniType<T>, answer: unknown): T =>
  schema.parse(entrySchema.parse(answer));

const file = {
  name: "boutique.jpeg",
  alternativeText: null,
  caption: null,
  width: 1920,
  height: 1080,
  formats: {
    thumbnail: {
      name: "thumbnail_boutique.jpeg",
      hash: "thumbnail_boutique_f8a8da55b8",
      ext: ".jpeg",
      mime: "image/jpeg",
      path: null,
      width: 245,
      height: 138,
      size: 4.97,
      url: "/uploads/thumbnail_boutique_f8a8da55b8.jpeg",
    },
  },
  hash: "boutique_f8a8da55b8",
  ext: ".jpeg",
  mime: "image/jpeg",
  size: 162.41,
  url: "/uploads/boutique_f8a8da55b8.jpeg",
  previewUrl: null,
  provider: "local",
  provider_metadata: null,
  createdAt: "2026-10-23T22:07:03.021Z",
  updatedAt: "2026-10-23T22:07:03.021Z",
};

const steps = (image: unknown) => [{ id: 11, date: "2017", title: "Le début", text: "Une terrine.", image }];

const version4 = {
  data: {
    id: 14,
    attributes: {
      slug: "notre-histoire",
      title: "Notre histoire",
      createdAt: "2026-10-23T22:09:14.579Z",
      updatedAt: "2026-10-23T22:09:15.346Z",
      publishedAt: "2026-10-23T22:09:15.342Z",
      locale: "fr-FR",
      seo: { id: 3, title: "Notre histoire", description: null, kind: null },
      author: { data: null },
      localizations: { data: [] },
      blocks: [
        {
          id: 1,
          __component: "blocks.timeline",
          title: null,
          steps: steps({ data: { id: 1, attributes: file } }),
        },
        {
          id: 2,
          __component: "blocks.smart-link",
          look: null,
          link: { id: 9, to: "/faq/", name: "Questions", rel: null, disabled: null },
        },
      ],
    },
  },
  meta: {},
};

const version5 = {
  data: {
    id: 14,
    documentId: "clkgylmcc000008lcdd868feh",
    slug: "notre-histoire",
    title: "Notre histoire",
    createdAt: "2026-10-23T22:09:14.579Z",
    updatedAt: "2026-10-23T22:09:15.346Z",
    publishedAt: "2026-10-23T22:09:15.342Z",
    locale: "fr-FR",
    seo: { id: 3, title: "Notre histoire", description: null, kind: null },
    author: null,
    localizations: [],
    blocks: [
      {
        __component: "blocks.timeline",
        id: 1,
        title: null,
        steps: steps({ id: 1, documentId: "hsz0d5sy6zhvgjqyyodjs5g8", ...file }),
      },
      {
        __component: "blocks.smart-link",
        id: 2,
        look: null,
        link: { id: 9, to: "/faq/", name: "Questions", rel: null, disabled: null },
      },
    ],
  },
  meta: {},
};

test.each([
  ["4", version4],
  ["5", version5],
])(
  "a page with a dynamic zone, components, media and empty relations is read from Strapi %s",
  (_, answer) => {
    const page = parseEntry(pageSchema, answer);
    expect(page).toMatchObject({ slug: "notre-histoire", seo: { title: "Notre histoire" } });
    const [timeline, link] = page.blocks;
    expect(timeline).toEqual({
      kind: "timeline",
      steps: [
        {
          date: "2017",
          title: "Le début",
          text: "Une terrine.",
          image: {
            url: "/uploads/boutique_f8a8da55b8.jpeg",
            alternativeText: "",
            width: 1920,
            height: 1080,
          },
        },
      ],
    });
    expect(link).toMatchObject({ kind: "smart-link", look: "solid" });
  },
);

const article = z.object({
  title: z.string(),
  category: z.nullish(z.object({ name: z.string(), parent: z.nullish(z.object({ name: z.string() })) })),
  photos: z.nullish(z.array(imageSchema)),
});

test.each([
  [
    "4",
    [
      {
        id: 1,
        attributes: {
          title: "A",
          category: {
            data: {
              id: 2,
              attributes: { name: "Chien", parent: { data: { id: 3, attributes: { name: "Animaux" } } } },
            },
          },
          photos: { data: [{ id: 1, attributes: file }] },
        },
      },
      { id: 4, attributes: { title: "B", category: { data: null }, photos: { data: null } } },
    ],
  ],
  [
    "5",
    [
      {
        id: 1,
        documentId: "a",
        title: "A",
        category: {
          id: 2,
          documentId: "b",
          name: "Chien",
          parent: { id: 3, documentId: "c", name: "Animaux" },
        },
        photos: [{ id: 1, documentId: "d", ...file }],
      },
      { id: 4, documentId: "e", title: "B", category: null, photos: null },
    ],
  ],
])("a collection with relations in relations is read from Strapi %s", (_, data) => {
  const pagination = { page: 1, pageSize: 25, pageCount: 3, total: 52 };
  const { entries, pages } = strapiCollection(z.array(article)).parse({ data, meta: { pagination } });
  expect(pages).toBe(3);
  expect(entries[0]).toMatchObject({
    title: "A",
    category: { name: "Chien", parent: { name: "Animaux" } },
    photos: [{ url: file.url }],
  });
  expect(entries[1]).toEqual({ title: "B" });
});

const product = {
  sku: "CHN-01",
  slug: "croquettes-poulet",
  name: "Croquettes poulet",
  viewable: null,
  animal: "dog",
  kind: "dry",
  subtitle: null,
  reviewCount: null,
  ProductVariants: [{ id: 5, code: "12345678", slug: "2-kg", name: "2 kg", weight: 2000, base_price: null }],
};
const chicken = { name: "goût", value: "Poulet" };
const adult = { name: "âge", value: "Adulte" };
const dates = { createdAt: "2026-10-23T22:09:14.579Z", updatedAt: "2026-10-23T22:09:14.579Z" };

test.each([
  [
    "4 with filters in a relation",
    {
      id: 1,
      attributes: {
        ...product,
        image: { data: { id: 1, attributes: file } },
        filters: {
          data: [
            { id: 7, attributes: { ...chicken, ...dates } },
            { id: 8, attributes: { ...adult, ...dates } },
          ],
        },
      },
    },
  ],
  [
    "4 with filters as JSON",
    { id: 1, attributes: { ...product, filters: [{ attributes: chicken }, { attributes: adult }] } },
  ],
  [
    "4 with filters as JSON that was copied from a relation",
    {
      id: 1,
      attributes: {
        ...product,
        filters: [
          { id: 7, attributes: chicken },
          { id: 8, attributes: adult },
        ],
      },
    },
  ],
  [
    "4 with filters as components",
    {
      id: 1,
      attributes: {
        ...product,
        filters: [
          { id: 7, ...chicken },
          { id: 8, ...adult },
        ],
      },
    },
  ],
  [
    "5 with filters in a relation",
    {
      id: 1,
      documentId: "a",
      ...product,
      image: { id: 1, documentId: "b", ...file },
      filters: [
        { id: 7, documentId: "c", ...chicken, ...dates },
        { id: 8, documentId: "d", ...adult, ...dates },
      ],
    },
  ],
  [
    "5 with filters as components that keep their attributes apart",
    {
      id: 1,
      documentId: "a",
      ...product,
      filters: [
        { id: 7, attributes: { id: 1, ...chicken } },
        { id: 8, attributes: { id: 2, ...adult } },
      ],
    },
  ],
])("a product is read from Strapi %s", (_, entry) => {
  const { entries } = strapiCollection(z.array(productSchemas[1])).parse({ data: [entry], meta: {} });
  expect(entries).toMatchObject([{ sku: "CHN-01", viewable: true, subtitle: "" }]);
  expect(entries[0]?.filters).toEqual([chicken, adult]);
});

test("a product without filters is one that nothing narrows", () => {
  const read = (data: object) => parseEntry(productSchemas[1], { data });
  expect(read({ id: 1, attributes: product }).filters).toEqual([]);
  expect(read({ id: 1, ...product, filters: null }).filters).toEqual([]);
  expect(read({ id: 1, attributes: { ...product, filters: { data: [] } } }).filters).toEqual([]);
});

test.each([
  ["in their envelope", { data: [{ id: 7, attributes: chicken }] }],
  ["flat", [chicken]],
])("filters %s are read, whoever hands them over", (_, filters) => {
  expect(
    productSchemas[1].parse({ ...product, viewable: true, subtitle: "", reviewCount: 0, filters }).filters,
  ).toEqual([chicken]);
});

test("an error is no entry", () => {
  const error = { status: 403, name: "ForbiddenError", message: "Forbidden", details: {} };
  expect(entrySchema.safeParse({ data: null, error }).success).toBe(false);
  expect(strapiCollection(z.array(article)).safeParse({ data: null, error }).success).toBe(false);
});

test("a rich text of the blocks editor is read as Markdown", () => {
  const text = (words: string, marks = {}) => ({ type: "text", text: words, ...marks });
  const answer = {
    data: {
      id: 1,
      documentId: "x",
      text: [
        { type: "heading", level: 2, children: [text("Choisir")] },
        {
          type: "paragraph",
          children: [
            text("Un "),
            text("mot gras ", { bold: true }),
            text("et 2 * 3 * 4, "),
            { type: "link", url: "https://example.com/a_b", children: [text("un lien")] },
            text("."),
          ],
        },
        {
          type: "list",
          format: "unordered",
          children: [
            { type: "list-item", children: [text("un")] },
            {
              type: "list",
              format: "ordered",
              children: [{ type: "list-item", children: [text("dedans", { italic: true })] }],
            },
            { type: "list-item", children: [text("deux", { strikethrough: true })] },
          ],
        },
        { type: "quote", children: [text("Une citation"), text(" soulignée", { underline: true })] },
        { type: "code", children: [text("1 < 2")] },
        { type: "image", image: { ...file, alternativeText: "La boutique" }, children: [text("")] },
        { type: "paragraph", children: [text("# pas un titre <script>alert(1)</script>")] },
      ],
    },
  };
  const { text: markdown } = parseEntry(z.object({ text: z.string() }), answer);
  expect(renderMarkdown(markdown)).toBe(
    `<h2>Choisir</h2>
<p>Un <strong>mot gras</strong> et 2 * 3 * 4, <a href="https://example.com/a_b">un lien</a>.</p>
<ul>
<li>un
<ol>
<li><em>dedans</em></li>
</ol>
</li>
<li><s>deux</s></li>
</ul>
<blockquote>
<p>Une citation <u>soulignée</u></p>
</blockquote>
<pre><code>1 &lt; 2
</code></pre>
<p><img src="/uploads/boutique_f8a8da55b8.jpeg" alt="La boutique" width="1920" height="1080" loading="lazy" /></p>
<p># pas un titre &lt;script&gt;alert(1)&lt;/script&gt;</p>
`,
  );
});
