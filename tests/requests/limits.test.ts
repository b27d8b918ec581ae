import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { cartNotices } from "../../worker/cart/texts.ts";
import { digestOf } from "../../worker/digest.ts";
import { add, applyCoupon, chicken, shopper } from "./cart-shopper.ts";
import { sender, tokenFor } from "./contact-form.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { bodyClassesOf, textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import { exchange, mendAfterEach, type Visitor, type VisitorOptions, visitor } from "./visitor.ts";

mendAfterEach();

type LimitName =
  | "SEARCH_LIMIT"
  | "SUGGESTIONS_LIMIT"
  | "NEW_CART_LIMIT"
  | "COUPON_LIMIT"
  | "REFRESH_LIMIT"
  | "REPORT_LIMIT";

const close = (name: LimitName) => vi.spyOn(env[name], "limit").mockResolvedValue({ success: false });

const suggestions = "/api/suggestions?q=saumon";

describe("over the limit of a network", () => {
  test("a search says so, and keeps what was asked for", async () => {
    readLog();
    close("SEARCH_LIMIT");
    const calls = await countCalls("search");
    const answer = await visitor().get("/rechercher/?q=croquettes+saumon&page=2");
    const html = await answer.text();
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      429,
      "60",
      "no-store",
    ]);
    expect(textOf(html)).toContain("Une vérification rapide suffit pour continuer");
    expect(html).toContain('value="croquettes saumon"');
    expect(await calls()).toBe(0);
    expect((await visitor().get("/rechercher/?q=croquettes", exchange)).status).toBe(429);
  });

  test("suggestions are refused with a sentence", async () => {
    readLog();
    close("SUGGESTIONS_LIMIT");
    const answer = await visitor().get(suggestions);
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      429,
      "60",
      "no-store",
    ]);
    expect(await answer.json()).toEqual({
      message: expect.stringContaining("Beaucoup de recherches"),
      botCheck: { scriptUrl: expect.any(String), siteKey: "demo-site-key" },
    });
  });

  test.each(["SEARCH_LIMIT", "SUGGESTIONS_LIMIT"] as const)(
    "%s: who solves the bot check searches on with a quota of their own, once used up it is used up",
    async (name) => {
      readLog();
      const mostOfPerson = 3;
      const asked = new Map<string, number>();
      for (const limit of ["SEARCH_LIMIT", "SUGGESTIONS_LIMIT"] as const)
        vi.spyOn(env[limit], "limit").mockImplementation(async ({ key }) => {
          const count = (asked.get(limit + key) ?? 0) + 1;
          asked.set(limit + key, count);
          return { success: key !== overKey && count <= mostOfPerson };
        });
      const overKey = await digestOf("address 192.0.2.77");
      const { browser, call } = sender("192.0.2.77");
      const path = name === "SEARCH_LIMIT" ? "/rechercher/?q=saumon" : suggestions;
      const search = async () =>
        (await browser.get(path, { headers: { "CF-Connecting-IP": "192.0.2.77" } })).status;
      expect(await search()).toBe(429);
      expect((await call("/api/suggestions", await tokenFor("search"))).status).toBe(204);
      expect(await search()).toBe(200);
      let served = 1;
      while (served < 10 && (await search()) === 200) served += 1;
      expect(served).toBeLessThanOrEqual(mostOfPerson);
      await call("/api/suggestions", await tokenFor("search"));
      expect(await search()).toBe(429);
    },
  );

  test("neither a robot nor a form without a token gets a quota, and a page without scripts says what to do", async () => {
    readLog();
    close("SEARCH_LIMIT");
    const { browser, call, post } = sender();
    expect((await call("/api/suggestions", {})).status).toBe(429);
    expect((await call("/api/suggestions", await tokenFor("contact"))).status).toBe(429);
    expect([...browser.cookies.keys()]).not.toContain("__Host-knownSender");
    const referer = "https://museau.example/rechercher/?q=saumon";
    const back = await post("/api/suggestions", {}, { Referer: referer });
    expect([back.status, back.headers.get("location")]).toEqual([303, "/rechercher/?q=saumon"]);
    expect(noticeOf(browser)).toContain("Patientez une minute");
  });

  test("no new cart is opened: scripts, forms and links are told, and a cart that there is goes on", async () => {
    readLog();
    const { browser: known } = await shopper();
    close("NEW_CART_LIMIT");
    const calls = await countCalls("ecommerce", "/shop/orders", "POST");
    const scripted = await visitor().postJson("/api/cart/items", chicken);
    expect([scripted.status, scripted.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await scripted.json()).toMatchObject({
      cart: null,
      message: cartNotices.tooMany,
    });
    const plain = visitor();
    expect(
      (await plain.post("/api/cart/items", { variantCode: chicken.variantCode, quantity: "3" })).status,
    ).toBe(303);
    expect(noticeOf(plain)).toContain("Patientez une minute");
    expect(decodeURIComponent(plain.cookies.get("__Host-notice") ?? "")).toContain('"quantity":"3"');
    const linked = visitor();
    await linked.get("/chien/?variantId=11000101");
    expect(noticeOf(linked)).toContain("Patientez une minute");
    expect(await calls()).toBe(0);
    expect((await add(known, chicken)).status).toBe(200);
  });

  test("a code is not tried, and stays in its field", async () => {
    readLog();
    const { browser } = await shopper();
    close("COUPON_LIMIT");
    expect((await applyCoupon(browser, "MUSEAU10")).status).toBe(429);
    await browser.post("/api/cart/coupon", { couponCode: "MUSEAU10" });
    const html = await (await browser.get("/panier/")).text();
    expect(textOf(html)).toContain("Patientez une minute");
    expect(html).toContain('value="MUSEAU10"');
  });

  test("a session is not refreshed, and not lost either", async () => {
    readLog();
    const browser = browserWith(await logIn(people.camille.email, -60));
    const limit = close("REFRESH_LIMIT");
    const calls = await countCalls("ecommerce", "/shop/authentication-token/refresh");
    const before = new Map(browser.cookies);
    const answer = await browser.get("/page/livraison/");
    expect([answer.status, bodyClassesOf(await answer.text())]).toEqual([200, ["is-anonymous"]]);
    expect((await browser.get("/mon-compte/")).status).toBe(503);
    expect(browser.cookies).toEqual(before);
    expect(await calls()).toBe(0);
    limit.mockRestore();
    expect(bodyClassesOf(await (await browser.get("/page/livraison/")).text())).toContain("is-logged");
  });
});

