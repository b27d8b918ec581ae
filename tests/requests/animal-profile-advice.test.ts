import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { animalProfileTexts } from "../../shared/animal/profile/animal-profile.texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, productPath, switchSetting, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const as = async (person: keyof typeof people) =>
  browserWith(await logIn(people[person].email), { noScript: "1" });
const oslo = "/mon-compte/mes-animaux/1/";
const lookAt = async (browser: Visitor, path = oslo) => (await browser.visit(path)).html;

const change = (column: "feature" | "weight" | "birthday", value: string | number | null) =>
  env.DB.prepare(`update animals set ${column} = ? where id = 1`).bind(value).run();

describe("what suits a pet", () => {
  test("is up to three foods, each with its grams a day, its days and a reason", async () => {
    await switchSetting("features", ["animals", "guide"]);
    const html = await lookAt(await as("camille"));
    const text = textOf(html);
    expect(text).toMatch(/Ce qui lui convient Il lui faut environ [\d\s]+ kcal par jour\./);
    const foods = text.match(/\d+ g par jour Un format de [^.]+ dure \d+ jours?\. \p{L}/gu) ?? [];
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.length).toBeLessThanOrEqual(3);
    expect(html).toContain('href="/guide-croquettes/1/recommandations/">Comparer');
    await switchSetting("features", undefined);
  });

  test("with an illness is for a vet to say", async () => {
    await change("feature", "kidney");
    const text = textOf(await lookAt(await as("camille")));
    expect(text).toMatch(textPattern(animalProfileTexts.advice.vet));
    expect(text).not.toContain("Un format de");
    await change("feature", "none");
  });

  test("without a weight or an age is not guessed: the profile is asked for", async () => {
    await change("birthday", null);
    const html = await lookAt(await as("camille"));
    expect(textOf(html)).toMatch(textPattern(animalProfileTexts.advice.incomplete));
    expect(html).toContain(`href="${oslo}modifier/">Compléter son profil`);
    await change("birthday", "2022-03-08");
  });

  test("while nobody can advise, the card says so and the page stands", async () => {
    const log = readLog();
    await change("weight", 187);
    await breakService({ service: "content", mode: "status", status: 500, path: "/b2c-recommendation" });
    const { answer, html } = await (await as("camille")).visit(oslo);
    expect(answer.status).toBe(200);
    expect(textOf(html)).toMatch(textPattern(animalProfileTexts.advice.down));
    expect(log()).toContainEqual(expect.objectContaining({ event: "late part failed", part: "advice" }));
    await change("weight", 185);
  });
});

describe("the calculator of a product page", () => {
  const own = "/api/animals/for-ration?kind=dog";

  test("is given the own animals of its kind by a call, which is never kept", async () => {
    const answer = await (await as("camille")).get(own);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      animals: [{ id: 1, name: "Oslo", poids: "18,5", naissance: "2022-03-08" }],
    });
  });

  test("is given none for a visitor, with the flag off, or in an outage", async () => {
    expect(await (await visitor().get(own)).json()).toEqual({ animals: [] });
    const camille = await as("camille");
    await switchSetting("features", []);
    expect(await (await camille.get(own)).json()).toEqual({ animals: [] });
    await switchSetting("features", undefined);
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/animals" });
    expect(await (await camille.get(own)).json()).toEqual({ animals: [] });
  });

  test("holds nothing of an animal in the page itself", async () => {
    await env.DB.exec("update animals set name = 'Zébulon' where id = 1");
    expect(await lookAt(await as("camille"), productPath)).not.toContain("Zébulon");
    await env.DB.exec("update animals set name = 'Oslo' where id = 1");
  });
});
