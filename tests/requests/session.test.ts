import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import type { SessionRefresh } from "../../worker/session/session-refresh.ts";
import { deadlines } from "../../worker/upstream/deadline.ts";
import { browserWith, cookieNames, logIn, people, sessionRefreshOf, type Tokens } from "./customer.ts";
import { holdCalls, isPending, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { bodyClassesOf, customerOf, textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, exchange, mendAfterEach, mendServices, type Visitor, visitor } from "./visitor.ts";

const minute = 60;
const refreshPath = "/shop/authentication-token/refresh";
const tokenCookies = ["__Host-jwtTokenRaw", "__Host-refreshToken", "__Host-customerUri"];

mendAfterEach();

async function look(browser: Visitor, path = "/page/livraison/") {
  const answer = await browser.get(path);
  const html = await answer.text();
  return { answer, html, status: answer.status, classes: bodyClassesOf(html), text: textOf(html) };
}

const cookie = (browser: Visitor, name: string) => {
  const value = browser.cookies.get(`__Host-${name}`);
  return value === undefined ? undefined : decodeURIComponent(value);
};

function forged(claims: object): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll("=", "");
  return `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.c2lnbmF0dXJl`;
}

const inAnHour = () => Math.floor(clock.now() / 1000) + 60 * minute;

test("the body says is-anonymous to a visitor and is-logged to a customer", async () => {
  expect((await look(visitor())).classes).toEqual(["is-anonymous"]);
  const { classes, text } = await look(browserWith(await logIn(people.paul.email)));
  expect(classes).toEqual(["is-logged"]);
  expect(text).toContain("Paul");
});

test("a subscriber is also is-subscriber", async () => {
  const { classes } = await look(browserWith(await logIn(people.camille.email)));
  expect(classes).toEqual(["is-logged", "is-subscriber"]);
});

