import { describe, expect, test } from "vitest";
import { rationTexts } from "../../client/features/ration/texts.ts";
import { feedLabelTexts } from "../../shared/product/feed-label/feed-label.texts.ts";
import { part } from "../words.ts";
import { add, cartOf, chicken, shopper } from "./cart-shopper.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendAfterEach, productPath, visitor } from "./visitor.ts";

const sku = "MUS-CH-ADU-POU";
const getReco = "/b2c-rations/getReco";

const ask = async (query: string) => {
  const answer = await visitor().get(`/api/ration?${query}`);
  return { status: answer.status, body: await answer.json() };
};
const formOf = (html: string) =>
  new RegExp(`<form[^>]*aria-label="${rationTexts.title}"[\\s\\S]*?</form>`).exec(html)?.[0] ?? "";

const chosenIn = (html: string) => ({
  purchase: /name="purchase" checked="" value="([^"]+)"/.exec(html)?.[1],
  interval: /name="interval"[^>]*>.*?<option value="(\d+)" selected=""/s.exec(html)?.[1],
  quantity: /name="quantity" value="(\d+)"/.exec(html)?.[1],
});

mendAfterEach();

describe("the calculator's call", () => {
  test("answers grams and energy per day for the animal", async () => {
    const { status, body } = await ask(`ref=${sku}&poids=12&age=18`);
    expect(status).toBe(200);
    expect(body).toEqual({
      draft: { poids: "12", age: "18" },
      outcome: { kind: "ration", grams: 194, energy: 710, animals: 1 },
    });
  });

  test("accepts an age in years and months, a comma, and several animals", async () => {
    const { body } = await ask(`ref=${sku}&poids=12,0&ans=1&mois=6&nombre=2`);
    expect(body).toMatchObject({ outcome: { kind: "ration", grams: 194, animals: 2 } });
  });

  test("says why a food is not for this animal, and where to look instead", async () => {
    const { body } = await ask(`ref=${sku}&poids=5&age=4`);
    expect(body).toMatchObject({
      outcome: { kind: "none", reason: "adultFoodForGrowth", link: { to: "/chien/croquettes/chiot/" } },
    });
  });

  test("reports errors by field, without a call", async () => {
    const calls = await countCalls("content", getReco);
    const { body } = await ask(`ref=${sku}&poids=120&ans=x`);
    expect(body).toMatchObject({ problems: { poids: "tooLarge", age: "invalid" } });
    expect(await calls()).toBe(0);
  });

  test.each(["", "&poids=&ans=&mois=&naissance=&nombre=1"])(
    "says what is missing of a form in which nothing is filled in: %o",
    async (fields) => {
      const { status, body } = await ask(`ref=${sku}${fields}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ problems: { poids: "required", age: "required" } });
    },
  );

  test.each(["", "ref=", "ref=INCONNU", `ref=${"A".repeat(500)}`])(
    "knows no product by %o",
    async (query) => {
      expect((await ask(query)).status).toBe(404);
    },
  );

  test("calls the content system once for the same animal", async () => {
    const calls = await countCalls("content", getReco);
    await ask(`ref=${sku}&poids=17,3&age=31`);
    await ask(`ref=${sku}&poids=17.3&ans=2&mois=7`);
    expect(await calls()).toBe(1);
  });
});

describe("the product page", () => {
  test("shows the ration of its address, and is not indexed", async () => {
    const html = await (await visitor().get(`${productPath}?poids=12&age=18`)).text();
    const text = textOf(html);
    expect(text).toContain("194 g");
    expect(text).toContain(rationTexts.result.plans);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toMatch(/<details[^>]*id="ration"[^>]*open=""/);
    expect(formOf(html)).toMatch(/name="ans"[^>]*value="1"/);
    expect(formOf(html)).toMatch(/name="mois"[^>]*value="6"/);
  });

  test("links to a plan that fits, and to another food where this one is not for the animal", async () => {
    const { html } = await visitor().visit(`${productPath}5-kg/?poids=12&age=18`);
    expect(html).toContain(
      `href="${productPath}5-kg/?poids=12&amp;age=18&amp;rythme=49&amp;quantite=2#achat"`,
    );
    const young = (await visitor().visit(`${productPath}?poids=5&age=4`)).html;
    expect(textOf(young)).toMatch(part(rationTexts.none.reasons.adultFoodForGrowth));
    expect(young).toContain('<a href="/chien/croquettes/chiot/">');
  });

  test("puts the larger format that feeds for less first, with its costs, for the same animal", async () => {
    const html = await (await visitor().get(`${productPath}2-kg/?poids=12&age=18`)).text();
    expect(textOf(html)).toMatch(part(`${rationTexts.result.best} 1 × 5 kg, pour 25 jours. 1,67 € par jour`));
    const choice = "poids=12&amp;age=18&amp;rythme=21&amp;quantite=1";
    expect(html).toContain(`href="${productPath}5-kg/?${choice}#achat"`);
    const largest = await (await visitor().get(`${productPath}12-kg/?poids=12&age=18`)).text();
    expect(textOf(largest)).not.toContain(rationTexts.result.best);
  });

  test("has a closed calculator without a query, and is indexed", async () => {
    const html = await (await visitor().get(productPath)).text();
    expect(html).not.toContain('name="robots"');
    expect(html).not.toMatch(/<details[^>]*id="ration"[^>]*open/);
    expect(formOf(html)).toContain(`action="${productPath}2-kg/#ration"`);
  });

  test("has neither calculator nor a link to it where the product has no rations, whatever its address asks", async () => {
    const path = "/produits/croquettes-chat-senior-poisson-blanc-riz/";
    expect(formOf((await visitor().visit(path)).html)).not.toBe("");
    const changes = { rations: [] };
    await askStandIns("/_sandbox/publish", { collection: "product", key: "MUS-CT-SEN-POI", changes });
    for (const query of ["", "?poids=4&age=120"]) {
      const { answer, html } = await visitor().visit(path + query);
      expect(answer.status).toBe(200);
      expect(html).not.toMatch(new RegExp(`id="ration|#ration|${rationTexts.title}`));
    }
  });

  test("shows an error at its field and keeps the draft", async () => {
    const html = await (await visitor().get(`${productPath}?poids=lourd&ans=3`)).text();
    const form = formOf(html);
    expect(form).toContain(rationTexts.errors.poids.invalid);
    expect(form).toMatch(/value="lourd"|aria-invalid="true"[^>]*value="lourd"/);
    expect(form).toMatch(/name="ans"[^>]*value="3"/);
  });

  test.each(["poids=&ans=&mois=&naissance=&nombre=1", "poids=&ans="])(
    "says what is missing of a form that was sent empty: %s",
    async (query) => {
      const html = await (await visitor().get(`${productPath}?${query}`)).text();
      expect(formOf(html)).toContain(rationTexts.errors.poids.required);
      expect(formOf(html)).toContain(rationTexts.errors.age.required);
      expect(html).toMatch(/<details[^>]*id="ration"[^>]*open=""/);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
    },
  );

  test("never shows the draft as markup", async () => {
    const html = await (
      await visitor().get(`${productPath}?poids=${encodeURIComponent('"><b>12</b>')}`)
    ).text();
    expect(html).not.toContain("<b>12</b>");
  });

  test("chooses the frequency that a visitor without scripts took from the ration", async () => {
    const html = await (await visitor().get(`${productPath}?poids=12&age=18&rythme=42&quantite=3`)).text();
    expect(chosenIn(html)).toEqual({ purchase: "subscription", interval: "42", quantity: "3" });
    const other = await (await visitor().get(`${productPath}?rythme=40`)).text();
    expect(chosenIn(other)).toEqual({ purchase: "one-off", interval: "31", quantity: "1" });
  });

  test("shows a message while the content system is down", async () => {
    await (await visitor().get(productPath)).text();
    const log = readLog();
    await breakService({ service: "content", mode: "status", status: 500, path: getReco });
    const answer = await visitor().get(`${productPath}?poids=13,7&age=19`);
    const text = textOf(await answer.text());
    expect(answer.status).toBe(200);
    expect(text).toContain(rationTexts.failed.title);
    expect(text).toContain(feedLabelTexts.rationsCaption);
    expect(log()).toContainEqual(expect.objectContaining({ level: "error", event: "ration not calculated" }));
  });

  test.each(["garbage", "truncated"] as const)("treats an answer that is %s as none", async (mode) => {
    await (await visitor().get(productPath)).text();
    readLog();
    await breakService({ service: "content", mode, path: getReco });
    const answer = await visitor().get(`${productPath}?poids=${mode === "garbage" ? "14,1" : "14,2"}&age=20`);
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain(rationTexts.failed.title);
  });
});

test("a rhythm chosen for a line that the cart has sets its quantity, instead of adding to it", async () => {
  const { browser } = await shopper(chicken);
  const rhythm = { ...chicken, quantity: 4, purchase: "subscription", interval: 21, targetQuantity: 4 };
  for (const item of [rhythm, rhythm]) {
    const { change } = await add(browser, item);
    expect(change?.line).toMatchObject({ quantity: 4, subscriptionInterval: 21 });
  }
  expect((await cartOf(browser)).cart?.lines).toHaveLength(1);
});
