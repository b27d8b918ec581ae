import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { checkoutNotices } from "../../worker/purchase/texts.ts";
import { part } from "../words.ts";
import { look, newAddress, type Shopper, shopperWith, submitStep, wayOf } from "./checkout-shopper.ts";
import { browserWith, logIn, logInAgain, people } from "./customer.ts";
import { dice } from "./dice.ts";
import { askApi } from "./stand-in-api.ts";
import { lyon } from "./stand-in-checkout.ts";
import { askStandIns, breakService, mendAfterEach, mendServices, visitor } from "./visitor.ts";

mendAfterEach();

async function addressed(): Promise<Shopper> {
  const shopper = await shopperWith();
  await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/2" });
  await shopper.callApi("PATCH", "/address", { billingAddress: lyon });
  return shopper;
}

describe("any state of an order leads to the right step, with the reason", () => {
  test("without a step the address leads to the next one", async () => {
    const shopper = await addressed();
    expect((await look(shopper.browser, shopper.path())).way.at(-1)).toBe(shopper.path("livraison"));
  });

  test("a later step leads back to the next one", async () => {
    const shopper = await addressed();
    const { way, text } = await look(shopper.browser, shopper.path("recapitulatif"));
    expect(way.at(-1)).toBe(shopper.path("livraison"));
    expect(text).toMatch(part(checkoutNotices.notYet));
  });

  test("an unknown step is ignored", async () => {
    const shopper = await addressed();
    const { way } = await look(shopper.browser, `/commande/${shopper.cart}/?etape=cadeau`);
    expect(way.at(-1)).toBe(shopper.path("livraison"));
  });

  test("a completed step can be opened again, by the progress bar too", async () => {
    const shopper = await addressed();
    const { html, heading } = await look(shopper.browser, shopper.path("facturation"));
    expect(heading).toBe(checkoutTexts.stepTitles.facturation);
    expect(html).toMatch(/aria-current="step"[^>]*>Adresse</);
    expect(html).toContain(`href="${shopper.path("livraison")}"`);
    expect(html).not.toContain(`href="${shopper.path("paiement")}"`);
  });

  test("an empty cart leads to the cart", async () => {
    const shopper = await shopperWith([]);
    const { way, text } = await look(shopper.browser, shopper.path("facturation"));
    expect(way.at(-1)).toBe("/panier/");
    expect(text).toContain("Il n’y a rien à commander");
  });

  test("a sold-out product leads to the cart, which names it", async () => {
    const shopper = await addressed();
    await askStandIns("/_sandbox/variants/11000101", { stock: 0, price: 2190 });
    const { way, text } = await look(shopper.browser, shopper.path("livraison"));
    expect(way.at(-1)).toBe("/panier/");
    expect(text).toMatch(part(checkoutNotices.soldOut({ names: "{{names}}" })));
    await askStandIns("/_sandbox/variants/11000101", { stock: 40, price: 2190 });
  });

  test("so it does at the button of the cart", async () => {
    const shopper = await shopperWith();
    await askStandIns("/_sandbox/variants/11000101", { stock: 40, price: 2990 });
    await shopper.browser.post("/api/cart/checkout");
    const { text } = await look(shopper.browser, shopper.path("facturation"));
    expect(text).toMatch(part(checkoutNotices.priceChanged, { price: "29,90 €" }));
    await askStandIns("/_sandbox/variants/11000101", { stock: 40, price: 2190 });
  });

  test("an expired coupon leads to the cart, which says so", async () => {
    const shopper = await addressed();
    await submitStep(shopper, "livraison", { transporteur: "colissimo" });
    await submitStep(shopper, "paiement", { moyen: "card" });
    await env.DB.prepare("update orders set couponCode = 'ETE2025' where tokenValue = ?")
      .bind(shopper.cart)
      .run();
    const answer = await submitStep(shopper, "recapitulatif");
    expect(wayOf(answer)).toBe("303 /panier/");
    expect((await look(shopper.browser, "/panier/")).text).toContain("ETE2025");
    expect((await shopper.read()).state).toBe("cart");
  });

  test("an order that was emptied in another tab leads to the cart, from its page and from its form", async () => {
    const shopper = await addressed();
    await look(shopper.browser, shopper.path("livraison"));
    await shopper.callApi("DELETE", "");
    const late = await shopper.browser.post(shopper.path("livraison"), { etape: "livraison" });
    expect(wayOf(late)).toBe("303 /panier/");
    const { way, text } = await look(shopper.browser, shopper.path("livraison"));
    expect(way.at(-1)).toBe("/panier/");
    expect(text).toMatch(part(checkoutNotices.gone));
  });

  test("a cancelled order leads to its page, which says so; a late form does too", async () => {
    const shopper = await addressed();
    await askStandIns(`/_sandbox/orders/${shopper.cart}/state`, { state: "cancelled" });
    const confirmation = `/commande/${shopper.cart}/confirmation/`;
    const late = await shopper.browser.post(shopper.path("livraison"), { etape: "livraison" });
    expect(wayOf(late)).toBe(`303 ${confirmation}`);
    const { way, heading } = await look(shopper.browser, shopper.path("livraison"));
    expect([way.at(-1), heading]).toEqual([confirmation, confirmationTexts.title.cancelled]);
  });

  test("a paid order leads to its confirmation, from any step and from a late form", async () => {
    const shopper = await addressed();
    await askStandIns(`/_sandbox/orders/${shopper.cart}/state`, { state: "fulfilled" });
    const confirmation = `/commande/${shopper.cart}/confirmation/`;
    expect(wayOf(await shopper.browser.get(shopper.path("livraison")))).toBe(`302 ${confirmation}`);
    const late = await shopper.browser.post(shopper.path("livraison"), {
      etape: "livraison",
      transporteur: "colissimo",
    });
    expect(wayOf(late)).toBe(`303 ${confirmation}`);
  });

  test("a changed price is reported when the server applies it", async () => {
    const shopper = await shopperWith();
    await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/2" });
    await askStandIns("/_sandbox/variants/11000101", { stock: 40, price: 2990 });
    const answer = await submitStep(shopper, "facturation", newAddress());
    expect(wayOf(answer)).toBe(`303 ${shopper.path("livraison")}`);
    const { text } = await look(shopper.browser, shopper.path("livraison"));
    expect(text).toMatch(part(checkoutNotices.priceChanged, { price: "29,90 €" }));
    await askStandIns("/_sandbox/variants/11000101", { stock: 40, price: 2190 });
  });
});

