import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { wayOf } from "./checkout-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { atPayment, atSummary, cards, order } from "./payment-shopper.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { askStandIns, breakService, mendServices, switchSetting } from "./visitor.ts";

const ofAccount = (order: string) => `/mon-compte/mes-commandes/${order}/`;

describe("an order of the account, with the flag order-redirect", () => {
  beforeEach(() => switchSetting("features", ["order-redirect"]));
  afterEach(async () => {
    await switchSetting("features", undefined);
    await mendServices();
  });

  test("a cart redirects to its checkout, placed and not paid too; a paid order does not", async () => {
    const unplaced = await atSummary();
    expect(wayOf(await unplaced.browser.get(ofAccount(unplaced.cart)))).toBe(`302 ${unplaced.path()}`);
    const { shopper, gateway } = await atPayment();
    expect(wayOf(await shopper.browser.get(ofAccount(shopper.cart)))).toBe(`302 ${shopper.path()}`);
    await atGateway(gateway, cards.good);
    expect(wayOf(await shopper.browser.get(ofAccount(shopper.cart)))).toBe("200 null");
  });

  test.each(["check", "bank_transfer"])(
    "placed by %s it stays: its page says how it is paid, and nothing leads around in circles",
    async (method) => {
      const shopper = await atSummary(method);
      await order(shopper);
      const page = await shopper.browser.get(ofAccount(shopper.cart));
      expect(page.headers.get("location")).toBeNull();
      const { way } = await shopper.browser.visit(shopper.path());
      expect(way.at(-1)).toBe(`/commande/${shopper.cart}/confirmation/`);
    },
  );

  test("a cancelled one does not redirect", async () => {
    const shopper = await atSummary();
    await askStandIns(`/_sandbox/orders/${shopper.cart}/state`, { state: "cancelled" });
    expect(wayOf(await shopper.browser.get(ofAccount(shopper.cart)))).toBe("200 null");
  });

  test("another customer's order does not redirect, nor does one that is missing or cannot be loaded", async () => {
    const shopper = await atSummary();
    const stranger = browserWith(await logIn(people.camille.email));
    for (const order of [shopper.cart, "inconnue", "..%2F..%2Fcustomers%2F2"]) {
      expect(wayOf(await stranger.get(ofAccount(order)))).toBe("404 null");
    }
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/orders" });
    expect(wayOf(await shopper.browser.get(ofAccount(shopper.cart)))).toBe("503 null");
  });

  test("without the flag nothing redirects", async () => {
    await switchSetting("features", undefined);
    const unplaced = await atSummary();
    expect(wayOf(await unplaced.browser.get(ofAccount(unplaced.cart)))).toBe("404 null");
  });
});
