import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { noAdvice } from "../../shared/guide/advice.ts";
import { resultTexts } from "../../shared/guide/result.texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";

interface AdviceJson {
  energy: Record<string, unknown> | null;
  recommendations: Record<string, unknown>[];
}

function rewriteAdvice(rewrite: (advice: AdviceJson) => Response | AdviceJson): void {
  const standIns = env.SANDBOX as Fetcher;
  const { fetch } = standIns;
  const spy = vi.spyOn(standIns, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch.call(standIns, request);
    if (!request.url.includes("b2c-recommendation") || !answer.ok) return answer;
    const changed = rewrite(await answer.json<AdviceJson>());
    return changed instanceof Response ? changed : Response.json(changed);
  });
  onTestFinished(() => spy.mockRestore());
}

let weight = 150;

/** Another weight each time, because an advice is cached by its input. */
async function look() {
  await env.DB.prepare("update animals set weight = ? where id = 1").bind(weight++).run();
  const browser = browserWith(await logIn(people.camille.email));
  const logged = readLog();
  const { answer, html } = await browser.visit("/guide-croquettes/1/recommandations/");
  const advised = html.slice(0, html.indexOf("D’après vos réponses"));
  const cards = [
    ...advised.matchAll(/<article .*?<\/article>|<li><a [^>]*href="\/produits\/.*?<\/li>/gs),
  ].map(([card]) => textOf(card));
  return { status: answer.status, html, text: textOf(html), cards, logged: logged() };
}

const leftOut = (reason: string) => expect.objectContaining({ event: "recommendation left out", reason });

test.each([
  ["whose ration is outside the band", { ration: 900 }, "out-of-band"],
  ["without a reason", { reasons: [] }, "no-reason"],
  ["of another species", { sku: "MUS-CT-STE-POU" }, "species"],
  ["that nobody sells", { sku: "NOTHING" }, "unknown"],
] as const)("a food %s is left out and logged, and the others are shown", async (_, change, reason) => {
  rewriteAdvice((advice) => ({
    ...advice,
    recommendations: advice.recommendations.map((one, place) => (place === 0 ? { ...one, ...change } : one)),
  }));
  const { status, cards, logged } = await look();
  expect([status, cards.length]).toEqual([200, 2]);
  expect(logged).toContainEqual(leftOut(reason));
});

test("a food with what the animal is allergic to is left out, whatever the service’s reasons say", async () => {
  await env.DB.prepare("update animals set feature = 'allergy-chicken' where id = 1").run();
  onTestFinished(async () => {
    await env.DB.prepare("update animals set feature = 'none' where id = 1").run();
  });
  rewriteAdvice((advice) => ({
    ...advice,
    recommendations: advice.recommendations.map((one, place) =>
      place === 0 ? { ...one, sku: "MUS-CH-ADU-POU" } : one,
    ),
  }));
  const { cards, logged } = await look();
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.join(" ")).not.toMatch(/poulet fermier/i);
  expect(logged).toContainEqual(leftOut("allergen"));
});

test("the need of a puppy goes by its breed’s adult weight, without the service too", async () => {
  await env.DB.prepare("update animals set breed = 'border-collie', weight = 90, birthday = ? where id = 1")
    .bind(new Date(clock.now() - 122 * 86_400_000).toISOString().slice(0, 10))
    .run();
  const browser = browserWith(await logIn(people.camille.email));
  rewriteAdvice(() => new Response("Bad Gateway", { status: 502 }));
  const { answer, html } = await browser.visit("/guide-croquettes/1/recommandations/");
  expect(answer.status).toBe(503);
  // The growth curve alone would give 1 091.
  expect(textOf(html)).toMatch(/environ 909\skcal par jour/);
});

test("where no food is left the page says so, with the need and a way on", async () => {
  rewriteAdvice((advice) => ({ ...advice, recommendations: [] }));
  const { status, cards, text, html } = await look();
  expect([status, cards]).toEqual([200, []]);
  expect(text).toMatch(/Aucun de nos aliments ne lui convient aujourd’hui .* kcal par jour/);
  expect(html).toContain('href="/nous-contacter/"');
});

test("a need outside its own band is not believed: the formula’s own is shown", async () => {
  rewriteAdvice((advice) => ({ ...advice, energy: { ...advice.energy, need: 5000 } }));
  const { text, logged } = await look();
  expect(text).not.toContain("5 000 kcal");
  expect(text).toMatch(/Son besoin [\d ]+ kcal par jour/);
  expect(logged).toContainEqual(
    expect.objectContaining({ event: "advice without an energy that can be verified" }),
  );
});

test("a need more than 5 % beside the formula is shown without it, with its own source", async () => {
  rewriteAdvice((advice) => ({
    ...advice,
    energy: { ...advice.energy, need: Number(advice.energy?.low), source: "Service nutrition" },
  }));
  const { text } = await look();
  expect(text).toContain("Source : Service nutrition");
  expect(text).not.toContain("En mots");
  expect(text).toMatch(textPattern(resultTexts.verify.untold));
});

test("an energy that is missing takes nothing away", async () => {
  rewriteAdvice((advice) => ({ ...advice, energy: null }));
  const { cards, text } = await look();
  expect(cards.length).toBeGreaterThan(1);
  expect(text).toMatch(/Son besoin [\d ]+ kcal par jour/);
});

test("a format that the shop does not sell is replaced by one that suits", async () => {
  rewriteAdvice((advice) => ({
    ...advice,
    recommendations: advice.recommendations.map((one) => ({
      ...one,
      variantCode: "99999999",
      bagLifetime: 3,
    })),
  }));
  const { cards, text } = await look();
  expect(cards).toHaveLength(3);
  expect(text).toMatch(/Un sac dure \d+ jours/);
  expect(text).not.toMatch(/Un sac dure 3 jours/);
});

test.each([...noAdvice, "of-a-later-version"])(
  "the refusal %s is told in French, with a way on",
  async (code) => {
    rewriteAdvice(() => Response.json({ error: { code } }, { status: 422 }));
    const { status, text, html, cards } = await look();
    expect([status, cards]).toEqual([200, []]);
    expect(text).not.toMatch(/none\.|_/);
    expect(html).toContain('href="/mon-compte/mes-animaux/1/modifier/"');
  },
);
