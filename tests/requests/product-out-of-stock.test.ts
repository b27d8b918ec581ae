import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import type { Cart } from "../../shared/cart/cart.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { stockNotificationTexts } from "../../shared/product/out-of-stock/stock-notification.texts.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { backoffSeconds } from "../../worker/cache/profiles.ts";
import { part } from "../words.ts";
import { emptyMailbox, mailbox, sender, stampIn, tokenFor } from "./contact-form.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { mailsTo } from "./stand-in-checkout.ts";
import { askStandIns, breakService, mendAfterEach, passSeconds, switchSetting, visitor } from "./visitor.ts";

const lamb = {
  page: "/produits/croquettes-chien-adulte-agneau-patate-douce/12-kg/",
  code: "11000203",
  closest: "11000202",
};
const fish = { page: "/produits/croquettes-chat-senior-poisson-blanc-riz/", code: "21000701" };
const path = "/api/stock-notifications";
const apiPath = `/shop/product-variants/${lamb.code}/stock-notifications`;

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u2060", "");
const shown = async (page: string, browser = visitor()) => plain(textOf((await browser.visit(page)).html));
const token = () => tokenFor("stock");
const waiting = async () => (await mailbox()).stockNotifications.map(({ email }) => email);
const setStock = (code: string, stock: number) => askStandIns(`/_sandbox/variants/${code}`, { stock });
/** Requests are limited by e-mail, so a test that asks often has its own. */
const from = (email: string) => ({ ...nadia, email });
const nadia = { email: "nadia@exemple.fr", variantCode: lamb.code, returnTo: lamb.page };

let log: ReturnType<typeof readLog>;
const events = () => log().map(({ event }) => event);

beforeEach(async () => {
  log = readLog();
  await emptyMailbox();
});

const { substitute } = productPageTexts;
const { done } = stockNotificationTexts;

mendAfterEach();

test("a sold-out format has its price among the formats, as on its own page and its card", async () => {
  const html = await (await visitor().get(fish.page)).text();
  const price = /<nav[^>]*aria-labelledby="formats"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  expect(plain(textOf(price))).toMatch(/\d+,\d\d €, bientôt de retour/);
});

describe("beside a format that is out of stock", () => {
  test("the closest format of the recipe is added in one press, and says where it was sold", async () => {
    const shopper = visitor();
    const { html } = await shopper.visit(lamb.page);
    expect(plain(textOf(html))).toMatch(
      part(`${substitute.format} {{card}}${substitute.add}`, { format: "5 kg" }),
    );
    const [, packs = "", source = ""] =
      /name="packs" value="([^"]*)".*?name="sourceItemList" value="([^"]*)"/.exec(html) ?? [];
    expect([packs, source]).toEqual([`${lamb.closest}*1`, "rupture"]);
    const posted = await shopper.post("/api/cart/together", {
      packs,
      sourceItemList: source,
      returnTo: lamb.page,
    });
    expect([posted.status, posted.headers.get("location")]).toEqual([303, "/panier/"]);
    const { cart } = await (await shopper.get("/api/cart")).json<{ cart: Cart }>();
    expect(cart.lines).toMatchObject([{ variantCode: lamb.closest, quantity: 1, sourceItemList: "rupture" }]);
  });

  test("where the whole recipe is sold out, another one of the same kind, age and diet", async () => {
    const text = await shown(fish.page);
    expect(text).toMatch(
      part(`${substitute.recipe} ${substitute.same} Croquettes chat senior {{card}}${substitute.add}`),
    );
  });

  test("nothing where nothing replaces it, or where the content system does not answer", async () => {
    await breakService({
      service: "content",
      mode: "status",
      status: 500,
      path: "/b2c-products/b2c-categories",
    });
    await breakService({ service: "content", mode: "status", status: 500, path: "/b2c-cross-sells" });
    const { answer, html } = await visitor().visit("/produits/tendons-de-boeuf-a-macher-chien/");
    expect(answer.status).toBe(200);
    expect(textOf(html)).toContain(productScreenTexts.buy.soldOut);
    expect(html).not.toContain('id="a-la-place"');
    expect(events()).toContain("product without its substitute");
  });

  test("where its category does not answer, one of those that are proposed for the animal", async () => {
    passSeconds(backoffSeconds);
    await breakService({
      service: "content",
      mode: "status",
      status: 500,
      path: "/b2c-products/b2c-categories",
    });
    const text = await shown("/produits/tendons-de-boeuf-a-macher-chien/");
    expect(text).toMatch(part(`${substitute.recipe} {{card}}${substitute.add}`));
    expect(log()).toContainEqual(
      expect.objectContaining({ event: "product without its substitute", list: "category" }),
    );
  });

  test("nothing where nothing fits", async () => {
    passSeconds(2 * backoffSeconds);
    await env.DB.prepare(
      `update documents set json = replace(replace(json, '"Adulte"', '"Centenaire"'), '"in_stock":true', '"in_stock":false')
       where collection = 'product' and key = 'MUS-CH-FRI-LAP'`,
    ).run();
    const { answer, html } = await visitor().visit("/produits/oreilles-de-lapin-chien/");
    expect(answer.status).toBe(200);
    expect(textOf(html)).toContain(productScreenTexts.buy.soldOut);
    expect(html).not.toContain('id="a-la-place"');
    expect(events()).not.toContain("product without its substitute");
  });

  test("a format in stock has neither", async () => {
    const { html } = await visitor().visit("/produits/croquettes-chien-adulte-agneau-patate-douce/5-kg/");
    expect(html).not.toContain('id="a-la-place"');
    expect(html).not.toContain(path);
  });
});