describe("an order that was changed in another tab", () => {
  test("is not sent: the page shows the change and the draft", async () => {
    const shopper = await shopperWith();
    await shopper.browser.post("/api/cart/checkout");
    const page = await look(shopper.browser, shopper.path("facturation"));
    const version = /name="vu" value="([^"]*)"/.exec(page.html)?.[1] ?? "";
    await addToOwn(shopper);
    const answer = await shopper.browser.post(shopper.path("facturation"), {
      etape: "facturation",
      vu: version,
      ...newAddress("billingAddress", { city: "Villeurbanne" }),
    });
    expect(wayOf(answer)).toBe(`303 ${shopper.path("facturation")}#contenu`);
    const again = await look(shopper.browser, shopper.path("facturation"));
    expect(again.text).toMatch(part(checkoutNotices.changed));
    expect(again.html).toContain('value="Villeurbanne"');
    expect((await shopper.read()).checkoutState).toBe("cart");
  });

  const addToOwn = (shopper: Shopper) =>
    shopper.callApi("PATCH", "/items", {
      productVariant: "/api/v2/shop/product-variants/11000102",
      quantity: 1,
      subscriptionInterval: 0,
    });
});

describe("nobody reads or changes another customer's order", () => {
  const toSignIn = (wanted: string) => `302 /connexion/?retour=${encodeURIComponent(wanted)}`;
  const camille = async () => browserWith(await logIn(people.camille.email));

  test.each(["facturation", "livraison", "paiement", "recapitulatif", undefined])(
    "an order of another customer is not there: %s",
    async (step) => {
      const { path, cart } = await addressed();
      const { status, text } = await look(await camille(), path(step));
      expect(status).toBe(404);
      expect(text).not.toMatch(/Lilas|Paul|Poulet fermier & riz, 2/);
      expect(text).not.toContain(cart);
    },
  );

  test("nor does a form change it", async () => {
    const shopper = await addressed();
    const browser = await camille();
    for (const step of ["facturation", "livraison", "paiement", "recapitulatif"]) {
      const answer = await browser.post(shopper.path(step), {
        etape: step,
        transporteur: "colissimo",
        moyen: "card",
        ...newAddress("billingAddress", { city: "Nulle part" }),
      });
      expect(answer.status).toBe(404);
      const headers = { Accept: "application/json" };
      const hydrated = await browser.post(shopper.path(step), { etape: step }, { headers });
      expect([hydrated.status, await hydrated.json()]).toEqual([
        404,
        { errors: { fields: {}, form: [expect.stringContaining("n’existe plus")] } },
      ]);
    }
    const order = await shopper.read();
    expect([order.checkoutState, order.payments[0]?.method]).toEqual(["addressed", null]);
  });

  test("an anonymous cart opens only in its own browser", async () => {
    const { path } = await shopperWith();
    const other = await camille();
    expect((await look(other, path("facturation"))).status).toBe(404);
    expect((await other.post(path("facturation"), { etape: "facturation", ...newAddress() })).status).toBe(
      404,
    );
  });

  test("the customer of an order is verified even if the API shows it", async () => {
    const shopper = await addressed();
    const order = await askApi("GET", `orders/${shopper.cart}`, undefined, shopper);
    const { fetch } = env.SANDBOX as Fetcher;
    vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      return request.url.includes(`/shop/orders/${shopper.cart}`)
        ? Response.json(order.body)
        : fetch.call(env.SANDBOX, request);
    });
    const other = await camille();
    expect((await look(other, shopper.path("livraison"))).status).toBe(404);
    expect(other.cookies.has("__Host-jwtTokenRaw")).toBe(true);
  });

  test("a session with the cookies of two customers ends, and the login leads to the customer's own order", async () => {
    const shopper = await addressed();
    const { customer } = await logIn(people.camille.email);
    const mixed = browserWith({ token: shopper.token, customer });
    expect(wayOf(await mixed.get(shopper.path("livraison")))).toBe(toSignIn(shopper.path("livraison")));
    expect(wayOf(await mixed.get("/mon-compte/"))).toBe(toSignIn("/mon-compte/"));
  });

  test.each([undefined, "", "{}", "/api/v2/shop/customers/"])(
    "a token that names no customer (%s) opens nothing, and is dropped",
    async (customer) => {
      const shopper = await addressed();
      const nobody = browserWith({ token: shopper.token, ...(customer !== undefined && { customer }) });
      expect(wayOf(await nobody.get(shopper.path("livraison")))).toBe(toSignIn(shopper.path("livraison")));
      expect(nobody.cookies.has("__Host-jwtTokenRaw")).toBe(false);
    },
  );

  test("with a refresh token, such a session is refreshed with its customer", async () => {
    const shopper = await addressed();
    const { token, refresh_token } = await logIn(people.paul.email);
    const healed = browserWith({ token, refresh_token });
    expect((await look(healed, shopper.path("livraison"))).status).toBe(200);
    expect(healed.cookies.get("__Host-customerUri")).toBe(encodeURIComponent("/api/v2/shop/customers/2"));
  });

  test.each(["a%2Fb", "a?b", "x".repeat(200), "%00", "jeton-inconnu"])(
    "an address that is no order is not there: %s",
    async (token) => {
      const answer = await (await camille()).get(`/commande/${token}/`);
      expect([301, 404]).toContain(answer.status);
    },
  );

  test("a visitor is sent to the login, and returns to the same step", async () => {
    const { path } = await addressed();
    expect(wayOf(await visitor().get(path("livraison")))).toBe(toSignIn(path("livraison")));
  });

  test("another site cannot send a form for the customer", async () => {
    const shopper = await addressed();
    const answer = await shopper.browser.post(
      shopper.path("livraison"),
      { etape: "livraison", transporteur: "colissimo" },
      { headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } },
    );
    expect(answer.status).toBe(403);
    expect((await shopper.read()).checkoutState).toBe("addressed");
  });
});

