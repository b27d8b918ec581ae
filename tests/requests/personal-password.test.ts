import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { personalNotices, personalTexts } from "../../shared/customer/personal.texts.ts";
import { personalScreenTexts } from "../../shared/customer/personal-screen.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { atSignIn, browserWith, demoPassword, failLogins, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, mendServices, type Visitor } from "./visitor.ts";

mendAfterEach();

const path = "/mon-compte/mes-informations-personnelles/";
const asData = { headers: { Accept: "application/json" } };

const change = (browser: Visitor, currentPassword: string, newPassword: string, init: RequestInit = {}) =>
  browser.post(path, { faire: "mot-de-passe", currentPassword, newPassword }, init);

async function look(browser: Visitor, at = path) {
  const { answer, html, way } = await browser.visit(at);
  return { status: answer.status, html, text: textOf(html), way };
}

const opens = async (email: string, password: string) =>
  (await askApi("POST", "authentication-token", { email, password })).status === 200;

test("a new password keeps this browser logged in, and ends the sessions of all others", async () => {
  const { email } = people.hugo;
  const browser = browserWith(await logIn(email));
  const other = browserWith(await logIn(email));
  expect((await look(other)).text).toMatch(textPattern(personalTexts.password.text));
  const copied = new Map(other.cookies);

  const answer = await change(browser, demoPassword, "trois gamelles vides");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}#mot-de-passe`]);
  const { text, way } = await look(browser);
  expect(way).toEqual([path]);
  expect(text).toContain(personalNotices.password);
  expect((await look(browser, "/mon-compte/mes-adresses/")).way).toEqual(["/mon-compte/mes-adresses/"]);
  expect(await opens(email, "trois gamelles vides")).toBe(true);
  expect(await opens(email, demoPassword)).toBe(false);

  expect((await look(other)).way.at(-1)).toContain("/connexion/");
  const [token = ""] = [copied.get("__Host-jwtTokenRaw")];
  const thief = browserWith({});
  thief.cookies.set("__Host-jwtTokenRaw", token);
  thief.cookies.set("__Host-customerUri", copied.get("__Host-customerUri") ?? "");
  expect((await look(thief)).way.at(-1)).toContain("/connexion/");
});

test("keeps this browser logged in also where the API gives no refresh tokens", async () => {
  const { token, customer } = await logIn(people.nora.email);
  const browser = browserWith({ token, customer });
  const { fetch } = env.SANDBOX as Fetcher;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch.call(env.SANDBOX, request);
    if (!request.url.includes("/shop/authentication-token") || !answer.ok) return answer;
    const { refresh_token: _, ...rest } = await answer.json<{ refresh_token: string }>();
    return Response.json(rest);
  });
  expect((await change(browser, demoPassword, "trois gamelles vides")).status).toBe(303);
  expect((await look(browser)).way).toEqual([path]);
  expect((await look(browser, "/mon-compte/mes-adresses/")).way).toEqual(["/mon-compte/mes-adresses/"]);
  expect((await change(browser, "trois gamelles vides", demoPassword)).status).toBe(303);
});

test("opaque tokens cannot be ended here, and nobody is told that they were", async () => {
  const { token, customer } = await logIn(people.nora.email);
  const tokens = new Map([["first-opaque-token", token]]);
  const { fetch } = env.SANDBOX as Fetcher;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const known = tokens.get(request.headers.get("Authorization")?.replace("Bearer ", "") ?? "");
    if (known) request.headers.set("Authorization", `Bearer ${known}`);
    const answer = await fetch.call(env.SANDBOX, request);
    if (!request.url.includes("/shop/authentication-token") || !answer.ok) return answer;
    const given = await answer.json<{ token: string; customer: string }>();
    const opaque = `opaque-token-${tokens.size}`;
    tokens.set(opaque, given.token);
    return Response.json({ token: opaque, customer: given.customer });
  });
  const browser = browserWith({ token: "first-opaque-token", customer });
  const section = (await look(browser)).text;
  expect(section).toMatch(textPattern(personalTexts.password.textHere));
  expect(section).toMatch(textPattern(personalTexts.email.whatHere));
  expect(section).not.toContain("autres appareils");
  expect((await change(browser, demoPassword, "trois gamelles vides")).status).toBe(303);
  const { text } = await look(browser);
  expect(text).toMatch(textPattern(personalNotices.othersStay));
  expect(text).not.toMatch(textPattern(personalNotices.password));
  expect((await change(browser, "trois gamelles vides", demoPassword)).status).toBe(303);
});

