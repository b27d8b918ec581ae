import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { browserCookies, customerCookies } from "../../worker/session/cookies.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { atSignIn, browserWith, cookieNames, demoPassword, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { bodyClassesOf, textOf } from "./page-html.ts";
import { plainBrowser } from "./plain-browser.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, passSeconds } from "./visitor.ts";

mendAfterEach();

const { camille, paul } = people;
const password = { email: camille.email, password: demoPassword };

describe("the login asks for the e-mail first", () => {
  test.each([
    [
      "somebody who has an account for the password",
      camille.email,
      signInTexts.fields.password,
      signInTexts.password.heading,
      signInTexts.password.title,
    ],
    [
      "somebody who has none for what opens one",
      "nina@exemple.fr",
      "Prénom",
      signInTexts.registration.title,
      signInTexts.registration.title,
    ],
  ])("and then %s, without scripts, its title too", async (_, email, field, heading, title) => {
    const answer = await atSignIn().take("email", { email });
    const html = await answer.text();
    const text = textOf(html);
    expect(answer.status).toBe(200);
    expect(html).toContain(`<title>${title} | Museau</title>`);
    for (const words of [field, heading]) expect(text).toContain(words);
  });

  test("and a form with scripts gets the next step only", async () => {
    const { call } = atSignIn();
    expect(await (await call("email", { email: camille.email })).json()).toEqual({
      step: "password",
      email: camille.email,
    });
    expect(await (await call("email", { email: "nina@exemple.fr" })).json()).toMatchObject({
      step: "registration",
    });
  });

  test("an invalid one shows an error at its field, with the draft", async () => {
    const answer = await atSignIn().take("email", { email: "nina@" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toMatch(textPattern(formTexts.forms.errors.email));
    expect(html).toContain('value="nina@"');
  });

  test("while the API is down it says so, and keeps the draft", async () => {
    readLog();
    await breakService({ service: "ecommerce", mode: "refused" });
    const answer = await atSignIn().take("email", { email: camille.email });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(textOf(html)).toMatch(
      textPattern(signInTexts.errors.unavailable({ phone: "{{phone}}", email: "{{email}}" })),
    );
    expect(html).toContain(`value="${camille.email}"`);
  });
});

describe("a password", () => {
  test("logs in, with cookies that scripts cannot read, and leads to the account", async () => {
    const { browser, take } = atSignIn();
    const answer = await take("password", password);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/mon-compte/");
    for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/HttpOnly.*Secure.*SameSite=Lax/i);
    const account = await (await browser.get("/mon-compte/")).text();
    expect(bodyClassesOf(account)).toContain("is-logged");
    expect(textOf(account)).toContain("Bonjour Camille");
  });

  test("logs in by a form with scripts, which gets the redirect", async () => {
    const { browser, call } = atSignIn(`/connexion/?retour=${encodeURIComponent("/panier/?x=1")}`);
    expect(await (await call("password", password)).json()).toEqual({ redirect: "/panier/?x=1" });
    expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(true);
  });

  test("that is wrong shows an error at its field, and the e-mail stays", async () => {
    readLog();
    const { browser, take } = atSignIn();
    const answer = await take("password", { ...password, password: "autre" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toMatch(textPattern(signInTexts.errors.wrongPassword));
    expect(html).toContain(camille.email);
    expect(html).not.toContain('value="autre"');
    expect(cookieNames(browser)).toEqual([]);
  });

  test("gives no session without a customer in the answer, and is logged", async () => {
    const log = readLog();
    const { fetch } = env.SANDBOX as Fetcher;
    vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      return request.url.includes("/shop/authentication-token")
        ? Response.json({ token: "t", refresh_token: "r" })
        : fetch.call(env.SANDBOX, request);
    });
    const { browser, take } = atSignIn();
    const answer = await take("password", { email: paul.email, password: demoPassword });
    expect(answer.status).toBe(503);
    expect(cookieNames(browser)).toEqual([]);
    expect(JSON.stringify(log())).toContain("no authentication data in the response");
  });

  test("of an unknown e-mail gets the error of a wrong one", async () => {
    readLog();
    const { call } = atSignIn();
    const wrong = await (await call("password", { ...password, password: "autre" })).json();
    const nobody = await (await call("password", { ...password, email: "nina@exemple.fr" })).json();
    expect(nobody).toEqual(wrong);
  });
});

describe("the requested page", () => {
  test("is opened after the login", async () => {
    const { browser, take } = atSignIn("/connexion/?retour=%2Fpanier%2F%3Fx%3D1");
    const { way } = await browser.visit("/mon-compte/?x=1");
    expect(way.at(-1)).toBe("/connexion/?retour=%2Fmon-compte%2F%3Fx%3D1");
    const answer = await take("password", password);
    expect(answer.headers.get("location")).toBe("/panier/?x=1");
  });

  test.each([
    "//evil.example/",
    "https://evil.example/",
    "/\\evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "%00",
    `/${"x".repeat(3000)}`,
  ])("is never another site, nor anything but a page: %s", async (wanted) => {
    const query = `?retour=${encodeURIComponent(wanted)}`;
    const page = await (await atSignIn().browser.get(`/connexion/${query}`)).text();
    expect(page).toContain(`action="/connexion/?retour=${encodeURIComponent("/mon-compte/")}#`);
    expect(page).not.toContain("evil.example");
    const known = await browserWith(await logIn(paul.email)).get(`/connexion/${query}`);
    expect(known.headers.get("location")).toBe("/");
  });

  test("is the account where it is on another site", async () => {
    const answer = await atSignIn("/connexion/?retour=%2F%2Fevil.example").take("password", password);
    expect(answer.headers.get("location")).toBe("/mon-compte/");
  });

  test("being an order, shows that it is kept, with a link to its cart at each step", async () => {
    const order = "/connexion/?retour=%2Fcommande%2Fabc%2F%3Fetape%3Dlivraison";
    const { browser, take } = atSignIn(order);
    const pages = [
      (await browser.visit(order)).html,
      await (await take("email", { email: camille.email })).text(),
      await (await take("email", { email: "nina@exemple.fr" })).text(),
    ];
    for (const html of pages) {
      expect(textOf(html)).toMatch(textPattern(signInTexts.order.kept.order));
      expect(html).toMatch(/<a href="\/panier\/"[^>]*>Retour au panier/);
    }
    expect(pages[2]).toMatch(/<a[^>]*aria-label="Modifier l’adresse e-mail"/);
    expect(textOf((await browser.visit("/connexion/?retour=%2Fmon-compte%2F")).html)).not.toContain("gardée");
  });

  test("being the cart itself, does not speak of a payment", async () => {
    const { browser } = atSignIn("/connexion/", { cartToken: "abc" });
    const text = async (order: string) =>
      textOf(await (await browser.get(`/connexion/?retour=%2Fcommande%2F${order}%2F`)).text());
    expect(await text("abc")).toContain(signInTexts.order.kept.cart);
    expect(await text("abc")).not.toMatch(textPattern(signInTexts.order.kept.order));
    expect(await text("def")).toMatch(textPattern(signInTexts.order.kept.order));
  });

  test("also opens for a customer who is logged in already", async () => {
    const browser = browserWith(await logIn(paul.email));
    const answer = await browser.get("/connexion/?retour=%2Fpanier%2F");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/panier/"]);
  });
});

describe("a logout", () => {
  test("clears tokens, personal data and cart, and works as a plain form", async () => {
    const browser = browserWith(await logIn(camille.email), { cartToken: "panier" });
    const answer = await browser.post("/api/session/logout");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    expect(cookieNames(browser)).toEqual(["__Host-notice"]);
    const home = await (await browser.get("/")).text();
    expect(bodyClassesOf(home)).toEqual(["is-anonymous"]);
    expect(textOf(home)).toMatch(textPattern(sessionTexts.loggedOut));
  });

  test("clears every cookie that tells of a customer, and the page of the cookies tells of each", async () => {
    const all = [...customerCookies, ...browserCookies];
    const values = Object.fromEntries(all.map((name) => [name, "x"]));
    const browser = browserWith({}, { ...values, noScript: "1" });
    await browser.post("/api/session/logout");
    const left = [...browser.cookies.keys()].map((name) => name.replace(/^__Host-/, ""));
    expect(left.toSorted()).toEqual([
      "closedHeader",
      "consent",
      "countryAnswered",
      "endedToken",
      "identity",
      "languageAnswered",
      "locale",
      "noScript",
      "notice",
      "preview",
      "release",
      "sponsorCode",
      "unmeasured",
      "visit",
      "visitorId",
    ]);
    const page = await (await browser.get("/gerer-mes-cookies/")).text();
    expect(all.filter((name) => !page.includes(`>${name}<`))).toEqual([]);
  });

  test("cannot be made by another site", async () => {
    const browser = browserWith(await logIn(camille.email));
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await browser.post("/api/session/logout", {}, { headers })).status).toBe(403);
    expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(true);
  });
});

test("by the forms of its pages a browser without scripts signs in, reaches the account and signs out", async () => {
  const shop = plainBrowser();
  await shop.open("/mon-compte/");
  expect(shop.heading()).toBe(signInTexts.email.heading);
  shop.fill(signInTexts.fields.email, "camille");
  await shop.press(signInTexts.email.submit);
  expect(shop.valueOf(signInTexts.fields.email)).toBe("camille");
  shop.fill(signInTexts.fields.email, people.camille.email);
  passSeconds(3);
  await shop.press(signInTexts.email.submit);
  shop.fill(signInTexts.fields.password, demoPassword);
  passSeconds(3);
  await shop.press(signInTexts.password.submit);
  expect(shop.path()).toMatch(/^\/mon-compte\//);
  expect(shop.heading()).toBe(translator(accountTexts)("greeting", people.camille));
  await shop.press(accountFrameTexts.logout);
  expect(shop.text()).toContain(sessionTexts.loggedOut.replaceAll("\u00a0", " "));
  await shop.open("/mon-compte/");
  expect(shop.heading()).toBe(signInTexts.email.heading);
});
