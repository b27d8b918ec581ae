import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { atSignIn, browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { visitor } from "./visitor.ts";

beforeEach(() => void readLog());
afterEach(() => void vi.restoreAllMocks());

/** `links` are the ways back from the provider's page, by their text. */
async function goToProvider(path = "/connexion/?retour=%2Fpanier%2F") {
  const { browser, call } = atSignIn(path);
  const { redirect } = await (await call("identity")).json<{ redirect: string }>();
  expect(redirect).toMatch(/^\/_sandbox\/identite\/\?client_id=museau-demo&redirect_uri=/);
  const html = await (await browser.get(redirect)).text();
  const links = new Map(
    Array.from(html.matchAll(/<a href="([^"]+)">([^<]+)/g), ([, to = "", name = ""]) => {
      const { pathname, search } = new URL(to.replaceAll("&amp;", "&"));
      return [name, pathname + search] as const;
    }),
  );
  const follow = (name: string) => browser.get(links.get(name) ?? "");
  return { browser, links, follow };
}

describe("an identity from a third party (spec 7)", () => {
  test("is logged in, and leads to the requested page", async () => {
    const { browser, follow } = await goToProvider();
    const answer = await follow("Continuer en tant que Camille Durand");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/panier/"]);
    expect(textOf(await (await browser.get("/mon-compte/")).text())).toContain(people.camille.firstName);
    expect(browser.cookies.has("__Host-identity")).toBe(false);
  });

  test.each(["Quelqu’un que la boutique ne connaît pas", "Un jeton qui n’est pas vrai", "Refuser"])(
    "or is not, and comes back to the login with gi-token, the way back and a message (spec 4): %s",
    async (name) => {
      const { browser, follow } = await goToProvider();
      const answer = await follow(name);
      expect(answer.headers.get("location")).toBe("/connexion/?retour=%2Fpanier%2F&gi-token=");
      const html = await (await browser.get(answer.headers.get("location") ?? "")).text();
      expect(textOf(html)).toContain("La connexion par ce service n’a pas abouti");
      expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(false);
    },
  );

  test("is not accepted from another browser's link, nor twice", async () => {
    const { browser, links, follow } = await goToProvider();
    const path = links.get("Continuer en tant que Camille Durand") ?? "";
    const victim = visitor();
    expect((await victim.get(path)).headers.get("location")).toBe("/connexion/?gi-token=");
    expect(victim.cookies.size).toBe(0);
    await follow("Continuer en tant que Camille Durand");
    await browser.post("/api/session/logout");
    const again = await follow("Continuer en tant que Camille Durand");
    expect(again.headers.get("location")).toBe("/connexion/?gi-token=");
  });

  test("needs the bot check, which the API verifies", async () => {
    const { call } = atSignIn();
    const answer = await call("identity", { botCheckToken: "" });
    expect(answer.status).toBe(403);
    const forged = atSignIn();
    const { redirect } = await (await forged.call("identity", { botCheckToken: "faux" })).json<{
      redirect: string;
    }>();
    const html = await (await forged.browser.get(redirect)).text();
    const link =
      /href="([^"]+)">Continuer en tant que Camille/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const { pathname, search } = new URL(link);
    const back = await forged.browser.get(pathname + search);
    expect(back.headers.get("location")).toContain("gi-token");
  });
});

test("is limited like the login, even with invented attempts", async () => {
  const attempt = JSON.stringify({ state: "moi", wanted: "/", botCheckToken: "x" });
  const headers = { "CF-Connecting-IP": "203.0.113.77" };
  const log = readLog();
  for (let tries = 0; tries < 32; tries++) {
    const forger = visitor({ cookies: { "__Host-identity": encodeURIComponent(attempt) } });
    await forger.get("/api/session/identity?state=moi&token=faux", { headers });
  }
  expect(log()).toContainEqual(expect.objectContaining({ event: "too often", limit: "SIGN_IN_LIMIT" }));
});

test("does not replace a login made meanwhile", async () => {
  const attempt = JSON.stringify({ state: "moi", wanted: "/panier/", botCheckToken: "x" });
  const browser = browserWith(await logIn(people.paul.email), { identity: attempt });
  const answer = await browser.get("/api/session/identity?state=moi&token=faux");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/panier/"]);
  expect(textOf(await (await browser.get("/mon-compte/")).text())).toContain(people.paul.firstName);
});
