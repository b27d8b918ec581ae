import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { digestOf } from "../../worker/digest.ts";
import { accountSessions } from "../../worker/session/account-sessions.ts";
import { claimsOf } from "../../worker/upstream/ecommerce/customer/access-token.ts";
import {
  atSignIn,
  browserWith,
  demoPassword,
  lastMailTo,
  logIn,
  noticeOf,
  people,
  sessionRefreshOf,
  type Tokens,
} from "./customer.ts";
import { holdCalls, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { bodyClassesOf } from "./page-html.ts";
import { breakService, mendAfterEach, mendServices, passSeconds, type Visitor } from "./visitor.ts";

beforeEach(() => void readLog());
mendAfterEach();
afterEach(() => void vi.useRealTimers());

const { camille, hugo, marguerite, nora, paul } = people;
const names = ["token", "refresh_token", "customer"] as const;
const cookieNames = { token: "jwtTokenRaw", refresh_token: "refreshToken", customer: "customerUri" };

const addresses = "/mon-compte/mes-adresses/";

async function logInByForm(email: string): Promise<Visitor> {
  const { browser, take } = atSignIn();
  expect((await take("password", { email, password: demoPassword })).status).toBe(303);
  return browser;
}

const tokensOf = (browser: Visitor): Tokens => {
  const [token = "", refresh_token = "", customer = ""] = names.map((name) =>
    decodeURIComponent(browser.cookies.get(`__Host-${cookieNames[name]}`) ?? ""),
  );
  return { token, refresh_token, customer };
};

async function opensAddresses(tokens: Partial<Tokens>): Promise<boolean> {
  const answer = await browserWith(tokens).get(addresses);
  if (answer.status === 302) expect(answer.headers.get("location")).toContain("/connexion/");
  return answer.status === 200;
}

/** A thief may leave any cookie out. */
async function expectNothingOpens({ token, refresh_token, customer }: Tokens) {
  for (const copy of [{ token, refresh_token, customer }, { token, customer }, { refresh_token }]) {
    expect(await opensAddresses(copy)).toBe(false);
  }
}

async function refreshedSession() {
  const tokens = await logIn(camille.email, -60);
  const object = await sessionRefreshOf(tokens);
  await object.open(tokens.refresh_token, tokens.token);
  const browser = browserWith(tokens);
  expect((await browser.get(addresses)).status).toBe(200);
  return { object, browser, tokens };
}

function holdAnswer(path: string) {
  const { fetch } = env.SANDBOX as Fetcher;
  let came: Tokens | undefined;
  let isReleased = false;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch.call(env.SANDBOX, request);
    if (came || !request.url.includes(path)) return answer;
    came = await answer.clone().json<Tokens>();
    // A promise of the test would belong to another Durable Object.
    while (!isReleased) await scheduler.wait(20);
    return answer;
  });
  return {
    came: async () =>
      vi.waitFor(() => {
        if (!came) throw new Error("not asked yet");
        return came;
      }),
    release: () => {
      isReleased = true;
    },
  };
}

const isKnownToApi = async ({ refresh_token }: Tokens) =>
  (await env.DB.prepare("select 1 from refresh_tokens where token = ?").bind(refresh_token).first()) !== null;

test("a login and a logout drop what the browser has fetched ahead", async () => {
  const { browser, take } = atSignIn();
  const answers = [
    await take("password", { email: paul.email, password: demoPassword }),
    await browser.post("/api/session/logout"),
  ];
  for (const { headers } of answers)
    expect(headers.get("clear-site-data")).toBe('"prefetchCache", "prerenderCache"');
});

