import { describe, expect, test } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { sampleTexts } from "../../client/screens/catalogue/sample.texts.ts";
import { samples } from "../../sandbox/content/samples.ts";
import type { Cart } from "../../shared/cart/cart.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { part } from "../words.ts";
import { sender } from "./contact-form.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { atSummary, order } from "./payment-shopper.ts";
import { askApi } from "./stand-in-api.ts";
import { askStandIns, type Visitor, visitor } from "./visitor.ts";

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

describe("one sample of a recipe, never in a subscription", () => {
  const sample = "91000003";
  const priced = "/produits/echantillons/chien-senior-dinde-avoine/";
  const said = cartTexts.line.sample;
  const add = (shopper: Visitor, fields: Record<string, string> = {}) =>
    shopper.post("/api/cart/items", { variantCode: sample, quantity: "1", purchase: "one-off", ...fields });
  const cartOf = async (shopper: Visitor): Promise<Cart> =>
    (await (await shopper.get("/api/cart")).json<{ cart: Cart }>()).cart;
  const lineOf = async (shopper: Visitor) => {
    const { lines } = await cartOf(shopper);
    expect(lines).toHaveLength(1);
    return lines[0];
  };
  const single = { variantCode: sample, quantity: 1, subscriptionInterval: 0, isSample: true };

  test.each([
    ["several", { quantity: "3" }],
    ["a subscription", { purchase: "subscription", interval: "31" }],
  ])("%s, posted by hand, are one, bought once, which is said", async (_, fields) => {
    readLog();
    const shopper = visitor();
    await add(shopper, fields);
    expect(textOf(await (await shopper.get("/panier/")).text())).toContain(said);
    expect(await lineOf(shopper)).toMatchObject(single);
  });

  test("added twice, changed by hand or by a link it stays one", async () => {
    readLog();
    const shopper = visitor();
    await add(shopper);
    await add(shopper);
    expect(await lineOf(shopper)).toMatchObject(single);
    const { id } = (await lineOf(shopper)) ?? {};
    await shopper.post(`/api/cart/items/${id}`, { quantity: "5", interval: "31" });
    expect(await lineOf(shopper)).toMatchObject(single);
    await shopper.get(`/panier/?variantId=${sample}&quantity=4&targetQuantity=4&interval=31`);
    expect(await lineOf(shopper)).toMatchObject(single);
  });

  test("its form asks for neither a quantity nor a way of buying", async () => {
    const { html } = await visitor().visit(path);
    const form = /<form(?=[^>]*action="\/api\/cart\/items").*?<\/form>/s.exec(html)?.[0] ?? "";
    expect(form).toContain('name="variantCode" value="91000001"');
    expect(form).not.toMatch(/name="(?:quantity|purchase)"|type="radio"/);
    expect(textOf(form)).not.toContain(productScreenTexts.buy.once);
  });

  test("a second press is no error: it is said to be in the cart, in one", async () => {
    const shopper = visitor();
    const press = async () => {
      const posted = await shopper.post(
        "/api/cart/items",
        { variantCode: sample, returnTo: path },
        { headers: { Accept: "application/json" } },
      );
      return [posted.status, await posted.json()];
    };
    await press();
    expect(await press()).toEqual([
      200,
      { change: expect.objectContaining({ line: expect.objectContaining(single) }) },
    ]);
    await add(shopper);
    expect(textOf(await (await shopper.get("/panier/")).text())).toMatch(part(cartNotices.sampleOnce));
  });

  test("nor does a list of packs in one rhythm bring more", async () => {
    const shopper = visitor();
    const together = { packs: `${sample}*3 11000101*1`, purchase: "subscription", interval: "31" };
    await shopper.post("/api/cart/together", together);
    expect(textOf(await (await shopper.get("/panier/")).text())).toContain(said);
    const { lines } = await cartOf(shopper);
    expect(lines.find(({ variantCode }) => variantCode === sample)).toMatchObject(single);
    expect(lines.find(({ variantCode }) => variantCode === "11000101")).toMatchObject({
      subscriptionInterval: 31,
    });
  });

  test("no parcel of a subscription takes one", async () => {
    const browser = browserWith(await logIn(people.camille.email));
    const step = `/mon-compte/mes-abonnements/1/?modifier=ajouter&variante=${sample}`;
    const page = await browser.visit(step);
    expect(textOf(page.html)).not.toContain("Échantillon chien senior");
    const version = /name="version" value="([^"]*)"/.exec(page.html)?.[1] ?? "";
    await browser.post(step, { variante: sample, quantite: "1", version });
    const { body } = await askApi<{ items: { variant: { code: string } }[] }>(
      "GET",
      "subscriptions/1",
      undefined,
      {
        token: (await logIn(people.camille.email)).token,
      },
    );
    expect(JSON.stringify(body)).not.toContain(sample);
  });

  test("the cart offers neither a quantity nor a rhythm for it; others keep theirs", async () => {
    const shopper = visitor();
    await add(shopper);
    const html = await (await shopper.get("/panier/")).text();
    expect(textOf(html)).toContain(said);
    expect(html).not.toContain('name="interval"');
    await add(shopper, { variantCode: "11000101", quantity: "2" });
    const { lines } = await cartOf(shopper);
    expect(lines.find(({ variantCode }) => variantCode === "11000101")).toMatchObject({ quantity: 2 });
    expect(await (await shopper.get("/panier/")).text()).toContain('name="interval"');
  });

  test("its page names the fees before it is added", async () => {
    const service = { price: "1,90 €", from: "15 €" };
    const costly = textOf(await (await visitor().get(priced)).text());
    expect(costly).toMatch(part(sampleTexts.fees, { price: "6,80 €", from: "49 €" }));
    expect(costly).toMatch(part(sampleTexts.serviceFeeIncluded, service));
    const offered = textOf(await (await visitor().get(path)).text());
    expect(offered).toMatch(part(sampleTexts.fees, { price: "4,90 €", from: "49 €" }));
    expect(offered).toMatch(part(sampleTexts.serviceFee, service));
  });
});