describe("the e-mail on the return of a format", () => {
  test("is asked for once, and leaves once, with a link to the format and no address kept", async () => {
    const { call } = sender();
    expect((await call(path, { ...nadia, email: " Nadia@Exemple.fr ", ...(await token()) })).status).toBe(
      204,
    );
    expect((await call(path, { ...nadia, ...(await token()) })).status).toBe(204);
    expect(await waiting()).toEqual(["nadia@exemple.fr"]);
    const before = (await mailsTo(nadia.email)).length;
    await setStock(lamb.code, 4);
    await setStock(lamb.code, 0);
    await setStock(lamb.code, 4);
    const [mail, ...others] = (await mailsTo(nadia.email)).slice(0, -before || undefined);
    await setStock(lamb.code, 0);
    expect(others).toEqual([]);
    expect(plain(mail?.subject ?? "")).toMatch(/^De retour : Croquettes chien adulte.*, 12 kg$/);
    expect(plain(textOf(mail?.html ?? ""))).toContain("Nous ne vous écrirons plus à ce sujet");
    expect(await waiting()).toEqual([]);
    const [, link = ""] = /<a href="(\/produits\/[^"]*)"/.exec(mail?.html ?? "") ?? [];
    const { way } = await visitor().visit(link);
    expect(way.at(-1)).toContain(lamb.page);
  });

  test("is not asked for of a format in stock, which is said instead", async () => {
    const inStock = { ...nadia, email: "presse@exemple.fr", variantCode: lamb.closest };
    const answer = await sender().call(path, { ...inStock, ...(await token()) });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { errors: { fields: {}, form: [stockNotificationTexts.errors.inStock] } },
    ]);
    expect(await mailsTo(inStock.email)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test.each(["99999999", "91000099"])("of %s, which is not sold, is refused unasked", async (code) => {
    const answer = await sender().call(path, {
      ...from(`${code}@exemple.fr`),
      ...(await token()),
      variantCode: code,
    });
    expect(answer.status).toBe(404);
    expect(await waiting()).toEqual([]);
    expect(log().filter(({ level }) => level === "error")).toEqual([]);
  });

  test("of a sample leads to its page", async () => {
    const page = "/produits/echantillons/chat-d-interieur-dinde-avoine/";
    expect(await shown(page)).toContain(plain(stockNotificationTexts.title));
    const asked = { email: "minou@exemple.fr", variantCode: "91000008", returnTo: page };
    await sender().call(path, { ...asked, ...(await token()) });
    await setStock("91000008", 3);
    const [mail] = await mailsTo("minou@exemple.fr");
    expect(mail?.html).toContain(`href="${page}"`);
  });

  test("has a form that says what becomes of the address; that of a customer is filled in", async () => {
    const text = await shown(lamb.page);
    expect(text).toContain(plain(stockNotificationTexts.use));
    const { html, answer } = await browserWith(await logIn(people.camille.email)).visit(lamb.page);
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="email")(?=[^>]*value="${people.camille.email}")`));
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each(["", "nadia", "a@b", "nadia@exemple.fr\r\nBcc: x@y.fr"])(
    "with %j is refused in French",
    async (email) => {
      const answer = await sender().call(path, from(email));
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { errors: { fields: { email: stockNotificationTexts.errors.email }, form: [] } },
      ]);
      expect(await waiting()).toEqual([]);
    },
  );

  const robots: [string, () => Promise<Record<string, string | File>>][] = [
    ["neither token nor stamp", async () => ({})],
    ["a token for another form", () => tokenFor("newsletter")],
    ["the trap filled in", async () => ({ ...(await token()), [senderFields.trap]: "x" })],
  ];

  test.each(robots)("with %s is refused", async (_, guards) => {
    const answer = await sender().call(path, { ...nadia, ...(await guards()) });
    expect(answer.status).toBe(403);
    expect(await waiting()).toEqual([]);
  });

  test("over the rate limit is asked to wait", async () => {
    const { call } = sender();
    let last = await call(path, from("un@exemple.fr"));
    for (let times = 1; times < 7 && last.status !== 429; times++) {
      last = await call(path, from(`${times}@exemple.fr`));
    }
    expect([last.status, last.headers.get("retry-after")]).toEqual([429, "60"]);
  });

  test("for a format that the API does not know, it is said, and logged", async () => {
    await breakService({ service: "ecommerce", mode: "status", status: 404, path: apiPath });
    const answer = await sender().call(path, { ...from("inconnu@exemple.fr"), ...(await token()) });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { errors: { fields: {}, form: [stockNotificationTexts.errors.notOffered] } },
    ]);
    expect(log()).toContainEqual(
      expect.objectContaining({ level: "error", event: "stock notification not offered" }),
    );
  });

  test("where the API has no such call, it is an outage, and logged", async () => {
    await breakService({ service: "ecommerce", mode: "status", status: 405, path: apiPath });
    const answer = await sender().call(path, { ...from("sans-appel@exemple.fr"), ...(await token()) });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { errors: { fields: {}, form: [stockNotificationTexts.errors.failed] } },
    ]);
    expect(log()).toContainEqual(expect.objectContaining({ level: "error", event: "no such call" }));
  });

  test.each([{ mode: "status", status: 500 }, { mode: "refused" }, { mode: "garbage" }] as const)(
    "that may be saved or not (%j) can be sent again, and counts once",
    async (fault) => {
      await breakService({ service: "ecommerce", path: apiPath, ...fault });
      const answer = await sender().call(path, { ...nadia, ...(await token()) });
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { errors: { fields: {}, form: [stockNotificationTexts.errors.failed] } },
      ]);
      readLog();
    },
  );

  test("is neither shown nor taken where the feature is off", async () => {
    await switchSetting("features", []);
    onTestFinished(() => switchSetting("features", undefined));
    const { html } = await visitor().visit(lamb.page);
    const answer = await sender().call(path, { ...from("off@exemple.fr"), ...(await token()) });
    expect(html).toContain('id="a-la-place"');
    expect(html).not.toContain(path);
    expect(answer.status).toBe(404);
    expect(await waiting()).toEqual([]);
  });
});

describe("without scripts", () => {
  test("the page of the format says in place that it is noted, once", async () => {
    const { browser, post } = sender();
    const stamp = stampIn((await browser.visit(lamb.page)).html);
    passSeconds(3);
    const answer = await post(path, { ...from("paul@exemple.fr"), ...stamp });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${lamb.page}#retour-en-stock`]);
    const { html } = await browser.visit(lamb.page);
    expect(html).toMatch(
      new RegExp(
        `role="status"><div><p(?=[^>]*id="retour-en-stock")[^>]*>${part(done({ email: "paul@exemple.fr" })).source}`,
      ),
    );
    expect(await waiting()).toEqual(["paul@exemple.fr"]);
    expect((await browser.visit(lamb.page)).html).toMatch(/<form(?=[^>]*id="retour-en-stock")/);
  });

  test.each([
    ["is kept whole", 200],
    ["is left out rather than cut", 300],
  ])("a long wrong e-mail %s", async (_, length) => {
    const { browser, post } = sender();
    const email = "é".repeat(length);
    await post(path, from(email));
    const { html } = await browser.visit(lamb.page);
    const [, shown = ""] = /<input(?=[^>]*id="retour-email")(?=[^>]*value="([^"]*)")/.exec(html) ?? [];
    expect(shown).toBe(length > 255 ? "" : email);
    expect(textOf(html)).toMatch(part(stockNotificationTexts.errors.email));
  });

  test("a wrong e-mail comes back to its field", async () => {
    const { browser, post } = sender();
    await post(path, from('nadia@"><b>'));
    const { html } = await browser.visit(lamb.page);
    expect(html).toMatch(
      /<input(?=[^>]*id="retour-email")(?=[^>]*value="nadia@&quot;&gt;&lt;b&gt;")(?=[^>]*aria-invalid="true")/,
    );
    expect(textOf(html)).toMatch(part(stockNotificationTexts.errors.email));
  });

  test.each(["https://voleur.example/x", "//voleur.example", ""])(
    "never leads out of the shop: %j",
    async (returnTo) => {
      const answer = await sender().post(path, { ...nadia, returnTo });
      expect(answer.headers.get("location")).toBe("/#retour-en-stock");
    },
  );
});

