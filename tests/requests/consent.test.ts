import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { readConsent } from "../../shared/consent/consent.ts";
import { consentPageTexts } from "../../shared/consent/page.texts.ts";
import { consentTexts } from "../../shared/consent/texts.ts";
import { rightsLinkTexts } from "../../shared/contract/links.texts.ts";
import { href } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { readLog } from "./log-lines.ts";
import { plainBrowser } from "./plain-browser.ts";
import { textPattern } from "./text-pattern.ts";
import { mendAfterEach, passSeconds, shop, type VisitorOptions, visitor } from "./visitor.ts";

mendAfterEach();

const cookie = "__Host-consent";
const today = () => dayInParis(clock.date());
const yes = (purposes = "marketing-measurement-ads", day = today()) => `2.${day}.${purposes}.`;
const bar = consentBarTexts.title;
const page = href("gerer-mes-cookies");

function someone(options?: VisitorOptions) {
  const browser = visitor(options);
  return {
    ...browser,
    answer: (fields: Record<string, string>, from = "/chien/?tri=note", headers: HeadersInit = {}) =>
      browser.post("/api/consent", fields, { headers: { Referer: shop + from, ...headers } }),
    answerByScript: (fields: Record<string, string>, from = "/chien/") =>
      browser.post("/api/consent", fields, {
        headers: { Referer: shop + from, Accept: "application/json" },
      }),
    granted: () => readConsent(browser.cookies.get(cookie), today())?.purposes,
  };
}

describe("the bar", () => {
  test.each([
    "/",
    "/chien/croquettes/",
    href("guide-croquettes"),
    href("connexion"),
    "/page/nulle-part/",
    "/landing/offre-chiot/",
  ])("stands on %s before an answer, with three ways of equal look", async (path) => {
    const { html } = await visitor().visit(path);
    const [shown = ""] = /<aside[^>]*aria-label="Vos cookies".*?<\/aside>/.exec(html) ?? [];
    const looks = [...shown.matchAll(/<button\b[^>]*class="([^"]+)"[^>]*>([^<]+)/g)];
    expect(looks.map(([, , words]) => words)).toEqual([
      consentBarTexts.all,
      consentBarTexts.none,
      consentBarTexts.choose,
    ]);
    expect(new Set(looks.map(([, look]) => look)).size).toBe(1);
    expect(shown).toMatch(/<form[^>]*action="\/api\/consent"[^>]*method="post"/);
  });

  test.each([
    "/page/conditions-utilisation/",
    "/page/conditions-generales-de-vente/",
    "/page/donnees-personnelles/",
    "/page/cookies/",
    "/page/accessibilite/",
    "/page/mentions-legales/",
    "/resilier-mon-abonnement/",
    "/renoncer-au-contrat/",
    page,
  ])("does not stand on %s", async (path) => {
    const { answer, html } = await visitor().visit(path);
    expect(answer.status).toBe(200);
    expect(html).not.toContain(bar);
  });

  test("does not stand in web views", async () => {
    const { html } = await visitor().visit("/webView/demo/", { headers: { "X-Museau-Application": "1" } });
    expect(html).not.toContain(bar);
  });

  test("is never shown to crawlers", async () => {
    expect((await visitor({ agent: "googlebot" }).visit("/")).html).not.toContain(bar);
  });

  test("is not shown while Global Privacy Control is sent, and is again afterwards", async () => {
    const browser = visitor();
    expect((await browser.visit("/", { headers: { "Sec-GPC": "1" } })).html).not.toContain(bar);
    expect((await browser.visit("/")).html).toContain(bar);
  });

  test.each([
    ["an answer to another version of the text", `1.${today()}.marketing.`],
    ["an answer of more than six months ago", yes("marketing", "2025-01-01")],
    ["an answer that cannot be read", "oui"],
  ])("asks again after %s", async (_, value) => {
    expect((await visitor({ cookies: { [cookie]: value } }).visit("/")).html).toContain(bar);
  });
});

