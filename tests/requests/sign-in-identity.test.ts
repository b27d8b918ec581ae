import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { atSignIn, logIn, logInAgain, people } from "./customer.ts";
import { type Forgery, forgeIdToken, goToProvider, provider } from "./identity-provider.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { mendAfterEach, passSeconds, visitor } from "./visitor.ts";

beforeEach(() => void readLog());
mendAfterEach();

const { camille, paul } = people;
const failed = "/connexion/?retour=%2Fpanier%2F&gi-token=";

describe("an identity from a third party", () => {
  // Must be the first test: the provider's description is cached for ten minutes.
  test("says so where the provider does not answer, and the e-mail serves", async () => {
    breakProvider("/.well-known/openid-configuration");
    const { browser, call } = atSignIn();
    const answer = await call("identity");
    expect(answer.status).toBe(503);
    expect(JSON.stringify(await answer.json())).toMatch(textPattern(signInTexts.errors.identity));
    expect(browser.cookies.has("__Host-identity")).toBe(false);
  });

  test("is logged in, and leads to the requested page", async () => {
    const { browser, come } = await goToProvider();
    const answer = await come(camille.email);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/panier/"]);
    expect(textOf(await (await browser.get("/mon-compte/")).text())).toContain(camille.firstName);
    expect(browser.cookies.has("__Host-identity")).toBe(false);
  });

  test.each([
    ["somebody the shop does not know", "personne@exemple.fr", "allow"],
    ["somebody who refuses", camille.email, "deny"],
  ])(
    "or is not, and comes back to the login with gi-token, the way back and a message: %s",
    async (_, email, decision) => {
      const { browser, come } = await goToProvider();
      const answer = await come(email, decision);
      expect(answer.headers.get("location")).toBe(failed);
      const html = await (await browser.get(failed)).text();
      expect(textOf(html)).toMatch(textPattern(signInTexts.errors.identity));
      expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(false);
    },
  );

  test("is asked for by the code flow, with PKCE, state and nonce that differ each time", async () => {
    const [one, other] = [await goToProvider(), await goToProvider()];
    expect(Object.fromEntries(one.request)).toMatchObject({
      response_type: "code",
      scope: "openid email",
      redirect_uri: "https://museau.example/api/session/identity",
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(one.request.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.request.get(name)).not.toBe(other.request.get(name));
    }
  });

  test("is not accepted from another browser's link, nor twice", async () => {
    const { browser, answer, follow } = await goToProvider();
    const path = await answer(camille.email);
    const victim = visitor();
    expect((await victim.get(path)).headers.get("location")).toBe("/connexion/?gi-token=");
    expect(victim.cookies.size).toBe(0);
    expect((await follow(path)).headers.get("location")).toBe("/panier/");
    await browser.post("/api/session/logout");
    expect((await follow(path)).headers.get("location")).toBe("/connexion/?gi-token=");
  });

  test("is not accepted with the code of another attempt, whose state it does not have", async () => {
    const [attacker, victim] = [await goToProvider(), await goToProvider()];
    const stolen = new URL(await attacker.answer(paul.email), "https://museau.example").searchParams;
    const own = new URL(await victim.answer(camille.email), "https://museau.example").searchParams;
    own.set("code", stolen.get("code") ?? "");
    const answer = await victim.follow(`/api/session/identity?${own}`);
    expect(answer.headers.get("location")).toBe(failed);
    expect(victim.browser.cookies.has("__Host-jwtTokenRaw")).toBe(false);
  });

  test.each([
    ["of another provider (mix-up)", "https://evil.example"],
    ["of nobody", ""],
  ])("is not accepted from an answer %s", async (_, iss) => {
    const { answer, follow } = await goToProvider();
    const back = new URL(await answer(camille.email), "https://museau.example");
    if (iss) back.searchParams.set("iss", iss);
    else back.searchParams.delete("iss");
    expect((await follow(back.pathname + back.search)).headers.get("location")).toBe(failed);
  });

  test("needs the bot check, which the API verifies", async () => {
    const { call } = atSignIn();
    const answer = await call("identity", { botCheckToken: "" });
    expect(answer.status).toBe(503);
    expect(JSON.stringify(await answer.json())).toMatch(textPattern(signInTexts.errors.identity));
    const forged = await goToProvider("/connexion/?retour=%2Fpanier%2F", "faux");
    expect((await forged.come(camille.email)).headers.get("location")).toBe(failed);
  });

  test.each(["/token", "/jwks"])("fails where the provider breaks meanwhile, at %s", async (path) => {
    const { answer, follow } = await goToProvider();
    const back = await answer(camille.email);
    // An unknown key makes the shop fetch the keys again.
    await visitor().postJson(`${provider}/rotate`, {});
    breakProvider(path);
    expect((await follow(back)).headers.get("location")).toBe(failed);
  });

  function breakProvider(path: string) {
    const { fetch } = env.SANDBOX as Fetcher;
    vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (new URL(request.url).pathname !== provider + path) return fetch.call(env.SANDBOX, request);
      return new Response("<h1>Maintenance</h1>", { headers: { "Content-Type": "text/html" } });
    });
  }
});

