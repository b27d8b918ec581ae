import { describe, expect, test } from "vitest";
import { newAddress, shopperWith, submitStep, versionIn } from "./checkout-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { documentData } from "./page-html.ts";
import { atPayment, atSummary, cards, leadsTo, order } from "./payment-shopper.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { allow, namesIn, sent, trackingOf } from "./tracking.ts";
import { breakService, exchange, mendAfterEach } from "./visitor.ts";

mendAfterEach();

describe("the funnel is sent", () => {
  test("when it is entered, once, and then each of its steps", async () => {
    const shopper = await shopperWith([{ code: "11000101", quantity: 2 }]);
    allow(shopper.browser, "measurement");
    const first = await trackingOf(shopper.browser, shopper.path());
    expect(namesIn(first)).toEqual(["page_view", "begin_checkout", "checkout_step"]);
    expect(sent(first, "begin_checkout")).toMatchObject([{ items: [{ variant: "11000101", quantity: 2 }] }]);
    expect(sent(first, "begin_checkout")[0]?.total).toBeGreaterThan(0);
    expect(sent(first, "page_view")).toEqual([
      {
        name: "commande-order",
        path: "/commande/{order}/",
        query: { etape: "facturation" },
        status: 200,
      },
    ]);
    expect(JSON.stringify(first)).not.toContain(shopper.cart);

    await submitStep(shopper, "facturation", newAddress());
    const second = await trackingOf(shopper.browser, shopper.path());
    expect(namesIn(second)).toEqual(["page_view", "checkout_step"]);
    expect(sent(second, "checkout_step")).toEqual([{ step: "shipping" }]);
  });

  test("up to payment and summary", async () => {
    const shopper = await atSummary("card");
    allow(shopper.browser, "measurement");
    const steps: string[] = [];
    for (const step of ["facturation", "livraison", "paiement", "recapitulatif"]) {
      const tracking = await trackingOf(shopper.browser, shopper.path(step));
      steps.push(...sent(tracking, "checkout_step").map((shown) => shown.step));
    }
    expect(steps).toEqual(["billing", "shipping", "payment", "summary"]);
  });
});

describe("a purchase is sent once", () => {
  test("by the first confirmation in the browser that placed the order, with its amounts", async () => {
    const shopper = await atSummary("card", [{ code: "11000101", quantity: 2 }], "BIENVENUE");
    allow(shopper.browser, "measurement");
    const gateway = await order(shopper);
    expect(namesIn(await trackingOf(shopper.browser, shopper.path()))).toEqual(["page_view"]);
    await atGateway(gateway, cards.good);
    const placed = await shopper.read();
    const first = await trackingOf(shopper.browser, shopper.path());
    expect(sent(first, "page_view")).toMatchObject([{ path: "/commande/{order}/confirmation/", query: {} }]);
    expect(sent(first, "purchase")).toMatchObject([
      {
        order: placed.number,
        total: placed.total,
        tax: placed.taxTotal,
        shipping: placed.shippingTotal,
        fees: placed.serviceTotal,
        coupons: ["BIENVENUE"],
        items: [{ variant: "11000101", quantity: 2, discount: 500 }],
      },
    ]);
    expect(JSON.stringify(first)).not.toContain(shopper.cart);

    const confirmation = `/commande/${shopper.cart}/confirmation/`;
    expect(namesIn(await trackingOf(shopper.browser, confirmation))).toEqual(["page_view"]);
    const part = await shopper.browser.get(confirmation, exchange);
    expect(namesIn(documentData(await part.text()).tracking)).toEqual(["page_view"]);
  });

  test("never on another device, nor by a page that is only prefetched", async () => {
    const { shopper, gateway } = await atPaymentAllowing();
    await atGateway(gateway, cards.good);
    const confirmation = `/commande/${shopper.cart}/confirmation/`;
    const elsewhere = allow(browserWith(await logIn(people.paul.email)), "measurement");
    expect(namesIn(await trackingOf(elsewhere, confirmation))).toEqual(["page_view"]);
    const prefetched = await shopper.browser.get(confirmation, { headers: { Purpose: "prefetch" } });
    expect(namesIn(documentData(await prefetched.text()).tracking)).toEqual(["page_view"]);
    const ahead = await shopper.browser.get(confirmation, { headers: { "Sec-Purpose": "prefetch" } });
    expect([ahead.status, await ahead.text()]).toEqual([503, ""]);
    expect(namesIn(await trackingOf(shopper.browser, confirmation))).toEqual(["page_view", "purchase"]);
  });

  test("though the answer to the order was lost", async () => {
    const shopper = await atSummary("card");
    allow(shopper.browser, "measurement");
    const { html } = await shopper.browser.visit(shopper.path("recapitulatif"));
    await breakService({
      service: "ecommerce",
      mode: "lost",
      status: 500,
      method: "PATCH",
      path: `/shop/orders/${shopper.cart}/complete`,
      times: 1,
    });
    const fields = { etape: "recapitulatif", vu: versionIn(html) };
    const gateway = leadsTo(await shopper.browser.post(shopper.path("recapitulatif"), fields));
    await atGateway(gateway, cards.good);
    expect(namesIn(await trackingOf(shopper.browser, shopper.path()))).toContain("purchase");
  });

  test("and nothing is noted without a yes, nor kept after a logout", async () => {
    const { shopper } = await atPayment();
    expect(shopper.browser.cookies.has("__Host-trackedOrders")).toBe(false);
    const allowed = (await atPaymentAllowing()).shopper.browser;
    expect(allowed.cookies.has("__Host-trackedOrders")).toBe(true);
    await allowed.post("/api/session/logout");
    expect(allowed.cookies.has("__Host-trackedOrders")).toBe(false);
  });
});

async function atPaymentAllowing() {
  const shopper = await atSummary("card");
  allow(shopper.browser, "measurement");
  return { shopper, gateway: await order(shopper) };
}