describe("an answer without scripts", () => {
  test.each([
    ["all", ["marketing", "measurement", "ads"]],
    ["none", []],
  ])("%s: back to the page and its query, and the bar is gone", async (answer, granted) => {
    const browser = someone();
    const saved = await browser.answer({ answer });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/chien/?tri=note"]);
    const [line = ""] = saved.headers.getSetCookie().filter((one) => one.startsWith(cookie));
    expect(line).toMatch(/Max-Age=15724800; Path=\/; Secure; SameSite=Lax$/);
    expect(browser.granted()).toEqual(granted);
    const { html } = await browser.visit("/chien/?tri=note");
    expect(html).not.toContain(bar);
    expect(html).toContain(consentBarTexts.saved);
  });

  test("chosen: silence is no", async () => {
    const browser = someone();
    await browser.answer({ answer: "chosen", ads: "yes" }, page);
    expect(browser.granted()).toEqual(["ads"]);
    await browser.answer({ answer: "chosen", ads: "perhaps", marketing: "no" }, page);
    expect(browser.granted()).toEqual([]);
  });

  test("that is none is refused with a sentence, and counts as no answer", async () => {
    const browser = someone();
    const saved = await browser.answer({ answer: "peut-être" });
    expect([saved.status, browser.granted()]).toEqual([303, undefined]);
    expect((await browser.visit("/chien/")).html).toContain(consentTexts.badChoice);
  });

  test("from another site is refused", async () => {
    const browser = someone();
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await browser.answer({ answer: "all" }, "/", headers)).status).toBe(403);
    expect(browser.granted()).toBeUndefined();
  });

  test("never leads to another site", async () => {
    const saved = await visitor().post(
      "/api/consent",
      { answer: "none" },
      { headers: { Referer: "https://evil.example/piege/" } },
    );
    expect(saved.headers.get("location")).toBe("/");
  });
});

describe("an answer with scripts", () => {
  test("is 204, kept nowhere", async () => {
    const browser = someone();
    const saved = await browser.answerByScript({ answer: "all" });
    expect([saved.status, saved.headers.get("cache-control")]).toEqual([204, "no-store"]);
    expect(browser.granted()).toEqual(["marketing", "measurement", "ads"]);
  });

  test("is followed by the page anew where something was withdrawn", async () => {
    const browser = someone({ cookies: { [cookie]: yes() } });
    const saved = await browser.answerByScript({ answer: "chosen", marketing: "yes" }, page);
    expect([saved.status, await saved.json()]).toEqual([200, { redirect: page }]);
    expect((await browser.visit(page)).html).toMatch(textPattern(consentTexts.withdrawn));
  });
});

describe("before a yes", () => {
  test.each([
    ["nobody has answered", {}, {}],
    ["the visitor has refused", { [cookie]: yes("") }, {}],
    ["the browser sends Global Privacy Control", { [cookie]: yes() }, { "Sec-GPC": "1" }],
  ])("nothing of it is in the page where %s", async (_, cookies, headers) => {
    const { html, answer } = await visitor({ cookies }).visit("/chien/", { headers });
    expect(html).not.toMatch(/GTM-|tag-manager|_sandbox\/marketing|page_view/);
    expect(answer.headers.getSetCookie().join()).not.toContain("visitorId");
  });

  test.each(["measurement", "ads"])("and after a yes to %s, what was granted alone", async (purpose) => {
    const { html } = await visitor({ cookies: { [cookie]: yes(purpose) } }).visit("/chien/");
    expect(html).toContain("GTM-MUSEAU1");
    expect(html).not.toContain("_sandbox/marketing");
  });
});

describe("Global Privacy Control", () => {
  const signal = { "Sec-GPC": "1" };

  test("outweighs a press on yes, which is not kept", async () => {
    const browser = someone();
    await browser.answer({ answer: "all" }, page, signal);
    expect(browser.granted()).toBeUndefined();
    expect((await browser.visit(page, { headers: signal })).html).toMatch(textPattern(consentTexts.signal));
  });

  test("is told to scripts by the page anew, where a press on yes is not kept", async () => {
    const browser = someone();
    const headers = { Referer: shop + page, Accept: "application/json", ...signal };
    const answer = await browser.post("/api/consent", { answer: "all" }, { headers });
    expect([answer.status, await answer.json()]).toEqual([200, { redirect: page }]);
    expect((await browser.visit(page, { headers: signal })).html).toMatch(textPattern(consentTexts.signal));
  });

  test("leaves room for a no, which is kept and clears what was set", async () => {
    const browser = someone({ cookies: { [cookie]: yes(), "__Host-visitorId": "v", _ga: "1" } });
    const { html } = await browser.visit(page, { headers: signal });
    expect(html).toContain(consentBarTexts.none);
    await browser.answer({ answer: "none" }, page, signal);
    expect(browser.granted()).toEqual([]);
    expect([...browser.cookies.keys()]).not.toContain("__Host-visitorId");
    expect((await browser.visit(page)).html).toMatch(textPattern(consentTexts.withdrawn));
  });

  test("is told on the page of the cookies, where no yes can be pressed", async () => {
    const { html } = await visitor({ cookies: { [cookie]: yes() } }).visit(page, { headers: signal });
    expect(html).toMatch(textPattern(consentPageTexts.signal));
    expect(html).not.toMatch(/Enregistrer mes choix|Tout accepter/);
    expect(
      [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].every(([input]) => input.includes("disabled")),
    ).toBe(true);
  });
});

