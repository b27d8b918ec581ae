import { expect, test } from "vitest";
import { addToCartAnchor, type ProductToAdd } from "../../shared/api/api.ts";
import { visitor } from "./visitor.ts";

const slug = "croquettes-chien-adulte-agneau-patate-douce";

const productAt = async (path: string) => {
  const answer = await visitor().get(`/api/products/${path}`);
  return { status: answer.status, body: (await answer.json()) as ProductToAdd };
};

test("a card asks for the formats that can be bought, with their prices and rhythms", async () => {
  const { status, body } = await productAt(slug);
  expect(status).toBe(200);
  expect(body.variants.map(({ name, price }) => [name, price])).toEqual([
    ["2 kg", 2490],
    ["5 kg", 5490],
  ]);
  expect(body.frequencies.length).toBeGreaterThan(0);
});

test.each(["inconnu", "MUS-CH-ADU-POU", "..%2Fcart"])("%s is no product to add", async (path) => {
  expect((await productAt(path)).status).toBe(404);
});

test("without scripts the button of a card leads to the form of its product", async () => {
  const html = await (await visitor().get("/chien/croquettes/")).text();
  const [, href = ""] = /<a [^>]*href="([^"]+)" data-adds=""/.exec(html) ?? [];
  expect(href).toMatch(new RegExp(`^/produits/[^#]+#${addToCartAnchor}$`));
  expect(await (await visitor().get(href.split("#")[0] ?? "")).text()).toContain(`id="${addToCartAnchor}"`);
});
