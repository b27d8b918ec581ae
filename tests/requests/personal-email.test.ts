import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { personalNotices, personalTexts } from "../../shared/customer/personal.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { atSignIn, browserWith, demoPassword, lastMailTo, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { mailsTo } from "./stand-in-checkout.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, mendServices, type Visitor } from "./visitor.ts";

mendAfterEach();

const path = "/mon-compte/mes-informations-personnelles/";
const asData = { headers: { Accept: "application/json" } };

const change = (
  browser: Visitor,
  email: string,
  currentPassword: string = demoPassword,
  init: RequestInit = {},
) => browser.post(path, { faire: "e-mail", email, currentPassword }, init);

async function enter(email: string): Promise<Visitor> {
  const { browser, take } = atSignIn();
  expect((await take("password", { email, password: demoPassword })).status).toBe(303);
  return browser;
}

async function look(browser: Visitor) {
  const { answer, html, way } = await browser.visit(path);
  return { status: answer.status, html, text: textOf(html), way };
}

/** Refreshes are answered: a session that begins in the second of an earlier change is refreshed. */
function refuseLogins(statusOf: (count: number) => number | undefined) {
  let logins = 0;
  const { fetch } = env.SANDBOX as Fetcher;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const status = new URL(request.url).pathname.endsWith("/authentication-token")
      ? statusOf(++logins)
      : undefined;
    return status ? new Response(null, { status }) : fetch.call(env.SANDBOX, request);
  });
}

async function errorsIn(answer: Response) {
  const { errors } = await answer.json<{ errors: { fields: Record<string, string>; form: string[] } }>();
  return { status: answer.status, ...errors };
}

test("a new e-mail address is used at once, has to be confirmed, and keeps this browser logged in", async () => {
  const browser = browserWith(await logIn(people.hugo.email));
  const answer = await change(browser, "hugo@example.fr");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}#e-mail`]);
  const { text, way } = await look(browser);
  expect(way).toEqual([path]);
  expect(text).toContain(
    "Votre adresse a été changée. Ouvrez l’e-\u2060mail que nous venons d’envoyer à hugo@example.fr",
  );
  expect(text).toContain("hugo@example.fr À confirmer");
  expect(text).not.toContain(personalTexts.undo);
  expect((await mailsTo(people.hugo.email))[0]?.subject).toBe("Votre adresse e-mail a changé");

  const resent = await browser.post(path, { faire: "renvoyer" });
  expect(resent.headers.get("location")).toBe(`${path}#e-mail`);
  expect((await look(browser)).text).toContain("l’e-\u2060mail que nous venons d’envoyer à hugo@example.fr.");
  const link = /href="(\/mon-compte\/bienvenue\/\?jeton=[^"]+)"/.exec(
    await lastMailTo("hugo@example.fr"),
  )?.[1];
  await browser.post(link ?? "");
  expect((await look(browser)).text).toContain("hugo@example.fr Confirmée");
});

test("other browsers are logged out", async () => {
  const browser = browserWith(await logIn(people.nora.email));
  const other = browserWith(await logIn(people.nora.email));
  expect((await look(other)).status).toBe(200);
  expect((await change(browser, "nora@example.fr")).status).toBe(303);
  expect((await look(other)).way.at(-1)).toContain("/connexion/");
  expect((await look(browser)).way).toEqual([path]);
});

describe("is refused", () => {
  test.each([
    ["", demoPassword, "email", formTexts.forms.errors.required],
    ["nina", demoPassword, "email", "Cette adresse e-\u2060mail n’est pas valide."],
    [`${"x".repeat(250)}@exemple.fr`, demoPassword, "email", "255"],
    ["Camille.Durand@example.fr", demoPassword, "email", personalTexts.email.same],
    [people.paul.email, demoPassword, "email", "déjà utilisée par un autre compte"],
    ["neuve@example.fr", "", "currentPassword", personalTexts.password.missing],
    ["neuve@example.fr", "faux", "currentPassword", personalTexts.password.wrong],
  ])("as %j with the password %j: at %s", async (email, password, field, message) => {
    const browser = browserWith(await logIn(people.camille.email));
    const { status, fields } = await errorsIn(await change(browser, email, password, asData));
    expect(status).toBe(422);
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toContain(message);
    expect((await look(browser)).text).toContain("camille.durand@example.fr Confirmée");
  });

  test("without scripts with the address still there, and never the password", async () => {
    const browser = browserWith(await logIn(people.camille.email));
    const answer = await change(browser, "neuve@example.fr", "mauvais-secret");
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*value="neuve@example.fr")/);
    expect(html).not.toContain("mauvais-secret");
  });
});