describe("the proof (GDPR, article 7)", () => {
  const proofs = async () => (await env.CONSENTS.list()).keys.map(({ name }) => name);
  const copies = async () => (await env.CONSENT_PROOFS.list()).objects.map(({ key }) => key);
  const clear = async () => {
    for (const name of await proofs()) await env.CONSENTS.delete(name);
    for (const key of await copies()) await env.CONSENT_PROOFS.delete(key);
  };

  test("says what was granted, when, on which text; its id is the visitor's alone", async () => {
    await clear();
    passSeconds(0);
    const at = clock.date().toISOString();
    const browser = someone();
    await browser.answerByScript({ answer: "all" });
    await vi.waitUntil(async () => (await proofs()).length === 1);
    const id = readConsent(browser.cookies.get(cookie), today())?.proof ?? "";
    const proof = await env.CONSENTS.get<Record<string, unknown>>(id, "json");
    expect(proof).toEqual({ granted: ["marketing", "measurement", "ads"], at, text: 2 });
    const { keys } = await env.CONSENTS.list();
    expect(keys[0]?.expiration).toBeGreaterThan(clock.machineTime(clock.now()) / 1000 + 182 * 86_400);
    await vi.waitUntil(async () => (await copies()).length === 1);
    expect(await (await env.CONSENT_PROOFS.get(id))?.json()).toEqual(proof);
  });

  test("ends with a withdrawal, and a refusal has none", async () => {
    await clear();
    const browser = someone();
    await browser.answerByScript({ answer: "all" });
    await vi.waitUntil(async () => (await proofs()).length === 1);
    const [id] = await proofs();
    await browser.answerByScript({ answer: "none" });
    await vi.waitUntil(async () => (await proofs()).length === 2);
    expect(await proofs()).toEqual([id, `${id}/end`]);
    await vi.waitUntil(async () => (await copies()).length === 2);
    expect(await copies()).toEqual([id, `${id}/end`]);
    expect(browser.cookies.get(cookie)).toBe(yes(""));
  });

  test.each([
    ["kv", "CONSENTS"],
    ["bucket", "CONSENT_PROOFS"],
  ] as const)(
    "is missing where %s fails: the other has it, the choice counts, it is logged",
    async (stores, binding) => {
      await clear();
      const log = readLog();
      vi.spyOn(env[binding], "put").mockRejectedValue(new Error("store is down"));
      const browser = someone();
      expect((await browser.answerByScript({ answer: "all" })).status).toBe(204);
      expect(browser.granted()).toEqual(["marketing", "measurement", "ads"]);
      await vi.waitUntil(() => log().some(({ event }) => event === "proof of consent not kept"));
      expect(log().find(({ event }) => event === "proof of consent not kept")).toMatchObject({ stores });
      expect([(await proofs()).length, (await copies()).length]).toEqual(stores === "kv" ? [0, 1] : [1, 0]);
    },
  );
});

describe("a withdrawal clears what was set", () => {
  test("the id of the tests, and the cookies of the tag manager's tools on every domain they may use", async () => {
    const browser = someone({
      cookies: { [cookie]: yes(), "__Host-visitorId": "v", _ga: "1", _ga_ABC: "2", _gcl_au: "3", _gab: "4" },
    });
    const cleared = (await browser.answer({ answer: "none" })).headers
      .getSetCookie()
      .filter((line) => /Max-Age=0/.test(line));
    const names = new Set(cleared.map((line) => line.split("=")[0]));
    expect([...names].toSorted()).toEqual(["__Host-visitorId", "_ga", "_ga_ABC", "_gcl_au", "mkt_visitor"]);
    expect(
      cleared.filter((line) => line.startsWith("_ga=")).map((line) => /Domain=(.*)/.exec(line)?.[1]),
    ).toEqual([undefined, "museau.example"]);
  });

  test.each([
    ["ads", { measurement: "yes" }, ["_ga", "__Host-trackedOrders"]],
    ["measurement", { ads: "yes" }, ["_gcl_au", "__Host-trackedOrders"]],
  ])("the cookies of %s alone, if the tag manager goes on", async (_, chosen, kept) => {
    const traces = { _ga: "1", _gcl_au: "2", "__Host-trackedOrders": "3" };
    const browser = someone({ cookies: { [cookie]: yes(), ...traces } });
    await browser.answer({ answer: "chosen", ...chosen });
    expect([...browser.cookies.keys()].filter((name) => name in traces)).toEqual(kept);
  });

  test("nothing of a purpose that goes on", async () => {
    const browser = someone({ cookies: { [cookie]: yes(), "__Host-visitorId": "v", _ga: "1" } });
    await browser.answer({ answer: "chosen", marketing: "yes" });
    expect(browser.cookies.has("__Host-visitorId")).toBe(true);
    expect(browser.cookies.has("_ga")).toBe(false);
  });
});

