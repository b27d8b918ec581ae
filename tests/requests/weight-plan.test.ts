import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { weightPlanTexts } from "../../shared/animal/plan/weight-plan.texts.ts";
import { animalProfileTexts } from "../../shared/animal/profile/animal-profile.texts.ts";
import type { RationAnimal } from "../../shared/api/animals-for-ration.ts";
import type { FitAnswer } from "../../shared/api/fit.ts";
import { noAdviceTexts } from "../../shared/guide/no-advice.texts.ts";
import { obstacleTexts } from "../../shared/menu/obstacle.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { browserWith, logIn, noticeOf, people, type Tokens } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { rewriteSubscriptions } from "./subscription-answers.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, switchSetting, type Visitor, visitor } from "./visitor.ts";
import { planFor, stopPlans, weighed } from "./weighing-link.ts";

mendAfterEach();
afterEach(stopPlans);

const t = translator(weightPlanTexts);

const sessions = new Map<keyof typeof people, Tokens>();

async function as(person: keyof typeof people): Promise<Visitor> {
  const tokens = sessions.get(person) ?? (await logIn(people[person].email));
  sessions.set(person, tokens);
  return browserWith(tokens, { noScript: "1" });
}

const pageOf = (id: number) => `/mon-compte/mes-animaux/${id}/`;
const planOf = (id: number) => `${pageOf(id)}plan/`;

/** Camille's cat of 4.2 kg and Marguerite's beagle of 17.4 kg, both overweight. */
const [mirabelle, ulysse] = [2, 6];

async function look(browser: Visitor, path: string) {
  const { answer, html } = await browser.visit(path);
  return { status: answer.status, html, text: textOf(html), headers: answer.headers };
}

const catFood = "MUS-CT-STE-POU";

const preview = async (browser: Visitor, weight: string) =>
  (await (await browser.get(`/api/animals/${mirabelle}/weight?poids=${weight}`)).json<{ change: object }>())
    .change;

const fitOf = async (browser: Visitor) =>
  (await (await browser.get(`/api/animals/fit?skus=${catFood}`)).json<FitAnswer>()).fits[catFood]?.text;

const menuOf = (id: number) =>
  `/guide-bi-nutrition/${id}/?etape=ration&frequence=7&croquettes=MUS-CT-STE-DIN&recette=MUS-CT-PAT-STE&repas=2`;

/** Weight that the calculator of a product gets for the cat; undefined if it is not offered. */
const typedFor = async (browser: Visitor) => {
  const answer = await browser.get("/api/animals/for-ration?kind=cat");
  const { animals } = await answer.json<{ animals: RationAnimal[] }>();
  return animals.find(({ id }) => id === mirabelle)?.poids;
};

const stockOf = "/mon-compte/mes-abonnements/2/";

/** Words of a subscription about the food at home. */
const gramsAtHome = async (browser: Visitor) =>
  /il en reste environ.*?En réserve jusqu’au [^.]*/.exec((await look(browser, stockOf)).text)?.[0];

const stored = (id: number) =>
  env.DB.prepare("select startWeight, targetWeight from weight_plans where animalId = ?").bind(id).first();

describe("a plan is offered", () => {
  test("on the page of an overweight animal, with its target", async () => {
    const { text, html } = await look(await as("camille"), pageOf(mirabelle));
    expect(text).toContain("Son poids de forme est d’environ 3,7 kg.");
    expect(html).toContain(`href="${planOf(mirabelle)}"`);
  });

  test("with weeks, rates and the advice to see a veterinarian; nothing is written before it starts", async () => {
    const writes = await countCalls("ecommerce", "/shop/animals", "PUT");
    const { status, text, headers } = await look(await as("camille"), planOf(mirabelle));
    expect(status).toBe(200);
    expect(text).toContain("De 4,2 à 3,7 kg, d’après sa silhouette. En 13 à 26 semaines.");
    expect(text).toContain("De 0,5 à 1 % de moins par semaine, jamais plus vite.");
    expect(text).toMatch(textPattern(weightPlanTexts.offer.vet));
    expect(text).toContain("Est-elle malade, sous traitement, gestante ou allaitante");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await writes()).toBe(0);
  });

  test.each([
    ["camille", 1, "good-shape"],
    ["hugo", 3, "young"],
    ["hugo", 5, "young"],
    ["marguerite", 7, "vet"],
    ["gerard", 9, "incomplete"],
  ] as const)("not to %s’s animal %i: %s", async (person, id, why) => {
    const browser = await as(person);
    const says = textPattern(weightPlanTexts.refused[why]);
    expect((await look(browser, pageOf(id))).text).toMatch(says);
    const { text, html } = await look(browser, planOf(id));
    expect(text).toMatch(says);
    expect(html).not.toContain('name="sante"');
    const answer = await browser.post(planOf(id), { sante: "non", poids: "4,2" });
    expect([answer.status, textOf(await answer.text()).match(says) !== null]).toEqual([422, true]);
    expect(await stored(id)).toBeNull();
  });
});