describe("the API of the stand-in", () => {
  const ask = (code: string, body: unknown) =>
    askApi("POST", `product-variants/${code}/stock-notifications`, body);
  const age = (column: "createdAt" | "toldAt", days: number) =>
    env.DB.prepare(
      `update stock_notifications set ${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${days} days')`,
    ).run();
  const kept = async () =>
    (await env.DB.prepare("select email from stock_notifications").all<{ email: string }>()).results.map(
      ({ email }) => email,
    );

  test("answers 204 for a known e-mail, 404 for an unknown format, 422 for what is no e-mail", async () => {
    expect((await ask(lamb.code, { email: nadia.email })).status).toBe(204);
    expect((await ask(lamb.code, { email: nadia.email })).status).toBe(204);
    expect((await ask("99999999", { email: nadia.email })).status).toBe(404);
    expect((await ask(lamb.code, { email: "nadia" })).status).toBe(422);
    expect(await waiting()).toEqual([nadia.email]);
  });

  test("mails a pair once a day at most, and deletes what has waited for a year", async () => {
    const pauls = (await mailsTo("paul@exemple.fr")).length;
    const before = (await mailsTo(nadia.email)).length;
    const sent = async () => (await mailsTo(nadia.email)).length - before;
    const comesBack = async () => {
      await setStock(lamb.code, 4);
      await setStock(lamb.code, 0);
    };
    await ask(lamb.code, { email: nadia.email });
    await comesBack();
    await setStock(lamb.code, 4);
    for (let times = 0; times < 3; times++) await ask(lamb.code, { email: nadia.email });
    await setStock(lamb.code, 0);
    expect(await sent()).toBe(1);
    expect(await waiting()).toEqual([nadia.email]);
    await age("toldAt", 2);
    await comesBack();
    expect(await sent()).toBe(2);
    await age("createdAt", 3);
    await age("toldAt", 2);
    await ask(lamb.code, { email: "paul@exemple.fr" });
    expect(await kept()).toEqual(["paul@exemple.fr"]);
    await age("createdAt", 366);
    await comesBack();
    expect(await kept()).toEqual([]);
    expect((await mailsTo("paul@exemple.fr")).length).toBe(pauls);
  });
});
