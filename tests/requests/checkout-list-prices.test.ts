import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { look, type Shopper, shopperWith, submitStep } from "./checkout-shopper.ts";
import { lyon } from "./stand-in-checkout.ts";
import { askStandIns } from "./visitor.ts";

// The shop reads its configuration once, with the first request.
Object.assign(env, { ECOMMERCE_VERSION: "1.10", ECOMMERCE_LOCALE: "fr_FR" });

const speak = (dialect: string) => askStandIns("/_sandbox/dialect", { dialect });

afterEach(() => speak("specification"));

async function addressed(quantity: number): Promise<Shopper> {
  const shopper = await shopperWith([{ code: "11000101", quantity }]);
  await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/2" });
  await shopper.callApi("PATCH", "/address", { billingAddress: lyon });
  await speak("1.10");
  return shopper;
}

const read = async (shopper: Shopper) => (await look(shopper.browser, shopper.path("livraison"))).text;

test("delivery that an order is charged nothing for is offered, whichever the carrier", async () => {
  const shopper = await addressed(3);
  const before = await read(shopper);
  expect(before).toMatch(/Livraison\s*Offerte\s*Total\s*65,70 €/);
  expect(before).toMatch(/Colissimo à domicile\s*Offert/);
  expect(before).not.toMatch(/à domicile\s*4,90 €/);
  await submitStep(shopper, "livraison", { transporteur: "transporteur-lourd" });
  expect(await read(shopper)).toMatch(/Livraison\s*Offerte\s*Total\s*65,70 €/);
});

test("a carrier has its price where the chosen one costs nothing by itself", async () => {
  const shopper = await addressed(1);
  expect(await read(shopper)).toMatch(/Livraison\s*4,90 €\s*Total\s*26,80 €/);
  await submitStep(shopper, "livraison", {
    transporteur: "retrait-magasin",
    "point-retrait-magasin": "lyon-vaise",
  });
  const after = await read(shopper);
  expect(after).toMatch(/Livraison\s*Offerte\s*Total\s*21,90 €/);
  expect(after).toMatch(/Colissimo à domicile\s*4,90 €/);
});