describe("a plan", () => {
  test("starts with a form without scripts, and its page says when it is weighed next", async () => {
    const browser = await as("camille");
    const answer = await browser.post(planOf(mirabelle), { sante: "non", poids: "4,2" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, planOf(mirabelle)]);
    expect(await stored(mirabelle)).toEqual({ startWeight: 42, targetWeight: 37 });
    const { text } = await look(browser, planOf(mirabelle));
    expect(text).toMatch(/Le plan commence\. Première pesée le 9 décembre 2026\./);
    expect(text).toMatch(textPattern(weightPlanTexts.verdict.first));
    const profile = (await look(browser, pageOf(mirabelle))).text;
    expect(profile).toContain("Objectif : 3,7 kg. Prochaine pesée le 9 décembre 2026.");
  });

  test.each([
    ["oui", weightPlanTexts.health.refused],
    ["", weightPlanTexts.health.missing],
    ["peut-être", weightPlanTexts.health.missing],
  ])("does not start with “%s” about its health", async (sante, says) => {
    const answer = await (await as("camille")).post(planOf(mirabelle), { sante, poids: "4,2" });
    expect([answer.status, textOf(await answer.text())]).toEqual([
      422,
      expect.stringMatching(textPattern(says)),
    ]);
    expect(await stored(mirabelle)).toBeNull();
  });

  test("does not start from another weight than today’s: it is saved, and its plan is shown first", async () => {
    const browser = await as("camille");
    const answer = await browser.post(planOf(mirabelle), { sante: "non", poids: "4,6" });
    expect([answer.status, await stored(mirabelle)]).toEqual([303, null]);
    expect((await look(browser, planOf(mirabelle))).text).toMatch(
      /Son poids de 4,6\skg est enregistré\..*De 4,6 à 4\skg, d’après sa silhouette\./,
    );
    await browser.post(planOf(mirabelle), { sante: "non", poids: "4,6" });
    expect(await stored(mirabelle)).toEqual({ startWeight: 46, targetWeight: 40 });
    await browser.post(pageOf(mirabelle), { poids: "4,2", avant: "4.6" });
    await stopPlans();
    const { status } = await browser.post(planOf(mirabelle), { sante: "non", poids: "" });
    expect([status, await stored(mirabelle)]).toEqual([422, null]);
  });

  test("starts once, even if the form is sent twice", async () => {
    const browser = await as("camille");
    await planFor(mirabelle, { startWeight: 4.4, targetWeight: 3.8, daysAgo: 20 });
    expect((await browser.post(planOf(mirabelle), { sante: "non", poids: "4,2" })).status).toBe(303);
    expect(await stored(mirabelle)).toEqual({ startWeight: 44, targetWeight: 38 });
  });

  test("has a curve with a name, and a table of what is expected and weighed", async () => {
    await planFor(mirabelle, { startWeight: 4.4, targetWeight: 3.8, daysAgo: 28 });
    await weighed(mirabelle, [14, 4.3]);
    const { html, text } = await look(await as("camille"), planOf(mirabelle));
    expect(html).toMatch(
      /<svg[^>]*role="img"[^>]*aria-label="Courbe du poids de Mirabelle, de 4,4 à 3,8\skg"/,
    );
    expect(text).toMatch(
      /Jour Prévu Pesé 28 octobre 2026 4,4 kg 4,4 kg 11 novembre 2026 4,3 à 4,4 kg 4,3 kg/,
    );
    expect(text).toContain("4,2 kg, objectif 3,8 kg");
    expect(text).toMatch(textPattern(weightPlanTexts.verdict["on-course"]));
    await env.DB.prepare("delete from animal_weights where animalId = 2 and weight = 43").run();
  });

  test.each([
    ["too-fast", 28, [14, 4.9] as const],
    ["stalled", 35, [30, 4.2] as const],
  ] as const)(
    "that is %s recommends the veterinarian, and no page names a ration",
    async (verdict, daysAgo, weight) => {
      await planFor(mirabelle, { startWeight: 4.9, targetWeight: 3.7, daysAgo });
      await weighed(mirabelle, weight);
      const browser = await as("camille");
      const profile = (await look(browser, pageOf(mirabelle))).text;
      expect(profile).toContain(t(`verdict.${verdict}`, { isGain: false }));
      expect(profile).toMatch(textPattern(animalProfileTexts.advice.vet));
      expect(profile).not.toMatch(/kcal par jour/);
      const list = await look(browser, "/mon-compte/mes-animaux/");
      expect([list.status, list.text]).toEqual([200, expect.stringContaining("Mirabelle")]);
      expect(list.text).not.toMatch(/Mirabelle(?:(?!Oslo).)*kcal/);
      expect(await preview(browser, "4,2")).toMatchObject({ energy: null, foods: [], source: "vet" });
      const guide = await look(browser, `/guide-croquettes/${mirabelle}/recommandations/`);
      expect(guide.text).toMatch(textPattern(noAdviceTexts.none.overweight.title));
      expect(guide.text).not.toContain("kcal par jour");
      expect(await fitOf(browser)).toContain("demandez d’abord à votre vétérinaire");
      const menu = await look(browser, menuOf(mirabelle));
      expect(menu.text).toMatch(textPattern(obstacleTexts.plan.title));
      expect(menu.text).not.toMatch(/\d (?:g|kcal)\b/);
      expect(await typedFor(browser)).toBeUndefined();
      const atHome = (await look(browser, stockOf)).text;
      expect(atHome).toContain("Mirabelle n’est pas dans ce calcul : sa ration revient à votre vétérinaire.");
      const { text } = await look(browser, planOf(mirabelle));
      expect(text).toContain(t(`verdict.${verdict}`, { isGain: false }));
      expect(text).not.toContain(weightPlanTexts.ration.title);
      expect(text).not.toMatch(/\d g par jour/);
      await env.DB.prepare("delete from animal_weights where animalId = 2 and id > 20 and weight in (49, 42)")
        .run()
        .catch(() => {});
    },
  );

  test("is too fast once the weight that is typed or saved would be, and then names no ration", async () => {
    await planFor(mirabelle, { startWeight: 4.9, targetWeight: 3.7, daysAgo: 14 });
    const browser = await as("camille");
    expect(await preview(browser, "4,1")).toMatchObject({ energy: null, source: "vet" });
    expect(await preview(browser, "4,8")).toMatchObject({ energy: { after: expect.any(Number) } });
    await browser.post(pageOf(mirabelle), { poids: "4,1", avant: "4.2" });
    expect(noticeOf(browser)).toMatch(/Mirabelle pèse 4,1\skg\.(?!.*kcal)/);
    await browser.post(pageOf(mirabelle), { poids: "4,2", avant: "4.1" });
  });

  test("of an animal that has fallen ill is a veterinarian’s", async () => {
    await planFor(7, { startWeight: 3.3, targetWeight: 3.9 });
    const { text } = await look(await as("marguerite"), planOf(7));
    expect(text).toMatch(textPattern(weightPlanTexts.verdict.vet));
    expect(text).not.toContain(weightPlanTexts.ration.title);
  });

  test("gives the ration of the target weight, and proposes what suits the subscription", async () => {
    await planFor(mirabelle, { startWeight: 4.2, targetWeight: 3.7 });
    const { text, html } = await look(await as("camille"), planOf(mirabelle));
    expect(text).toMatch(/\d+ kcal par jour, calculées pour 3,7 kg\./);
    expect(text).toMatch(/Croquettes chat [^:]*: \d+ g par jour/);
    expect(text).toMatch(/À cette ration, son colis dure \d+ jours\. Vous le recevez (tous|toutes) les/);
    for (const change of ["frequence", "quantites"])
      expect(html).toContain(`href="/mon-compte/mes-abonnements/2/?modifier=${change}"`);
    const writes = await countCalls("ecommerce", "/shop/subscriptions", "PATCH");
    await look(await as("camille"), planOf(mirabelle));
    expect(await writes()).toBe(0);
  });

  test.each([
    ["says no duration of a parcel while another subscription brings food too", {}, false],
    ["says the duration of the only parcel that is not paused", { state: "paused" }, true],
  ])("%s", async (_, changes, isSaid) => {
    await planFor(mirabelle, { startWeight: 4.2, targetWeight: 3.7 });
    const { token } = await logIn(people.camille.email);
    const { body } = await askApi<{ items: object[] }>("GET", "subscriptions/2", undefined, { token });
    rewriteSubscriptions((one) => (one.id === 1 ? { ...one, items: body.items, ...changes } : one));
    const { status, text } = await look(await as("camille"), planOf(mirabelle));
    expect([status, text.includes("À cette ration, son colis dure")]).toEqual([200, isSaid]);
  });

  test("feeds the animal for its target, on all its pages, while its weight changes", async () => {
    await planFor(mirabelle, { startWeight: 4.4, targetWeight: 3.8, daysAgo: 28 });
    const browser = await as("camille");
    const [, kcal = ""] =
      /(\d+) kcal par jour, calculées/.exec((await look(browser, planOf(mirabelle))).text) ?? [];
    expect((await look(browser, pageOf(mirabelle))).text).toContain(
      `Il lui faut environ ${kcal} kcal par jour.`,
    );
    expect(await preview(browser, "4,2")).toMatchObject({
      energy: { before: Number(kcal), after: Number(kcal) },
    });
    const list = await look(browser, "/mon-compte/mes-animaux/");
    expect(list.text).toMatch(new RegExp(`Mirabelle(?:(?!Oslo).)* ${kcal} kcal`));
    const guide = await look(browser, `/guide-croquettes/${mirabelle}/recommandations/`);
    expect(guide.text).toContain(`${kcal} kcal`);
    expect(await typedFor(browser)).toBe("3,8");
    const planned = [await fitOf(browser), await gramsAtHome(browser)];
    await stopPlans();
    expect(await typedFor(browser)).toBe("4,2");
    const [fit, grams] = [await fitOf(browser), await gramsAtHome(browser)];
    expect(planned.map((one, place) => one === [fit, grams][place])).toEqual([false, false]);
  });

  test("is stopped, and its weights stay", async () => {
    await planFor(mirabelle, { startWeight: 4.2, targetWeight: 3.7 });
    const browser = await as("camille");
    const count = () => env.DB.prepare("select count(*) as n from animal_weights").first<number>("n");
    const weights = await count();
    const answer = await browser.post(`${planOf(mirabelle)}?arreter=1`, {});
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${pageOf(mirabelle)}#contenu`]);
    expect(noticeOf(browser)).toContain("Le plan de Mirabelle est arrêté.");
    expect(await stored(mirabelle)).toBeNull();
    expect(await count()).toBe(weights);
    expect((await browser.post(`${planOf(mirabelle)}?arreter=1`, {})).status).toBe(303);
  });
});