describe("what was copied before a logout opens nothing after it", () => {
  test("with every cookie, or some of them", async () => {
    const browser = await logInByForm(camille.email);
    const copied = tokensOf(browser);
    expect(await opensAddresses(copied)).toBe(true);
    await browser.post("/api/session/logout");
    await expectNothingOpens(copied);
  });

  test("also where the API was down: it is told later", async () => {
    const browser = await logInByForm(paul.email);
    const copied = tokensOf(browser);
    await breakService({ service: "ecommerce", mode: "refused" });
    expect((await browser.post("/api/session/logout")).status).toBe(303);
    expect([...browser.cookies.keys()]).toEqual(["__Host-notice"]);
    const object = await sessionRefreshOf(copied);
    await runDurableObjectAlarm(object);
    expect(await isKnownToApi(copied)).toBe(true);

    await mendServices();
    await expectNothingOpens(copied);
    await vi.waitFor(async () => {
      await runDurableObjectAlarm(object);
      expect(await isKnownToApi(copied)).toBe(false);
    });
    await expectNothingOpens(copied);
  });

  test("nor does an earlier access token of the session", async () => {
    const first = await logIn(nora.email, 5 * 60);
    const browser = browserWith(first);
    expect((await browser.get(addresses)).status).toBe(200);
    const second = tokensOf(browser);
    expect(second.token).not.toBe(first.token);
    await browser.post("/api/session/logout");
    await expectNothingOpens(first);
    await expectNothingOpens(second);
  });

  test("of a session that the shop did not see begin, as soon as the API has been told", async () => {
    const copied = await logIn(hugo.email);
    await browserWith(copied).post("/api/session/logout");
    await runDurableObjectAlarm(await sessionRefreshOf(copied));
    await vi.waitFor(async () => expectNothingOpens(copied));
  });

  test("while the customer's other device goes on, with new tokens", async () => {
    const other = await logInByForm(camille.email);
    const browser = await logInByForm(camille.email);
    await browser.post("/api/session/logout");
    expect((await other.get(addresses)).status).toBe(200);
    expect((await other.get(addresses)).status).toBe(200);
  });

  test("and goes on from a tab that is late with its new tokens", async () => {
    const tokens = await logIn(camille.email, -60);
    expect((await browserWith(tokens).get(addresses)).status).toBe(200);
    await (await logInByForm(camille.email)).post("/api/session/logout");
    const late = browserWith(tokens);
    expect((await late.get(addresses)).status).toBe(200);
    expect((await late.get(addresses)).status).toBe(200);
  });

  describe.each([
    ["of a session that began here", true],
    ["of one that the shop did not see begin", false],
  ])("and a refresh on its way at that moment gives nothing: %s", (_, isOpened) => {
    test("nor do the tokens that it brings", async () => {
      const tokens = await logIn(paul.email, -60);
      const object = await sessionRefreshOf(tokens);
      if (isOpened) await object.open(tokens.refresh_token, tokens.token);
      const answer = holdAnswer("/shop/authentication-token");
      const late = browserWith(tokens).get("/page/livraison/");
      const brought = await answer.came();
      await browserWith(tokens).post("/api/session/logout");
      const alarm = runDurableObjectAlarm(object);
      await scheduler.wait(300);
      answer.release();
      expect(bodyClassesOf(await (await late).text())).toEqual(["is-anonymous"]);
      await alarm;
      await vi.waitFor(async () => {
        await runDurableObjectAlarm(object);
        expect(await isKnownToApi(brought)).toBe(false);
      });
      await expectNothingOpens(brought);
    });
  });

  test("nor do later tokens that come while the API is told", async () => {
    const { object, browser } = await refreshedSession();
    const current = tokensOf(browser);
    const answer = holdAnswer("/shop/authentication-token");
    await browser.post("/api/session/logout");
    const alarm = runDurableObjectAlarm(object);
    await answer.came();
    const later = await logIn(camille.email);
    expect(await object.renewed(later.refresh_token, claimsOf(later.token).iat)).toBe(false);
    answer.release();
    await alarm;
    expect(await isKnownToApi(current)).toBe(false);
    await vi.waitFor(async () => {
      await runDurableObjectAlarm(object);
      expect(await isKnownToApi(later)).toBe(false);
    });
    expect(await opensAddresses({ token: later.token, customer: later.customer })).toBe(false);
  });

  test("also where the accounts' objects were away: the alarm tries again", async () => {
    readLog();
    const { object, browser } = await refreshedSession();
    const current = tokensOf(browser);
    const away = vi.spyOn(env.ACCOUNT_SESSIONS, "get").mockImplementation(() => {
      throw new Error("away");
    });
    await browser.post("/api/session/logout");
    await runDurableObjectAlarm(object);
    expect(await runInDurableObject(object, (_, { storage }) => storage.get("ended"))).toMatchObject({
      tries: expect.any(Number),
    });
    expect(await runInDurableObject(object, (_, { storage }) => storage.getAlarm())).toBeGreaterThan(
      clock.machineTime(clock.now()),
    );
    away.mockRestore();
    await runDurableObjectAlarm(object);
    await expectNothingOpens(current);
    expect(await isKnownToApi(current)).toBe(false);
  });

  test("a logout while the link of a reset is noted stays", async () => {
    const account = await accountSessions(env, "lien@example.com");
    const before = Math.floor(clock.now() / 1000);
    await account.linkSent();
    await runInDurableObject(account, async (instance) => {
      // Simulates the object of all resets answering after the logout.
      vi.spyOn(instance, "goodSince").mockImplementationOnce(async () => {
        await instance.endBefore(before);
        return 0;
      });
      await instance.linkSent();
    });
    expect(await runInDurableObject(account, (_, { storage }) => storage.get("goodSince"))).toBe(before);
  });

  test("without its refresh token, where the API takes the access token", async () => {
    const { token, customer } = tokensOf(await logInByForm(hugo.email));
    await browserWith({ token, customer }).post("/api/session/logout");
    expect(await opensAddresses({ token, customer })).toBe(false);
  });

  test("but a forged access token ends nobody's session", async () => {
    const { token, customer } = tokensOf(await logInByForm(marguerite.email));
    const forged = `${token.slice(0, token.lastIndexOf("."))}.AAAA`;
    await browserWith({ token: forged, customer }).post("/api/session/logout");
    expect(await opensAddresses({ token, customer })).toBe(true);
  });

  test("where the end could not be written, the shopper is told so", async () => {
    readLog();
    const browser = await logInByForm(paul.email);
    vi.spyOn(env.SESSION_REFRESH, "get").mockImplementation(() => {
      throw new Error("away");
    });
    await browser.post("/api/session/logout");
    expect(noticeOf(browser)).toContain("Cet appareil est déconnecté, mais");
    expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(false);
  });

  test("logouts are limited by network address, and a refused one is told", async () => {
    readLog();
    vi.spyOn(env.SIGN_IN_LIMIT, "limit").mockResolvedValue({ success: false });
    const browser = browserWith(await logIn(paul.email));
    await browser.post("/api/session/logout");
    expect(noticeOf(browser)).toContain("Votre session est toujours ouverte");
    expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(true);
  });

  test("a made-up token is given up while the API is down", async () => {
    readLog();
    const tokens = { refresh_token: "inventé-aussi" };
    await breakService({ service: "ecommerce", mode: "refused" });
    await browserWith(tokens).post("/api/session/logout");
    const object = await sessionRefreshOf(tokens);
    for (let tries = 0; tries < 14; tries++) await runDurableObjectAlarm(object);
    expect((await runInDurableObject(object, (_, { storage }) => storage.list())).size).toBe(0);
  });

  test("a made-up token leaves nothing in the storage", async () => {
    const tokens = { refresh_token: "inventé" };
    await browserWith(tokens).post("/api/session/logout");
    const object = await sessionRefreshOf(tokens);
    await runDurableObjectAlarm(object);
    await vi.waitFor(async () =>
      expect((await runInDurableObject(object, (_, { storage }) => storage.list())).size).toBe(0),
    );
  });
});

