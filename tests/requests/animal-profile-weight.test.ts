import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { full } from "../../sandbox/content/all-content.ts";
import { animalProfileTexts } from "../../shared/animal/profile/animal-profile.texts.ts";
import { weightFormTexts } from "../../shared/animal/weight/weight-form.texts.ts";
import { browserWith, logIn, noticeOf, people, type Tokens } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const as = async (person: keyof typeof people) => browserWith(await tokensOf(person), { noScript: "1" });

const sessions = new Map<keyof typeof people, Tokens>();

async function tokensOf(person: keyof typeof people): Promise<Tokens> {
  const tokens = sessions.get(person) ?? (await logIn(people[person].email));
  sessions.set(person, tokens);
  return tokens;
}

const page = (id: number) => `/mon-compte/mes-animaux/${id}/`;
const oslo = page(1);

const textAt = async (browser: Visitor, path: string) => textOf((await browser.visit(path)).html);

async function weightsOf(id: number): Promise<{ weight: number; measuredOn: string }[]> {
  const { token } = await tokensOf("camille");
  const { body } = await askApi<{ "hydra:member": { weight: number; measuredOn: string }[] }>(
    "GET",
    `animals/${id}/weights`,
    undefined,
    { token },
  );
  return body["hydra:member"];
}

const weightOf = async (id: number): Promise<number | undefined> => (await weightsOf(id)).at(-1)?.weight;

const setWeight = async (id: number, weight: number): Promise<void> => {
  const { token } = await tokensOf("camille");
  await askApi("PUT", `animals/${id}`, { weight }, { token });
};

async function save(browser: Visitor, path: string, poids: string, init: RequestInit = {}) {
  const { html } = await browser.visit(`${path}?poids=${encodeURIComponent(poids)}`);
  const avant = /name="avant" value="([^"]*)"/.exec(html)?.[1] ?? "";
  return browser.post(path, { poids, avant }, init);
}

describe("the weight over time", () => {
  test("is a curve with a name, and a table that says the same", async () => {
    const { html } = await (await as("camille")).visit(oslo);
    const text = textOf(html);
    expect(text).toContain("18,5 kg");
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Courbe du poids d’Oslo, du /);
    const measured = await weightsOf(1);
    expect(html.match(/<circle[^>]*cy="[\d.]+%"/g)).toHaveLength(measured.length);
    expect(text).toMatch(/Toutes les mesures Jour Poids .* 18,5 kg .* 17,2 kg/);
  });

  test.each([500, 405])(
    "while it cannot be read (%i), its place says so and the page stands",
    async (status) => {
      const log = readLog();
      await breakService({
        service: "ecommerce",
        mode: "status",
        status,
        path: "/shop/animals/1/weights",
      });
      const { answer, html } = await (await as("camille")).visit(oslo);
      expect(answer.status).toBe(200);
      expect(textOf(html)).toMatch(textPattern(animalProfileTexts.weight.down));
      expect(log()).toContainEqual(expect.objectContaining({ event: "late part failed", part: "weights" }));
    },
  );
});

