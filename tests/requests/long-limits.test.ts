import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { counterOf, type LongLimitName, longLimits } from "../../worker/forms/long-limit.ts";
import { chicken } from "./cart-shopper.ts";
import { contactPath, goodMessage, sender, stampIn, tokenFor } from "./contact-form.ts";
import { atSignIn, browserWith, demoPassword, logIn, pageStamp, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, passSeconds, type Visitor, visitor } from "./visitor.ts";

beforeEach(() => void readLog());
mendAfterEach();

const { camille, nora, paul } = people;

/** No other test may log her in: her sessions stay ended while the clock is ahead. */
const claire = { email: "claire.petit@example.fr" };
const json = { headers: { Accept: "application/json" } };
/** Seconds. */
const longSession = 90 * 24 * 3600;
const target = { email: "cible@exemple.fr" };

function openShortLimits() {
  for (const [name, binding] of Object.entries(env))
    if (name.endsWith("_LIMIT")) vi.spyOn(binding as RateLimit, "limit").mockResolvedValue({ success: true });
}

const asCustomer = async (email: string, post: (browser: Visitor) => Promise<Response>) => {
  const browser = browserWith(await logIn(email, longSession));
  return () => post(browser);
};

/** Contracts of one network that are only counted, because sending them would take seconds. */
const countedBefore = 280;

let friends = 0;

const mails: Record<
  Exclude<LongLimitName, "LOOK_UPS" | "INVITATION_MAILS">,
  () => Promise<() => Promise<Response>>
> = {
  RESET_MAILS: async () => () => atSignIn().call("forgotten", target),
  NEWSLETTER_MAILS: async () => async () =>
    visitor().post("/api/newsletter", { ...target, ...(await tokenFor("newsletter")) }, json),
  STOCK_MAILS: async () => async () =>
    visitor().post(
      "/api/stock-notifications",
      { ...target, variantCode: "11000203", ...(await tokenFor("stock")) },
      json,
    ),
  CONTACT_MAILS: async () => async () =>
    sender().call(contactPath, { ...goodMessage, ...target, ...(await tokenFor()) }),
  CONFIRMATION_MAILS: () =>
    asCustomer(paul.email, (browser) => browser.post("/api/session/confirm-email", {}, json)),
  CONTRACT_NETWORK_MAILS: async () => {
    const address = "192.0.2.200";
    const counter = await counterOf({ env }, `CONTRACT_NETWORK_MAILS address ${address}`);
    const { most, window } = longLimits.CONTRACT_NETWORK_MAILS;
    for (let count = 0; count < countedBefore; count++) await counter.take(most, window);
    const browser = visitor({ address });
    let strangers = 0;
    return () =>
      browser.post(
        "/renoncer-au-contrat/",
        { name: "N", email: `voisin${++strangers}@exemple.fr`, orderNumber: "1", faire: "confirmer" },
        json,
      );
  },
  CONTRACT_MAILS: async () => {
    const browser = visitor();
    let orders = 0;
    return () =>
      browser.post(
        "/renoncer-au-contrat/",
        { name: "N", ...target, orderNumber: `${++orders}`, items: "", faire: "confirmer" },
        json,
      );
  },
};

