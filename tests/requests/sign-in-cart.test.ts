import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sessionTexts } from "../../worker/session/texts.ts";
import { rewriteOrders } from "./cart-shopper.ts";
import { atSignIn, demoPassword, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { askApi, cartWith } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { askStandIns, breakService, mendAfterEach, type Visitor } from "./visitor.ts";

const code = "11000101";

const left = "demo-panier";

beforeEach(() => void readLog());
mendAfterEach();

let who = 0;

async function newcomer(former = false) {
  const email = `cliente${++who}@exemple.fr`;
  const { status } = await askApi("POST", "customers", {
    email,
    password: demoPassword,
    firstName: "Inès",
    lastName: "Roux",
    gender: "f",
    birthday: null,
    subscribedToNewsletter: false,
  });
  expect(status).toBe(204);
  if (former) {
    await env.DB.prepare(
      "update orders set customerId = (select id from customers where email = ?), state = 'cart' where tokenValue = ?",
    )
      .bind(email, left)
      .run();
  }
  return { email, password: demoPassword };
}

async function enter(credentials: Record<string, string>, cartToken?: string) {
  const { browser, take } = atSignIn("/connexion/", cartToken ? { cartToken } : {});
  const answer = await take("password", credentials);
  expect(answer.status).toBe(303);
  return browser;
}

const cartOf = (browser: Visitor) => browser.cookies.get("__Host-cartToken");

async function countIn(browser: Visitor): Promise<number> {
  const { cart } = await (await browser.get("/api/cart")).json<{ cart: { count: number } | null }>();
  return cart?.count ?? 0;
}

async function ownerOf(token: string): Promise<number | null> {
  const row = await env.DB.prepare("select customerId from orders where tokenValue = ?")
    .bind(token)
    .first<{ customerId: number | null }>();
  return row?.customerId ?? null;
}

describe("the login attaches the customer to the cart", () => {
  test("the current cart becomes the customer's", async () => {
    const { cart } = await cartWith([{ code, quantity: 2 }]);
    const browser = await enter(await newcomer(), cart);
    expect(cartOf(browser)).toBe(cart);
    expect(await ownerOf(cart)).not.toBeNull();
    expect(await countIn(browser)).toBe(2);
    expect(noticeOf(browser)).toBe("");
  });

  test("one whose lines cannot be read is not empty: it stays", async () => {
    const { cart } = await cartWith([{ code, quantity: 2 }]);
    rewriteOrders((order) =>
      order.tokenValue === cart
        ? { ...order, items: order.items.map((item) => ({ ...item, id: null, "@id": null })) }
        : order,
    );
    expect(cartOf(await enter(await newcomer(true), cart))).toBe(cart);
  });

  test("a subscription in a recovered cart is named, with its rhythm", async () => {
    const credentials = await newcomer(true);
    await env.DB.prepare(
      "update order_items set subscriptionInterval = 31 where orderId = (select id from orders where tokenValue = ?)",
    )
      .bind(left)
      .run();
    const notice = noticeOf(await enter(credentials)).replace(/\u00a0/g, " ");
    expect(notice).toMatch(textPattern(sessionTexts.cart.recovered));
    expect(notice).toMatch(/En abonnement, 2 livraisons au minimum : Croquettes.*\(tous les mois\)/);
  });

  test("a service that turns a line into a subscription when the cart is assigned is repeated", async () => {
    const { cart } = await cartWith([{ code }]);
    rewriteOrders((order) => ({
      ...order,
      items: order.items.map((item) => ({ ...item, subscriptionInterval: order.customer ? 31 : 0 })),
    }));
    const notice = noticeOf(await enter(await newcomer(), cart)).replace(/\u00a0/g, " ");
    expect(notice).toMatch(/En abonnement désormais, tous les mois, 2 livraisons au minimum : Croquettes/);
  });

  test("without one, that of the login's answer is recovered, with a message", async () => {
    const browser = await enter(await newcomer(true));
    expect(cartOf(browser)).toBe(left);
    expect(await countIn(browser)).toBe(1);
    expect(noticeOf(browser)).toMatch(textPattern(sessionTexts.cart.recovered));
  });

  test("an empty current cart is replaced by it", async () => {
    const { cart } = await cartWith([]);
    const browser = await enter(await newcomer(true), cart);
    expect(cartOf(browser)).toBe(left);
  });

  test("without either there is no message", async () => {
    const browser = await enter(await newcomer());
    expect(cartOf(browser)).toBeUndefined();
    expect(noticeOf(browser)).toBe("");
  });
});

describe("where both have lines, the current cart wins", () => {
  test("with all its lines, and a message about the other", async () => {
    const { cart } = await cartWith([{ code, quantity: 3 }, { code: "11000102" }]);
    const browser = await enter(await newcomer(true), cart);
    expect(cartOf(browser)).toBe(cart);
    expect(await countIn(browser)).toBe(4);
    expect(noticeOf(browser).replace(/\u00a0/g, " ")).toContain("(1 article)");
  });

  test("without a message when both are the same", async () => {
    const browser = await enter(await newcomer(true), left);
    expect(cartOf(browser)).toBe(left);
    expect(noticeOf(browser)).toBe("");
  });
});

describe("a cart that is no longer valid", () => {
  test("is replaced by the last one", async () => {
    const { cart } = await cartWith([{ code }]);
    await askStandIns(`/_sandbox/orders/${cart}/state`, { state: "fulfilled" });
    const browser = await enter(await newcomer(true), cart);
    expect(cartOf(browser)).toBe(left);
    expect(noticeOf(browser)).toContain("n’était plus valable");
  });

  test("alone is forgotten, with a message", async () => {
    const browser = await enter(await newcomer(), "rien-de-tel");
    expect(cartOf(browser)).toBeUndefined();
    expect(noticeOf(browser)).toContain("n’était plus valable");
  });

  test("of another customer is not taken over", async () => {
    const { cart } = await cartWith([{ code }]);
    const { token } = await logIn(people.hugo.email);
    await askApi("PUT", `orders/${cart}`, { customer: "/api/v2/shop/customers/4" }, { token });
    const browser = await enter(await newcomer(), cart);
    expect(cartOf(browser)).toBeUndefined();
    expect(await ownerOf(cart)).toBe(4);
  });

  test("left on another device is not recovered, with a message", async () => {
    const credentials = await newcomer(true);
    const { fetch } = env.SANDBOX as Fetcher;
    vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes(`/orders/${left}`)) {
        await env.DB.prepare("update orders set state = 'new' where tokenValue = ?").bind(left).run();
      }
      return fetch.call(env.SANDBOX, request);
    });
    const browser = await enter(credentials);
    expect(cartOf(browser)).toBeUndefined();
    expect(noticeOf(browser)).toContain("Il n’a pas été repris");
  });
});

