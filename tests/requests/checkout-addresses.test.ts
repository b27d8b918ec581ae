import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { addressBookNotices } from "../../shared/address/address-book.texts.ts";
import { addressPairFormTexts } from "../../shared/address/address-pair.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { checkoutNotices } from "../../worker/purchase/texts.ts";
import { part } from "../words.ts";
import { look, newAddress, shopperWith, submitStep, wayOf } from "./checkout-shopper.ts";
import { atSignIn, demoPassword, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { askApi, cartWith } from "./stand-in-api.ts";
import { lyon, moveOrder } from "./stand-in-checkout.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, mendServices } from "./visitor.ts";

mendAfterEach();

interface BookEntry {
  "@id": string;
  id: number;
}

async function entryOf(token: string, change: object = {}): Promise<BookEntry> {
  return (await askApi<BookEntry>("POST", "addresses", { ...lyon, alias: "Maison", ...change }, { token }))
    .body;
}

const favour = (token: string, { "@id": defaultAddress }: BookEntry, customer = 2) =>
  askApi("PUT", `customers/${customer}`, { defaultAddress }, { token });

async function emptyBook(token: string): Promise<void> {
  const { body } = await askApi<{ "hydra:member": BookEntry[] }>(
    "GET",
    "addresses?itemsPerPage=100",
    undefined,
    { token },
  );
  for (const { id } of body["hydra:member"]) await askApi("DELETE", `addresses/${id}`, undefined, { token });
}

const bookEntry: Record<string, string> = { ...lyon, faire: "enregistrer", phoneNumber: "06 12 34 56 78" };

const addressesOf = async ({ read }: Awaited<ReturnType<typeof shopperWith>>) => {
  const order = (await read()) as unknown as Record<"billingAddress" | "shippingAddress", typeof lyon>;
  return [order.billingAddress.street, order.shippingAddress.street];
};

describe("the addresses of an order", () => {
  test("a customer with a favourite begins with the first open choice", async () => {
    const shopper = await shopperWith();
    await emptyBook(shopper.token);
    await favour(shopper.token, await entryOf(shopper.token, { street: "7 rue Favorite" }));
    const answer = await shopper.browser.post("/api/cart/checkout");
    expect(wayOf(answer)).toBe(`303 ${shopper.path("livraison")}`);
    expect(await addressesOf(shopper)).toEqual(["7 rue Favorite", "7 rue Favorite"]);
    expect((await look(shopper.browser, shopper.path("livraison"))).text).toContain("7 rue Favorite");
    await emptyBook(shopper.token);
  });

  test("so does a customer with only one address; among several without a favourite they choose", async () => {
    const only = await shopperWith();
    await emptyBook(only.token);
    await entryOf(only.token, { street: "7 rue Unique" });
    await env.DB.exec("update customers set defaultAddress = null where id = 2");
    expect(wayOf(await only.browser.post("/api/cart/checkout"))).toBe(`303 ${only.path("livraison")}`);
    expect(await addressesOf(only)).toEqual(["7 rue Unique", "7 rue Unique"]);
    const several = await shopperWith();
    await entryOf(several.token, { street: "8 rue Seconde" });
    await env.DB.exec("update customers set defaultAddress = null where id = 2");
    expect(wayOf(await several.browser.post("/api/cart/checkout"))).toBe(
      `303 ${several.path("facturation")}`,
    );
    await emptyBook(only.token);
  });

  test("so does one who signs in after the button of the cart", async () => {
    const { cart } = await cartWith([{ code: "11000101" }]);
    const { token } = await logIn(people.paul.email);
    await emptyBook(token);
    await favour(token, await entryOf(token, { street: "7 rue Favorite" }));
    const { browser, take } = atSignIn(`/connexion/?retour=/commande/${cart}/`, { cartToken: cart });
    const answer = await take("password", { email: people.paul.email, password: demoPassword });
    expect(wayOf(answer)).toBe(`303 /commande/${cart}/?etape=livraison`);
    expect((await look(browser, `/commande/${cart}/?etape=livraison`)).text).toContain("7 rue Favorite");
    await emptyBook(token);
  });

  test.each([
    ["without scripts", {}],
    ["fetched ahead", { "Sec-Purpose": "prefetch" }],
  ])(
    "a page that is read, %s, changes nothing of the order: the favourite is preselected",
    async (_, headers) => {
      const shopper = await shopperWith();
      await emptyBook(shopper.token);
      const entry = await entryOf(shopper.token);
      await favour(shopper.token, entry);
      const before = await shopper.read();
      const writes = await countCalls("ecommerce", "/shop/orders", "PUT");
      const steps = ["", "facturation", "livraison"].map((step) => shopper.path(step));
      for (const path of steps) await (await shopper.browser.get(path, { headers })).body?.cancel();
      expect([await shopper.read(), await writes()]).toEqual([before, 0]);
      const { html, way } = await look(shopper.browser, shopper.path());
      expect(way.at(-1)).toBe(shopper.path("facturation"));
      expect(new RegExp(`<input[^>]*value="${entry.id}"[^>]*>`).exec(html)?.[0]).toContain("checked");
      expect(wayOf(await submitStep(shopper, "facturation", { "billingAddress.id": String(entry.id) }))).toBe(
        `303 ${shopper.path("livraison")}`,
      );
      await emptyBook(shopper.token);
    },
  );

  test("a favourite that the API refuses shows the first step", async () => {
    const shopper = await shopperWith();
    await emptyBook(shopper.token);
    await favour(shopper.token, await entryOf(shopper.token));
    const logged = readLog();
    await breakService({ service: "ecommerce", mode: "status", status: 500, method: "PATCH" });
    expect(wayOf(await shopper.browser.post("/api/cart/checkout"))).toBe(
      `303 ${shopper.path("facturation")}`,
    );
    expect(logged().map(({ event }) => event)).toContain("order not addressed");
    await emptyBook(shopper.token);
  });

  test("an entry is corrected from here, and comes back chosen", async () => {
    const shopper = await shopperWith();
    await emptyBook(shopper.token);
    const entry = await entryOf(shopper.token, { city: "Lion" });
    await favour(shopper.token, entry);
    await shopper.browser.post("/api/cart/checkout");
    const step = await look(shopper.browser, shopper.path("facturation"));
    const [, edit = ""] =
      /href="(\/mon-compte\/mes-adresses\/\?adresse=\d+&amp;retour=[^"]+)"/.exec(step.html) ?? [];
    const path = edit.replaceAll("&amp;", "&");
    expect(path).toContain(`adresse=${entry.id}&`);
    const form = await look(shopper.browser, path);
    const back = `${shopper.path("facturation")}&facturation=${entry.id}`;
    expect(form.html.replaceAll("&amp;", "&")).toContain(`href="${back}"`);
    const wrong = await shopper.browser.post(path, { ...bookEntry, postcode: "690" });
    expect((await wrong.text()).replaceAll("&amp;", "&")).toContain(`href="${back}"`);
    expect(wayOf(await shopper.browser.post(path, bookEntry))).toBe(`303 ${back}`);
    const again = await look(shopper.browser, back);
    expect(again.text).toContain(addressBookNotices.corrected);
    expect(new RegExp(`<input[^>]*value="${entry.id}"[^>]*>`).exec(again.html)?.[0]).toContain("checked");
    await submitStep(shopper, "facturation", { "billingAddress.id": String(entry.id) });
    const order = (await shopper.read()) as unknown as Record<
      "billingAddress" | "shippingAddress",
      typeof lyon
    >;
    expect([order.billingAddress.city, order.shippingAddress.city]).toEqual(["Lyon", "Lyon"]);
    await emptyBook(shopper.token);
  });

  test("no other site is led back to", async () => {
    const shopper = await shopperWith();
    const entry = await entryOf(shopper.token);
    const path = `/mon-compte/mes-adresses/?adresse=${entry.id}&retour=${encodeURIComponent("//evil.example/")}`;
    expect(wayOf(await shopper.browser.post(path, bookEntry))).toBe("303 /mon-compte/mes-adresses/");
    await emptyBook(shopper.token);
  });

  test("the address book can be chosen from, its favourite preselected", async () => {
    const shopper = await shopperWith();
    await emptyBook(shopper.token);
    await entryOf(shopper.token, { alias: "Maison" });
    const office = await entryOf(shopper.token, { alias: "Bureau", street: "3 quai Perrache" });
    await favour(shopper.token, office);
    await shopper.browser.post("/api/cart/checkout");
    const { html } = await look(shopper.browser, shopper.path("facturation"));
    expect(html).toMatch(
      new RegExp(
        `<input[^>]*name="billingAddress.id"[^>]*checked=""[^>]*value="${office.id}"|<input[^>]*value="${office.id}"[^>]*checked=""`,
      ),
    );
    expect(html).toContain("Maison");
    expect(html).toContain("Favorite");
    await emptyBook(shopper.token);
  });

  test("billing and shipping may be two entries, and the parcel's country is followed", async () => {
    const shopper = await shopperWith();
    await emptyBook(shopper.token);
    const home = await entryOf(shopper.token, { street: "1 rue Une" });
    const belgian = { countryCode: "BE", postcode: "1000", city: "Bruxelles", phoneNumber: "+32470123456" };
    const office = await entryOf(shopper.token, { ...belgian, street: "2 rue Deux" });
    await submitStep(shopper, "facturation", {
      "billingAddress.id": String(home.id),
      "livrer-ailleurs": "on",
      "shippingAddress.id": String(office.id),
    });
    expect(await addressesOf(shopper)).toEqual(["1 rue Une", "2 rue Deux"]);
    expect(shopper.browser.cookies.get("__Host-addressCountry")).toBe("BE");
    await emptyBook(shopper.token);
  });

  test("an entry of another customer's book cannot be chosen", async () => {
    const shopper = await shopperWith();
    const camilles = await shopperWith(undefined, "camille");
    const foreign = await entryOf(camilles.token);
    const answer = await submitStep(shopper, "facturation", { "billingAddress.id": String(foreign.id) });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(part(addressPairFormTexts.addressGone));
    await emptyBook(camilles.token);
  });

  test("a new address is checked field by field, and the draft is kept", async () => {
    const shopper = await shopperWith();
    await emptyBook(shopper.token);
    const answer = await submitStep(
      shopper,
      "facturation",
      newAddress("billingAddress", { postcode: "6900", city: "" }),
    );
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/5.chiffres/);
    expect(html).toContain(addressTexts.forms.address.city.errors.required);
    expect(html).toContain('value="12 rue des Lilas"');
    expect((await shopper.read()).checkoutState).toBe("cart");
  });

  test("it is saved in the book on request only", async () => {
    const shopper = await shopperWith();
    await emptyBook(shopper.token);
    const additions = await countCalls("ecommerce", "/shop/addresses", "POST");
    await submitStep(shopper, "facturation", newAddress());
    expect(await additions()).toBe(0);
    await submitStep(shopper, "facturation", { ...newAddress(), "billingAddress.garder": "on" });
    expect(await additions()).toBe(1);
    await submitStep(shopper, "facturation", { ...newAddress(), "billingAddress.garder": "on" });
    expect(await additions()).toBe(1);
    await mendServices();
    await emptyBook(shopper.token);
  });

  test("a failure to save it does not block the order", async () => {
    const shopper = await shopperWith();
    await shopper.browser.post("/api/cart/checkout");
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/addresses", method: "POST" });
    const answer = await submitStep(shopper, "facturation", {
      ...newAddress(),
      "billingAddress.garder": "on",
    });
    expect(wayOf(answer)).toBe(`303 ${shopper.path("livraison")}`);
    expect((await look(shopper.browser, shopper.path("livraison"))).text).toContain(checkoutNotices.notKept);
  });

  test("a favourite overseas, where nothing is delivered, shows the first step", async () => {
    const shopper = await shopperWith();
    await emptyBook(shopper.token);
    await favour(shopper.token, await entryOf(shopper.token, { postcode: "97400", city: "Saint-Denis" }));
    const addressings = await countCalls("ecommerce", "/address", "PATCH");
    expect(wayOf(await shopper.browser.post("/api/cart/checkout"))).toBe(
      `303 ${shopper.path("facturation")}`,
    );
    expect(await addressings()).toBe(0);
    await mendServices();
    await emptyBook(shopper.token);
  });

  test("an order that is already addressed overseas goes back to its addresses, and says why", async () => {
    const shopper = await shopperWith();
    await submitStep(shopper, "facturation", newAddress());
    await moveOrder(shopper.cart, { ...lyon, postcode: "97400", city: "Saint-Denis" });
    const { way, text } = await look(shopper.browser, shopper.path("livraison"));
    expect(way.at(-1)).toBe(shopper.path("facturation"));
    expect(text).toMatch(part(checkoutNotices.notDelivered));
    const posted = await shopper.browser.post(shopper.path("livraison"), {
      etape: "livraison",
      transporteur: "colissimo",
    });
    expect(wayOf(posted)).toBe(`303 ${shopper.path("facturation")}`);
  });

  describe("an entry chosen while the book cannot be read", () => {
    const bookDown = () =>
      breakService({ service: "ecommerce", mode: "status", path: "/shop/addresses", method: "GET" });

    test("is not called deleted: the step says that it failed, and keeps the choice", async () => {
      const shopper = await shopperWith();
      await emptyBook(shopper.token);
      await entryOf(shopper.token);
      const office = await entryOf(shopper.token, { alias: "Bureau", street: "3 quai Perrache" });
      await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/2" });
      await bookDown();
      const chosen = { etape: "facturation", "billingAddress.id": String(office.id) };
      const hydrated = await shopper.browser.post(shopper.path("facturation"), chosen, {
        headers: { Accept: "application/json" },
      });
      expect([hydrated.status, await hydrated.json()]).toEqual([
        503,
        { errors: { fields: {}, form: [expect.stringContaining("Une erreur est survenue. Réessayez")] } },
      ]);
      const plain = await shopper.browser.post(shopper.path("facturation"), chosen);
      expect([plain.status, await plain.text()]).toEqual([
        503,
        expect.not.stringContaining("dans votre carnet"),
      ]);
      await mendServices();
      const { html } = await look(shopper.browser, shopper.path("facturation"));
      const [input = ""] = new RegExp(`<input[^>]*value="${office.id}"[^>]*>`).exec(html) ?? [];
      expect(input).toContain('checked=""');
      await emptyBook(shopper.token);
    });

    test("does not block a new address", async () => {
      const shopper = await shopperWith();
      await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/2" });
      await bookDown();
      const answer = await submitStep(shopper, "facturation", newAddress());
      expect(wayOf(answer)).toBe(`303 ${shopper.path("livraison")}`);
    });
  });
});
