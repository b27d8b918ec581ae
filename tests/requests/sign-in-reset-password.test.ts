import { describe, expect, test } from "vitest";
import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { atSignIn, browserWith, lastMailTo, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const { hugo } = people;
const fresh = "une gamelle pleine";

async function linkFor(email: string): Promise<string> {
  await atSignIn().take("forgotten", { email });
  return /href="([^"]*\/mot-de-passe-oublie\/[\w~-]+\/)"/.exec(await lastMailTo(email))?.[1] ?? "";
}

let networks = 0;

/** From a new network address: links are limited by it. */
const newcomer = () => visitor({ address: `203.0.113.${++networks}` });

const passwords = (newPassword: string, confirmNewPassword = newPassword) => ({
  newPassword,
  confirmNewPassword,
});

describe("a forgotten password is requested on the login", () => {
  test("whose answer is the same for everybody: an e-mail, the spam folder, customer service (spec 8)", async () => {
    const [known, unknown] = await Promise.all(
      [hugo.email, "nina@exemple.fr"].map(async (email) => {
        const answer = await atSignIn().take("forgotten", { email });
        expect(answer.status).toBe(200);
        return textOf(await answer.text()).replaceAll(email, "…");
      }),
    );
    expect(known).toBe(unknown);
    for (const words of ["Si un compte existe", "indésirables", "service client"])
      expect(known).toContain(words);
    expect(await lastMailTo(hugo.email)).toContain("mot-de-passe-oublie");
    expect(await lastMailTo("nina@exemple.fr")).toBe("");
  });

  test("with the e-mail kept, without scripts", async () => {
    const html = await (await atSignIn().take("toForgotten", { email: hugo.email })).text();
    expect(textOf(html)).toContain(signInTexts.forgotten.title);
    expect(html).toContain(`value="${hugo.email}"`);
  });
});

describe("the link of the mail", () => {
  test("accepts a new password, which logs in from then on, and works once", async () => {
    const link = await linkFor(hugo.email);
    const browser = newcomer();
    // Opening the page does not use it up.
    for (const _ of ["once", "again"])
      expect(textOf(await (await browser.get(link)).text())).toContain(signInTexts.reset.heading);
    const done = await browser.post(link, passwords(fresh));
    expect([done.status, done.headers.get("location")]).toEqual([303, "/connexion/"]);
    expect(textOf(await (await browser.get("/connexion/")).text())).toMatch(
      textPattern(signInTexts.reset.done),
    );
    const entered = await atSignIn().take("password", { email: hugo.email, password: fresh });
    expect(entered.status).toBe(303);

    readLog();
    const again = await browser.post(link, passwords("autre chose"));
    expect(again.status).toBe(200);
    const text = textOf(await again.text());
    expect(text).toContain(signInTexts.reset.spentHeading);
    expect(text).toContain(signInTexts.reset.another);
  });

  test("that is used is refused by the hydrated page too", async () => {
    const log = readLog();
    const headers = { Accept: "application/json" };
    const answer = await newcomer().post("/mot-de-passe-oublie/jeton-secret/", passwords(fresh), { headers });
    expect(await answer.json()).toEqual({ isSpent: true });
    expect(JSON.stringify(log())).not.toContain("jeton-secret");
  });

  test.each([
    ["too short", passwords("1234"), "newPassword", "Trop court"],
    ["too long", passwords("x".repeat(256)), "newPassword", "Trop long"],
    [
      "not the same twice (spec 5)",
      passwords(fresh, "autre"),
      "confirmNewPassword",
      "ne sont pas identiques",
    ],
    ["given once", passwords(fresh, ""), "confirmNewPassword", "obligatoire"],
  ])("is not used up by a password that is %s", async (_, sent, field, words) => {
    const headers = { Accept: "application/json" };
    const answer = await newcomer().post("/mot-de-passe-oublie/abc/", sent, { headers });
    const { errors } = await answer.json<{ errors: { fields: Record<string, string> } }>();
    expect(answer.status).toBe(422);
    expect(errors.fields[field]).toContain(words);
  });

  test("is not tried while its page is opened: the form learns whether it still works", async () => {
    const log = readLog();
    const asked = await countCalls("ecommerce");
    const { html, answer } = await newcomer().visit("/mot-de-passe-oublie/jeton-secret/");
    expect(answer.status).toBe(200);
    expect(textOf(html)).toContain(signInTexts.reset.heading);
    expect(await asked()).toBe(0);
    const posted = await newcomer().post("/mot-de-passe-oublie/jeton-secret/", passwords(fresh, fresh));
    const refused = await posted.text();
    expect(textOf(refused)).toContain(signInTexts.reset.spentHeading);
    expect(refused).toContain('href="/connexion/?etape=oubli"');
    expect(JSON.stringify(log())).not.toContain("jeton-secret");
  });

  test("is kept while the API is down, and the form says so", async () => {
    readLog();
    await breakService({ service: "ecommerce", mode: "refused" });
    const form = await (await newcomer().get("/mot-de-passe-oublie/abc/")).text();
    expect(textOf(form)).toContain(signInTexts.reset.heading);
    const answer = await newcomer().post("/mot-de-passe-oublie/abc/", passwords(fresh));
    expect(answer.status).toBe(503);
    expect(textOf(await answer.text())).toMatch(textPattern(signInTexts.errors.resetUnknown));
  });

  test("is never sent to another site or indexed", async () => {
    const answer = await newcomer().get("/mot-de-passe-oublie/abc/");
    expect(answer.headers.get("referrer-policy")).toBe("same-origin");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    expect(await answer.text()).not.toContain('rel="canonical"');
  });

  test("is only for visitors (spec 2)", async () => {
    const browser = browserWith(await logIn(people.paul.email));
    const answer = await browser.get("/mot-de-passe-oublie/abc/");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
    // The message does not claim that the password has changed.
    expect(noticeOf(browser)).toMatch(textPattern(sessionTexts.open));
  });
});
