import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { animalProfileTexts } from "../../shared/animal/profile/animal-profile.texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, switchSetting, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const as = async (person: keyof typeof people) =>
  browserWith(await logIn(people[person].email), { noScript: "1" });
const page = (id: number) => `/mon-compte/mes-animaux/${id}/`;
const oslo = page(1);
const mirabelle = page(2);

async function look(browser: Visitor, path: string) {
  const { answer, html } = await browser.visit(path);
  return { status: answer.status, html, text: textOf(html), headers: answer.headers };
}

async function addAnimal(facts: { name: string; type?: string; weight?: number; birthday?: string }) {
  const { name, type = "1", weight = null, birthday = null } = facts;
  const row = await env.DB.prepare(
    "insert into animals (customerId, type, gender, name, birthday, weight, feeds, updatedAt) values (1, ?, '2', ?, ?, ?, '[]', '2026-01-01') returning id",
  )
    .bind(type, name, birthday, weight)
    .first<{ id: number }>();
  return {
    id: row?.id ?? 0,
    remove: () => env.DB.prepare("delete from animals where id = ?").bind(row?.id).run(),
  };
}

describe("the page of a pet", () => {
  test("shows who it is, how old by now, and what was said of it", async () => {
    const { status, text, html, headers } = await look(await as("camille"), oslo);
    expect(status).toBe(200);
    expect(text).toMatch(/Oslo Border collie · \d+ ans( et \d+ mois)? né le 8 mars 2022/);
    expect(text).toMatch(
      /Sexe Mâle Race Border collie Stérilisation Non Silhouette Idéale .* Activité Élevée/,
    );
    expect(text).toContain("Marque de croquettes Museau, et rien d’autre");
    expect(html).toContain(`href="${oslo}?modifier=photo"`);
    expect(html).toContain(`href="${oslo}modifier/"`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
  });

  test("asks for what is missing with a link to each field of the form, and for nothing else", async () => {
    const plume = await addAnimal({ name: "Plume", weight: 50 });
    const browser = await as("camille");
    const { html, text } = await look(browser, page(plume.id));
    expect(text).toContain("Encore 8 questions sur Plume");
    const form = (await look(browser, `${page(plume.id)}modifier/`)).html;
    const anchors = [...html.matchAll(/modifier\/#([\w-]+)"/g)].map(([, anchor = ""]) => anchor);
    expect(anchors).toHaveLength(8);
    for (const anchor of anchors) expect(form).toContain(`id="${anchor}"`);
    expect((await look(browser, oslo)).text).not.toContain("Encore");
    await plume.remove();
  });

  test("needs a login, and is returned to after it; with its flag off it is not there", async () => {
    const answer = await visitor().get(oslo);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      `/connexion/?retour=${encodeURIComponent(oslo)}`,
    ]);
    await switchSetting("features", []);
    expect((await (await as("camille")).get(oslo)).status).toBe(404);
    expect((await (await as("camille")).get("/api/animals/1/weight?poids=20")).status).toBe(404);
    await switchSetting("features", undefined);
  });

  test("leads to the guides that are switched on, the menus for cats alone", async () => {
    const browser = await as("camille");
    const food = (id: number) => `href="/guide-croquettes/${id}/recommandations/"`;
    const menu = (id: number) => `href="/guide-bi-nutrition/${id}/"`;
    await switchSetting("features", ["animals"]);
    const without = (await look(browser, mirabelle)).html;
    expect([without.includes(food(2)), without.includes(menu(2))]).toEqual([false, false]);
    await switchSetting("features", ["animals", "guide", "bi-nutrition"]);
    const cat = (await look(browser, mirabelle)).html;
    expect([cat.includes(food(2)), cat.includes(menu(2))]).toEqual([true, true]);
    const dog = (await look(browser, oslo)).html;
    expect([dog.includes(food(1)), dog.includes(menu(1))]).toEqual([true, false]);
    await switchSetting("features", undefined);
  });

  test("promises no guide, menu or meal to an animal whose ration is a vet’s", async () => {
    const { text, html } = await look(await as("marguerite"), "/mon-compte/mes-animaux/7/");
    expect(text).toMatch(textPattern(animalProfileTexts.guides.vet));
    expect(html).toContain('href="/mon-compte/mes-animaux/7/modifier/#form-animal-feature"');
    expect(html).not.toMatch(/href="\/(mini-)?guide-[^"]*7\//);
    expect(text).not.toMatch(/Choisir ses repas|composé|comparés/);
  });

  test("says so while the animal cannot be read, 503", async () => {
    const log = readLog();
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/animals/1" });
    const { status, text, html } = await look(await as("camille"), oslo);
    expect([status, text.includes(animalProfileTexts.down.title)]).toEqual([503, true]);
    expect(html).toContain(`href="${oslo}"`);
    expect(log()).toContainEqual(expect.objectContaining({ event: "animal not shown" }));
  });
});

describe("its subscription and what is left", () => {
  test("is that with a meal of its kind, with its own food alone", async () => {
    const browser = await as("camille");
    const dog = (await look(browser, oslo)).text;
    expect(dog).toMatch(/Abonnement n° ABO0000001 Prochain colis le .* 1 × Croquettes chien adulte/);
    expect(dog).toMatch(/il en reste environ .* la ration conseillée pour Oslo/);
    expect(dog).not.toContain("ABO0000002");
    const cat = (await look(browser, mirabelle)).text;
    expect(cat).toContain("ABO0000002");
    expect(cat).not.toContain("ABO0000001");
    expect(cat).toContain("la ration conseillée pour Mirabelle");
  });

  test("that others eat from too says so by name", async () => {
    const rex = await addAnimal({ name: "Rex", weight: 200, birthday: "2022-01-01" });
    const browser = await as("camille");
    expect((await look(browser, oslo)).text).toContain(
      "Partagé avec Rex : ce qu’il reste est calculé pour tous.",
    );
    expect((await look(browser, mirabelle)).text).not.toContain("Rex");
    await rex.remove();
  });

  test("without any leads to meals of its kind", async () => {
    const { html, text } = await look(await as("gerard"), page(9));
    expect(text).toContain("Avec un abonnement, Réglisse reçoit ses repas");
    expect(html).toMatch(/href="\/(chat|chien)\/">Choisir ses repas/);
  });

  test("while they cannot be read, the card says so and the rest stands", async () => {
    const log = readLog();
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/subscriptions" });
    const { status, text } = await look(await as("camille"), oslo);
    expect(status).toBe(200);
    expect(text).toMatch(textPattern(animalProfileTexts.meals.down));
    expect(text).toContain("18,5 kg");
    expect(log()).toContainEqual(expect.objectContaining({ event: "late part failed", part: "meals" }));
  });
});
