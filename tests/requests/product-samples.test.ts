import { expect, test } from "vitest";
import { samples } from "../../sandbox/content/samples.ts";
import { sender } from "./contact-form.ts";
import { textOf } from "./page-html.ts";
import { visitor } from "./visitor.ts";

const path = "/produits/echantillons/chien-adulte-poulet-fermier-riz/";

test("a sample shows its weight, its product, and that it is free", async () => {
  const answer = await visitor().get(path);
  const html = await answer.text();
  const text = textOf(html);
  expect(answer.status).toBe(200);
  expect(text).toContain("Échantillon chien adulte – Poulet fermier & riz");
  expect(text).toContain("Deux sachets fraîcheur de 60 g");
  expect(text).toContain("Offert");
  expect(text).not.toContain("Abonnement −10");
  expect(html).toContain('href="/produits/croquettes-chien-adulte-poulet-fermier-riz/?liste=echantillon"');
  expect(html).toContain('name="variantCode" value="91000001"');
});

test("a sample is added to the cart once by its plain form", async () => {
  const shopper = visitor();
  const posted = await shopper.post("/api/cart/items", {
    variantCode: "91000001",
    quantity: "1",
    purchase: "one-off",
    returnTo: path,
  });
  expect(posted.status).toBe(303);
  expect(textOf(await (await shopper.get("/panier/")).text())).toContain(
    "Échantillon chien adulte – Poulet fermier & riz",
  );
});

test("an error of the newsletter does not show at the sample's form", async () => {
  const { browser, post } = sender();
  await post("/api/newsletter", { email: "nadia@" }, { Referer: `https://museau.example${path}` });
  const html = await (await browser.get(path)).text();
  expect(html).toMatch(/<input(?=[^>]*id="lettre-email")(?=[^>]*value="nadia@")/);
  expect(textOf(html.slice(html.indexOf("<h1"), html.indexOf("</main>")))).not.toContain("n’est pas valide");
});

test("every sample has its page, linked from its product", async () => {
  for (const { slug } of samples) {
    expect((await visitor().get(`/produits/echantillons/${slug}/`)).status, slug).toBe(200);
  }
  expect((await visitor().get("/produits/echantillons/licorne/")).status).toBe(404);
  const html = await (await visitor().get("/produits/croquettes-chien-adulte-poulet-fermier-riz/")).text();
  expect(html).toContain(`href="${path}"`);
});