describe("what was copied before a reset of the password opens nothing after it", () => {
  async function reset(email: string) {
    expect((await atSignIn().take("forgotten", { email })).status).toBe(200);
    const path = /\/mot-de-passe-oublie\/[^/"]+\//.exec(await lastMailTo(email))?.[0] ?? "";
    const passwords = { newPassword: "croquettes-2026", confirmNewPassword: "croquettes-2026" };
    const { browser } = atSignIn();
    expect((await browser.post(path, passwords)).headers.get("location")).toBe("/connexion/");
    return browser;
  }

  test("though the API does not say whose it was; another customer goes on", async () => {
    const copied = tokensOf(await logInByForm(hugo.email));
    const other = tokensOf(await logInByForm(nora.email));
    expect(await opensAddresses(copied)).toBe(true);
    await reset(hugo.email);
    await expectNothingOpens(copied);
    expect(await opensAddresses({ token: other.token, customer: other.customer })).toBe(true);

    // A second link must not restore sessions that the first reset has ended.
    await atSignIn().take("forgotten", { email: hugo.email });
    await expectNothingOpens(copied);
  });
});

describe("a spent refresh token", () => {
  async function spend(email: string) {
    const spent = await logIn(email, -60);
    const browser = browserWith(spent);
    expect((await browser.get(addresses)).status).toBe(200);
    return { spent, browser };
  }

  test("gives the losing tab the new tokens for less than a minute", async () => {
    passSeconds(0);
    const { spent, browser } = await spend(paul.email);
    passSeconds(30);
    const late = browserWith(spent);
    expect((await late.get(addresses)).status).toBe(200);
    expect(tokensOf(late)).toEqual(tokensOf(browser));
  });

  test("ends the session where it is used later, and that is logged", async () => {
    const log = readLog();
    const { spent, browser } = await spend(camille.email);
    const current = tokensOf(browser);
    passSeconds(61);
    expect(await opensAddresses({ refresh_token: spent.refresh_token })).toBe(false);
    expect(log()).toContainEqual(
      expect.objectContaining({ level: "error", event: "spent refresh token used again" }),
    );
    await expectNothingOpens(current);
    await runDurableObjectAlarm(await sessionRefreshOf(spent));
    expect(await isKnownToApi(current)).toBe(false);
  });

  test("ends it whichever of its tokens it was", async () => {
    const { spent, browser } = await spend(nora.email);
    browser.cookies.delete("__Host-jwtTokenRaw");
    expect((await browser.get(addresses)).status).toBe(200);
    passSeconds(61);
    expect(await opensAddresses({ refresh_token: spent.refresh_token })).toBe(false);
    await expectNothingOpens(tokensOf(browser));
  });

  test("gives nothing before its session knows of the new tokens", async () => {
    readLog();
    const tokens = await logIn(nora.email, -60);
    const object = await sessionRefreshOf(tokens);
    const away = vi.spyOn(env.SESSION_REFRESH, "get").mockImplementation((id) => {
      if (id.equals(object.id)) return object;
      throw new Error("away");
    });
    const browser = browserWith(tokens);
    expect((await browser.get(addresses)).status).not.toBe(200);
    expect(tokens).toMatchObject(tokensOf(browser));
    away.mockRestore();

    expect((await browser.get(addresses)).status).toBe(200);
    const current = tokensOf(browser);
    const membership = await runInDurableObject(await sessionRefreshOf(current), (_, { storage }) =>
      storage.get("session"),
    );
    expect(membership).toMatchObject({ head: await digestOf(tokens.refresh_token) });
    await browser.post("/api/session/logout");
    await expectNothingOpens(tokens);
    await expectNothingOpens(current);
  });

  test("gives them no longer than an access token lives, also where none was noted as given", async () => {
    readLog();
    passSeconds(0);
    const { spent, browser } = await spend(hugo.email);
    const object = await sessionRefreshOf(spent);
    await runInDurableObject(object, async (_, { storage }) => {
      const { given_at: _given, ...rest } = Object(await storage.get("tokens"));
      await storage.put("tokens", rest);
    });
    passSeconds(3601);
    const late = browserWith({ refresh_token: spent.refresh_token });
    await late.get(addresses);
    expect([...late.cookies.keys()]).not.toContain("__Host-refreshToken");
    await expectNothingOpens(tokensOf(browser));
  });

  test("whose new tokens no browser was given is no theft", async () => {
    const tokens = await logIn(marguerite.email, 5 * 60);
    const browser = browserWith(tokens);
    const { passTime, startTimers } = stopTimers();
    const refreshes = holdCalls((call) => call.includes("/shop/authentication-token"));
    const answering = browser.get("/page/livraison/");
    await refreshes.waiting(1);
    passTime(1001);
    expect((await answering).status).toBe(200);
    expect(tokens).toMatchObject(tokensOf(browser));
    refreshes.end();
    await vi.waitFor(async () => expect(await isKnownToApi(tokens)).toBe(false));
    startTimers();
    passSeconds(61);
    expect((await browser.get(addresses)).status).toBe(200);
    expect(tokensOf(browser).refresh_token).not.toBe(tokens.refresh_token);
  });
});

test("where the end of a session cannot be looked up, its token serves on, and that is logged", async () => {
  const log = readLog();
  const tokens = await logIn(paul.email);
  vi.spyOn(env.ACCOUNT_SESSIONS, "get").mockImplementation(() => {
    throw new Error("away");
  });
  expect(await opensAddresses(tokens)).toBe(true);
  expect(log()).toContainEqual(
    expect.objectContaining({ level: "error", event: "end of the session not known" }),
  );
});