describe("a mailbox is sent so many mails in a day, whoever asks", () => {
  test("changes of an account's address are counted by account and by the address", async () => {
    openShortLimits();
    const change = (browser: Visitor, email: string) =>
      browser.post(
        "/mon-compte/mes-informations-personnelles/",
        { faire: "e-mail", email, currentPassword: demoPassword },
        json,
      );
    const browser = browserWith(await logIn(claire.email, longSession));
    for (let count = 0; count < longLimits.CONFIRMATION_MAILS.most; count++)
      expect((await change(browser, `claire${count}@exemple.fr`)).status).toBe(200);
    expect((await change(browser, "claire.encore@exemple.fr")).status).toBe(429);
  });

  test.each(Object.entries(mails))("%s", async (name, prepare) => {
    openShortLimits();
    const { most, window } = longLimits[name as LongLimitName];
    const post = await prepare();
    const statuses: number[] = [];
    const left = name === "CONTRACT_NETWORK_MAILS" ? most - countedBefore : most;
    for (let count = 0; count < left; count++) statuses.push((await post()).status);
    expect(statuses.filter((status) => status >= 400)).toEqual([]);
    const log = readLog();
    const calls = await countCalls("ecommerce", "", "POST");
    for (const [passed, wait, text] of [
      [3 * 3600, window / 1000 - 3 * 3600, /dans 21\u00a0heures[.,]/],
      [window / 1000 - 4 * 3600, 3600, /dans (?:1\u00a0heure|\d\d\u00a0minutes)[.,]/],
    ] as const) {
      passSeconds(passed);
      const refused = await post();
      const told = Number(refused.headers.get("retry-after"));
      expect(refused.status).toBe(429);
      expect(told).toBeLessThanOrEqual(wait);
      expect(told).toBeGreaterThan(wait - 60);
      expect(await refused.json()).toMatchObject({ errors: { form: [expect.stringMatching(text)] } });
    }
    expect(await calls()).toBe(0);
    expect(log()).toContainEqual(expect.objectContaining({ event: "too often", limit: name }));
    passSeconds(3601);
    expect((await post()).status).toBeLessThan(400);
  });

  test("invitations of several sponsors count together, and nobody else is invited", async () => {
    openShortLimits();
    const { most } = longLimits.INVITATION_MAILS;
    const invite = async (email: string, emails: string) => {
      const browser = browserWith(await logIn(email, longSession));
      return browser.post("/mon-compte/mes-parrainages/", { emails, message: "", friends: "" }, json);
    };
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 504,
      method: "POST",
      path: "/shop/sponsorships",
    });
    for (let count = 0; count < most; count++) await invite(camille.email, target.email);
    const calls = await countCalls("ecommerce", "/shop/sponsorships", "POST");
    const other = `ami${++friends}@exemple.fr`;
    const refused = await invite(nora.email, `${target.email} ${other}`);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: { fields: { emails: expect.stringContaining(`${target.email}\u00a0» ne peut pas`) } },
    });
    expect(await calls()).toBe(0);
  });

  test("what was refused, or was never sent, is not counted", async () => {
    openShortLimits();
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 400,
      path: "/shop/reset-password-requests",
    });
    for (let count = 0; count < longLimits.RESET_MAILS.most + 2; count++)
      expect((await atSignIn().call("forgotten", { email: "panne@exemple.fr" })).status).toBe(503);
  });
});

describe("where mails cannot be counted", () => {
  test.each([
    ["throws", () => Promise.reject(new Error("away"))],
    ["hangs", () => new Promise<never>(() => {})],
  ])(
    "(the counter %s) a person is sent one, a sender without the bot check is not, and it is logged",
    async (_, take) => {
      vi.spyOn(env.WRONG_PASSWORDS, "get").mockReturnValue({ take, count: async () => 0 } as never);
      const log = readLog();
      const known = atSignIn();
      expect((await known.call("forgotten", { email: nora.email })).status).toBe(200);
      const unchecked = atSignIn();
      const calls = await countCalls("ecommerce", "/shop/reset-password-requests");
      const answer = await unchecked.call("forgotten", { email: nora.email, [senderFields.token]: "" });
      expect(answer.status).toBe(503);
      expect(await calls()).toBe(0);
      expect(log()).toContainEqual(
        expect.objectContaining({ event: "long limit not known", limit: "RESET_MAILS" }),
      );
    },
  );
});

const bare = { [senderFields.token]: "" };