describe("the return to the order of a replaced cart", () => {
  async function order(credentials: Record<string, string>, cart: string) {
    const { browser, take } = atSignIn("/connexion/", { cartToken: cart });
    const asked = await browser.post("/api/cart/checkout");
    const login = asked.headers.get("location") ?? "";
    expect(login).toBe(`/connexion/?retour=${encodeURIComponent(`/commande/${cart}/`)}`);
    const there = await take("password", credentials, {}, login);
    expect(there.status).toBe(303);
    return { browser, to: there.headers.get("location") };
  }

  test("leads to the cart, which says so", async () => {
    const { cart } = await cartWith([{ code }]);
    await askStandIns(`/_sandbox/orders/${cart}/state`, { state: "fulfilled" });
    const { browser, to } = await order(await newcomer(true), cart);
    expect(to).toBe("/panier/");
    expect(cartOf(browser)).toBe(left);
    expect(noticeOf(browser)).toContain("n’était plus valable");
  });

  test("does so without a replacement too", async () => {
    const { browser, to } = await order(await newcomer(), "rien-de-tel");
    expect([to, cartOf(browser)]).toEqual(["/panier/", undefined]);
  });

  test("leads to the order of a valid cart, and of one placed meanwhile", async () => {
    const { cart } = await cartWith([{ code }]);
    const credentials = await newcomer();
    expect((await order(credentials, cart)).to).toBe(`/commande/${cart}/?etape=facturation`);
    await askStandIns(`/_sandbox/orders/${cart}/state`, { state: "fulfilled" });
    expect((await order(credentials, cart)).to).toBe(`/commande/${cart}/`);
  });
});

describe("a login never fails because of its cart", () => {
  test("that cannot be assigned: it is kept, logged and reported", async () => {
    const { cart } = await cartWith([{ code }]);
    const credentials = await newcomer();
    const log = readLog();
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 500,
      method: "PUT",
      path: "/shop/orders",
    });
    const browser = await enter(credentials, cart);
    expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(true);
    expect(cartOf(browser)).toBe(cart);
    expect(noticeOf(browser)).toMatch(textPattern(sessionTexts.cart.notAttached));
    expect(log()).toContainEqual(expect.objectContaining({ event: "cart not assigned" }));
  });

  test.each(["refused", "garbage"] as const)("that cannot be read (%s): it is kept", async (mode) => {
    const { cart } = await cartWith([{ code }]);
    const credentials = await newcomer();
    await breakService({ service: "ecommerce", mode, path: "/shop/orders" });
    const browser = await enter(credentials, cart);
    expect(browser.cookies.has("__Host-jwtTokenRaw")).toBe(true);
    expect(cartOf(browser)).toBe(cart);
  });
});
