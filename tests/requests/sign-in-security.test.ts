import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { stampIn, tokenFor } from "./contact-form.ts";
import { atSignIn, browserWith, demoPassword, logIn, people, type Tokens } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { bodyClassesOf, textOf } from "./page-html.ts";
import { askApi, cartWith } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, mendServices, passSeconds, type Visitor, visitor } from "./visitor.ts";

beforeEach(() => void readLog());
mendAfterEach();

const { camille, hugo, paul } = people;

const isLogged = async (browser: Visitor) =>
  bodyClassesOf(await (await browser.get("/page/livraison/")).text()).includes("is-logged");

describe("a session planted by an attacker", () => {
  test("is completely overwritten by the login", async () => {
    const attacker = await logIn(paul.email, -60);
    const { cart } = await cartWith([{ code: "11000101" }]);
    const { token, customer } = await logIn(paul.email);
    await askApi("PUT", `orders/${cart}`, { customer }, { token });
    const { browser, take } = atSignIn("/connexion/", {
      jwtTokenRaw: attacker.token,
      refreshToken: attacker.refresh_token,
      customerUri: attacker.customer,
      cartToken: cart,
    });
    // The session must not use the prepared login of another customer.
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/authentication-token/refresh" });
    const answer = await take("password", { email: hugo.email, password: demoPassword });
    expect(answer.status).toBe(303);
    await mendServices();
    expect(browser.cookies.get("__Host-customerUri")).toBe(encodeURIComponent("/api/v2/shop/customers/4"));
    expect(browser.cookies.has("__Host-cartToken")).toBe(false);
    expect(textOf(await (await browser.get("/mon-compte/")).text())).toContain("Hugo");
    browser.cookies.delete("__Host-jwtTokenRaw");
    expect(textOf(await (await browser.get("/mon-compte/")).text())).toContain("Hugo");
    expect(textOf(await (await browserWith(attacker).get("/mon-compte/")).text())).toContain("Paul");
  });

  test("cannot come in a cookie without the __Host- prefix", async () => {
    const { token, refresh_token, customer } = await logIn(camille.email);
    const planted = visitor({
      cookies: { jwtTokenRaw: token, refreshToken: refresh_token, customerUri: encodeURIComponent(customer) },
    });
    expect(await isLogged(planted)).toBe(false);
  });
});

test("a login works in a browser whose token the API has refused, even with the same token", async () => {
  const { token, customer } = await logIn(people.nora.email);
  const endedToken = token.slice(-64);
  const { browser, take } = atSignIn("/connexion/", {
    jwtTokenRaw: token,
    customerUri: customer,
    endedToken,
  });
  expect((await browser.get("/mon-compte/")).headers.get("location")).toContain("/connexion/");
  const answer = await take("password", { email: people.nora.email, password: demoPassword });
  expect(answer.headers.get("location")).toBe("/mon-compte/");
  expect(browser.cookies.has("__Host-endedToken")).toBe(false);
  expect(textOf(await (await browser.get("/mon-compte/")).text())).toContain("Nora");
});

describe("a replayed refresh token", () => {
  test("does not work after the logout, nor does one from before it", async () => {
    const first = await logIn(camille.email, -60);
    const browser = browserWith(first);
    expect(await isLogged(browser)).toBe(true);
    const second = decodeURIComponent(browser.cookies.get("__Host-refreshToken") ?? "");
    expect(second).not.toBe(first.refresh_token);
    await browser.post("/api/session/logout");
    await vi.waitFor(async () => {
      for (const refresh_token of [first.refresh_token, second]) {
        expect(await isLogged(browserWith({ refresh_token }))).toBe(false);
      }
    });
  });

  test("of nobody does not work, and a logout with it does no harm", async () => {
    const browser = browserWith({ refresh_token: "rien-de-tel" });
    expect((await browser.post("/api/session/logout")).status).toBe(303);
    expect(await isLogged(browserWith({ refresh_token: "rien-de-tel" }))).toBe(false);
  });
});

describe("malformed cookies are ignored", () => {
  test.each<[string, Partial<Tokens>]>([
    ["too long", { token: "a".repeat(3500), refresh_token: "b".repeat(3500), customer: "c".repeat(3500) }],
    ["no tokens", { token: "%", refresh_token: "\u0000".repeat(3), customer: "{}" }],
    [
      "the token of another shop",
      { token: "eyJhbGciOiJub25lIn0.eyJleHAiOjF9.", refresh_token: "x", customer: "/" },
    ],
  ])("on the login: %s", async (_, tokens) => {
    const browser = browserWith(tokens, { notice: "{{{", cartToken: "../../customers/1", identity: "[]" });
    const answer = await browser.get("/connexion/");
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toMatch(textPattern(signInTexts.email.intro));
  });

  test("at a login: an invalid cart token never changes a call's path", async () => {
    const { browser, take } = atSignIn("/connexion/", { cartToken: "../customers/1" });
    expect((await take("password", { email: people.nora.email, password: demoPassword })).status).toBe(303);
    expect(textOf(await (await browser.get("/mon-compte/")).text())).toContain("Nora");
  });
});

