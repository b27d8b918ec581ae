import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { dashboardTexts } from "../../shared/account/dashboard/dashboard.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { stampOf } from "../../worker/forms/form-stamp.ts";
import { atSignIn, lastMailTo, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach } from "./visitor.ts";

mendAfterEach();

const nina = {
  email: "nina.petit@exemple.fr",
  gender: "f",
  firstName: "Nina",
  lastName: "Petit",
  birthday: "1990-05-17",
  password: "trois gamelles vides",
  acceptTerms: "on",
};

const inDays = (days: number) => new Date(clock.now() + days * 86_400_000).toISOString().slice(0, 10);
const yearsAgo = (years: number) => {
  const date = clock.date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date;
};

async function refusal(fields: Record<string, string>) {
  const answer = await atSignIn().call("registration", { ...nina, ...fields });
  const { errors } = await answer.json<{ errors: { fields: Record<string, string>; form: string[] } }>();
  return { status: answer.status, errors };
}

describe("a registration", () => {
  test("asks whether a well-known domain was mistyped, and takes the address as it is", async () => {
    const meant = translator(signInTexts)("registration.meant", { email: "nina@gmail.com" });
    for (const [email, isAsked] of [
      ["nina@gmial.com", true],
      ["nina@exemple.fr", false],
    ] as const) {
      const html = await (await atSignIn().take("email", { email })).text();
      expect(textOf(html).includes(textOf(meant)), email).toBe(isAsked);
    }
    expect((await atSignIn().take("registration", { ...nina, email: "nina@gmial.com" })).status).toBe(303);
  });

  test("opens the account, logs in, and leads to the requested page", async () => {
    const { browser, take } = atSignIn("/connexion/?retour=%2Fpanier%2F");
    const answer = await take("registration", { ...nina, subscribedToNewsletter: "on" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/panier/"]);
    expect(noticeOf(browser)).toContain("Bienvenue Nina");
    const row = await env.DB.prepare("select * from customers where email = ?").bind(nina.email).first();
    expect(row).toMatchObject({
      firstName: "Nina",
      lastName: "Petit",
      gender: "f",
      birthday: "1990-05-17",
      subscribedToNewsletter: 1,
    });
    expect(textOf(await (await browser.get("/mon-compte/")).text())).toMatch(
      textPattern(dashboardTexts.unverified.text),
    );
  });

  test("sends a welcome mail, whose link verifies the e-mail address", async () => {
    const mail = await lastMailTo(nina.email);
    const link = /href="([^"]*\/mon-compte\/bienvenue\/\?jeton=[\w~-]+)"/.exec(mail)?.[1] ?? "";
    const { browser } = atSignIn();
    const press = async () => textOf(await (await browser.post(link)).text());
    // A mail scanner that follows the link must not use it up.
    for (let time = 0; time < 2; time++) {
      const html = await (await browser.get(link)).text();
      expect(textOf(html)).toMatch(textPattern(signInTexts.welcome.confirm));
    }
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/account-verif", times: 1 });
    expect(await press()).toMatch(textPattern(signInTexts.welcome.unavailable));
    const confirmed = await browser.post(link);
    expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, "/"]);
    expect(noticeOf(browser)).toMatch(textPattern(signInTexts.welcome.done));
    expect(await press()).toMatch(textPattern(signInTexts.welcome.expired));
  });

  test("needs no title and birthday", async () => {
    const answer = await atSignIn().take("registration", {
      ...nina,
      email: "sans-detail@exemple.fr",
      gender: "",
      birthday: "",
    });
    expect(answer.status).toBe(303);
  });

  test.each([
    ["firstName", { firstName: " " }, formTexts.forms.errors.required],
    ["firstName", { firstName: "N4dia<b>" }, "Un nom s’écrit sans «\u00a0<\u00a0» ni «\u00a0>\u00a0»."],
    ["lastName", { lastName: "x".repeat(256) }, "Trop long"],
    ["email", { email: "nina@exemple" }, "n’est pas valide"],
    ["email", { email: `${"x".repeat(250)}@exemple.fr` }, "Trop long"],
    ["password", { password: "1234" }, "Trop court"],
    ["password", { password: "x".repeat(256) }, "Trop long"],
    ["gender", { gender: "x" }, formTexts.forms.errors.choice],
    ["birthday", { birthday: "2023-02-30" }, formTexts.forms.errors.date],
    ["birthday", { birthday: inDays(0) }, "Indiquez une date passée"],
    ["birthday", { birthday: inDays(400) }, "Indiquez une date passée"],
    [
      "birthday",
      { birthday: new Date(yearsAgo(120).getTime() - 86_400_000).toISOString().slice(0, 10) },
      "120\u00a0ans",
    ],
    ["acceptTerms", { acceptTerms: undefined }, signInTexts.accept.missing],
  ])("shows at %s its error: %o", async (field, fields, words) => {
    const sent = Object.fromEntries(
      Object.entries({ ...nina, ...fields }).filter(([, value]) => value !== undefined),
    ) as Record<string, string>;
    const answer = await atSignIn().call("registration", sent);
    const { errors } = await answer.json<{ errors: { fields: Record<string, string> } }>();
    expect(answer.status).toBe(422);
    expect(Object.keys(errors.fields)).toEqual([field]);
    expect(errors.fields[field]).toContain(words);
  });

  test("accepts an age of 120 years", async () => {
    const birthday = yearsAgo(120).toISOString().slice(0, 10);
    const answer = await atSignIn().take("registration", { ...nina, email: "doyenne@exemple.fr", birthday });
    expect(answer.status).toBe(303);
  });

  test("sent twice opens one account, and both log in", async () => {
    readLog();
    const twice = { ...nina, email: "deux-fois@exemple.fr" };
    const answers = await Promise.all([1, 2].map(() => atSignIn().take("registration", twice)));
    expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
      Array(2).fill([303, "/mon-compte/"]),
    );
  });

  test("with an e-mail taken meanwhile shows the API's error at it", async () => {
    readLog();
    const { status, errors } = await refusal({ email: people.marguerite.email });
    expect(status).toBe(422);
    expect(errors.fields.email).toMatch(textPattern(signInTexts.errors.taken));
  });

  test("returns without scripts with its draft, except the password, and links to the terms", async () => {
    const { acceptTerms, ...draft } = nina;
    const answer = await atSignIn().take("registration", { ...draft, firstName: "" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain("3 champs à corriger");
    expect(textOf(html)).toMatch(textPattern(formTexts.forms.again.password));
    expect(html).toMatch(/>Cochez cette case pour créer votre compte\.<\/a>/);
    for (const value of [nina.email, nina.lastName, nina.birthday])
      expect(html).toContain(`value="${value}"`);
    expect(html).not.toContain(nina.password);
    for (const page of ["conditions-utilisation", "conditions-generales-de-vente", "donnees-personnelles"]) {
      expect(html).toContain(`href="/page/${page}/"`);
    }
    const accepted = await atSignIn().take("registration", { ...draft, acceptTerms, firstName: "" });
    expect((await accepted.text()).match(/<input[^>]*name="acceptTerms"[^>]*>/)?.[0]).toContain("checked");
  });

  test("sent too early asks for the password again, and only where it was lost", async () => {
    const stamp = await stampOf(env.BOT_CHECK_SECRET ?? "", clock.now());
    const fields = { ...nina, [senderFields.token]: "", [senderFields.stamp]: stamp };
    const html = await (await atSignIn().take("registration", fields)).text();
    expect(textOf(html)).toMatch(textPattern(signInTexts.errors.early));
    expect(textOf(html)).toMatch(textPattern(formTexts.forms.again.password));
    const json = await (await atSignIn().call("registration", fields)).text();
    expect(json).toContain(signInTexts.errors.early);
    expect(json).not.toMatch(textPattern(formTexts.forms.again.password));
  });

  test("subscribes to the newsletter only who ticks its box", async () => {
    const { browser } = atSignIn();
    const html = await (await browser.get("/connexion/?etape=inscription")).text();
    const box = html.match(/<input[^>]*name="subscribedToNewsletter"[^>]*>/)?.[0];
    expect(box).toContain('type="checkbox"');
    expect(box).not.toContain("checked");
  });

  test("folds title and birthday until one is given, and stands at an address of its own", async () => {
    const { browser } = atSignIn();
    const html = await (await browser.get("/connexion/?etape=inscription")).text();
    expect(html).toMatch(/<details class="[^"]*"><summary[^>]*>Ajouter une civilité ou une date/);
    const filled = await atSignIn().take("registration", { ...nina, firstName: "" });
    expect(await filled.text()).toMatch(/<details class="[^"]*" open=""><summary[^>]*>Ajouter une civilité/);
  });

  test("mends what was pasted with the e-mail and the names", async () => {
    const answer = await atSignIn().take("registration", {
      ...nina,
      email: " mailto:Lou.Petit @exemple.fr ",
      firstName: "Lou\u00a0Anne",
    });
    expect(answer.status).toBe(303);
    const row = await env.DB.prepare(
      "select email, firstName from customers where email like 'lou.petit%'",
    ).first();
    expect(row).toMatchObject({
      email: expect.stringMatching(/^lou\.petit@exemple\.fr$/i),
      firstName: "Lou Anne",
    });
  });

  test("whose login fails says that the account is open, and asks for the password", async () => {
    readLog();
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 500,
      path: "/shop/authentication-token",
    });
    const answer = await atSignIn().call("registration", { ...nina, email: "en-panne@exemple.fr" });
    expect(await answer.json()).toMatchObject({
      step: "password",
      notice: expect.stringContaining("Votre compte est créé"),
    });
  });
});
