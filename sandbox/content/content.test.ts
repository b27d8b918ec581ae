import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldKinds } from "../../shared/forms/smart-form.ts";
import { everything, full, repeated, stringsOf } from "./all-content.ts";
import { categories } from "./categories.ts";
import { categorySchema, footerSchema, headerSchema, pageSchema } from "./entries/fields.ts";
import { productSchemas } from "./entries/product.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { pages } from "./pages.ts";
import { products, toFullProduct } from "./products.ts";

test.each(products)("$sku parses at every load level", (entry) => {
  const product = toFullProduct(entry);
  for (const level of [0, 1, 2] as const) productSchemas[level].parse(product);
  expect(productSchemas[2].parse(product)).toEqual(product);
});

test("every field of a form is of a kind that the shop knows", () => {
  const forms = Object.values(pages).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.__component === "blocks.smart-form" ? block.form : [])),
  );
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) {
    const { Fields } = definition.parse(form);
    expect(Fields.length).toBeGreaterThan(0);
  }
});

const definition = z.object({
  Fields: z.array(z.object({ Name: z.string(), Component: z.enum(fieldKinds) })),
});

test("pages, categories, header and footer parse", () => {
  headerSchema.parse(header);
  footerSchema.parse(footer);
  for (const category of categories) categorySchema.parse(category);
  for (const [slug, page] of Object.entries(pages)) expect(pageSchema.parse(page).slug).toBe(slug);
});

test("every page has a title and a description of its own, as long as search engines show", () => {
  const all = Object.values(pages).filter(({ slug }) => !slug.startsWith("_"));
  const [titles, descriptions] = [
    all.map(({ seo }) => seo.title ?? ""),
    all.map(({ seo }) => seo.description ?? ""),
  ];
  expect(repeated(titles)).toEqual([]);
  expect(repeated(descriptions)).toEqual([]);
  expect(titles.filter((title) => title.length < 5 || title.length > 65)).toEqual([]);
  expect(descriptions.filter((text) => text.length < 50 || text.length > 300)).toEqual([]);
});

test("every page is reached from header or footer, by way of other pages at most", () => {
  const known = new Map(Object.values(pages).map((page) => [`/page/${page.slug}/`, page]));
  const found = new Set<string>();
  const follow = (tree: unknown) => {
    for (const text of stringsOf(tree)) {
      for (const [path] of text.matchAll(/\/page\/[\w-]+\//g)) {
        if (found.has(path)) continue;
        found.add(path);
        follow(known.get(path));
      }
    }
  };
  follow([header, footer]);
  const meant = [...known.keys()].filter(
    (path) => !/\/page\/(?:home|nous-contacter|landing\/.*|_.*)\/$/.test(path),
  );
  expect(meant.filter((path) => !found.has(path))).toEqual([]);
});

test("apostrophes are French ones", () => {
  expect(stringsOf(everything).filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

test("French double signs have a no-break space", () => {
  expect(
    stringsOf(pages).filter((text) =>
      / (?:[?!;:»](?:\s|$)|[%€])|« |\d (?:k?g|[cm]?l|[ckm]m|kcal|h)(?![\p{L}\d])/u.test(text),
    ),
  ).toEqual([]);
});

test("no line ends within “e-mail”, but for labels: a word joiner follows its hyphen", () => {
  expect(stringsOf(everything).filter((text) => text.length > 26 && /e-mail/i.test(text))).toEqual([]);
});

test("how often a subscription comes is its rhythm, in every text", () => {
  expect(stringsOf(pages).filter((text) => /fréquence/i.test(text))).toEqual([]);
});

test("no text calls food gratuit", () => {
  expect(stringsOf(everything).filter((text) => /gratui/i.test(text))).toEqual([]);
});

test("no text makes a medical claim or links to the closed dispute platform", () => {
  expect(
    stringsOf(everything).filter((text) =>
      /ec\.europa\.eu\/consumers\/odr|guéri|soigne|prévient les/i.test(text),
    ),
  ).toEqual([]);
});

test("neither a product nor a review speaks of disease or of treatment", () => {
  const claims =
    /arthrose|allergi|diabèt|eczéma|démange|tartre|gingiv|infection|inflammat|maladie|pathologi|thérap|médica|antibio|cicatris|curati|préventi|protège (?:les|des|contre)|lutte contre|élimine|cystite/i;
  expect(
    full.flatMap(({ sku, name, subtitle, description, directions, json_avis }) =>
      stringsOf([name, subtitle, description, directions, json_avis.map(({ title, text }) => [title, text])])
        .filter((text) => claims.test(text))
        .map((text) => [sku, text]),
    ),
  ).toEqual([]);
});

test("the page of the cookies names the measure that waits for no yes, and where to object to it", () => {
  const [first = ""] = stringsOf(pages.cookies).filter((text) =>
    text.includes("avant que vous n’ayez donné votre accord"),
  );
  expect(first).toMatch(/mesure la rapidité.*vous y opposer sur la page \[[^\]]+\]\(\/gerer-mes-cookies\/\)/);
  expect(first).not.toContain("ni mesure de votre visite");
});

test("the announcement is one line on a phone of 360 px", () => {
  expect(header.announcement?.name.length).toBeLessThanOrEqual(44);
});
