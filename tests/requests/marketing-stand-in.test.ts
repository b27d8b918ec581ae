import { beforeEach, describe, expect, test } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import {
  answerMarketing,
  callAsServer,
  caller,
  forgetEvents,
  marketing,
  otherOrigin,
  pageView,
  runTests,
  sentEvents,
  shopOrigin,
  switchCampaign,
} from "./marketing-events.ts";
import { askStandIns, breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();
beforeEach(forgetEvents);

const today = clock.date().toISOString().slice(0, 10);

describe("an event", () => {
  test("is answered with a map of actions, and recorded as it came", async () => {
    const answer = await caller({ "__Host-consent": `2.${today}.marketing.preuve` }).send(pageView);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        top_header: { text: expect.any(String), link: expect.stringMatching(/^\//), closable: true },
        popup: {
          popup_type: "newsletter",
          popup_configuration: expect.objectContaining({ title: expect.any(String) }),
          campaign: "lettre-de-novembre",
        },
        abtest: [{ name: "guide-link", segments: expect.any(Array) }],
        page_view_done: {},
      },
    ]);
    expect(await sentEvents()).toEqual([
      expect.objectContaining({
        sender: "browser",
        purposes: ["marketing"],
        refusedBySignal: false,
        body: pageView,
        answered: ["popup", "top_header", "abtest", "page_view_done"],
      }),
    ]);
  });

  test("without a consent cookie is taken all the same, and recorded so", async () => {
    await caller().send(pageView, { headers: { "Sec-GPC": "1" } });
    expect(await sentEvents()).toMatchObject([{ purposes: null, refusedBySignal: true }]);
  });

  test("of leaving is answered with the exit popup", async () => {
    const answer = await caller().send({
      ...pageView,
      event: "exit_intent",
      data: { action: "click", target: "https://ailleurs.example/" },
    });
    expect(await answer.json()).toMatchObject({
      popup: { popup_type: "exit_intent", campaign: "bienvenue-5-euros" },
    });
  });

  test("by sendBeacon may be plain text", async () => {
    const plain = { headers: { "Content-Type": "text/plain;charset=UTF-8" } };
    expect((await caller().send(pageView, plain)).status).toBe(200);
  });

  const { utm, ...incomplete } = pageView;
  test.each<[string, number, unknown]>([
    ["without a member", 400, incomplete],
    ["with an unknown member", 400, { ...pageView, email: "nadia@exemple.fr" }],
    ["of an unknown kind", 422, { ...pageView, event: "purchase" }],
    ["with another entity", 400, { ...pageView, entity: "shop" }],
    ["with an empty campaign parameter", 400, { ...pageView, utm: { ...utm, utm_medium: "" } }],
    ["with another parameter among the campaign's", 400, { ...pageView, utm: { gclid: "x" } }],
    [
      "with a campaign parameter among the page's",
      400,
      { ...pageView, data: { query: { utm_source: "x" } } },
    ],
    [
      "with a click that leads nowhere",
      400,
      { ...pageView, event: "exit_intent", data: { action: "click" } },
    ],
    ["as a list", 400, [pageView]],
  ])("%s is refused with a problem: %i", async (_, status, body) => {
    const answer = await caller().send(body);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
    expect(await answer.json()).toMatchObject({ status, title: "Not an event", detail: expect.any(String) });
    expect(await sentEvents()).toEqual([]);
  });

  test("that is no JSON, too large, of another type or without its locale is refused", async () => {
    const browser = visitor();
    const post = (path: string, body: string, type = "application/json") =>
      browser.postJson(path, null, { body, headers: { "Content-Type": type } });
    const path = `${marketing}?locale=fr-FR`;
    const text = JSON.stringify(pageView);
    expect((await post(path, "{")).status).toBe(400);
    expect((await post(path, text + " ".repeat(70_000))).status).toBe(413);
    expect((await post(path, text, "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await post(marketing, text)).status).toBe(400);
    expect((await post(`${marketing}?locale=french`, text)).status).toBe(400);
    expect(await sentEvents()).toEqual([]);
  });
});

describe("a browser of the service", () => {
  test("has a third party's cookie, and is known by it", async () => {
    const { send, cookies } = caller();
    const line = (await send(pageView)).headers.getSetCookie().join();
    expect(line).toMatch(/^mkt_visitor=[\w-]{22};/);
    for (const attribute of ["SameSite=None", "Secure", "HttpOnly", "Path=/_sandbox/marketing"])
      expect(line).toContain(attribute);
    await send(pageView);
    const [second, first] = await sentEvents();
    expect([first?.visitor, second?.visitor]).toEqual(Array(2).fill(cookies.get("mkt_visitor")));
  });

  test("is not offered for a day what it has reported; another is", async () => {
    const { send, report } = caller();
    const popupOf = async (answer: Promise<Response>) =>
      (await (await answer).json<{ popup?: unknown }>()).popup;
    expect((await report("lettre-de-novembre")).status).toBe(204);
    expect(await popupOf(send(pageView))).toBeUndefined();
    expect(await popupOf(caller().send(pageView))).toMatchObject({ campaign: "lettre-de-novembre" });
    await askStandIns("/_sandbox/clock", { hours: 25 });
    expect(await popupOf(send(pageView))).toMatchObject({ campaign: "lettre-de-novembre" });
  });

  test("reports known campaigns, and nothing else beside the name", async () => {
    const { report } = caller();
    expect((await report("inconnue")).status).toBe(404);
    expect((await report("lettre-de-novembre", {})).status).toBe(400);
    expect((await report("lettre-de-novembre", { app_name: "museau-fr-FR", visitor: "x" })).status).toBe(400);
  });
});

describe("a page of another host", () => {
  const preflight = (origin: string) =>
    visitor().get(`${marketing}?locale=fr-FR`, {
      method: "OPTIONS",
      headers: {
        ...(origin && { Origin: origin }),
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
      },
    });

  test("that is allowed is named exactly, with credentials", async () => {
    const answer = await preflight(shopOrigin);
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "access-control-allow-origin": shopOrigin,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "Content-Type",
      vary: expect.stringContaining("Origin"),
    });
    const sent = await caller().send(pageView);
    expect(sent.headers.get("access-control-allow-origin")).toBe(shopOrigin);
    const refused = await caller().send({});
    expect([refused.status, refused.headers.get("access-control-allow-credentials")]).toEqual([400, "true"]);
  });

  test("that is not allowed, or does not say its name, is refused", async () => {
    for (const origin of ["https://evil.example", "null", ""]) {
      const answer = await preflight(origin);
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    }
    expect((await caller().send(pageView, otherOrigin)).status).toBe(403);
    expect((await caller().send(pageView, { headers: { Origin: "" } })).status).toBe(403);
    expect(await sentEvents()).toEqual([]);
  });

  test("is the shop's worker where there is no origin", async () => {
    const answer = await callAsServer(pageView);
    expect(await answer.json()).toHaveProperty("top_header");
    expect(await sentEvents()).toMatchObject([{ sender: "server", purposes: null }]);
    expect((await callAsServer(pageView, { Origin: "https://evil.example" })).status).toBe(403);
  });
});

describe("what is offered", () => {
  test("is switched campaign by campaign", async () => {
    await runTests([]);
    const named = async (event: string, data = {}) =>
      Object.keys(await (await caller().send({ ...pageView, event, data })).json<object>());
    await switchCampaign("bandeau-livraison", false);
    await switchCampaign("lettre-de-novembre", false);
    expect(await named("page_view")).toEqual(["page_view_done"]);
    expect(await named("view_item")).toEqual([]);
    await switchCampaign("offre-chaton", true);
    await switchCampaign("friandises-de-noel", true);
    expect(await named("view_item")).toEqual(["ad_product_offer"]);
    expect(await named("page_view")).toEqual(["ad_push_category", "page_view_done"]);
    await switchCampaign("collecte-des-refuges", true, { popup_type: "markdown", popup_configuration: {} });
    const { popup } = await (await caller().send(pageView)).json<{ popup: unknown }>();
    expect(popup).toEqual({
      popup_type: "markdown",
      popup_configuration: {},
      campaign: "collecte-des-refuges",
    });
    const form = await visitor().post(`${marketing}/campaigns`, {
      campaign: "collecte-des-refuges",
      on: "off",
    });
    expect([form.status, form.headers.get("location")]).toEqual([303, `${marketing}/`]);
    expect(await named("page_view")).toEqual(["ad_push_category", "page_view_done"]);
  });

  test("has the tests that run", async () => {
    const tests = [
      {
        name: "titre",
        segments: [
          { name: "long", weight: 50 },
          { name: "court", weight: 50 },
        ],
      },
    ];
    await runTests(tests);
    expect(await (await caller().send(pageView)).json()).toMatchObject({ abtest: tests });
    const wrong = await visitor().post(`${marketing}/tests`, { tests: '[{"name": "titre"}]' });
    expect(wrong.status).toBe(400);
    await visitor().post(`${marketing}/tests`, { tests: "" });
    expect(await (await caller().send(pageView)).json()).not.toHaveProperty("abtest");
  });

  test.each([
    ["unknown", /"spin_the_wheel"/],
    ["wrong", /"popup_type":"carousel"/],
    ["html", /^<!doctype html>/],
    ["empty", /^$/],
    ["array", /^\[\{"action":/],
    ["list", /"page_view_done":\[\]/],
    ["huge", /x{3000000}/],
  ])("may be awkward: %s", async (mode, expected) => {
    await answerMarketing(mode);
    const answer = await caller().send(pageView);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    // A failing matcher would print megabytes.
    expect(expected.test(text)).toBe(true);
    expect(await sentEvents()).toHaveLength(1);
    await answerMarketing("usual");
  });

  test("fails as it is sent to, and its pages do not", async () => {
    await breakService({ service: "marketing", mode: "status", status: 503 });
    const answer = await caller().send(pageView);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect((await visitor().get(`${marketing}/`)).status).toBe(200);
    expect(await sentEvents()).toEqual([]);
  });
});

test("the page shows each event with its consent and its fields", async () => {
  await caller({ "__Host-consent": `2.${today}.marketing.preuve` }).send(pageView);
  await caller().send({ ...pageView, event: "view_cart", data: { total: 4280 } });
  const html = await (await visitor().get(`${marketing}/`)).text();
  const [, newest = "", oldest = ""] = html.split(/<tr id="event-/);
  expect(newest).toContain("view_cart");
  expect(newest).toContain("aucun choix");
  expect(newest).toContain("total: 4280");
  expect(oldest).toContain("page_view");
  expect(oldest).toContain("<td>marketing</td>");
});
