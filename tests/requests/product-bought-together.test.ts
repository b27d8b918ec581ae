import { expect, test } from "vitest";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { breakService, mendAfterEach, productPath, visitor } from "./visitor.ts";

mendAfterEach();

const pageOf = async (address: string) => (await visitor({ agent: "googlebot" }).get(address)).text();

test("a product shows what is often bought with it, for the same animal, and adds all at once", async () => {
  const html = await pageOf(productPath);
  const part = /<section[^>]*aria-label="Souvent achetés ensemble"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  const links = [...part.matchAll(/href="(\/produits\/[^"?]+)/g)].map(([, href = ""]) => href);
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toContain("chien");
  expect(links).not.toContain(productPath);
  expect(textOf(part)).toMatch(/€\/kg/);

  const address = /href="(\/panier\/\?variantId=[\d,]+)&amp;liste=achetes_ensemble"/.exec(part)?.[1] ?? "";
  expect(textOf(part)).toMatch(/Ajouter les 4 produits au panier, \d+,\d\d\s€/);
  const total = /panier, ([\d,]+)/.exec(textOf(part))?.[1];
  const { html: cart } = await visitor().visit(address);
  expect(textOf(cart)).toContain(total ?? "no total");
});

test("with the search service down the part is left out", async () => {
  const log = readLog();
  await breakService({ service: "search", mode: "status", status: 500 });
  const html = await pageOf("/produits/croquettes-chiot-poulet-riz/");
  expect(html).not.toContain("Souvent achetés ensemble");
  expect(html).toContain("Dans la même catégorie");
  expect(log()).toContainEqual(
    expect.objectContaining({ event: "late part failed", part: "bought together" }),
  );
});
