import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { breakService, mendAfterEach, switchSetting, visitor } from "./visitor.ts";

mendAfterEach();

const pathOf = (animal: number | string, query = "") =>
  `/guide-croquettes/${animal}/recommandations/${query}`;

const as = async (person: keyof typeof people) => browserWith(await logIn(people[person].email));

async function look(person: keyof typeof people, animal: number, query = "") {
  const { answer, html } = await (await as(person)).visit(pathOf(animal, query));
  const [best = ""] = /<article .*?<\/article>/s.exec(html) ?? [];
  const advised = html.slice(0, html.indexOf("D’après vos réponses"));
  const others = [...advised.matchAll(/<li><a [^>]*href="\/produits\/.*?<\/li>/gs)].map(([card]) => card);
  return { status: answer.status, headers: answer.headers, html, text: textOf(html), best, others };
}

const read = (shown: string | undefined) =>
  Number(shown?.replaceAll(/[\s\u202f\u00a0]/g, "").replace(",", "."));

describe("what is advised", () => {
  test("one food first, with its ration, its cost and its reasons, and two others folded without a form", async () => {
    const { status, headers, html, text, best, others } = await look("camille", 1);
    expect([status, headers.get("cache-control"), others.length]).toEqual([200, "no-store", 2]);
    expect(best).toMatch(/^<article[^>]*><h1/);
    expect(textOf(best)).toMatch(/Pour Oslo\s: \d+\sg par jour, [\d,]+\s€ par jour/);
    expect(textOf(best)).toMatch(/€\s\d+\skg\s[\d,]+\s€\/kg/);
    expect(best).toMatch(/<ul[^>]*aria-label="Pourquoi"[^>]*><li>/);
    expect(html.match(/action="\/api\/cart\/items"/g)).toHaveLength(1);
    expect(html).toMatch(/<details[^>]*><summary[^>]*><h2>2 autres recettes possibles/);
    for (const card of others)
      expect(textOf(card)).toMatch(/\d+\sg par jour, [\d,]+\s€ par jour.*€\s[\d,]+\s€\/kg/);
    expect(html.indexOf("<article")).toBeLessThan(html.indexOf("D’après vos réponses"));
    expect(html).toMatch(/<table[^>]*><caption>Les aliments conseillés, côte à côte<\/caption>/);
    expect(text).toMatch(/Son besoin [\d ]+ kcal par jour Fourchette : [\d ]+ à [\d ]+ kcal/);
    expect(text).toMatch(/Très actif : besoin augmenté de 14 %/);
    expect(text).toMatch(
      /110 kcal par kilo de poids de forme \(18,5 kg\) à la puissance 0,75, \+14 % \(très actif\)/,
    );
    expect(text).toContain("Source : FEDIAF, Nutritional Guidelines (2024)");
  });

  test("the price of a delivery and its days stand in the card, as the product page tells them", async () => {
    const browser = await as("camille");
    const card = textOf(/<article .*?<\/article>/s.exec((await browser.visit(pathOf(1))).html)?.[0] ?? "");
    const [, path = ""] = /<h2[^>]*><a href="([^"?]*)/.exec((await browser.visit(pathOf(1))).html) ?? [];
    const product = textOf((await browser.visit(path)).html);
    const [, fees = "", days = ""] =
      /(Livraison à domicile en France[^.]*)\. (Chez vous [^.]*)\./.exec(card) ?? [];
    expect([fees, days]).toEqual([
      expect.stringMatching(/offerte|€/),
      expect.stringMatching(/si vous commandez/),
    ]);
    expect(product).toContain(fees);
    expect(product).toContain(days.split(",")[0]);
    await browser.post("/api/country", { country: "BE", returnTo: "/" });
    expect(textOf((await browser.visit(pathOf(1))).html)).toContain("Livraison à domicile en Belgique");
  });

  test("a cat that is almost a senior is told when that range begins", async () => {
    await env.DB.prepare("update animals set birthday = '2017-10-01' where id = 4").run();
    expect((await look("hugo", 4)).text).toContain(
      "À 9 ans, encore adulte : la gamme senior commence à 10 ans.",
    );
    await env.DB.prepare("update animals set birthday = '2022-10-01' where id = 4").run();
    expect((await look("hugo", 4)).text).not.toContain("la gamme senior");
  });

  test.each([
    ["a puppy", "hugo", 3, /Pour un chiot/, /chiot en croissance/],
    ["an overweight dog", "gerard", 10, /light/i, /Faites valider cet objectif par votre vétérinaire/],
    ["an old overweight dog", "marguerite", 6, /Moins de calories/, /plus de sept ans/],
    ["an indoor sterilised cat", "hugo", 4, /Pour un chat adulte/, /intérieur ou stérilisé/],
    ["a dog of 60 kg", "gerard", 8, /\d+ g par jour/, /60 kg/],
    ["a kitten", "hugo", 5, /Pour un chaton/, /chaton en croissance/],
  ] as const)("%s is advised by its own band, with reasons", async (_, person, animal, reason, band) => {
    const { status, text, best } = await look(person, animal);
    expect(status).toBe(200);
    expect(textOf(best)).toMatch(reason);
    expect(text).toMatch(band);
  });

  test("the numbers that can be verified add up as they are shown", async () => {
    const { text } = await look("camille", 1);
    const [, factor, power, need] = /([\d,]+) × ([\d,]+) = ([\d {2}]+) kcal par jour/.exec(text) ?? [];
    expect(Math.round(read(factor) * read(power))).toBe(read(need));
    const rations = [...text.matchAll(/([\d {2}]+) ÷ ([\d,]+) × 100 = ([\d,]+) g, soit (\d+) g par jour/g)];
    expect(rations).toHaveLength(3);
    for (const [, kcal, energy, exact, grams] of rations) {
      expect((read(kcal) / read(energy)) * 100).toBeCloseTo(read(exact), 1);
      expect(Math.round(read(exact))).toBe(read(grams));
    }
    for (const [, bag, grams, exact, days] of text.matchAll(
      /([\d {2}]+) g ÷ (\d+) g = ([\d,]+), soit (\d+) jours/g,
    )) {
      expect(Math.floor(read(bag) / read(grams))).toBe(read(days));
      expect(Math.floor(read(exact))).toBe(read(days));
    }
  });

  test.each([
    [
      "a cat with hairballs",
      "hugo",
      4,
      /Chat, chartreux, .* ans, 5,4 kg, stérilisé, silhouette idéale, activité calme, boules de poils. Mange : croquettes Museau, pâtée./,
      /Pâtée : pour 100 kcal d’un autre aliment/,
    ],
    [
      "a giant that eats raw food and one brand",
      "gerard",
      8,
      /Chien, saint-bernard, .*, 60 kg, non stérilisé, silhouette idéale, activité modérée. Mange : croquettes Museau, alimentation crue./,
      /ne mange que notre marque.*Alimentation crue aujourd’hui.*dix jours/,
    ],
    ["a dog with treats", "camille", 1, /Chien, border collie, /, /un dixième de son besoin/],
  ] as const)(
    "%s: every answer stands in the summary, and what its habits change is told",
    async (...told) => {
      const [, person, animal, summary, note] = told;
      const { text } = await look(person, animal);
      const words = text.replaceAll("\u00a0", " ");
      expect(words).toMatch(summary);
      expect(words).toMatch(new RegExp(`Ce que ses habitudes changent.*${note.source}`));
    },
  );

  test("raw food or another brand makes the transition one of ten days", async () => {
    const { html } = await look("gerard", 8);
    expect(html).toMatch(/href="\/api\/transition\/[^"]*jours=10"/);
  });

  test("what the button buys stands beside it where it is several bags", async () => {
    const { best } = await look("gerard", 8);
    expect(best).not.toMatch(/name="quantity"[^>]*value="1"/);
    const words = textOf(best).replaceAll(/[\u00a0\u202f]/g, " ");
    const [, count, price, total] = /(\d+) × ([\d ,]+) € = ([\d ,]+) €/.exec(words) ?? [];
    expect(read(total)).toBeCloseTo(Number(count) * read(price), 2);
  });

  test("a giant’s bags last, whatever it is allergic to", async () => {
    await env.DB.prepare("update animals set feature = 'allergy-grain' where id = 8").run();
    const { text } = await look("gerard", 8);
    const [, ...days] = /Un sac dure ((?:\d+ jours ?)+)/.exec(text)?.[0].match(/\d+/g) ?? [];
    for (const one of days) expect(Number(one)).toBeGreaterThanOrEqual(14);
    expect(days.length).toBeGreaterThan(0);
    await env.DB.prepare("update animals set feature = 'none' where id = 8").run();
  });

  test("what was left out is told with its reason", async () => {
    await env.DB.prepare("update animals set feature = 'allergy-chicken' where id = 1").run();
    const { text, html } = await look("camille", 1);
    expect(text).toMatch(/Ce que nous avons écarté .*: contient du poulet/i);
    expect(html).not.toMatch(/<h2[^>]*><a[^>]*>[^<]*[Pp]oulet/);
    await env.DB.prepare("update animals set feature = 'none' where id = 1").run();
  });

  test("all candidates can be seen, and the first ones stay", async () => {
    const few = await look("camille", 1);
    expect(few.html).toContain(`href="${pathOf(1)}?tout=1#tous"`);
    const all = await look("camille", 1, "?tout=1");
    expect(all.others.length).toBeGreaterThan(2);
    expect(all.others.slice(0, 2)).toEqual(few.others);
    expect(all.html).toMatch(/id="tous"[^>]*><details[^>]* open/);
  });

  test("the transition begins when an order of today would arrive, with its grams and a file without a name", async () => {
    const { html, text } = await look("camille", 1);
    expect(text).toMatch(/Jour 1 .*? 25 % \(\d+ g\) 75 %/);
    const file = /href="(\/api\/transition\/[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(file).toMatch(/^\/api\/transition\/[\w-]+\?debut=\d{4}-\d\d-\d\d&jours=7$/);
    const answer = await visitor().get(file);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(await answer.text()).toContain("BEGIN:VEVENT\r\n");
  });

  test.each(["inconnu?debut=2026-12-01&jours=7", "..%2F..%2Fx?debut=2026-12-01&jours=7", "MUS-1"])(
    "a file of %s is not found",
    async (path) => {
      expect((await visitor().get(`/api/transition/${path}`)).status).toBe(404);
    },
  );
});

