import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { featureNames } from "../../shared/features.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { postFormsIn } from "../rigs/posted-forms.ts";
import { atSignIn, browserWith, cookieNames, demoPassword, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { mendAfterEach, switchSetting } from "./visitor.ts";

mendAfterEach();

beforeEach(() =>
  switchSetting(
    "features",
    featureNames.filter((name) => name !== "sign-in-lookup"),
  ),
);

const { camille } = people;
const lookUps = () => countCalls("ecommerce", "/shop/customer/lookup");

describe("without the look-up of an e-mail", () => {
  test("one page offers the login and the registration, and no call asks who has an account", async () => {
    const calls = await lookUps();
    const { html } = await browserWith({}).visit("/connexion/");
    expect(postFormsIn(html).flatMap(({ fields }) => fields.step ?? [])).toEqual([
      "credentials",
      "toForgotten",
      "registration",
    ]);
    const text = textOf(html);
    for (const words of [signInTexts.bothWays.signIn, signInTexts.bothWays.register, "Prénom"])
      expect(text).toContain(words);
    expect(await calls()).toBe(0);
  });

  test("e-mail and password log in", async () => {
    const { browser, take } = atSignIn();
    const answer = await take("credentials", { email: camille.email, password: demoPassword });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/mon-compte/"]);
    expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(true);
  });

  test("a wrong password and an unknown e-mail give the same error, on the same page", async () => {
    readLog();
    const answers = [camille.email, "nina@exemple.fr"].map(async (email) => {
      const { browser, take } = atSignIn();
      const answer = await take("credentials", { email, password: "autre" });
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(textOf(html)).toMatch(textPattern(signInTexts.errors.wrongCredentials));
      expect(textOf(html)).toContain(signInTexts.bothWays.register);
      expect(html).toContain(`value="${email}"`);
      expect(cookieNames(browser)).toEqual([]);
    });
    await Promise.all(answers);
  });

  test("a refused login and a sent link ask whether a well-known domain was mistyped", async () => {
    const meant = textPattern(translator(signInTexts)("meant", { email: "nina@gmail.com" }));
    const email = "nina@gmial.com";
    const refused = await atSignIn().take("credentials", { email, password: "autre" });
    expect(textOf(await refused.text())).toMatch(meant);
    expect(textOf(await (await atSignIn().take("forgotten", { email })).text())).toMatch(meant);
  });

  test("a malformed e-mail is said at its field", async () => {
    const answer = await atSignIn().take("credentials", { email: "nina@", password: demoPassword });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toMatch(textPattern(formTexts.forms.errors.email));
  });

  test("a form of an earlier page, which asks for the e-mail alone, shows both ways", async () => {
    const calls = await lookUps();
    const answer = await atSignIn().call("email", { email: camille.email });
    expect(await answer.json()).toEqual({ step: "email", email: camille.email });
    expect(await calls()).toBe(0);
  });
});

test("a login without a refresh token is a session that ends with its access token", async () => {
  const { fetch } = env.SANDBOX as Fetcher;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch.call(env.SANDBOX, request);
    if (!request.url.includes("/shop/authentication-token")) return answer;
    const { token, customer } = await answer.json<{ token: string; customer: string }>();
    return Response.json({ token, customer });
  });
  const { browser, take } = atSignIn("/connexion/", { "__Host-refreshToken": "former" });
  await take("credentials", { email: camille.email, password: demoPassword });
  const names = cookieNames(browser);
  expect(names).toContain("__Host-jwtTokenRaw");
  expect(names).not.toContain("__Host-refreshToken");
  expect(textOf((await browser.visit("/mon-compte/")).html)).toContain("Bonjour Camille");
});