describe("while the e-commerce API does not answer", () => {
  test("a step says so, names customer service, and loses nothing", async () => {
    const shopper = await addressed();
    await breakService({ service: "ecommerce", mode: "status", status: 503 });
    const answer = await shopper.browser.get(shopper.path("livraison"));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    const html = await answer.text();
    expect(html).toContain(checkoutTexts.outage.title);
    expect(html).toContain("+33 4 65 71 00 42");
    expect(html).toContain(`href="${shopper.path("livraison")}"`);
    await mendServices();
    expect((await look(shopper.browser, shopper.path())).heading).toBe(checkoutTexts.stepTitles.livraison);
  });

  test("a form that cannot be handled returns with its draft, once the page can be shown", async () => {
    const shopper = await shopperWith();
    await shopper.browser.post("/api/cart/checkout");
    await breakService({ service: "ecommerce", mode: "refused" });
    const fields = { etape: "facturation", ...newAddress("billingAddress", { street: "9 rue du Port" }) };
    const answer = await shopper.browser.post(shopper.path("facturation"), fields);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("momentanément inaccessible");
    await mendServices();
    expect((await look(shopper.browser, shopper.path("facturation"))).html).toContain(
      'value="9 rue du Port"',
    );
  });

  test("a failed write returns at once, with its draft and the phone number of customer service", async () => {
    const shopper = await shopperWith();
    await shopper.browser.post("/api/cart/checkout");
    await breakService({ service: "ecommerce", mode: "status", status: 500, method: "PATCH" });
    const answer = await submitStep(
      shopper,
      "facturation",
      newAddress("billingAddress", { city: "Oullins" }),
    );
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain('value="Oullins"');
    expect(html).toContain("+33 4 65 71 00 42");
    expect((await shopper.read()).checkoutState).toBe("cart");
  });

  test("a form with scripts gets the same as data", async () => {
    const shopper = await addressed();
    await breakService({ service: "ecommerce", mode: "status", status: 503 });
    const answer = await shopper.browser.post(
      shopper.path("livraison"),
      { etape: "livraison", transporteur: "colissimo" },
      { headers: { Accept: "application/json" } },
    );
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      errors: { form: [expect.stringContaining("service client")] },
    });
  });
});

