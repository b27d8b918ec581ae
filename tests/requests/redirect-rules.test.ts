import { afterEach, describe, expect, test } from "vitest";
import { contactPath, emptyMailbox, goodMessage, mailbox, sender, tokenFor } from "./contact-form.ts";
import { holdCalls, isPending, stopTimers } from "./held-calls.ts";
import { askStandIns, breakService, exchange, mendServices, passSeconds, shop, visitor } from "./visitor.ts";

afterEach(mendServices);

const publishRule = (path: string, redirect: string) =>
  askStandIns("/_sandbox/publish", { collection: "redirect", key: path, changes: { redirect } });

describe("a path that has moved", () => {
  test("redirects permanently to its new address", async () => {
    const answer = await visitor().get("/croquettes-chien/");
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(`${shop}/chien/croquettes/`);
    const { answer: page } = await visitor().visit("/croquettes-chien/");
    expect(page.status).toBe(200);
  });

  test("redirects even where a screen has the address", async () => {
    await publishRule("page/conditions-utilisation", "/page/donnees-personnelles/");
    const answer = await visitor().get("/page/conditions-utilisation/");
    expect(answer.headers.get("location")).toBe(`${shop}/page/donnees-personnelles/`);
    await publishRule("page/conditions-utilisation", "");
  });

  test("redirects outside the shop where the target is absolute", async () => {
    const answer = await visitor().get("/blog/");
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe("https://www.example.org/ancien-blog/");
  });

  test("is not cached by shared caches, and briefly by the browser: rules change", async () => {
    const cacheControl = (await visitor().get("/blog/")).headers.get("cache-control") ?? "";
    expect(cacheControl).toMatch(/^private, max-age=\d+$/);
    expect(Number(/\d+/.exec(cacheControl)?.[0])).toBeLessThanOrEqual(300);
  });

  test("redirects a script that takes a part of a page", async () => {
    const { status, headers } = await visitor().get("/croquettes-chien/", exchange);
    expect([status, headers.get("location")]).toEqual([301, `${shop}/chien/croquettes/`]);
  });

  test("redirects crawlers too", async () => {
    expect((await visitor({ agent: "googlebot" }).get("/croquettes-chien/")).status).toBe(301);
  });

  test("is looked up with its trailing slash", async () => {
    const { way } = await visitor().visit("/croquettes-chien");
    expect(way).toEqual(["/croquettes-chien", "/croquettes-chien/", "/chien/croquettes/"]);
  });
});

test.each([
  ["has moved", { redirect: "/page/livraison/" }, 301],
  ["is gone", { redirect: "", status: 410 }, 410],
])("what is posted to a path that %s changes nothing", async (_, changes, status) => {
  await emptyMailbox();
  const rule = { collection: "redirect", key: "nous-contacter" };
  await askStandIns("/_sandbox/publish", { ...rule, changes });
  const { call } = sender();
  const answer = await call(contactPath, { ...goodMessage, ...(await tokenFor()) });
  await askStandIns("/_sandbox/publish", { ...rule, changes: { redirect: "", status: null } });
  expect(answer.status).toBe(status);
  expect((await mailbox()).messages).toEqual([]);
});

describe("a path that is gone for good", () => {
  const path = "/produits/croquettes-chien-edition-noel/";

  test("has a page, not indexed, for people", async () => {
    const answer = await visitor().get(path);
    expect(answer.status).toBe(410);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("Cette page n’existe plus");
  });

  test("has one line for crawlers", async () => {
    const answer = await visitor({ agent: "googlebot" }).get(path);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toBe(`Gone: ${path}\n`);
  });

  test("is no page to a script that takes a part of one", async () => {
    expect((await visitor().get(path, exchange)).status).toBe(410);
  });

  test.each(["page/cookies", "ancien-catalogue.pdf"])(
    "may be an existing address or not: %s",
    async (key) => {
      await askStandIns("/_sandbox/publish", { collection: "redirect", key, changes: { status: 410 } });
      const address = key.includes(".") ? `/${key}` : `/${key}/`;
      expect((await visitor().get(address)).status).toBe(410);
      await askStandIns("/_sandbox/publish", { collection: "redirect", key, changes: { status: null } });
      expect((await visitor().get(address)).status).toBe(key.includes(".") ? 404 : 200);
    },
  );

  test("has no rule with any other status", async () => {
    const rule = { collection: "redirect", key: "page/livraison", changes: { status: 500 } };
    await askStandIns("/_sandbox/publish", rule);
    expect((await visitor().get("/page/livraison/")).status).toBe(200);
  });
});

