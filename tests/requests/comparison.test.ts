import { expect, test } from "vitest";
import { comparisonTexts } from "../../shared/product/comparison.texts.ts";
import { textOf } from "./page-html.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const [chicken, beef, turkey, cat] = ["MUS-CH-ADU-POU", "MUS-CH-GRA-BOE", "MUS-CH-MOY-DIN", "MUS-CT-STE-POU"];
const compare = (...refs: string[]) =>
  visitor().visit(`/comparer/?${refs.map((ref) => `ref=${ref}`).join("&")}`);

const skusIn = (html: string) => [...html.matchAll(/data-fit="([^"]+)"/g)].map(([, sku]) => sku);

test("recipes stand side by side with price, ration, analysis and composition", async () => {
  const { html } = await compare(chicken, cat);
  expect(skusIn(html)).toEqual([chicken, cat]);
  const text = textOf(html);
  for (const word of ["Protéine brute", "kcal pour 100", "Chien de 15", "Chat de 4", "€/kg"])
    expect(text).toContain(word);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain(`href="/comparer/?ref=${cat}"`);
});

test("at most three are compared, each once; what is unknown is left out", async () => {
  expect(skusIn((await compare(chicken, chicken, "nichts", beef, turkey, cat)).html)).toEqual([
    chicken,
    beef,
  ]);
  expect(skusIn((await compare(chicken, beef, turkey, cat)).html)).toEqual([chicken, beef, turkey]);
});

test("others of the first one's category are offered until there are three, by a form without scripts", async () => {
  const { html } = await compare(chicken, cat);
  const options = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, sku]) => sku);
  expect(options).toContain(beef);
  expect(options).not.toContain(chicken);
  expect(html).toContain(`<input type="hidden" name="ref" value="${cat}"`);
  expect((await compare(chicken, beef, turkey)).html).not.toContain(comparisonTexts.add.submit);
});

test("a recipe alone has the choice of another before its long column", async () => {
  const { html } = await compare(chicken);
  expect(html.indexOf(comparisonTexts.add.submit)).toBeGreaterThan(0);
  expect(html.indexOf(comparisonTexts.add.submit)).toBeLessThan(html.indexOf("<table"));
});

test("nothing to compare leads to the shelves", async () => {
  const { html } = await compare();
  expect(html).toContain(comparisonTexts.empty.title);
});

test("without the content system it is an outage, not an empty comparison", async () => {
  await breakService({ service: "content", mode: "status", status: 500 });
  const { status } = await visitor().get("/comparer/?ref=MUS-CH-NEU-XXX");
  expect(status).toBe(503);
});
