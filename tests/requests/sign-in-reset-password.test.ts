import { describe, expect, test } from "vitest";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { atSignIn, browserWith, demoPassword, lastMailTo, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const { hugo, gerard } = people;
const fresh = "une gamelle pleine";

async function linkFor(email: string): Promise<string> {
  await atSignIn().take("forgotten", { email });
  return /href="([^"]*\/mot-de-passe-oublie\/[\w~-]+\/)"/.exec(await lastMailTo(email))?.[1] ?? "";
}

let networks = 0;

const newcomer = () => visitor({ address: `203.0.113.${++networks}` });

const passwords = (newPassword: string, confirmNewPassword = newPassword) => ({
  newPassword,
  confirmNewPassword,
});

describe("a forgotten password is requested on the login", () => {
  test("whose answer is the same for everybody: an e-mail, the spam folder, customer service", async () => {
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

  test("works once for two browsers at the same time: one is told done, and its password logs in", async () => {
    readLog();
    const link = await linkFor(gerard.email);
    const chosen = ["deux gamelles", "trois gamelles"];
    const answers = await Promise.all(chosen.map((one) => newcomer().post(link, passwords(one))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 303]);
    const [done = 0, spent = 0] = answers[0]?.status === 303 ? [0, 1] : [1, 0];
    expect(textOf((await answers[spent]?.text()) ?? "")).toContain(signInTexts.reset.spentHeading);
    const logins = chosen.map((password) => atSignIn().take("password", { email: gerard.email, password }));
    expect((await Promise.all(logins)).map(({ status }) => status === 303)).toEqual(
      chosen.map((_, at) => at === done),
    );
  });

  test("is the last one that was asked for: an earlier one changes nothing and says so", async () => {
    readLog();
    const links = [await linkFor(gerard.email), await linkFor(gerard.email)];
    expect(new Set(links).size).toBe(2);
    const [earlier = "", last = ""] = links;
    const refused = await newcomer().post(earlier, passwords("quatre gamelles"));
    expect([refused.status, textOf(await refused.text())]).toEqual([
      200,
      expect.stringContaining(signInTexts.reset.spentHeading),
    ]);
    expect((await newcomer().post(last, passwords(demoPassword))).status).toBe(303);
  });

  const resets = "/shop/reset-password-requests";

  test.each([
    ["empty", {}],
    ["garbage", {}],
    ["status", { status: 200 }],
    ["status", { status: 500 }],
    ["refused", {}],
    ["lost", {}],
  ] as const)("is never told as done by an answer that does not prove it (%s %o)", async (mode, more) => {
    readLog();
    const link = await linkFor(gerard.email);
    await breakService({ service: "ecommerce", method: "PATCH", path: resets, mode, ...more });
    const browser = newcomer();
    const first = await browser.post(link, passwords(demoPassword));
    expect(first.status).toBe(503);
    const text = textOf(await first.text());
    expect(text).not.toMatch(textPattern(signInTexts.reset.done));
    expect(text).not.toContain(signInTexts.reset.spentHeading);
    const second = await browser.post(link, passwords(demoPassword));
    expect(second.headers.get("location")).toBe(null);
    expect(noticeOf(browser)).toBe("");
  });

  test.each([
    ["empty", {}],
    ["garbage", {}],
    ["status", { status: 200 }],
    ["status", { status: 404 }],
    ["status", { status: 500 }],
    ["refused", {}],
    ["lost", {}],
  ] as const)("asked for a second time is told as sent only if it was (%s %o)", async (mode, more) => {
    readLog();
    const { take } = atSignIn();
    const sent = signInTexts.sent.heading;
    const email = `${mode}-${Object.values(more).join()}@exemple.fr`;
    expect(textOf(await (await take("forgotten", { email })).text())).toContain(sent);
    await breakService({ service: "ecommerce", method: "POST", path: resets, mode, ...more });
    for (const _ of ["once", "again"]) {
      const answer = await take("forgotten", { email });
      expect([answer.status >= 400, textOf(await answer.text()).includes(sent)]).toEqual([true, false]);
    }
  });

  test("that is used is refused by a form with scripts too", async () => {
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
      "not the same twice",
      passwords(fresh, "autre"),
      "confirmNewPassword",
      "Saisissez deux fois le même mot de passe",
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

  test("is only for visitors", async () => {
    const browser = browserWith(await logIn(people.paul.email));
    const answer = await browser.get("/mot-de-passe-oublie/abc/");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
    expect(noticeOf(browser)).toMatch(textPattern(sessionTexts.open));
  });
});