test("a password that is tried again and again is limited, as at the login", async () => {
  const browser = browserWith(await logIn(people.marguerite.email));
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 9 && !statuses.includes(429); attempt++) {
    statuses.push((await change(browser, "neuve@example.fr", `essai ${attempt}`, asData)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  const last = await change(browser, "neuve@example.fr", demoPassword, asData);
  expect([last.status, last.headers.has("retry-after")]).toEqual([429, true]);
});

describe("while the API fails", () => {
  test("a change that is done, though its answer is lost, is told as done", async () => {
    readLog();
    const browser = browserWith(await logIn(people.paul.email));
    await breakService({
      service: "ecommerce",
      mode: "lost",
      path: "/shop/customers",
      method: "PUT",
      times: 1,
    });
    expect((await change(browser, "paul@example.be")).status).toBe(303);
    const { text } = await look(browser);
    expect(text).toContain("paul@example.be À confirmer");
  });

  test("one that is not says so, the address still there", async () => {
    const log = readLog();
    const browser = await enter("paul@example.be");
    for (const mode of ["status", "refused", "garbage", "empty"] as const) {
      await breakService({ service: "ecommerce", mode, status: 503, path: "/shop/customers", method: "PUT" });
      const answer = await change(browser, "perdue@example.be");
      const html = await answer.text();
      expect([mode, answer.status]).toEqual([mode, 503]);
      expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*value="perdue@example.be")/);
      expect(textOf(html)).toMatch(textPattern(personalNotices.notSaved));
      await mendServices();
      expect((await look(browser)).text).toContain("paul@example.be À confirmer");
    }
    expect(JSON.stringify(log())).not.toMatch(/perdue|paul@|motdepasse/);
  });

  test("another account with that address and the same password is never logged in to", async () => {
    readLog();
    const browser = browserWith(await logIn(people.camille.email));
    const other = browserWith(await logIn(people.marguerite.email));
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 500,
      path: "/shop/customers",
      method: "PUT",
    });
    const answer = await change(browser, people.marguerite.email);
    expect(answer.status).toBe(503);
    expect(textOf(await answer.text())).toMatch(textPattern(personalNotices.notSaved));
    await mendServices();
    expect((await look(browser)).text).toContain("camille.durand@example.fr Confirmée");
    expect((await look(other)).way).toEqual([path]);
  });

  test("where neither address logs in, nobody knows, and it says so", async () => {
    readLog();
    const browser = await enter("paul@example.be");
    refuseLogins((count) => (count > 1 ? 401 : undefined));
    await breakService({ service: "ecommerce", mode: "empty", path: "/shop/customers", method: "PUT" });
    const answer = await change(browser, "perdue@example.be");
    expect(answer.status).toBe(503);
    expect(textOf(await answer.text())).toMatch(textPattern(personalNotices.unsure));
    await mendServices();
    expect((await look(browser)).text).toContain("paul@example.be À confirmer");
  });

  test("where this browser cannot log in again, it says with which address to", async () => {
    readLog();
    const browser = browserWith(await logIn(people.gerard.email));
    refuseLogins((count) => (count === 2 ? 503 : undefined));
    const answer = await change(browser, "gerard@example.be");
    expect(answer.headers.get("location")).toBe(`/connexion/?retour=${encodeURIComponent(path)}`);
    expect(noticeOf(browser)).toBe(
      "Votre adresse e-\u2060mail a été changée. Connectez-vous avec la nouvelle\u00a0: gerard@example.be.",
    );
    expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(false);
  });
});

test("a session that ends meanwhile keeps the address for later, never the password", async () => {
  readLog();
  const browser = browserWith(await logIn(people.camille.email));
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 401,
    path: "/shop/customers",
    method: "PUT",
  });
  const answer = await change(browser, "plus-tard@example.fr");
  await mendServices();
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    `/connexion/?retour=${encodeURIComponent(path)}`,
  ]);
  const again = browserWith(await logIn(people.camille.email), {
    formDraft: decodeURIComponent(browser.cookies.get("__Host-formDraft") ?? ""),
  });
  const { html } = await look(again);
  expect(html).toContain('value="plus-tard@example.fr"');
  expect(html).not.toContain(demoPassword);
});

test("the API is told what the customer's own e-mail becomes, and nothing else", async () => {
  const { token } = await logIn(people.camille.email);
  const before = (await askApi<Record<string, unknown>>("GET", "customers/1", undefined, { token })).body;
  const browser = browserWith(await logIn(people.camille.email));
  const answer = await browser.post(
    path,
    { faire: "e-mail", email: "cam@example.fr", currentPassword: demoPassword, firstName: "Eve" },
    asData,
  );
  expect(await answer.json()).toEqual({
    text: expect.stringContaining("cam@example.fr"),
    data: expect.objectContaining({ email: "cam@example.fr", isUnverified: true, firstName: "Camille" }),
  });
  const { token: later } = await logIn("cam@example.fr");
  const after = (await askApi<Record<string, unknown>>("GET", "customers/1", undefined, { token: later }))
    .body;
  expect({ ...after, email: 0, emailHashed: 0, user: 0 }).toEqual({
    ...before,
    email: 0,
    emailHashed: 0,
    user: 0,
  });
});
