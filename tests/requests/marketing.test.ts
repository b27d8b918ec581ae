import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MarketingOffer } from "../../shared/marketing/offer.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { backoffSeconds, cacheProfiles, memorySeconds } from "../../worker/cache/profiles.ts";
import { holdCalls } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { answerMarketing, forgetEvents, sentEvents, switchCampaign } from "./marketing-events.ts";
import { textOf } from "./page-html.ts";
import { forgetSite, settleSite } from "./stored-site.ts";
import { breakService, mendAfterEach, passSeconds, visitor } from "./visitor.ts";

mendAfterEach();

const bar = "bandeau-livraison";
const data = { text: "Semaine du chaton", link: "/chat/", closable: true };
const words = "Semaine du chaton";
const ofTheContent = "−10 % sur chaque colis en abonnement";
const { fresh } = cacheProfiles.marketing;

beforeEach(async () => {
  await forgetSite();
  passSeconds(memorySeconds + backoffSeconds);
  await answerMarketing("usual");
  await switchCampaign(bar, true, data);
  await forgetEvents();
});

type Someone = ReturnType<typeof visitor>;

const page = async (someone: Someone = visitor(), path = "/chien/") => textOf(await htmlOf(someone, path));
const htmlOf = async (someone: Someone, path = "/chien/") => (await someone.get(path)).text();

async function pageOnceAsked(someone: Someone = visitor(), path = "/chien/") {
  await page();
  await vi.waitFor(async () => expect(await sentEvents()).not.toEqual([]));
  await vi.waitFor(async () => expect(await page()).toContain(words));
  await settleSite();
  return page(someone, path);
}

describe("what the marketing service says to anybody", () => {
  test("is asked without anything of a visitor, once for all of them, and no page waits for it", async () => {
    const someone = visitor({ cookies: { "__Host-visit": "begun" }, address: "192.0.2.7" });
    expect(await page(someone, "/chien/?utm_source=lettre")).toContain(ofTheContent);
    await pageOnceAsked();
    await page(visitor(), "/chat/");
    const sent = await sentEvents();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ sender: "server", purposes: null });
    expect(sent[0]?.body).toEqual({
      event: "page_view",
      app_name: "museau-fr-FR",
      environment: "demo",
      entity: "store",
      country: "FR",
      store: "museau_fr",
      data: {},
      utm: {},
      abtests: [],
    });
  });

  test("is asked again after five minutes, behind a page that shows what is known", async () => {
    await pageOnceAsked();
    await switchCampaign(bar, true, { ...data, text: "Semaine du chiot" });
    passSeconds(fresh + 1);
    expect(await page()).toContain(words);
    await vi.waitFor(async () => expect(await page()).toContain("Semaine du chiot"));
  });

  test("is another in another country of delivery", async () => {
    await pageOnceAsked();
    const belgian = visitor({ cookies: { "__Host-locale": "fr-BE" } });
    expect(await page(belgian)).not.toContain(words);
    await vi.waitFor(async () => expect((await sentEvents())[0]?.body.country).toBe("BE"));
  });
});

describe("the bar above the header (top_header)", () => {
  test("stands on every page with header and footer, without consent, instead of the content system's announcement", async () => {
    const text = await pageOnceAsked();
    expect(text).toContain(words);
    expect(text).not.toContain(ofTheContent);
    expect(await htmlOf(visitor(), "/panier/")).toContain('href="/chat/"');
    expect(await page(visitor(), "/connexion/")).not.toContain(words);
  });

  test("is closed by a form without scripts, for thirty days, until there is another one", async () => {
    const someone = visitor();
    await pageOnceAsked(someone);
    const html = await htmlOf(someone);
    const [, id = ""] = /name="id" value="([^"]*)"/.exec(html) ?? [];
    const answer = await someone.post(
      "/api/marketing/close-header",
      { id },
      { headers: { Referer: "https://museau.example/chien/croquettes/?page=2" } },
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/chien/croquettes/?page=2"]);
    const cookie = answer.headers.getSetCookie().find((line) => line.includes("closedHeader=")) ?? "";
    expect(cookie).toMatch(/Max-Age=2592000/i);
    expect(await page(someone)).not.toContain(words);
    expect(await page(someone)).toContain(ofTheContent);
    expect(await page()).toContain(words);

    await switchCampaign(bar, true, { ...data, text: "Semaine du chiot" });
    passSeconds(fresh + 1);
    await page();
    await vi.waitFor(async () => expect(await page(someone)).toContain("Semaine du chiot"));
  });

  test("says nothing of who closed it: the cookie is the same for everybody", async () => {
    const values = [visitor(), visitor()].map(async (someone) => {
      await pageOnceAsked(someone);
      const [, id = ""] = /name="id" value="([^"]*)"/.exec(await htmlOf(someone)) ?? [];
      const answer = await someone.post(
        "/api/marketing/close-header",
        { id },
        { headers: { Accept: "application/json" } },
      );
      expect(answer.status).toBe(204);
      return someone.cookies.get("__Host-closedHeader");
    });
    const [one, other] = await Promise.all(values);
    expect(one).toMatch(/^[a-z\d]{1,7}$/);
    expect(other).toBe(one);
  });

  test("has no button where the campaign does not let it be closed", async () => {
    await switchCampaign(bar, true, { ...data, closable: false });
    await pageOnceAsked();
    expect(await htmlOf(visitor())).not.toContain("close-header");
    const someone = visitor({ cookies: { "__Host-closedHeader": "abc" } });
    expect(await page(someone)).toContain(words);
  });

  test.each(["", "x".repeat(50), "<script>"])("is not closed by the id %j", async (id) => {
    const someone = visitor();
    expect((await someone.post("/api/marketing/close-header", { id })).status).toBe(303);
    expect(someone.cookies.has("__Host-closedHeader")).toBe(false);
  });

  test("is not closed from another site", async () => {
    const evil = { headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } };
    expect((await visitor().post("/api/marketing/close-header", { id: "abc" }, evil)).status).toBe(403);
  });

  test("has a link only to an address that is safe", async () => {
    const logged = readLog();
    await switchCampaign(bar, true, { ...data, link: "javascript:alert(1)" });
    await pageOnceAsked();
    expect(await htmlOf(visitor())).not.toContain("javascript:alert");
    expect(logged()).toContainEqual(
      expect.objectContaining({ event: "action left out", key: "top_header.link" }),
    );
  });
});