test("ends sessions that the API would go on with: of logins here, and of others", async () => {
  const { email } = people.gerard;
  const password = async (word: string) => {
    const { browser, take } = atSignIn();
    expect((await take("password", { email, password: word })).status).toBe(303);
    return browser;
  };
  const stolen = await password(demoPassword);
  const elsewhere = browserWith(await logIn(email));
  const refreshTokenAlone = browserWith({ refresh_token: (await logIn(email)).refresh_token });
  const browser = await password(demoPassword);
  expect((await change(browser, demoPassword, "neuf gamelles")).status).toBe(303);
  const later = await password("neuf gamelles");

  for (const other of [stolen, elsewhere, refreshTokenAlone])
    expect((await look(other)).way.at(-1)).toContain("/connexion/");
  for (const own of [browser, later, browser, later]) expect((await look(own)).way).toEqual([path]);
});

test.each([
  ["throws", () => Promise.reject(new Error("away"))],
  ["hangs", () => new Promise<never>(() => {})],
])("where the object that ends other sessions %s, nobody is told that they have ended", async (_, act) => {
  const log = readLog();
  const { email } = people.paul;
  const browser = browserWith(await logIn(email));
  const real = env.ACCOUNT_SESSIONS.get.bind(env.ACCOUNT_SESSIONS);
  vi.spyOn(env.ACCOUNT_SESSIONS, "get").mockImplementation(
    (id) =>
      new Proxy(real(id), {
        get: (object, name) => (/^end/.test(String(name)) ? act : Reflect.get(object, name)),
      }),
  );
  const answer = await change(browser, demoPassword, demoPassword);
  expect(answer.status).toBe(303);
  const said = noticeOf(browser);
  expect(said).not.toContain(personalNotices.password);
  expect(said).toContain(personalNotices.othersIn);
  expect(log()).toContainEqual(expect.objectContaining({ event: "other sessions not ended" }));
});

test("the login of another browser takes the new password", async () => {
  const { browser, take } = atSignIn();
  const answer = await take("password", { email: people.hugo.email, password: "trois gamelles vides" });
  expect(answer.status).toBe(303);
  expect((await look(browser)).status).toBe(200);
});

describe("is refused", () => {
  test.each([
    ["", "trois gamelles", "currentPassword", personalTexts.password.missing],
    ["faux", "trois gamelles", "currentPassword", personalTexts.password.wrong],
    [demoPassword, "", "newPassword", formTexts.forms.errors.required],
    [demoPassword, "abcd", "newPassword", "5"],
    [demoPassword, "x".repeat(256), "newPassword", "255"],
  ])(
    "as %j with the new one %j: at %s, which is no error in the log",
    async (current, next, field, message) => {
      const log = readLog();
      const browser = browserWith(await logIn(people.camille.email));
      const answer = await change(browser, current, next, asData);
      const { errors } = await answer.json<{ errors: { fields: Record<string, string> } }>();
      expect(answer.status).toBe(422);
      expect(Object.keys(errors.fields)).toEqual([field]);
      expect(errors.fields[field]).toContain(message);
      expect(log().filter(({ level }) => level === "error")).toEqual([]);
      expect(await opens(people.camille.email, demoPassword)).toBe(true);
    },
  );

  test("without scripts at its field, and no password is in the page, a cookie or the log", async () => {
    const log = readLog();
    const browser = browserWith(await logIn(people.camille.email));
    const answer = await change(browser, "mauvais-secret", "nouveau-secret");
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/<input(?=[^>]*name="currentPassword")(?=[^>]*aria-invalid="true")/);
    expect(textOf(html)).toContain(personalTexts.password.wrong);
    expect(html + JSON.stringify([...browser.cookies]) + JSON.stringify(log())).not.toMatch(/-secret/);
  });
});