describe("a limit counts a network, whatever its visitors claim to be", () => {
  const forged = {
    "__Host-cartToken": "x".repeat(20),
    "__Host-customerUri": "%2Fapi%2F1",
    "__Host-visit": "7",
  };

  async function keysOf(name: LimitName, ask: (someone: Visitor) => Promise<unknown>, who: VisitorOptions[]) {
    const keys: string[] = [];
    vi.spyOn(env[name], "limit").mockImplementation(async ({ key }) => {
      keys.push(key);
      return { success: false };
    });
    for (const options of who) await ask(visitor(options));
    expect(keys).toHaveLength(who.length);
    return keys;
  }

  test.each<[LimitName, (someone: Visitor) => Promise<unknown>]>([
    ["SEARCH_LIMIT", (someone) => someone.get("/rechercher/?q=saumon")],
    ["SUGGESTIONS_LIMIT", (someone) => someone.get(suggestions)],
    ["COUPON_LIMIT", (someone) => someone.postJson("/api/cart/coupon", { couponCode: "X" })],
    ["REPORT_LIMIT", (someone) => someone.get("/api/reports", { method: "POST", body: "[]" })],
  ])("%s", async (name, ask) => {
    readLog();
    const [first, ...others] = await keysOf(name, ask, [
      { address: "2001:db8:1:2::1" },
      { address: "2001:0DB8:0001:0002:ffff::9", cookies: forged },
      { address: "2001:db8:1:2:3::", agent: "googlebot" },
    ]);
    expect(new Set(others)).toEqual(new Set([first]));
    const [elsewhere] = await keysOf(name, ask, [{ address: "2001:db8:1:3::1" }]);
    expect(elsewhere).not.toBe(first);
  });

  test("NEW_CART_LIMIT: a made-up cart has no counter of its own", async () => {
    readLog();
    const keys = await keysOf("NEW_CART_LIMIT", (someone) => someone.postJson("/api/cart/items", chicken), [
      { address: "192.0.2.1" },
      { address: "192.0.2.1", cookies: { "__Host-cartToken": "mnt8Y-made_up~token" } },
    ]);
    expect(new Set(keys).size).toBe(1);
  });

  test("REFRESH_LIMIT: nor has a made-up session", async () => {
    readLog();
    const withToken = (token: string) => ({
      address: "192.0.2.1",
      cookies: { "__Host-refreshToken": token },
    });
    const keys = await keysOf("REFRESH_LIMIT", (someone) => someone.get("/"), [
      withToken("a1"),
      withToken("b2"),
    ]);
    expect(new Set(keys).size).toBe(1);
  });
});

test("a made-up session is given no signature for an upload", async () => {
  readLog();
  const { token, customer } = await logIn(people.camille.email);
  const [head = "", claims = ""] = token.split(".");
  const forger = browserWith({ token: `${head}.${claims}.${"A".repeat(86)}`, customer });
  const answer = await forger.get("/api/animals/upload-authentication", {
    headers: { Accept: "application/json" },
  });
  expect(answer.status).toBe(401);
  expect(await answer.text()).not.toContain("signature");
});

test("offices and crawlers stay below: thirty of one network search, type and shop within a minute", async () => {
  const office = Array.from({ length: 30 }, () => visitor({ address: "192.0.2.30" }));
  const statuses = await Promise.all(
    office.map(async (someone) => {
      const searched = await someone.get("/rechercher/?q=saumon");
      const typed = await someone.get(suggestions);
      const added = await someone.postJson("/api/cart/items", chicken);
      return [searched.status, typed.status, added.status].join();
    }),
  );
  expect(new Set(statuses)).toEqual(new Set(["200,200,200"]));
});