describe("a sample is shown by its sachet, not by a pack of its recipe, and leads to its own page", () => {
  const chiot = { code: "91000002", slug: "chiot-poulet-riz" };
  const page = `/produits/echantillons/${chiot.slug}/`;
  const link = new RegExp(`<a(?=[^>]*href="${page}")`);
  const sachet = new RegExp(`<img(?=[^>]*/samples/${chiot.slug}\\.svg)`);

  test("in the cart, in the summary of the checkout, and in the order", async () => {
    const shopper = await atSummary("card", [{ code: chiot.code }, { code: "11000103" }]);
    const { browser, cart, path: step } = shopper;
    browser.cookies.set("__Host-noScript", "1");
    for (const shown of ["/panier/", step("recapitulatif")]) {
      const { html } = await browser.visit(shown);
      expect(html, shown).toMatch(sachet);
      expect(html, shown).toMatch(/<img(?=[^>]*\/packshots\/)/);
    }
    expect((await browser.visit("/panier/")).html).toMatch(link);
    await order(shopper);
    const placed = await browser.visit(`/mon-compte/mes-commandes/${cart}/`);
    expect(placed.html).toMatch(sachet);
    expect(placed.html).toMatch(link);
    expect((await browser.visit("/mon-compte/mes-commandes/")).html).toMatch(sachet);
  });

  test("a content system without its picture has that of its product", async () => {
    const { slug, image } = samples.find(({ code }) => code === "91000005") ?? {};
    const publish = (shown: unknown) =>
      askStandIns("/_sandbox/publish", { collection: "sample", key: slug, changes: { image: shown } });
    await publish(null);
    const shopper = visitor();
    await shopper.post("/api/cart/items", { variantCode: "91000005", quantity: "1", purchase: "one-off" });
    const { html } = await shopper.visit("/panier/");
    await publish(image);
    expect(html).not.toContain("/samples/");
    expect(html).toMatch(/<img(?=[^>]*\/packshots\/croquettes-chat-adulte)/);
  });
});
