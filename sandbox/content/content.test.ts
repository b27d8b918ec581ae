import { expect, test } from "vitest";
import {
  blockSchemas,
  categorySchema,
  footerSchema,
  headerSchema,
  pageSchema,
} from "../../shared/content.ts";
import { productSchemas } from "../../shared/product.ts";
import { everything, full, stringsOf } from "./all-content.ts";
import { categories } from "./categories.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { pages } from "./pages.ts";
import { products, toFullProduct } from "./products.ts";

test.each(products)("$sku parses at every load level", (entry) => {
  const product = toFullProduct(entry);
  for (const level of [0, 1, 2] as const) productSchemas[level].parse(product);
  expect(productSchemas[2].parse(product)).toEqual(product);
});

test("pages, categories, header and footer parse, blocks too", () => {
  headerSchema.parse(header);
  footerSchema.parse(footer);
  for (const category of categories) categorySchema.parse(category);
  for (const [slug, page] of Object.entries(pages)) {
    expect(pageSchema.parse(page).slug).toBe(slug);
    for (const block of page.blocks) blockSchemas[block.__component].parse(block);
  }
});

test("apostrophes are French ones", () => {
  expect(stringsOf(everything).filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

test("no text says that food is gratuit", () => {
  expect(stringsOf(everything).filter((text) => /gratui/i.test(text))).toEqual([]);
});

test("no text makes a medical claim or sends to the dispute platform that closed", () => {
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