describe("an outage", () => {
  const plans = { service: "ecommerce", path: `/shop/animals/${ulysse}/weight-plan` } as const;

  test("of the plans leaves the rest of the animal’s page", async () => {
    const log = readLog();
    await breakService({ ...plans, mode: "status", status: 500 });
    const { status, text } = await look(await as("marguerite"), pageOf(ulysse));
    expect([status, text.includes("Ulysse")]).toEqual([200, true]);
    expect(text).toMatch(textPattern(weightPlanTexts.down.card));
    expect(log()).toContainEqual(expect.objectContaining({ event: "late part failed", part: "weight plan" }));
  });

  test("answers the plan’s page with 503, and a start that is not saved says so", async () => {
    const log = readLog();
    const browser = await as("marguerite");
    await breakService({ ...plans, mode: "status", status: 500 });
    expect((await look(browser, planOf(ulysse))).status).toBe(503);
    expect((await browser.post(planOf(ulysse), { sante: "non", poids: "17,4" })).status).toBe(503);
    expect(log()).toContainEqual(expect.objectContaining({ event: "weight plan not shown" }));
    expect(await stored(ulysse)).toBeNull();
  });

  test("during the start is not told as done; a lost answer is read again", async () => {
    readLog();
    const browser = await as("marguerite");
    await breakService({ ...plans, mode: "status", status: 500, method: "PUT" });
    const answer = await browser.post(planOf(ulysse), { sante: "non", poids: "17,4" });
    expect([answer.status, textOf(await answer.text())]).toEqual([
      503,
      expect.stringMatching(textPattern(t("notSaved"))),
    ]);
    await breakService({ ...plans, mode: "lost", status: 500, method: "PUT" });
    expect((await browser.post(planOf(ulysse), { sante: "non", poids: "17,4" })).status).toBe(303);
    expect(await stored(ulysse)).toEqual({ startWeight: 174, targetWeight: 151 });
  });
});

test("of another customer’s animal there is no plan to see, start or stop", async () => {
  await planFor(mirabelle, { startWeight: 4.2, targetWeight: 3.7 });
  const paul = await as("paul");
  expect((await paul.get(planOf(mirabelle))).status).toBe(404);
  expect((await paul.post(`${planOf(mirabelle)}?arreter=1`, {})).status).toBe(404);
  expect((await paul.post(planOf(mirabelle), { sante: "non", poids: "4,2" })).status).toBe(404);
  expect(await stored(mirabelle)).toEqual({ startWeight: 42, targetWeight: 37 });
  expect((await visitor().get(planOf(mirabelle))).status).toBe(302);
});

test("without the feature neither card nor page nor call", async () => {
  await switchSetting("features", ["animals"]);
  const calls = await countCalls("ecommerce", `/shop/animals/${mirabelle}/weight-plan`);
  const browser = await as("camille");
  expect((await look(browser, pageOf(mirabelle))).text).not.toContain("Son poids de forme");
  expect((await browser.get(planOf(mirabelle))).status).toBe(404);
  expect(await calls()).toBe(0);
  await switchSetting("features", undefined);
});