describe("a rule that leads to its own page is ignored", () => {
  test.each([
    ["the same path", "/chien/patees/"],
    ["the same path without its slash", "/chien/patees"],
    ["the same path with a query", "/chien/patees/?tri=prix"],
    ["the same address with its host", `${shop}/chien/patees/`],
    ["the same path by a detour", "/chien/croquettes/../patees/"],
  ])("%s: %s", async (_, target) => {
    await publishRule("chien/patees", target);
    expect((await visitor().get("/chien/patees/")).status).toBe(200);
    await publishRule("chien/patees", "");
  });
});

describe("a rule whose target is not a web address is ignored", () => {
  test.each([
    "javascript:alert(1)",
    "//evil.example/",
    "/\\evil.example",
    "chien/",
    "http://",
    "data:text/html,x",
  ])("%s", async (target) => {
    await publishRule("chien/friandises", target);
    expect((await visitor().get("/chien/friandises/")).status).toBe(200);
    await publishRule("chien/friandises", "");
  });

  test.each(["/chien/\r\nSet-Cookie: a=b", "/chien/\tcroquettes/", "/pâtée/日本/"])(
    "an address with odd signs is still one header: %j",
    async (target) => {
      await publishRule("ancienne", target);
      const answer = await visitor().get("/ancienne/");
      expect(answer.status).toBe(301);
      expect(answer.headers.get("location")).toMatch(/^https:\/\/museau\.example\/[\x21-\x7e]+$/);
      expect(answer.headers.has("set-cookie")).toBe(false);
    },
  );
});

describe("without an answer of the content system there is no rule", () => {
  test.each([
    { mode: "status", status: 500 },
    { mode: "refused" },
    { mode: "garbage" },
    { mode: "truncated" },
    { mode: "empty" },
  ] as const)("$mode: the page opens", async (fault) => {
    await visitor().get("/chat/patees/");
    passSeconds(400);
    await breakService({ service: "content", path: "/b2c-redirects", ...fault });
    const answer = await visitor().get("/chat/patees/");
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  });

  test.each([
    "/boutique/patees-chat/",
    "/page/nos-boutiques/",
    "/produits/sans-regle-connue/",
    "/ancien.pdf",
  ])("%s may have moved: 503 that says when to come again, for people and crawlers", async (path) => {
    passSeconds(400);
    await breakService({ service: "content", path: "/b2c-redirects", mode: "refused" });
    for (const agent of [undefined, "googlebot"] as const) {
      const answer = await visitor(agent && { agent }).get(path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
      await answer.body?.cancel();
    }
  });

  const isRuleCall = (call: string) => call.endsWith("/b2c-redirects");

  async function opens(path: string): Promise<void> {
    const answer = await visitor().get(path);
    await answer.text();
    expect(answer.status).toBe(200);
  }

  test("a path known to have no rule does not wait", async () => {
    await opens("/panier/");
    passSeconds(200);
    const { passTime } = stopTimers();
    const rules = holdCalls(isRuleCall);
    await opens("/panier/");
    // The rule is asked for behind the answer.
    passTime(100);
    await rules.waiting(1);
  });

  test.each([
    ["an unknown path", "/page/abonnement/", []],
    ["a path that had no rule more than five minutes ago", "/chat/patees/", ["/chat/patees/"]],
  ])("%s waits 1.5 s for its rule, once", async (_, path, before) => {
    for (const known of before) await opens(known);
    passSeconds(400);
    const { passTime } = stopTimers();
    const rules = holdCalls(isRuleCall);
    const opening = opens(path);
    await rules.waiting(1);
    passTime(1499);
    expect(await isPending(opening)).toBe(true);
    passTime(1);
    await opening;
    await opens(path);
    await opens(path);
    expect(rules.calls()).toHaveLength(1);
  });

  test("a known rule still redirects", async () => {
    await visitor().get("/blog/");
    passSeconds(3600);
    await breakService({ service: "content", mode: "refused" });
    expect((await visitor().get("/blog/")).status).toBe(301);
  });
});

test("a published rule works at once", async () => {
  expect((await visitor().get("/chat/friandises/")).status).toBe(200);
  await publishRule("chat/friandises", "/chat/");
  expect((await visitor().get("/chat/friandises/")).headers.get("location")).toBe(`${shop}/chat/`);
});