describe("a new weight", () => {
  test("first shows energy and grams before and after, from the subscription, and writes nothing", async () => {
    const before = await weightOf(1);
    const text = await textAt(await as("camille"), `${oslo}?poids=20`);
    expect(text).toMatch(/Par jour À 18,5 kg À 20 kg Ses besoins 1\s115 kcal 1\s182 kcal/);
    expect(text).toMatch(/Croquettes chien adulte – Poulet fermier & riz (\d+) g (\d+) g/);
    const [, grams = 0, later = 0] = /fermier & riz (\d+) g (\d+) g/.exec(text) ?? [];
    const { metabolizableEnergy = 0 } =
      full.find(({ name }) => name.endsWith("Poulet fermier & riz") && name.includes("adulte")) ?? {};
    expect([grams, later].map(Number)).toEqual(
      [1115, 1182].map((kcal) => Math.round((kcal / metabolizableEnergy) * 100)),
    );
    expect(Number(later)).toBeGreaterThan(Number(grams));
    expect(text).toContain(weightFormTexts.effect.source.subscription);
    expect(text).toContain("Enregistrer 20 kg");
    expect(await weightOf(1)).toBe(before);
  });

  test("is saved without scripts, told on the page, and one of the measures", async () => {
    const browser = await as("camille");
    const answer = await save(browser, oslo, "19,2");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${oslo}#contenu`]);
    expect(await textAt(browser, oslo)).toMatch(
      /C’est noté : Oslo pèse 19,2 kg\. Ses besoins sont maintenant de/,
    );
    expect(await weightOf(1)).toBe(19.2);
    await setWeight(1, 18.5);
  });

  test("with two foods names each as the whole ration of a day, one or the other", async () => {
    await env.DB.prepare("update animals set feature = 'none' where id = 7").run();
    const text = await textAt(await as("marguerite"), `${page(7)}?poids=3`);
    expect(text.match(/soit [^.]+? \d+ g \d+ g/g)?.length).toBeGreaterThan(1);
    expect(text).toMatch(textPattern(weightFormTexts.effect.alternatives));
    await env.DB.prepare("update animals set feature = 'kidney' where id = 7").run();
  });

  test("is saved by a script, which is told where to go", async () => {
    const browser = await as("camille");
    const answer = await save(browser, oslo, "19,3", { headers: { Accept: "application/json" } });
    expect(await answer.json()).toEqual({ redirect: oslo });
    expect(noticeOf(browser)).toContain("19,3");
    await setWeight(1, 18.5);
  });

  test.each([
    ["camille", 1, "", "Indiquez son poids"],
    ["camille", 1, "lourd", "en kilos"],
    ["camille", 1, "100", "moins de 100 kg"],
    ["camille", 2, "13,1", "entre 1 et 13 kg"],
    ["camille", 2, "0,9", "entre 1 et 13 kg"],
  ] as const)("%s: animal %i at “%s” is refused beside the field", async (person, id, poids, says) => {
    const browser = await as(person);
    const shown = await browser.visit(`${page(id)}?poids=${encodeURIComponent(poids)}`);
    expect(textOf(shown.html)).toContain(says);
    expect(shown.html).not.toContain('name="avant"');
    const before = await weightOf(id);
    const answer = await browser.post(page(id), { poids, avant: String(before) });
    expect([answer.status, textOf(await answer.text()).includes(says)]).toEqual([422, true]);
    expect(await weightOf(id)).toBe(before);
  });

  test("does not overwrite that of another tab: its ration is shown again from there", async () => {
    const browser = await as("camille");
    await setWeight(1, 21);
    const answer = await browser.post(oslo, { poids: "19", avant: "18.5" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${oslo}?poids=19#contenu`]);
    const text = await textAt(browser, `${oslo}?poids=19`);
    expect(text).toContain("Entre-temps, un poids de 21 kg a été enregistré.");
    expect(text).toContain("À 21 kg À 19 kg");
    expect(await weightOf(1)).toBe(21);
    await setWeight(1, 18.5);
  });

  test("pressed twice is saved once, and told as saved both times", async () => {
    const browser = await as("camille");
    for (const _ of ["first", "second"]) {
      const answer = await browser.post(oslo, { poids: "19,1", avant: "18.5" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${oslo}#contenu`]);
    }
    expect((await weightsOf(1)).filter(({ weight }) => weight === 19.1)).toHaveLength(1);
    await setWeight(1, 18.5);
  });

  test("whose answer is lost is read again: saved after all, it is told so", async () => {
    const browser = await as("camille");
    await breakService({
      service: "ecommerce",
      mode: "lost",
      status: 500,
      method: "PUT",
      path: "/shop/animals/1",
    });
    const answer = await browser.post(oslo, { poids: "19,4", avant: "18.5" });
    expect(answer.status).toBe(303);
    expect(noticeOf(browser)).toContain("19,4");
    await setWeight(1, 18.5).catch(() => {});
  });

  test("that the API does not take comes back with its ration, and says so", async () => {
    const log = readLog();
    const browser = await as("camille");
    const before = String(await weightOf(1));
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 500,
      method: "PUT",
      path: "/shop/animals/1",
    });
    const answer = await browser.post(oslo, { poids: "22", avant: before });
    const text = textOf(await answer.text());
    expect(answer.status).toBe(503);
    expect(text).toMatch(textPattern(weightFormTexts.errors.notSaved));
    expect(text).toContain("Enregistrer 22 kg");
    expect(log()).toContainEqual(expect.objectContaining({ event: "weight not saved" }));
  });

  test("can be saved while subscriptions cannot be read, with the energy told", async () => {
    const log = readLog();
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/subscriptions" });
    const text = await textAt(await as("camille"), `${page(2)}?poids=4,3`);
    expect(text).toContain(weightFormTexts.effect.energy);
    expect(text).toMatch(textPattern(weightFormTexts.effect.source.down));
    expect(text).toContain("Enregistrer 4,3 kg");
    expect(log()).toContainEqual(
      expect.objectContaining({ event: "ration before and after not calculated" }),
    );
  });

  test("so different that it may be an error is doubted, of a grown animal alone", async () => {
    const browser = await as("camille");
    expect(await textAt(browser, `${oslo}?poids=25`)).toMatch(textPattern(weightFormTexts.effect.big));
    expect(await textAt(browser, `${oslo}?poids=19`)).not.toMatch(textPattern(weightFormTexts.effect.big));
  });
});

describe("a new weight of an ill animal", () => {
  const sick = (feature: string) =>
    env.DB.prepare("update animals set feature = ? where id in (1, 2)").bind(feature).run();

  test("is saved without any kcal or grams: those are the vet’s", async () => {
    await sick("kidney");
    const browser = await as("camille");
    const text = await textAt(browser, `${oslo}?poids=19,2`);
    expect(text).toContain("c’est à votre vétérinaire de fixer sa ration");
    expect(text).toContain("Enregistrer 19,2 kg");
    expect(text).not.toMatch(/Ses besoins|Par jour|\d kcal/);
    expect(await (await browser.get("/api/animals/1/weight?poids=19,2")).json()).toMatchObject({
      change: { energy: null, foods: [], source: "vet" },
    });
    await save(browser, oslo, "19,2");
    const saved = noticeOf(browser);
    expect(saved).toContain("Oslo pèse 19,2");
    expect(saved).not.toContain("kcal");
    await setWeight(1, 18.5);
    await sick("none");
  });

  test("is saved without kcal while nobody can tell whether a vet decides", async () => {
    await sick("kidney");
    const log = readLog();
    await breakService({ service: "content", mode: "status", status: 500, path: "/b2c-recommendation" });
    const text = await textAt(await as("camille"), `${oslo}?poids=19`);
    expect(text).not.toMatch(/Ses besoins|\d kcal/);
    expect(text).toContain("Enregistrer 19 kg");
    expect(log()).toContainEqual(expect.objectContaining({ event: "advice of a vet not known" }));
    await sick("none");
  });
});

describe("the call of a running page", () => {
  const api = (id: number, poids: string) => `/api/animals/${id}/weight?poids=${poids}`;

  test("answers the ration before and after, or what is wrong, and is not kept", async () => {
    const browser = await as("camille");
    const answer = await browser.get(api(1, "20"));
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({
      change: { was: 18.5, weight: 20, energy: { before: 1115, after: 1182 }, source: "subscription" },
    });
    expect(await (await browser.get(api(1, "lourd"))).json()).toMatchObject({ error: expect.any(String) });
  });

  test("of another customer’s animal is not found, and of nobody asks for the login", async () => {
    const log = readLog();
    expect((await (await as("paul")).get(api(1, "20"))).status).toBe(404);
    expect((await visitor().get(api(1, "20"))).status).toBe(401);
    expect(log().filter(({ level }) => level === "error")).toEqual([]);
  });
});

test("another customer’s animal can neither be seen nor weighed", async () => {
  const log = readLog();
  const paul = await as("paul");
  const before = await weightOf(1);
  for (const path of [oslo, `${oslo}?poids=20`, page(0), page(999), "/mon-compte/mes-animaux/oslo/"])
    expect([path, (await paul.get(path)).status]).toEqual([path, 404]);
  const answer = await paul.post(oslo, { poids: "20", avant: "18.5" });
  expect(answer.status).toBe(404);
  expect(await weightOf(1)).toBe(before);
  expect(log().filter(({ level }) => level === "error")).toEqual([]);
});