describe("a marketing service that is in trouble", () => {
  test.each([
    { service: "marketing", mode: "refused" },
    { service: "marketing", mode: "status", status: 500 },
    { service: "marketing", mode: "garbage" },
    { service: "marketing", mode: "truncated" },
    { service: "marketing", mode: "empty" },
    { mode: "silent" },
  ] as const)("keeps no page waiting and takes nothing out ($mode)", async (fault) => {
    const logged = readLog();
    if (fault.mode === "silent") holdCalls((call) => call.includes("/marketing"));
    else await breakService(fault);
    await page(visitor(), "/chat/");
    for (const path of ["/chien/", "/chat/croquettes/", "/panier/"]) {
      const answer = await visitor().get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(textOf(await answer.text())).toContain(ofTheContent);
    }
    if (fault.mode !== "silent") {
      await vi.waitFor(() =>
        expect(logged()).toContainEqual(
          expect.objectContaining({ level: "error", event: "content not loaded", profile: "marketing" }),
        ),
      );
    }
  });

  test("leaves the bar that is known for a day, and no longer", async () => {
    readLog();
    await pageOnceAsked();
    await breakService({ service: "marketing", mode: "refused" });
    passSeconds(fresh + 1);
    expect(await page()).toContain(words);
    passSeconds(backoffSeconds + 1);
    expect(await page()).toContain(words);
    passSeconds(86_460);
    expect(await page()).toContain(ofTheContent);
  });

  test.each(["html", "empty", "array", "list", "wrong", "huge", "unknown"])(
    "that answers %s breaks no page",
    async (mode) => {
      readLog();
      await answerMarketing(mode);
      await page();
      await vi.waitFor(async () => expect(await sentEvents()).not.toEqual([]));
      const html = await htmlOf(visitor());
      expect(html).not.toContain("javascript:alert");
      expect(html).not.toContain("evil.example");
    },
  );

  test("that answers an empty map takes the bar away", async () => {
    await pageOnceAsked();
    await switchCampaign(bar, false);
    passSeconds(fresh + 1);
    await page();
    await vi.waitFor(async () => expect(await page()).toContain(ofTheContent));
  });
});

describe("what a browser reports of the service", () => {
  const allowing = { cookies: { "__Host-consent": `2.${dayInParis(clock.date())}.marketing.p` } };
  const report = (fault: unknown) => visitor(allowing).postJson("/api/marketing/faults", fault);

  test("is in the shop's own log", async () => {
    const logged = readLog();
    const answer = await report({ kind: "campaign not reported", campaign: "soldes", reason: "500" });
    expect(answer.status).toBe(204);
    expect(logged()).toContainEqual(
      expect.objectContaining({
        level: "warn",
        event: "campaign not reported",
        campaign: "soldes",
        reason: "500",
        at: "browser",
      }),
    );
  });

  test("is taken from nobody who has not allowed the service", async () => {
    const logged = readLog();
    const fault = { kind: "campaign not reported", campaign: "soldes", reason: "500" };
    expect((await visitor().postJson("/api/marketing/faults", fault)).status).toBe(403);
    expect(logged().filter(({ at }) => at === "browser")).toEqual([]);
  });

  test.each([
    null,
    "text",
    { kind: "request failed", reason: "x" },
    { kind: "action left out", action: "popup", reason: "x".repeat(201) },
  ])("is nothing else (%j)", async (fault) => {
    const logged = readLog();
    expect((await report(fault)).status).toBe(400);
    expect(logged().filter(({ at }) => at === "browser")).toEqual([]);
  });
});

describe("what a campaign puts forward", () => {
  const offered = async (query: string) => {
    const answer = await visitor().get(`/api/marketing/offer?${query}`);
    return { status: answer.status, offer: await answer.json<Partial<MarketingOffer>>() };
  };

  test("is a product with picture, price and weight, whose link names the campaign as its source", async () => {
    const { status, offer } = await offered("sku=MUS-CT-CHA-POU");
    expect(status).toBe(200);
    expect(offer).toMatchObject({
      kind: "product",
      product: {
        sku: "MUS-CT-CHA-POU",
        href: expect.stringMatching(/^\/produits\/.*\?liste=campagne$/),
        price: expect.any(Number),
        weight: expect.any(Number),
        image: { url: expect.any(String) },
      },
    });
  });

  test("is a category that exists, with its own words", async () => {
    const { offer } = await offered("category=chien/friandises");
    expect(offer).toMatchObject({ kind: "category", category: { href: "/chien/friandises/" } });
  });

  test.each([
    "sku=RIEN",
    "category=chien/rien",
    "category=../../admin",
    "category=//evil.example",
    "category=",
    "",
    `sku=${"x".repeat(500)}`,
  ])("is nothing else (%s)", async (query) => {
    expect((await offered(query)).status).toBe(404);
  });
});