describe("account look-ups", () => {
  test("always need the stamp of the page, or the bot check", async () => {
    const { call, browser } = atSignIn();
    const known = { email: nora.email };
    expect((await call("email", { ...known, ...bare, [senderFields.stamp]: "" })).status).toBe(403);
    expect((await call("email", { ...known, ...bare, [senderFields.stamp]: "1.2" })).status).toBe(403);
    const fresh = stampIn(await (await browser.get("/connexion/")).text());
    expect((await call("email", { ...known, ...bare, ...(fresh as Record<string, string>) })).status).toBe(
      422,
    );
    expect((await call("email", { ...known, ...bare })).status).toBe(200);
    expect((await call("email", { ...known, [senderFields.stamp]: "" })).status).toBe(200);
  });

  test("need the bot check after ten from one network in an hour, or keep to a stricter limit", async () => {
    vi.spyOn(env.UNCHECKED_SIGN_IN_LIMIT, "limit").mockResolvedValue({ success: false });
    const log = readLog();
    const thief = atSignIn();
    const look = async (fields: Record<string, string> = bare) =>
      (await thief.call("email", { email: nora.email, ...fields })).status;
    for (let count = 0; count < longLimits.LOOK_UPS.most; count++) expect(await look()).toBe(200);
    expect(await look()).toBe(429);
    expect(log()).toContainEqual(expect.objectContaining({ event: "too often", limit: "LOOK_UPS" }));
    expect(await look({ [senderFields.token]: "faux" })).toBe(403);
    expect(await look({})).toBe(200);
    expect((await atSignIn().call("email", { email: nora.email, ...bare })).status).toBe(200);
    passSeconds(3601);
    expect(
      (await thief.call("email", { email: nora.email, ...bare, [senderFields.stamp]: await pageStamp() }))
        .status,
    ).toBe(200);
  });

  test("where they cannot be counted, the bot check is asked for", async () => {
    vi.spyOn(env.WRONG_PASSWORDS, "get").mockImplementation(() => {
      throw new Error("away");
    });
    vi.spyOn(env.UNCHECKED_SIGN_IN_LIMIT, "limit").mockResolvedValue({ success: false });
    expect((await atSignIn().call("email", { email: nora.email, ...bare })).status).toBe(429);
    expect((await atSignIn().call("email", { email: nora.email })).status).toBe(200);
  });
});

describe("on a network that is over its limit", () => {
  const fill = (name: "NEW_CART_LIMIT" | "CONTACT_LIMIT", most = 3) => {
    const counted: string[] = [];
    vi.spyOn(env[name], "limit").mockImplementation(async ({ key }) => {
      counted.push(key);
      return { success: key !== counted[0] && counted.filter((one) => one === key).length <= most };
    });
  };
  const address = "192.0.2.77";
  const add = (someone: Visitor) =>
    someone.postJson("/api/cart/items", chicken, { headers: { "CF-Connecting-IP": address } });

  test("a signed-in customer has a quota, the same in every browser; a new browser has none", async () => {
    fill("NEW_CART_LIMIT");
    expect((await add(visitor())).status).toBe(429);
    const signedIn = async () => {
      const { browser, take } = atSignIn();
      expect((await take("password", { email: nora.email, password: demoPassword })).status).toBe(303);
      browser.cookies.delete("__Host-cartToken");
      return browser;
    };
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) statuses.push((await add(await signedIn())).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await add(visitor())).status).toBe(429);
  });

  test("a cookie that the shop has not signed has none, nor has one that has expired", async () => {
    const { browser, take } = atSignIn();
    await take("password", { email: nora.email, password: demoPassword });
    const cookie = browser.cookies.get("__Host-knownSender") ?? "";
    const [id = "", until = "", signature = ""] = cookie.split(".");
    const withCookie = (value: string) => visitor({ cookies: { "__Host-knownSender": value } });
    fill("NEW_CART_LIMIT");
    for (const value of [
      `${id}x.${until}.${signature}`,
      `${id}.${Number(until) + 1}.${signature}`,
      `${id}.${until}.`,
      "..",
    ])
      expect((await add(withCookie(value))).status).toBe(429);
    expect((await add(withCookie(cookie))).status).toBe(200);
    passSeconds(31 * 24 * 3600);
    expect((await add(withCookie(cookie))).status).toBe(429);
  });

  test("whoever solves the bot check is served, and goes on from the same browser", async () => {
    const send = async (one: ReturnType<typeof sender>, fields: Record<string, string>) =>
      (await one.call(contactPath, { ...goodMessage, email: `${crypto.randomUUID()}@exemple.fr`, ...fields }))
        .status;
    fill("CONTACT_LIMIT");
    const shopper = sender(address);
    expect(await send(shopper, { ...bare, [senderFields.stamp]: await pageStamp() })).toBe(429);
    expect(await send(shopper, { [senderFields.token]: "faux" })).toBe(429);
    expect(shopper.browser.cookies.has("__Host-knownSender")).toBe(false);
    expect(await send(shopper, await tokenFor())).toBe(200);
    expect(shopper.browser.cookies.has("__Host-knownSender")).toBe(true);
    expect(await send(shopper, await tokenFor())).toBe(200);
  });
});