describe("an ID token", () => {
  const now = () => Math.floor(clock.now() / 1000);

  async function come(forgery: (nonce: string) => Forgery) {
    const { request, answer, follow } = await goToProvider();
    const back = await answer(camille.email);
    const nonce = request.get("nonce") ?? "";
    const asked = await forgeIdToken(nonce, forgery(nonce));
    const log = readLog();
    const { headers } = await follow(back);
    const reason = log().find(({ event }) => event === "identity not taken")?.reason;
    return { to: headers.get("location"), reason, ...asked };
  }

  test.each<[string, () => Forgery]>([
    ["as it has to be", () => ({})],
    [
      "for several audiences, made for the shop",
      () => ({ claims: { aud: ["autre", "museau-demo"], azp: "museau-demo" } }),
    ],
    ["of a clock that is 20 seconds ahead", () => ({ claims: { iat: now() + 20, nbf: now() + 20 } })],
    ["of a clock that is 20 seconds late", () => ({ claims: { iat: now() - 200, exp: now() - 20 } })],
  ])("logs in: %s", async (_, forgery) => {
    expect((await come(forgery)).to).toBe("/panier/");
  });

  test.each<[string, () => Forgery, string]>([
    ["with another nonce", () => ({ claims: { nonce: "autre" } }), '"nonce"'],
    ["without nonce", () => ({ claims: { nonce: undefined } }), '"nonce"'],
    ["for another audience", () => ({ claims: { aud: "autre" } }), '"aud"'],
    [
      "for several audiences, made for nobody",
      () => ({ claims: { aud: ["museau-demo", "autre"] } }),
      '"aud"',
    ],
    ["made for another client", () => ({ claims: { azp: "autre" } }), "made for another client"],
    ["of another issuer", () => ({ claims: { iss: "https://evil.example" } }), '"iss"'],
    ["that has expired", () => ({ claims: { iat: now() - 200, exp: now() - 100 } }), '"exp"'],
    ["without expiry", () => ({ claims: { exp: undefined } }), '"exp"'],
    ["made long ago", () => ({ claims: { iat: now() - 3600 } }), "not made just now"],
    ["made in the future", () => ({ claims: { iat: now() + 120 } }), "not made just now"],
    ["of nobody", () => ({ claims: { sub: undefined } }), '"sub"'],
    ["that is not signed", () => ({ header: { alg: "none" } }), '"alg"'],
    ["signed with a shared secret", () => ({ header: { alg: "HS256" } }), '"alg"'],
  ])("is refused: %s", async (_, forgery, expected) => {
    const { to, reason } = await come(forgery);
    expect(to).toBe(failed);
    expect(reason).toContain(expected);
  });

  test("of an unknown key has the keys fetched once more, and no further", async () => {
    await (await goToProvider()).come(camille.email);
    const { to, jwks } = await come(() => ({}));
    expect([to, jwks]).toEqual(["/panier/", 1]);
    vi.restoreAllMocks();
    readLog();
    const unpublished = await come(() => ({ unpublished: true }));
    expect(unpublished.to).toBe(failed);
    expect(unpublished.reason).toContain("no applicable keys");
    expect(unpublished.jwks).toBeLessThanOrEqual(2);
  });

  test("of a key that the provider has changed meanwhile logs in", async () => {
    await (await goToProvider()).come(camille.email);
    await visitor().postJson(`${provider}/rotate`, {});
    expect((await (await goToProvider()).come(camille.email)).headers.get("location")).toBe("/panier/");
  });
});

test("does not replace a login made meanwhile", async () => {
  const { browser, answer } = await goToProvider();
  const back = await answer(camille.email);
  logInAgain(browser, await logIn(paul.email));
  const came = await browser.get(back);
  expect([came.status, came.headers.get("location")]).toEqual([302, "/panier/"]);
  expect(textOf(await (await browser.get("/mon-compte/")).text())).toContain(paul.firstName);
});

test("is not accepted later than ten minutes, nor for an attempt that the shop did not sign", async () => {
  const { browser, answer, follow } = await goToProvider();
  const path = await answer(camille.email);
  const cookie = browser.cookies.get("__Host-identity") ?? "";
  browser.cookies.set("__Host-identity", cookie.replace("panier", "ailleurs"));
  expect((await follow(path)).headers.get("location")).toBe("/connexion/?gi-token=");
  browser.cookies.set("__Host-identity", cookie);
  passSeconds(601);
  expect((await follow(path)).headers.get("location")).toBe("/connexion/?gi-token=");
});