test("a token with more than ten minutes left is not refreshed", async () => {
  const browser = browserWith(await logIn(people.camille.email, 11 * minute));
  const refreshes = await countCalls("ecommerce", refreshPath);
  const { answer, classes } = await look(browser);
  expect(classes).toContain("is-logged");
  expect(await refreshes()).toBe(0);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("a token with less than ten minutes left is refreshed, with new cookies that scripts cannot read", async () => {
  const tokens = await logIn(people.camille.email, 9 * minute);
  const browser = browserWith(tokens);
  const refreshes = await countCalls("ecommerce", refreshPath);
  const { answer, classes, text } = await look(browser);

  expect(classes).toContain("is-logged");
  expect(text).toContain("Camille");
  expect(await refreshes()).toBe(1);
  expect(cookie(browser, "jwtTokenRaw")).not.toBe(tokens.token);
  expect(cookie(browser, "refreshToken")).not.toBe(tokens.refresh_token);
  expect(cookie(browser, "customerUri")).toBe(tokens.customer);
  const set = answer.headers.getSetCookie();
  expect(set.map((line) => line.slice(0, line.indexOf("=")))).toEqual([
    ...tokenCookies,
    "__Host-knownSender",
  ]);
  for (const line of set) expect(line).toMatch(/HttpOnly.*Secure.*SameSite=Lax/i);

  await look(browser);
  expect(await refreshes()).toBe(1);
});

describe("a prefetch never refreshes, ends or writes a session", () => {
  const headers = { "Sec-Purpose": "prefetch" };

  test("a token that is still good serves it, and the visit refreshes it", async () => {
    const tokens = await logIn(people.camille.email, 9 * minute);
    const browser = browserWith(tokens);
    const refreshes = await countCalls("ecommerce", refreshPath);
    const answer = await browser.get("/faq/", { headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(bodyClassesOf(await answer.text())).toContain("is-logged");
    expect(await refreshes()).toBe(0);
    await look(browser);
    expect(await refreshes()).toBe(1);
  });

  test.each([
    [
      "with a refresh token",
      ({ token, refresh_token, customer }: Tokens) => ({ token, refresh_token, customer }),
    ],
    ["without", ({ token, customer }: Tokens) => ({ token, customer })],
  ])("one that has expired, %s, waits for the visit", async (_, some) => {
    const browser = browserWith(some(await logIn(people.camille.email, -minute)));
    const refreshes = await countCalls("ecommerce", refreshPath);
    const kept = cookieNames(browser);
    const answer = await browser.get("/faq/", { headers });
    expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([503, [], ""]);
    expect([await refreshes(), cookieNames(browser)]).toEqual([0, kept]);
    expect((await look(browser)).status).toBe(200);
  });
});

test("an expired token is refreshed at once with a refresh token", async () => {
  const browser = browserWith(await logIn(people.paul.email, -minute));
  const { classes, text } = await look(browser);
  expect(classes).toEqual(["is-logged"]);
  expect(text).toContain("Paul");
});

test("without its access token, a refresh token alone is enough", async () => {
  const { refresh_token } = await logIn(people.paul.email);
  expect((await look(browserWith({ refresh_token }))).classes).toEqual(["is-logged"]);
});

test("an expired token without refresh token is anonymous, and its cookies are removed", async () => {
  const { token, customer } = await logIn(people.camille.email, -minute);
  const browser = browserWith({ token, customer }, { cartToken: "panier-anonyme" });
  const { status, classes, text } = await look(browser);
  expect(status).toBe(200);
  expect(classes).toEqual(["is-anonymous"]);
  expect(text).not.toContain("Camille");
  expect(cookieNames(browser)).toEqual(["__Host-cartToken"]);
});

test("a token about to expire is used to its end without a refresh token", async () => {
  const { token, customer } = await logIn(people.camille.email, minute);
  const browser = browserWith({ token, customer });
  expect((await look(browser)).classes).toContain("is-logged");
  expect(cookie(browser, "jwtTokenRaw")).toBe(token);
});

test("a refused refresh clears the session, even while the token is valid", async () => {
  const log = readLog();
  const browser = browserWith(await logIn(people.camille.email, 5 * minute));
  await env.DB.prepare("delete from refresh_tokens").run();
  const { status, classes } = await look(browser);
  expect(status).toBe(200);
  expect(classes).toEqual(["is-anonymous"]);
  expect(cookieNames(browser)).toEqual([]);
  expect(log()).toContainEqual(expect.objectContaining({ level: "warn", event: "session refresh refused" }));
});

test.each(["refused", "status", "garbage"] as const)(
  "while the API is down (%s) a valid token is still used, and every cookie is kept",
  async (mode) => {
    const tokens = await logIn(people.camille.email, 5 * minute);
    const browser = browserWith(tokens);
    await breakService({ service: "ecommerce", mode, status: 503, path: refreshPath });
    const { classes, text } = await look(browser);
    expect(classes).toContain("is-logged");
    expect(text).toContain("Camille");
    expect(cookie(browser, "jwtTokenRaw")).toBe(tokens.token);
    expect(cookie(browser, "refreshToken")).toBe(tokens.refresh_token);

    await mendServices();
    await look(browser);
    expect(cookie(browser, "refreshToken")).not.toBe(tokens.refresh_token);
  },
);

describe("while the API is slow", () => {
  const isRefresh = (call: string) => call.endsWith(refreshPath);

  test("a page with valid tokens waits little for new ones: they come with a later page", async () => {
    const log = readLog();
    const tokens = await logIn(people.camille.email, 5 * minute);
    const browser = browserWith(tokens);
    const { passTime, startTimers } = stopTimers();
    const held = holdCalls(isRefresh);
    const looking = look(browser);
    await held.waiting(1);
    passTime(999);
    expect(await isPending(looking)).toBe(true);
    passTime(1);
    const { answer, classes } = await looking;
    expect(classes).toContain("is-logged");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(log()).toContainEqual(
      expect.objectContaining({ event: "session not refreshed", reason: "too slow" }),
    );
    startTimers();
    held.end();
    await vi.waitFor(async () => {
      expect((await look(browser)).classes).toContain("is-logged");
      expect(cookie(browser, "refreshToken")).not.toBe(tokens.refresh_token);
    });
  });

  test("a page of an expired session does not wait long either, and the next one is logged in", async () => {
    readLog();
    const browser = browserWith(await logIn(people.paul.email, -minute));
    const { passTime, startTimers } = stopTimers();
    const held = holdCalls(isRefresh);
    const looking = look(browser);
    await held.waiting(1);
    passTime(1999);
    expect(await isPending(looking)).toBe(true);
    passTime(1);
    // Anonymous proves that the page did not wait for the API: otherwise the customer would be logged in.
    expect((await looking).classes).toEqual(["is-anonymous"]);
    expect(cookieNames(browser)).toEqual(tokenCookies);
    startTimers();
    held.end();
    await vi.waitFor(async () => expect((await look(browser)).classes).toEqual(["is-logged"]));
  });

  test("nor for the name in its header", async () => {
    const log = readLog();
    const browser = browserWith(await logIn(people.camille.email));
    const { passTime } = stopTimers();
    const held = holdCalls((call) => call.includes("/shop/customers"));
    const looking = look(browser);
    await held.waiting(1);
    passTime(deadlines.page);
    const { status, classes, text } = await looking;
    expect([status, classes]).toEqual([200, ["is-logged"]]);
    expect(text).not.toContain("Camille");
    expect(log()).toContainEqual(expect.objectContaining({ event: "customer not loaded" }));
  });
});

test("while the API is down an expired session is anonymous, keeps its cookies, and comes back with the API", async () => {
  const browser = browserWith(await logIn(people.camille.email, -minute));
  await breakService({ service: "ecommerce", mode: "refused" });
  const { status, classes } = await look(browser);
  expect(status).toBe(200);
  expect(classes).toEqual(["is-anonymous"]);
  expect(cookieNames(browser)).toEqual(tokenCookies);
  await mendServices();
  expect((await look(browser)).classes).toContain("is-logged");
});

test.each(["/mon-compte/", "/mon-compte/mes-adresses/", "/commande/Xk3~9aZ_Qw8-/"])(
  "and %s says that it cannot be shown just now, rather than to log in again",
  async (path) => {
    const browser = browserWith(await logIn(people.camille.email, -minute));
    await breakService({ service: "ecommerce", mode: "refused" });
    const answer = await browser.get(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("location")).toBeNull();
    expect(cookieNames(browser)).toEqual(tokenCookies);
    const posted = await browser.postJson("/api/session/confirm-email", {});
    expect(posted.status).toBe(503);
  },
);

test("ten parallel requests with the same expiring token make one refresh, and all are logged in", async () => {
  const tokens = await logIn(people.camille.email, -minute);
  const browsers = Array.from({ length: 10 }, () => browserWith(tokens));
  const refreshes = await countCalls("ecommerce", refreshPath);
  const pages = await Promise.all(browsers.map((browser) => look(browser)));
  expect(await refreshes()).toBe(1);
  expect(pages.map(({ classes }) => classes.includes("is-logged"))).toEqual(Array(10).fill(true));
  expect(new Set(browsers.map((browser) => cookie(browser, "refreshToken"))).size).toBe(1);
});

test("a late request with the used token gets the new tokens", async () => {
  const tokens = await logIn(people.camille.email, -minute);
  const [winner, late] = [browserWith(tokens), browserWith(tokens)];
  await look(winner);
  const refreshes = await countCalls("ecommerce", refreshPath);
  expect((await look(late)).classes).toContain("is-logged");
  expect(await refreshes()).toBe(0);
  for (const name of ["jwtTokenRaw", "refreshToken", "customerUri"]) {
    expect(cookie(late, name)).toBe(cookie(winner, name));
  }
});

/** Evicts the object: its memory is lost, its storage stays. */
async function evict(object: DurableObjectStub<SessionRefresh>) {
  await runInDurableObject(object, (_, state) => state.abort("asleep")).catch(() => {});
}

test("it gets them even if the object that refreshed was evicted meanwhile", async () => {
  const tokens = await logIn(people.camille.email, -minute);
  const winner = browserWith(tokens);
  await look(winner);
  await evict(await sessionRefreshOf(tokens));
  const late = browserWith(tokens);
  expect((await look(late)).classes).toContain("is-logged");
  expect(cookie(late, "refreshToken")).toBe(cookie(winner, "refreshToken"));
});

test("the new tokens are forgotten after a while: the old token is then refused", async () => {
  readLog();
  const tokens = await logIn(people.paul.email, -minute);
  await look(browserWith(tokens));
  expect(await runDurableObjectAlarm(await sessionRefreshOf(tokens))).toBe(true);
  expect((await look(browserWith(tokens))).classes).toEqual(["is-anonymous"]);
});

test("new tokens are stored under the names that other deployments read", async () => {
  const tokens = await logIn(people.camille.email, -minute);
  const [winner, late] = [browserWith(tokens), browserWith(tokens)];
  await look(winner);
  const object = await sessionRefreshOf(tokens);
  const stored = await runInDurableObject(object, (_, { storage }) => storage.get("tokens"));
  expect(stored).toMatchObject({
    token: cookie(winner, "jwtTokenRaw"),
    refresh_token: cookie(winner, "refreshToken"),
    customer: cookie(winner, "customerUri"),
  });

  // Older deployments stored the whole answer of the API.
  await runInDurableObject(object, (_, { storage }) =>
    storage.put("tokens", { ...Object(stored), user: {} }),
  );
  await evict(object);
  expect((await look(late)).classes).toContain("is-logged");
  expect(cookie(late, "refreshToken")).toBe(cookie(winner, "refreshToken"));
});

test("a refusal is not stored", async () => {
  readLog();
  const tokens = await logIn(people.paul.email, -minute);
  await breakService({ service: "ecommerce", mode: "status", status: 401, path: refreshPath });
  expect((await look(browserWith(tokens))).classes).toEqual(["is-anonymous"]);
  const stored = await runInDurableObject(await sessionRefreshOf(tokens), (_, { storage }) => storage.list());
  expect(stored.size).toBe(0);
  await mendServices();
  expect((await look(browserWith(tokens))).classes).toEqual(["is-logged"]);
});

test("a failed refresh is retried at the next request", async () => {
  readLog();
  const tokens = await logIn(people.paul.email, -minute);
  await runInDurableObject(await sessionRefreshOf(tokens), async (object: SessionRefresh, { storage }) => {
    vi.spyOn(storage, "get").mockRejectedValueOnce(new Error("storage is away"));
    await expect(object.refresh(tokens.refresh_token, 1000)).rejects.toThrow("storage is away");
  });
  expect((await look(browserWith(tokens))).classes).toEqual(["is-logged"]);
});

test("an authentication answer without customer gives neither a session nor an error page", async () => {
  const log = readLog();
  const browser = browserWith(await logIn(people.camille.email, -minute));
  const { fetch } = env.SANDBOX as Fetcher;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    return request.url.includes(refreshPath)
      ? Response.json({ token: "t", refresh_token: "r" })
      : fetch.call(env.SANDBOX, request);
  });
  const { status, classes } = await look(browser);
  expect(status).toBe(200);
  expect(classes).toEqual(["is-anonymous"]);
  expect(cookieNames(browser)).toEqual([]);
  expect(log()).toContainEqual(
    expect.objectContaining({
      event: "session refresh refused",
      reason: "no authentication data in the response",
    }),
  );
});

test("a customer who cannot be loaded is the empty default customer, still logged in", async () => {
  const log = readLog();
  const tokens = await logIn(people.camille.email);
  await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/customers" });
  const browser = browserWith(tokens);
  const { status, classes, text, html } = await look(browser);
  expect(status).toBe(200);
  expect(classes).toEqual(["is-logged"]);
  expect(text).not.toContain("Camille");
  expect(customerOf(html)).toBeDefined();
  expect(cookie(browser, "jwtTokenRaw")).toBe(tokens.token);
  expect(log()).toContainEqual(expect.objectContaining({ event: "customer not loaded" }));
});

test("the customer is loaded once per page, for header and body", async () => {
  const browser = browserWith(await logIn(people.camille.email));
  const fetches = await countCalls("ecommerce", "/shop/customers");
  await look(browser);
  expect(await fetches()).toBe(1);
});

test("no customer is loaded for an anonymous visitor", async () => {
  const calls = await countCalls("ecommerce");
  await look(visitor());
  expect(await calls()).toBe(0);
});

async function refusedBrowser(exp = inAnHour()) {
  readLog();
  const { customer } = await logIn(people.camille.email);
  const token = forged({ exp, username: people.camille.email });
  return browserWith({ token, customer }, { cartToken: "panier" });
}

const signInFrom = (path: string) => `/connexion/?retour=${encodeURIComponent(path)}`;

describe("a token refused with 401 logs out, keeps the cart and leads to the login", () => {
  test("on a page, with its query, and the login says why once", async () => {
    const browser = await refusedBrowser();
    const answer = await browser.get("/page/livraison/?x=1");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(signInFrom("/page/livraison/?x=1"));
    const login = await look(browser, signInFrom("/page/livraison/?x=1"));
    expect(login.classes).toEqual(["is-anonymous"]);
    expect(cookieNames(browser)).toEqual(["__Host-cartToken"]);
    expect(login.text).toContain("Votre session a expiré");
    expect((await look(browser, "/connexion/")).text).not.toContain("Votre session a expiré");
  });

  test("whatever its expiry, and on any page", async () => {
    const browser = await refusedBrowser(1e308);
    const answer = await browser.get("/chien/");
    expect(answer.headers.get("location")).toBe(signInFrom("/chien/"));
    expect((await look(browser)).classes).toEqual(["is-anonymous"]);
  });

  test("even without a signature, and without a redirect loop", async () => {
    readLog();
    const { customer } = await logIn(people.camille.email);
    const unsigned = forged({ exp: inAnHour(), username: people.camille.email }).replace(/[^.]+$/, "");
    const { way } = await browserWith({ token: unsigned, customer }).visit("/mon-compte/");
    expect(way).toEqual(["/mon-compte/", signInFrom("/mon-compte/")]);
  });

  test("in a part of a page", async () => {
    const browser = await refusedBrowser();
    const { status, headers } = await browser.get("/mon-compte/", exchange);
    expect([status, headers.get("location")]).toEqual([302, signInFrom("/mon-compte/")]);
    expect((await browser.get("/mon-compte/")).headers.get("location")).toBe(signInFrom("/mon-compte/"));
  });

  test("in a call of the page, which gets the redirect", async () => {
    const browser = await refusedBrowser();
    const headers = { Accept: "application/json", Referer: "https://museau.example/chien/?page=2" };
    const answer = await browser.get("/api/cart", { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ redirect: signInFrom("/chien/?page=2") });
    expect((await browser.get("/api/cart")).status).not.toBe(401);
  });

  test("in a plain form, and returns to its page", async () => {
    const browser = await refusedBrowser();
    const headers = { Referer: "https://museau.example/panier/" };
    const answer = await browser.post("/api/cart/items", { variantCode: "11000101" }, { headers });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(signInFrom("/panier/"));
  });

  test.each<[string, () => Promise<Partial<Tokens>>]>([
    ["by a login", () => logIn(people.paul.email)],
    ["by a refresh", () => logIn(people.paul.email, 11 * minute)],
  ])("and its successor, %s in another tab, stays logged in", async (_, another) => {
    const browser = await refusedBrowser();
    const successor = browserWith(await another());
    const held = holdCalls((call) => call.includes("/shop/customers"));
    const late = browser.get("/page/livraison/");
    await held.waiting(1);
    for (const [name, value] of successor.cookies) browser.cookies.set(name, value);
    held.end();
    const answer = await late;
    expect(answer.headers.get("location")).toBe(signInFrom("/page/livraison/"));
    const { way, html } = await browser.visit(signInFrom("/page/livraison/"));
    expect(way.at(-1)).toBe("/page/livraison/");
    expect(textOf(html)).toContain("Paul");
    expect(textOf(html)).not.toContain("session a pris fin");
  });

  test("never returns to another site's page", async () => {
    const browser = await refusedBrowser();
    const headers = { Referer: "https://evil.example/panier/" };
    const answer = await browser.post("/api/cart/items", { variantCode: "11000101" }, { headers });
    expect(answer.headers.get("location")).toBe("/connexion/");
  });
});

test.each<[string, Partial<Tokens>]>([
  ["no JSON inside", { token: "a.b.c" }],
  ["no expiry", { token: forged({ username: people.camille.email }) }],
  ["a signature in pictures", { token: `${forged({ exp: inAnHour() })}x${"🐶".repeat(40)}` }],
  ["an expiry in words", { token: forged({ exp: "demain" }) }],
  ["a refresh token that never was", { refresh_token: "../../orders" }],
  ["a token of absurd length", { token: "x".repeat(5000), refresh_token: "y".repeat(5000) }],
])("tampered tokens are anonymous and never an error: %s", async (_, tokens) => {
  readLog();
  const browser = browserWith({ ...tokens, customer: "/api/v2/shop/customers/1" });
  const { status, classes, text } = await look(browser);
  expect(status).toBe(200);
  expect(classes).toEqual(["is-anonymous"]);
  expect(text).not.toContain("Camille");
});

describe("an opaque token, as an API without JWT gives it", () => {
  const opaque = "f1c2d3-opaque~token_0000000000";

  async function opaqueBrowser() {
    const { token, customer } = await logIn(people.camille.email);
    const { fetch } = env.SANDBOX as Fetcher;
    vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.headers.get("Authorization") === `Bearer ${opaque}`)
        request.headers.set("Authorization", `Bearer ${token}`);
      return fetch.call(env.SANDBOX, request);
    });
    return browserWith({ token: opaque, customer });
  }

  test("is a session, which is not refreshed", async () => {
    const browser = await opaqueBrowser();
    const { classes, text } = await look(browser, "/mon-compte/");
    expect(classes).toContain("is-logged");
    expect(text).toContain("Camille");
    expect(cookie(browser, "jwtTokenRaw")).toBe(opaque);
  });

  test("ends with a 401 of the API, and no cookie keeps the whole of it", async () => {
    readLog();
    const browser = await opaqueBrowser();
    vi.restoreAllMocks();
    const answer = await browser.get("/mon-compte/");
    expect(answer.headers.get("location")).toBe(signInFrom("/mon-compte/"));
    expect(opaque).not.toBe(cookie(browser, "endedToken"));
    expect((await look(browser)).classes).toEqual(["is-anonymous"]);
  });
});