describe("a session that expires during the checkout", () => {
  test("leaves its e-mail in the login that the cart's button leads to", async () => {
    const { cart } = await shopperWith();
    const { token, customer } = await logIn(people.paul.email, -60);
    const browser = browserWith({ token, customer }, { cartToken: cart });
    const answer = await browser.post("/api/cart/checkout");
    const { html } = await look(browser, answer.headers.get("location") ?? "");
    expect(answer.headers.get("location")).toMatch(/^\/connexion\/\?retour=/);
    expect(html).toContain(`value="${people.paul.email}"`);
  });

  test("is renewed by the login, at the same step, with the draft", async () => {
    const shopper = await shopperWith();
    await shopper.browser.post("/api/cart/checkout");
    const cookies = new Map(shopper.browser.cookies);
    for (const name of ["__Host-jwtTokenRaw", "__Host-refreshToken", "__Host-customerUri"])
      shopper.browser.cookies.delete(name);
    const fields = { etape: "facturation", ...newAddress("billingAddress", { city: "Bron" }) };
    const answer = await shopper.browser.post(shopper.path("facturation"), fields);
    expect(wayOf(answer)).toBe(`303 /connexion/?retour=${encodeURIComponent(shopper.path("facturation"))}`);

    for (const [name, value] of cookies)
      if (!shopper.browser.cookies.has(name)) shopper.browser.cookies.set(name, value);
    const { html } = await look(shopper.browser, shopper.path("facturation"));
    expect(html).toContain('value="Bron"');
    expect((await look(shopper.browser, shopper.path("facturation"))).html).not.toContain('value="Bron"');
  });

  test("the payment method is still chosen", async () => {
    const shopper = await addressed();
    const { shipments } = await shopper.read();
    await shopper.callApi("PATCH", `/shipments/${shipments[0]?.id}`, {
      shippingMethod: "/api/v2/shop/shipping-methods/colissimo",
    });
    await breakService({ service: "ecommerce", mode: "status", status: 401, method: "PATCH" });
    await shopper.browser.post(shopper.path("paiement"), { etape: "paiement", moyen: "bank_transfer" });
    await mendServices();
    logInAgain(shopper.browser, await logIn(people.paul.email));
    const { html } = await look(shopper.browser, shopper.path("paiement"));
    expect(/<input[^>]*value="bank_transfer"[^>]*>/.exec(html)?.[0]).toContain("checked");
  });

  test("a token refused with a form leads to the login, and the draft is kept", async () => {
    const shopper = await shopperWith();
    await shopper.browser.post("/api/cart/checkout");
    await breakService({ service: "ecommerce", mode: "status", status: 401, method: "PATCH" });
    const fields = { etape: "facturation", ...newAddress("billingAddress", { city: "Givors" }) };
    const answer = await shopper.browser.post(shopper.path("facturation"), fields);
    expect(wayOf(answer)).toBe(`303 /connexion/?retour=${encodeURIComponent(shopper.path("facturation"))}`);
    await mendServices();
    logInAgain(shopper.browser, await logIn(people.paul.email));
    expect((await look(shopper.browser, shopper.path("facturation"))).html).toContain('value="Givors"');
  });

  test("two addresses of the maximum length, full of accents, fit into the cookie", async () => {
    const shopper = await shopperWith();
    await shopper.browser.post("/api/cart/checkout");
    await breakService({ service: "ecommerce", mode: "status", status: 503 });
    const random = dice(5);
    const letters = [..."éèêëàâäîïôöùûüçœÉÈÀÇŒ aeinst"];
    const words = (most: number) => Array.from({ length: most }, () => random.of(letters)).join("");
    const limits = { firstName: 255, lastName: 255, company: 255, street: 38, street2: 38, city: 33 };
    const long = (kind: string) => {
      const fields = Object.entries({ ...limits, deliveryInstructions: 255 });
      return newAddress(kind, Object.fromEntries(fields.map(([name, most]) => [name, words(most)])));
    };
    const draft = { ...long("billingAddress"), "livrer-ailleurs": "on", ...long("shippingAddress") };
    const answer = await shopper.browser.post(shopper.path("facturation"), {
      etape: "facturation",
      ...draft,
    });
    const [cookie = ""] = answer.headers.getSetCookie().filter((line) => line.includes("formDraft="));
    expect(cookie.length).toBeGreaterThan(0);
    expect(cookie.length).toBeLessThanOrEqual(4096);
    await mendServices();
    const { html } = await look(shopper.browser, shopper.path("facturation"));
    for (const value of Object.values(draft)) expect(html).toContain(value);
  });

  test.each([
    "%",
    "e30",
    "W1tdXQ",
    "W1siYSJdXQ",
    "WyJhIl0",
    encodeURIComponent("commande=x&etape=facturation"),
  ])("a draft that is not ours is none: %s", async (draft) => {
    const shopper = await shopperWith();
    await shopper.browser.post("/api/cart/checkout");
    shopper.browser.cookies.set("__Host-formDraft", draft);
    expect((await look(shopper.browser, shopper.path("facturation"))).status).toBe(200);
  });

  test("the draft does not show in another order", async () => {
    const shopper = await shopperWith();
    await shopper.browser.post("/api/cart/checkout");
    await breakService({ service: "ecommerce", mode: "refused" });
    await shopper.browser.post(shopper.path("facturation"), {
      etape: "facturation",
      ...newAddress("billingAddress", { city: "Secret" }),
    });
    await mendServices();
    const other = await shopperWith();
    other.browser.cookies.set("__Host-formDraft", shopper.browser.cookies.get("__Host-formDraft") ?? "");
    await other.browser.post("/api/cart/checkout");
    expect((await look(other.browser, other.path("facturation"))).html).not.toContain("Secret");
  });
});