describe("who may see it", () => {
  test("an animal needs a login, and is returned to after it", async () => {
    const answer = await visitor().get(pathOf(1));
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      `/connexion/?retour=${encodeURIComponent(pathOf(1))}`,
    ]);
  });

  test.each(["1", "999999", "0", "-1", "1e3", "abc"])(
    "%s is not of another customer: 404",
    async (animal) => {
      const { answer } = await (await as("hugo")).visit(pathOf(animal));
      expect(answer.status).toBe(404);
    },
  );
});

describe("what is bought", () => {
  test("once, in one press and without scripts: the subscription is never the silent choice", async () => {
    const browser = await as("camille");
    const { html } = await browser.visit(pathOf(1));
    const form = /<form[^>]*action="\/api\/cart\/items".*?<\/form>/s.exec(html)?.[0] ?? "";
    expect(form).toMatch(/<input(?=[^>]*value="one-off")(?=[^>]*checked)/);
    expect(form).not.toMatch(/<input(?=[^>]*value="subscription")(?=[^>]*checked)/);
    expect(textOf(form)).toMatch(/2 livraisons minimum.*la suivante vers le/);
    const value = (name: string) =>
      new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*value="([^"]*)")`).exec(form)?.[1] ?? "";
    expect(value("sourceItemList")).toBe("guide_croquettes");
    const answer = await browser.post("/api/cart/items", {
      variantCode: value("variantCode"),
      quantity: "1",
      purchase: "one-off",
      interval: "42",
      sourceItemList: value("sourceItemList"),
      returnTo: value("returnTo"),
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/panier/"]);
  });

  test("a refused one comes back beside its food", async () => {
    const browser = await as("camille");
    const { html } = await browser.visit(pathOf(1));
    const code =
      /name="variantCode" value="(\d{8})"/.exec(html)?.[1] ??
      /value="(\d{8})" name="variantCode"/.exec(html)?.[1] ??
      "";
    await browser.post("/api/cart/items", { variantCode: code, quantity: "0", returnTo: pathOf(1) });
    const { html: again } = await browser.visit(pathOf(1));
    expect(/<article .*?<\/article>/s.exec(again)?.[0]).toMatch(/role="status"><div/);
  });

  test("no id stands twice in the page", async () => {
    const { html } = await look("camille", 1);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});

describe("where nothing is advised", () => {
  test("a pathology is for a vet, with what to do and nothing to buy", async () => {
    const { status, text, html } = await look("marguerite", 7);
    expect(status).toBe(200);
    expect(text).toMatch(
      /La bonne personne, c’est votre vétérinaire .* Que faire maintenant Appelez votre vétérinaire/,
    );
    expect(html).not.toContain('action="/api/cart/items"');
  });

  test("an animal without a weight is asked for it", async () => {
    const { text, html } = await look("gerard", 9);
    expect(text).toContain("Combien pèse Réglisse");
    expect(html).toContain('action="/guide-croquettes/9/?question=poids"');
  });

  test("in an outage the need is told by the formula, with a way on", async () => {
    await env.DB.prepare("update animals set weight = 201 where id = 1").run();
    const lines = readLog();
    await breakService({ service: "content", mode: "status", status: 503, path: "/b2c-recommendation" });
    const { status, text, html } = await look("camille", 1);
    expect(status).toBe(503);
    expect(text).toMatch(/Son besoin, d’après les équations de la FEDIAF : environ [\d ]+ kcal par jour/);
    expect(html).toContain('href="/chien/croquettes/"');
    expect(lines().map(({ event }) => event)).toContain("no advice");
  });
});

describe("the menu of a cat", () => {
  const link = 'href="/guide-bi-nutrition/4/"';

  test("is offered beside the advice, as long as there are menus", async () => {
    expect((await look("hugo", 4)).html).toContain(link);
    await switchSetting("features", ["guide"]);
    expect((await look("hugo", 4)).html).not.toContain(link);
    await switchSetting("features", undefined);
  });

  test.each([
    ["a dog", "hugo", 3],
    ["an ill cat", "marguerite", 7],
  ] as const)("is not offered to %s", async (_, person, animal) => {
    expect((await look(person, animal)).html).not.toContain("/guide-bi-nutrition/");
  });
});
