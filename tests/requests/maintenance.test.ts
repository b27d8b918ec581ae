import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { maintenanceTexts } from "../../client/screens/texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { exchange, passSeconds, switchSetting, visitor } from "./visitor.ts";

afterEach(async () => {
  await switchSetting("maintenance", undefined);
  await switchSetting("features", undefined);
});

describe("a list of beginnings of route names is in maintenance", () => {
  test("a screen whose name begins so redirects to the maintenance page", async () => {
    await switchSetting("maintenance", ["produits"]);
    const answer = await visitor().get("/produits/croquettes-chien-adulte-poulet-fermier-riz/");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/maintenance/");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["the beginning", ["pan"]],
    ["the whole name", ["panier"]],
    ["the name with its locale suffix", ["panier___fr-FR"]],
    ["one of several", ["guide", "panier"]],
  ])("%s of the route name is enough", async (_, list) => {
    await switchSetting("maintenance", list);
    expect((await visitor().get("/panier/")).headers.get("location")).toBe("/maintenance/");
  });

  test.each([
    ["another screen", ["produits"]],
    ["a part of the name", ["anier"]],
    ["another locale", ["panier___nl-BE"]],
    ["a path instead of a name", ["/panier"]],
  ])("%s does not match: the cart stays open", async (_, list) => {
    await switchSetting("maintenance", list);
    expect((await visitor().get("/panier/")).status).toBe(200);
  });

  test("the maintenance page is 503 with Retry-After, and is not cached", async () => {
    await switchSetting("maintenance", ["panier"]);
    const answer = await visitor().get("/maintenance/");
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.headers.get("cache-control")).toMatch(/no-(store|cache)/);
    const html = await answer.text();
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(maintenanceTexts.title);
    expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex, nofollow"/>',
    ]);
  });

  test("the maintenance page never redirects to itself", async () => {
    await switchSetting("maintenance", ["m", "maintenance", "i", "c", "p"]);
    const { answer, way } = await visitor().visit("/");
    expect(answer.status).toBe(503);
    expect(way).toEqual(["/", "/maintenance/"]);
  });

  test("the page of the maintenance shows a notice that waits, once", async () => {
    const someone = visitor();
    await (await someone.get("/chien/?variantId=11000101")).text();
    await switchSetting("maintenance", ["panier"]);
    const expected = "Ajouté à votre panier par votre lien : 1 ×";
    expect(textOf((await someone.visit("/panier/")).html)).toContain(expected);
    expect(textOf((await someone.visit("/chien/")).html)).not.toContain(expected);
  });

  test("a crawler gets the same status", async () => {
    await switchSetting("maintenance", ["panier"]);
    const crawler = visitor({ agent: "googlebot" });
    expect((await crawler.visit("/panier/")).answer.status).toBe(503);
  });

  test("a script that takes a part of a page is redirected there, too", async () => {
    await switchSetting("maintenance", ["panier"]);
    expect((await visitor().get("/panier/", exchange)).headers.get("location")).toBe("/maintenance/");
  });

  test("the guards of a closed screen are asked first", async () => {
    await switchSetting("maintenance", ["mon-compte", "connexion"]);
    const account = await visitor().get("/mon-compte/mes-adresses/");
    expect(account.headers.get("location")).toBe("/connexion/?retour=%2Fmon-compte%2Fmes-adresses%2F");
    expect((await visitor().get("/connexion/")).headers.get("location")).toBe("/maintenance/");
    const customer = browserWith(await logIn(people.paul.email));
    expect((await customer.get("/mon-compte/mes-adresses/")).headers.get("location")).toBe("/maintenance/");
    expect((await customer.get("/connexion/")).headers.get("location")).toBe("/");
  });

  test("the guards of a screen whose feature is off are asked first", async () => {
    await switchSetting("features", []);
    const path = "/mon-compte/mes-animaux/ajouter/";
    expect((await visitor().get(path)).headers.get("location")).toBe(
      `/connexion/?retour=${encodeURIComponent(path)}`,
    );
    expect((await browserWith(await logIn(people.paul.email)).get(path)).status).toBe(404);
  });

  test("a closed screen whose feature is off is not there", async () => {
    await switchSetting("features", []);
    await switchSetting("maintenance", ["guide-croquettes"]);
    const answer = await visitor().visit("/guide-croquettes/");
    expect([answer.answer.status, answer.way]).toEqual([404, ["/guide-croquettes/"]]);
  });

  test("other addresses keep their answers", async () => {
    await switchSetting("maintenance", ["index", "category", "chien", "panier"]);
    expect((await visitor().get("/health")).status).toBe(200);
    expect((await visitor().get("/api/cart")).status).toBe(200);
    expect((await visitor().get("/panier/rien/")).status).toBe(404);
  });
});

test("without a maintenance its page redirects home", async () => {
  const answer = await visitor().get("/maintenance/");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/");
});

describe("a switch at run time", () => {
  test("reaches an isolate within the five seconds of its memory", async () => {
    await switchSetting("maintenance", []);
    expect((await visitor().get("/panier/")).status).toBe(200);
    await env.SETTINGS.put("maintenance", '["panier"]');
    passSeconds(4.9);
    expect((await visitor().get("/panier/")).status).toBe(200);
    passSeconds(0.1);
    expect((await visitor().get("/panier/")).status).toBe(302);
  });

  test.each([
    ["text that is not JSON", "panier"],
    ["JSON of another shape", '{"panier":true}'],
    ["an empty beginning, which every name has", '[""]'],
  ])("that is not readable opens and closes nothing: %s", async (_, value) => {
    for (const [before, status] of [
      [[], 200],
      [["panier"], 302],
    ] as const) {
      await switchSetting("maintenance", before);
      expect((await visitor().get("/panier/")).status).toBe(status);
      await switchSetting("maintenance", value);
      expect((await visitor().get("/panier/")).status).toBe(status);
    }
  });
});
