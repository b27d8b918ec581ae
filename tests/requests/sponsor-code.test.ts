import { describe, expect, test } from "vitest";
import { sponsorTexts } from "../../shared/sponsorship/sponsor.texts.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { atSignIn, browserWith, lastMailTo, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, switchSetting, visitor } from "./visitor.ts";

mendAfterEach();

const welcome = "/mon-compte/bienvenue/";
const code = "CAMILLE-7Q2M";
const cookie = "__Host-sponsorCode";

const lou = {
  firstName: "Lou",
  lastName: "Roche",
  password: "trois gamelles vides",
  acceptTerms: "on",
};

async function friendsOfCamille(): Promise<Record<string, string>> {
  const tokens = await logIn(people.camille.email);
  const { body } = await askApi<{ "hydra:member": { email: string; state: string }[] }>(
    "GET",
    "sponsorships?itemsPerPage=100",
    undefined,
    tokens,
  );
  return Object.fromEntries(body["hydra:member"].map(({ email, state }) => [email, state]));
}

describe("the link of a sponsor", () => {
  test("is remembered for thirty days, out of reach of scripts", async () => {
    const browser = visitor();
    const answer = await browser.get(`${welcome}?parrain=${code}`);
    const text = textOf(await answer.text());
    expect(text).toContain(sponsorTexts.heading);
    expect(text).toContain(`Code de parrainage : ${code}`);
    const [line = ""] = answer.headers.getSetCookie().filter((one) => one.startsWith(cookie));
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Lax/i);
    expect(line).toContain(`Max-Age=${30 * 86_400};`);
    expect(answer.headers.get("cache-control")).toContain("private");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    expect(textOf(await (await browser.get(welcome)).text())).toMatch(textPattern(sponsorTexts.heading));
  });

  test("says the same of every code, and asks the service nothing: nobody learns whose it is", async () => {
    const calls = await countCalls("ecommerce");
    const shown = async (parrain: string) =>
      textOf(await (await visitor().get(`${welcome}?parrain=${parrain}`)).text()).replaceAll(parrain, "CODE");
    expect(await shown("INCONNU-0000")).toBe(await shown(code));
    expect(await shown(code)).not.toMatch(/Camille|Durand|example\.fr/);
    expect(await calls()).toBe(0);
  });

  test.each(["", "a%2Fb", "%3Cscript%3E", "x".repeat(65), "caf%C3%A9"])(
    "that was cut or changed is said to be so, and keeps nobody out: %j",
    async (parrain) => {
      const browser = visitor();
      const answer = await browser.get(`${welcome}?parrain=${parrain}`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(textOf(html)).toMatch(textPattern(sponsorTexts.invalid));
      expect(html).toContain('href="/connexion/"');
      expect(browser.cookies.has(cookie)).toBe(false);
    },
  );

  test("is not remembered by a prefetch, a HEAD, or a crawler", async () => {
    const path = `${welcome}?parrain=${code}`;
    const browser = visitor();
    await browser.get(path, { headers: { "Sec-Purpose": "prefetch" } });
    await browser.get(path, { method: "HEAD" });
    const bot = visitor({ agent: "googlebot" });
    await bot.get(path);
    expect([browser.cookies.has(cookie), bot.cookies.has(cookie)]).toEqual([false, false]);
  });

  test("leads a customer who is logged in home, and says why", async () => {
    const browser = browserWith(await logIn(people.paul.email));
    const answer = await browser.get(`${welcome}?parrain=${code}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
    expect(noticeOf(browser)).toMatch(textPattern(sessionTexts.sponsor.hasAccount));
    expect(browser.cookies.has(cookie)).toBe(false);
  });

  test("keeps its code through the redirect to the slash", async () => {
    const answer = await visitor().get(`/mon-compte/bienvenue?parrain=${code}`);
    expect(answer.headers.get("location")).toContain(`parrain=${code}`);
  });
});

async function invited(email: string) {
  const { token } = await logIn(people.camille.email);
  await askApi("POST", "sponsorships", { emails: [email] }, { token });
  const link = /href="([^"]*\?parrain=[^"]+)"/.exec(await lastMailTo(email))?.[1] ?? "";
  const guest = atSignIn();
  await guest.browser.get(link);
  return guest;
}

describe("a registration behind the link", () => {
  test("goes with the code, and forgets it: the friend is registered", async () => {
    const { browser, take } = await invited("lou.roche@exemple.fr");
    expect((await friendsOfCamille())["l•••@exemple.fr"]).toBe("sent");
    const step = await (await take("email", { email: "lou.roche@exemple.fr" })).text();
    expect(textOf(step)).toContain(`Le code ${code} sera associé à votre compte`);
    expect((await take("registration", { ...lou, email: "lou.roche@exemple.fr" })).status).toBe(303);
    expect((await friendsOfCamille())["l•••@exemple.fr"]).toBe("registered");
    expect(browser.cookies.has(cookie)).toBe(false);
    expect(noticeOf(browser)).not.toContain("parrainage");
  });

  test.each(["INCONNU-0000", "NON~RECONNU.1"])(
    "opens the account without a code that the API refuses, and says so: %s",
    async (wrong) => {
      const log = readLog();
      const { browser, take } = atSignIn("/connexion/", { sponsorCode: wrong });
      const answer = await take("registration", { ...lou, email: `${wrong.length}@exemple.fr` });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/mon-compte/"]);
      expect(noticeOf(browser)).toMatch(
        /Bienvenue Lou, votre compte est créé\. Le code de parrainage .* n’est pas reconnu/,
      );
      expect(noticeOf(browser)).toContain(wrong);
      expect(browser.cookies.has(cookie)).toBe(false);
      expect(log().map(({ event }) => event)).toContain("sponsor code refused");
    },
  );

  test("opens the account where the service does not know such a field", async () => {
    readLog();
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 400,
      method: "POST",
      path: "/shop/customers",
      times: 1,
    });
    const { browser, take } = atSignIn("/connexion/", { sponsorCode: code });
    expect((await take("registration", { ...lou, email: "champ@exemple.fr" })).status).toBe(303);
    expect(noticeOf(browser)).toMatch(textPattern(sessionTexts.sponsor.refused));
  });

  test("keeps the code through an outage and through errors of the form", async () => {
    readLog();
    const { browser, take } = atSignIn("/connexion/", { sponsorCode: code });
    const email = "essai@exemple.fr";
    expect((await take("registration", { ...lou, email, firstName: "" })).status).toBe(422);
    await breakService({
      service: "ecommerce",
      mode: "status",
      method: "POST",
      path: "/shop/customers",
      times: 1,
    });
    expect((await take("registration", { ...lou, email })).status).toBe(503);
    expect(browser.cookies.has(cookie)).toBe(true);
    expect((await take("registration", { ...lou, email })).status).toBe(303);
    expect((await friendsOfCamille())["e•••@exemple.fr"]).toBe("registered");
  });

  test.each([409, 413, 415, 429, 403])(
    "keeps the code where the refusal is not about it: %i",
    async (status) => {
      readLog();
      await breakService({
        service: "ecommerce",
        mode: "status",
        status,
        method: "POST",
        path: "/shop/customers",
        times: 1,
      });
      const { browser, take } = atSignIn("/connexion/", { sponsorCode: code });
      const answer = await take("registration", { ...lou, email: `refus.${status}@exemple.fr` });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(browser.cookies.has(cookie)).toBe(true);
    },
  );

  test("an error of another field costs one call, and keeps the code", async () => {
    readLog();
    const calls = await countCalls("ecommerce", "/shop/customers", "POST");
    const { browser, call } = atSignIn("/connexion/", { sponsorCode: code });
    const answer = await call("registration", { ...lou, email: people.marguerite.email });
    expect([answer.status, browser.cookies.has(cookie), await calls()]).toEqual([422, true, 1]);
  });

  test("an address that has an account is told so, with or without a code", async () => {
    readLog();
    const { call } = atSignIn("/connexion/", { sponsorCode: code });
    const answer = await call("registration", { ...lou, email: people.marguerite.email });
    const { errors } = await answer.json<{ errors: { fields: Record<string, string> } }>();
    expect([answer.status, Object.keys(errors.fields)]).toEqual([422, ["email"]]);
  });

  test("sent twice counts one friend, and both log in without a word of a refused code", async () => {
    readLog();
    const visits = [1, 2].map(() => atSignIn("/connexion/", { sponsorCode: code }));
    const answers = await Promise.all(
      visits.map(({ take }) => take("registration", { ...lou, email: "zoe.deux@exemple.fr" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    for (const { browser } of visits) expect(noticeOf(browser)).not.toContain("parrainage");
  });
});

test("a login to an account that exists forgets the code", async () => {
  const { browser, take } = atSignIn("/connexion/", { sponsorCode: code });
  await take("password", { email: people.hugo.email, password: "motdepasse-demo" });
  expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(true);
  expect(browser.cookies.has(cookie)).toBe(false);
});

test("a cookie that is no code is none", async () => {
  const { take } = atSignIn("/connexion/", { sponsorCode: "<script>" });
  expect(await (await take("email", { email: "x@exemple.fr" })).text()).not.toContain("inscription.</p>");
  expect(textOf(await (await browserWith({}, { sponsorCode: "a/b" }).get(welcome)).text())).not.toMatch(
    textPattern(sponsorTexts.heading),
  );
});

test("without the flag no link is remembered, and no code sent", async () => {
  await switchSetting("features", []);
  const browser = visitor();
  expect(textOf(await (await browser.get(`${welcome}?parrain=${code}`)).text())).not.toMatch(
    textPattern(sponsorTexts.heading),
  );
  expect(browser.cookies.has(cookie)).toBe(false);
  const { take } = atSignIn("/connexion/", { sponsorCode: code });
  await take("registration", { ...lou, email: "sans@exemple.fr" });
  expect((await friendsOfCamille())["s•••@exemple.fr"]).toBeUndefined();
});