describe("over the rate limit", () => {
  async function tryPasswords(email: (count: number) => string, { call } = atSignIn()) {
    let last = await call("password", { email: email(0), password: "x" });
    for (let count = 1; count < 9 && last.status !== 429; count++)
      last = await call("password", { email: email(count), password: "x" });
    return last;
  }

  test("a password of one e-mail has to wait on its network, and others do not (rate limit)", async () => {
    const spellings = ["visee@exemple.fr", "VISEE@exemple.fr", "vise\u0301e@exemple.fr"];
    const thief = atSignIn();
    const last = await tryPasswords((count) => spellings[count % 3] ?? "", thief);
    expect([last.status, last.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await last.json()).toMatchObject({
      errors: { form: [expect.stringContaining("Patientez une minute")] },
    });
    const other = await thief.call("password", { email: "autre@exemple.fr", password: "x" });
    expect(other.status).toBe(422);
  });

  test("a registration with the e-mail of a customer tries no more passwords than that", async () => {
    const thief = atSignIn();
    const statuses: number[] = [];
    for (let count = 0; count < 9 && !statuses.includes(429); count++) {
      const guess = { ...newcomer, email: hugo.email, password: `devine-${count}` };
      statuses.push((await thief.call("registration", guess)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
  });

  test("wrong passwords of a stranger keep the customer out neither of the account nor of a new password", async () => {
    expect((await tryPasswords(() => hugo.email)).status).toBe(429);
    const owner = atSignIn();
    const entered = await owner.take("password", { email: hugo.email, password: demoPassword });
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/mon-compte/"]);
    expect((await atSignIn().call("forgotten", { email: hugo.email })).status).toBe(200);
  });

  test("on the stranger's own network, too, a new password can be asked for", async () => {
    const shared = atSignIn();
    expect((await tryPasswords(() => paul.email, shared)).status).toBe(429);
    expect((await shared.call("forgotten", { email: paul.email })).status).toBe(200);
  });

  test("many networks together guess no more than forty times a minute", async () => {
    const keys: string[] = [];
    vi.spyOn(env.ACCOUNT_LIMIT, "limit").mockImplementation(async ({ key }) => {
      keys.push(key);
      return { success: false };
    });
    for (const browser of [atSignIn(), atSignIn()])
      expect((await browser.call("password", { email: camille.email, password: "x" })).status).toBe(429);
    expect(new Set(keys).size).toBe(1);
    vi.spyOn(env.PASSWORD_LIMIT, "limit").mockResolvedValue({ success: false });
    await atSignIn().call("password", { email: camille.email, password: "x" });
    expect(keys).toHaveLength(2);
  });

  test("one mailbox gets four links a minute, whoever asks", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 5 && !statuses.includes(429); count++)
      statuses.push((await atSignIn().call("forgotten", { email: "boite@exemple.fr" })).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.length).toBe(5);
  });

  test("one address has to wait, with its draft", async () => {
    const { take } = atSignIn();
    let answer = await take("email", { email: "nina@exemple.fr" });
    // A network has 30 attempts a minute, and a sender who has solved the bot check 30 more.
    for (let count = 0; count < 61 && answer.status !== 429; count++) {
      answer = await take("email", { email: "nina@exemple.fr" });
    }
    const html = await answer.text();
    expect(answer.status).toBe(429);
    expect(textOf(html)).toMatch(textPattern(signInTexts.errors.tooOften));
    expect(html).toContain('value="nina@exemple.fr"');
  });
});

const newcomer = {
  email: "nina@exemple.fr",
  firstName: "Nina",
  lastName: "Petit",
  password: "motdepasse",
  acceptTerms: "on",
};

const noToken = { [senderFields.token]: "" };

describe("the bot check protects what robots do harm with", () => {
  test.each(["registration", "forgotten"])("%s", async (step) => {
    const { take } = atSignIn();
    const forged = await take(step, { ...newcomer, [senderFields.token]: "faux" });
    expect(forged.status).toBe(403);
    const elsewhere = await take(step, { ...newcomer, ...(await tokenFor("contact")) });
    expect(elsewhere.status).toBe(403);
    const text = textOf(await elsewhere.text());
    for (const words of ["vous n’êtes pas un robot", "+33", "@museau.example"]) expect(text).toContain(words);
  });

  test("and never an e-mail that is looked up, nor a known customer's first try", async () => {
    const checks = await countCalls("bot-check", "/verify");
    const { take } = atSignIn();
    const known = { email: people.nora.email, password: demoPassword };
    for (const guards of [noToken, { [senderFields.token]: "faux" }]) {
      expect((await take("email", { ...known, ...guards })).status).toBe(200);
    }
    expect((await take("password", { ...known, ...noToken })).status).toBe(303);
    expect(await checks()).toBe(0);
  });

  test("a registration where the script is blocked goes the way of visitors without scripts", async () => {
    const { browser, take } = atSignIn();
    const stamp = stampIn((await browser.visit("/connexion/")).html);
    passSeconds(3);
    const answer = await take("registration", {
      ...newcomer,
      email: "bloquee@exemple.fr",
      ...noToken,
      ...stamp,
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/mon-compte/"]);
  });

  test("and so it does where the check is broken", async () => {
    await breakService({ service: "bot-check", mode: "garbage", path: "/verify" });
    const { browser, take } = atSignIn();
    const stamp = stampIn((await browser.visit("/connexion/")).html);
    passSeconds(3);
    const answer = await take("registration", { ...newcomer, email: "panne@exemple.fr", ...stamp });
    expect(answer.status).toBe(303);
  });
});

describe("after three wrong passwords from one address", () => {
  const withPassword = ({ email }: { email: string }) => ({ email, password: demoPassword });

  async function tryThrice({ email }: { email: string }) {
    const visitor = atSignIn();
    const asked = async () =>
      (await (await visitor.call("email", { email })).json<{ asksBotCheck?: boolean }>()).asksBotCheck;
    for (let tries = 0; tries < 3; tries++) {
      expect(await asked()).toBeUndefined();
      expect((await visitor.take("password", { email, password: "autre", ...noToken })).status).toBe(422);
    }
    expect(await asked()).toBe(true);
    return visitor;
  }

  test("the next one needs the bot check, and another address does not", async () => {
    const { take } = await tryThrice(paul);
    const right = withPassword(paul);
    const robot = await take("password", { ...right, [senderFields.token]: "faux" });
    expect(robot.status).toBe(403);
    expect(textOf(await robot.text())).toContain("+33");
    expect((await take("password", { ...right, ...noToken, [senderFields.stamp]: "" })).status).toBe(403);
    expect((await atSignIn().take("password", { ...right, ...noToken })).status).toBe(303);
    expect((await take("password", right)).status).toBe(303);
  });

  test("a blocked check keeps nobody out: the stamp of the page stands in", async () => {
    passSeconds(0);
    const { browser, take } = await tryThrice(hugo);
    const unchecked = {
      ...withPassword(hugo),
      ...noToken,
      ...stampIn((await browser.visit("/connexion/")).html),
    };
    const early = await take("password", unchecked);
    expect(early.status).toBe(422);
    expect(textOf(await early.text())).toMatch(textPattern(signInTexts.errors.early));
    passSeconds(0.2);
    expect((await take("password", unchecked)).status).toBe(303);
  });

  test("where they cannot be counted, nobody is asked, and that is logged", async () => {
    const log = readLog();
    vi.spyOn(env.WRONG_PASSWORDS, "get").mockImplementation(() => {
      throw new Error("away");
    });
    expect((await atSignIn().take("password", { ...withPassword(camille), ...noToken })).status).toBe(303);
    expect(log()).toContainEqual(expect.objectContaining({ event: "wrong passwords not known" }));
  });
});

test("a login while another tab has logged in someone else says whose session it is", async () => {
  const { token, refresh_token, customer } = await logIn(paul.email);
  const cookies = { jwtTokenRaw: token, refreshToken: refresh_token, customerUri: customer };
  const { browser, take } = atSignIn("/connexion/?retour=%2Fpanier%2F", cookies);
  const answer = await take("password", { email: hugo.email, password: demoPassword });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/panier/"]);
  const next = textOf(await (await browser.get("/panier/")).text());
  expect(next).toMatch(textPattern(sessionTexts.open));
  expect(next).toContain("Paul");
});

test("an unknown step or an invalid form changes nothing", async () => {
  const { browser, take } = atSignIn();
  for (const step of ["", "constructor", "sent", "__proto__"]) expect((await take(step)).status).toBe(415);
  const headers = { "Content-Type": "text/plain", Accept: "application/json" };
  const answer = await browser.post("/connexion/", {}, { body: "step=email", headers });
  expect(answer.status).toBe(415);
});

test("another site cannot log a visitor in", async () => {
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const { browser, take } = atSignIn();
  const answer = await take("password", { email: hugo.email, password: demoPassword }, headers);
  expect(answer.status).toBe(403);
  expect(browser.cookies.size).toBe(0);
});