describe("a yes that has ended by itself", () => {
  const traces = { "__Host-visitorId": "v", "__Host-trackedOrders": "o", _ga: "1" };

  test.each([
    ["by the signal", yes(), { "Sec-GPC": "1" }],
    ["by its age", yes("marketing-measurement", "2025-01-01"), {}],
    ["by another text", `1.${today()}.marketing-tags.`, {}],
  ])("%s leaves no id and no cookie of the tools behind the next page", async (_, value, headers) => {
    const browser = visitor({ cookies: { [cookie]: value, ...traces } });
    await browser.visit("/chien/", { headers });
    const kept = [...browser.cookies.keys()].filter((name) => name in traces);
    expect(kept).toEqual([]);
  });

  test("leaves what another purpose still grants", async () => {
    const browser = visitor({ cookies: { [cookie]: yes("measurement"), ...traces } });
    await browser.visit("/chien/");
    expect([...browser.cookies.keys()].filter((name) => name in traces)).toEqual([
      "__Host-trackedOrders",
      "_ga",
    ]);
  });
});

describe("the marketing service's own cookie, reached through a path of the shop", () => {
  const ended = (answer: Response) =>
    answer.headers.getSetCookie().filter((line) => line.startsWith("mkt_visitor="));

  test("is told on the page of the cookies", async () => {
    expect((await visitor().visit(page)).html).toContain("<code>mkt_visitor</code>");
  });

  test("is cleared on its path with a no, and stays with a yes", async () => {
    const browser = someone({ cookies: { [cookie]: yes() } });
    expect(ended(await browser.answer({ answer: "chosen", marketing: "yes" }))).toEqual([]);
    expect(ended(await browser.answer({ answer: "none" }))).toContain(
      "mkt_visitor=; Max-Age=0; Path=/_sandbox/marketing",
    );
  });

  test("goes with the id of the tests where a yes has ended by itself", async () => {
    const cookies = { [cookie]: yes("marketing", "2025-01-01"), "__Host-visitorId": "v" };
    const { answer } = await visitor({ cookies }).visit("/chien/");
    expect(ended(answer)).not.toEqual([]);
  });
});

describe("the page of the cookies", () => {
  test("preselects nothing before an answer, then what was answered", async () => {
    const browser = someone();
    expect((await browser.visit(page)).html).not.toMatch(/<input[^>]*\bchecked/);
    await browser.answer({ answer: "chosen", measurement: "yes" }, page);
    const { html } = await browser.visit(page);
    const checked = [...html.matchAll(/<input[^>]*\bchecked[^>]*>/g)].map(
      ([input]) => `${/name="(\w+)"/.exec(input)?.[1]} ${/value="(\w+)"/.exec(input)?.[1]}`,
    );
    expect(checked).toEqual(["marketing no", "measurement yes", "ads no"]);
    expect(html).toMatch(textPattern(consentPageTexts.answered));
  });

  test("is not indexed, and names every cookie", async () => {
    const { html, answer } = await visitor().visit(page);
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    for (const name of ["cartToken", "jwtTokenRaw", "visitorId", "_ga", "lastAnimal:*"]) {
      expect(html).toContain(`<code>${name}</code>`);
    }
  });

  test("is linked in the foot of every layout", async () => {
    for (const path of [
      "/",
      href("connexion"),
      href("guide-croquettes"),
      "/landing/offre-chiot/",
      "/page/cookies/",
    ]) {
      expect((await visitor().visit(path)).html).toContain(`href="${page}"`);
    }
  });
});

test("by its forms an answer comes back to the page, and is changed on the page of the cookies", async () => {
  const shop = plainBrowser();
  const chosen = () => shop.choices().filter(({ isChecked }) => isChecked);
  await shop.open("/chien/croquettes/?tri=note");
  await shop.press(consentBarTexts.all);
  expect(shop.path()).toBe("/chien/croquettes/?tri=note");
  expect(shop.text()).toContain(consentBarTexts.saved);
  expect(shop.text()).not.toContain(consentBarTexts.title);
  await shop.follow(rightsLinkTexts.consent);
  expect(chosen().map(({ label }) => label)).toEqual(Array(3).fill(consentPageTexts.yes));
  await shop.press(consentPageTexts.none);
  expect(shop.text()).toContain(consentTexts.withdrawn.replaceAll("\u00a0", " "));
  expect(chosen().map(({ label }) => label)).toEqual(Array(3).fill(consentPageTexts.no));
});
