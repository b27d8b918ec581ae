import { describe, expect, test } from "vitest";
import { rex } from "../rex.ts";
import { add, bigBag, cartOf, cartPage, change, chicken, lamb, shopper, subscribed } from "./cart-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const lambEvery = (interval: number) => ({ ...lamb, purchase: "subscription", interval });
const once = { ...subscribed, quantity: 1 };
const alignmentOf = async (browser: Visitor) => (await cartOf(browser)).cart?.alignment;

describe("subscriptions at different intervals", () => {
  test("could be one parcel: the fees come first, then a button for the line that would move", async () => {
    const { browser, lines } = await shopper(once, lambEvery(42));
    const moved = lines[1]?.id ?? 0;
    expect(await alignmentOf(browser)).toEqual({
      text: expect.stringMatching(
        /vos 2.colis coûtent 9,80.€ de frais habituels\. En un seul colis, c’est 4,90.€\.$/,
      ),
      interval: 31,
      moves: [{ id: moved, text: expect.stringMatching(/^Recevoir aussi tous les mois.: Croquettes/) }],
    });
    const { html } = await cartPage(browser);
    const button = new RegExp(
      `action="/api/cart/items/${moved}"[^>]*><input type="hidden" name="interval" value="31"/>`,
    );
    expect(button.test(html)).toBe(true);
    await change(browser, moved, { interval: 31 });
    expect(await alignmentOf(browser)).toBeUndefined();
  });

  test("are left as they are if one parcel saves nothing", async () => {
    const { browser } = await shopper(
      { ...bigBag, purchase: "subscription", interval: 31 },
      { ...lambEvery(42), quantity: 3 },
    );
    expect(await alignmentOf(browser)).toBeUndefined();
  });
});

describe("the page of a cart", () => {
  const asOwner = (browser: Visitor) =>
    browser.cookies.set("__Host-guideAnimal", encodeURIComponent(JSON.stringify(rex)));

  test("tells how long the food lasts the visitor's animals", async () => {
    const { browser } = await shopper({ ...chicken, quantity: 2 });
    expect((await cartPage(browser)).text).not.toContain("par jour");
    asOwner(browser);
    const { text } = await cartPage(browser);
    const [, grams, days] = /Rex : (\d+) g et \d,\d\d € par jour, pour (\d+) jours/.exec(text) ?? [];
    expect(Number(days)).toBe(Math.floor(4000 / Number(grams)));
  });

  test("tells nothing of two foods that they may mix, nor in an outage", async () => {
    const { browser } = await shopper(chicken, lamb);
    asOwner(browser);
    expect((await cartPage(browser)).text).not.toContain("par jour");
    const owner = browserWith(await logIn(people.camille.email));
    await add(owner, chicken);
    expect((await cartPage(owner)).text).toContain("par jour");
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/animals" });
    const { text } = await cartPage(owner);
    expect(text).toContain("Poulet fermier");
    expect(text).not.toContain("par jour");
  });
});