test("passwords that are tried again and again are limited, together with those of the login", async () => {
  const { headers, call } = atSignIn();
  const browser = browserWith(await logIn(people.marguerite.email));
  const here = { ...headers, Accept: "application/json" };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 9 && !statuses.includes(429); attempt++)
    statuses.push((await change(browser, `essai ${attempt}`, "trois gamelles", { headers: here })).status);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect((await call("password", { email: people.marguerite.email, password: demoPassword })).status).toBe(
    429,
  );
  expect(await opens(people.marguerite.email, demoPassword)).toBe(true);
});

describe("while the API fails", () => {
  const fault = { service: "ecommerce", path: "/shop/customers", method: "PUT" } as const;

  test("a change that is done, though its answer is lost, is told as done", async () => {
    readLog();
    const browser = browserWith(await logIn(people.paul.email));
    await breakService({ ...fault, mode: "lost", times: 1 });
    expect((await change(browser, demoPassword, "deux gamelles")).status).toBe(303);
    expect((await look(browser)).text).toContain("Votre mot de passe a été changé.");
    expect(await opens(people.paul.email, "deux gamelles")).toBe(true);
  });

  test.each(["status", "refused", "garbage", "empty"] as const)(
    "one that is not (%s) says that nothing has changed",
    async (mode) => {
      const log = readLog();
      const browser = browserWith(await logIn(people.nora.email));
      await breakService({ ...fault, mode, status: 503 });
      const answer = await change(browser, demoPassword, "nouveau-secret");
      const html = await answer.text();
      expect(answer.status).toBe(503);
      expect(textOf(html)).toMatch(textPattern(personalNotices.passwordNotSaved));
      expect(html.match(/id="[\w-]+-error">Saisissez de nouveau ce mot de passe/g)).toHaveLength(2);
      expect(html + JSON.stringify([...browser.cookies]) + JSON.stringify(log())).not.toContain(
        "nouveau-secret",
      );
      await mendServices();
      expect((await look(browser)).status).toBe(200);
      expect(await opens(people.nora.email, demoPassword)).toBe(true);
    },
  );

  test("the page that is down says that the password was not kept", async () => {
    readLog();
    const browser = browserWith(await logIn(people.nora.email));
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/customers" });
    const answer = await change(browser, demoPassword, "nouveau-secret");
    expect(answer.status).toBe(503);
    expect(textOf(await answer.text())).toMatch(textPattern(personalScreenTexts.down.notChanged));
    expect((await look(browser)).text).toMatch(textPattern(personalScreenTexts.down.text));
  });

  test("where nobody knows, it says so", async () => {
    readLog();
    const browser = browserWith(await logIn(people.nora.email));
    await breakService({ ...fault, mode: "lost" });
    await failLogins(503);
    const answer = await change(browser, demoPassword, "une gamelle");
    expect(answer.status).toBe(503);
    const text = textOf(await answer.text());
    expect(text).toMatch(textPattern(personalNotices.passwordUnsure));
    expect(text).not.toMatch(textPattern(formTexts.forms.again.password));
  });

  test("where this browser cannot log in again, the login says why, and leads back", async () => {
    readLog();
    await askApi("GET", "countries");
    const browser = browserWith(await logIn(people.camille.email));
    await failLogins(503);
    const answer = await change(browser, demoPassword, "quatre gamelles", asData);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { redirect: `/connexion/?retour=${encodeURIComponent(path)}` },
    ]);
    expect(noticeOf(browser)).toBe(personalNotices.passwordSignIn);
    expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(false);
    await mendServices();
    expect((await look(browser, "/connexion/")).text).toMatch(textPattern(personalNotices.passwordSignIn));
  });
});