describe("an opaque token that the API refuses, with a refresh token", () => {
  /** The API's tokens under opaque names; `refuses` all of them, or the first, which has expired. */
  async function opaqueBrowser({ refuses = "first" }: { refuses?: "first" | "all" } = {}) {
    const { token, refresh_token, customer } = await logIn(people.camille.email, -minute);
    const tokens = new Map([["opaque~token-0", token]]);
    const { fetch } = env.SANDBOX as Fetcher;
    vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const [, name] = /^Bearer (opaque.+)/.exec(request.headers.get("Authorization") ?? "") ?? [];
      if (name)
        request.headers.set("Authorization", `Bearer ${(refuses === "first" && tokens.get(name)) || token}`);
      const answer = await fetch.call(env.SANDBOX, request);
      if (!request.url.includes(refreshPath) || !answer.ok) return answer;
      const given = await answer.json<Tokens>();
      const next = `opaque~token-${tokens.size}`;
      tokens.set(next, given.token);
      return Response.json({ ...given, token: next });
    });
    return browserWith({ token: "opaque~token-0", refresh_token, customer });
  }

  test("is refreshed once, and the page and its later calls are the customer's", async () => {
    const browser = await opaqueBrowser();
    const refreshes = await countCalls("ecommerce", refreshPath);
    const { status, text } = await look(browser, "/mon-compte/");
    expect([status, await refreshes()]).toEqual([200, 1]);
    expect(text).toContain("Camille");
    expect(cookie(browser, "jwtTokenRaw")).toBe("opaque~token-1");
    expect((await look(browser, "/mon-compte/mes-adresses/")).status).toBe(200);
    expect(await refreshes()).toBe(1);
  });

  test("is refreshed for a write, which is then done", async () => {
    const browser = await opaqueBrowser();
    const form = { faire: "communications", communicationLanguage: "fr" };
    const answer = await browser.post("/mon-compte/mes-informations-personnelles/", form);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/mon-compte/mes-informations-personnelles/#communications",
    ]);
    expect(cookie(browser, "jwtTokenRaw")).toBe("opaque~token-1");
  });

  test("ends the session if the new one is refused, too, without a third try", async () => {
    readLog();
    const browser = await opaqueBrowser({ refuses: "all" });
    const refreshes = await countCalls("ecommerce", refreshPath);
    const answer = await browser.get("/mon-compte/");
    expect(answer.headers.get("location")).toBe(signInFrom("/mon-compte/"));
    expect(await refreshes()).toBe(1);
    expect((await look(browser)).classes).toEqual(["is-anonymous"]);
    expect(await refreshes()).toBe(1);
  });

  test("ends the session if the refresh is refused", async () => {
    readLog();
    const browser = await opaqueBrowser();
    await env.DB.prepare("delete from refresh_tokens").run();
    expect((await browser.get("/mon-compte/")).headers.get("location")).toBe(signInFrom("/mon-compte/"));
    expect((await look(browser)).classes).toEqual(["is-anonymous"]);
  });

  test("is kept while the API cannot refresh, and the account says that it cannot be shown", async () => {
    readLog();
    const browser = await opaqueBrowser();
    const kept = cookieNames(browser);
    await breakService({ service: "ecommerce", mode: "refused", path: refreshPath });
    expect((await browser.get("/mon-compte/")).status).toBe(503);
    expect(cookieNames(browser)).toEqual(kept);
    await mendServices();
    expect((await look(browser, "/mon-compte/")).text).toContain("Camille");
  });

  test("is neither refreshed nor ended by a prefetch, which waits for the visit", async () => {
    readLog();
    const browser = await opaqueBrowser();
    const refreshes = await countCalls("ecommerce", refreshPath);
    const kept = cookieNames(browser);
    const answer = await browser.get("/faq/", { headers: { "Sec-Purpose": "prefetch" } });
    expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([503, [], ""]);
    expect([await refreshes(), cookieNames(browser)]).toEqual([0, kept]);
    expect((await look(browser)).classes).toContain("is-logged");
    expect(await refreshes()).toBe(1);
  });

  test("is refreshed once for requests at the same time", async () => {
    const browser = await opaqueBrowser();
    const others = Array.from({ length: 4 }, () => {
      const other = visitor();
      for (const [name, value] of browser.cookies) other.cookies.set(name, value);
      return other;
    });
    const refreshes = await countCalls("ecommerce", refreshPath);
    const pages = await Promise.all(others.map((other) => look(other, "/mon-compte/")));
    expect(pages.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(await refreshes()).toBe(1);
  });
});

test.each([
  "https://voleur.example/shop/customers/1/../../",
  "//voleur.example/x",
  "/api/v2/shop/orders?x=/shop/customers/1#",
  "../../../content/api/b2c-header",
  "/api/v2/shop/customers/2",
])("a tampered customer reference never sends the token elsewhere: %s", async (customer) => {
  readLog();
  const { token, customer: genuine } = await logIn(people.camille.email);
  const asked = vi.spyOn(env.SANDBOX as Fetcher, "fetch");
  const abroad = vi.spyOn(globalThis, "fetch");
  const { status, text } = await look(browserWith({ token, customer }));
  expect(status).toBe(200);
  expect(text).not.toMatch(/Camille|Paul/);
  const addresses = () =>
    asked.mock.calls
      .map(([input]) => new URL(new Request(input).url).pathname)
      .filter((path) => !path.startsWith("/content/api/"))
      .filter((path) => !["/analytics-engine/points", "/ecommerce/api/v2/shop/lot-recalls"].includes(path));
  expect(addresses().filter((path) => !/^\/ecommerce\/api\/v2\/shop\/customers\/\d$/.test(path))).toEqual([]);
  expect(abroad).not.toHaveBeenCalled();

  await look(browserWith({ token, customer: genuine }));
  expect(addresses()).toContain("/ecommerce/api/v2/shop/customers/1");
});
