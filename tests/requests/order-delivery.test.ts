import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { look, type Shopper } from "./checkout-shopper.ts";
import { atSummary, cards, order } from "./payment-shopper.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, mendServices, passSeconds } from "./visitor.ts";

const near = { id: "FR-01001", name: "Tabac de la Croix-Rousse" };
const far = { id: "LU-31001" };

beforeEach(() => passSeconds(400));
mendAfterEach();

async function fetchedAt(point: string): Promise<Shopper> {
  const shopper = await atSummary("card");
  const { shipments, payments } = await shopper.read();
  await shopper.callApi("PATCH", `/shipments/${shipments[0]?.id}`, {
    shippingMethod: "/api/v2/shop/shipping-methods/mondial-relay",
    pickupPoint: `/api/v2/shop/pickup-points/${point}`,
  });
  await shopper.callApi("PATCH", `/payments/${payments.at(-1)?.id}`, {
    paymentMethod: "/api/v2/shop/payment-methods/card",
  });
  return shopper;
}

const deliveryIn = (text: string) => /Livraison\s+Modifier(.*?)Facturation/s.exec(text)?.[1] ?? text;

/** Mimics an API whose orders name a carrier and a pickup point that cannot be fetched. */
async function withoutReferences(point: string): Promise<void> {
  await breakService({ service: "ecommerce", mode: "status", status: 404, path: "/shop/shipping-methods" });
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 404,
    path: `/shop/pickup-points/${point}`,
  });
}

describe("an API that resolves no references of an order", () => {
  test("carrier and point get their names from the lists of the choice", async () => {
    const shopper = await fetchedAt(near.id);
    await withoutReferences(near.id);
    const summary = deliveryIn((await look(shopper.browser, shopper.path("recapitulatif"))).text);
    expect(summary).toContain("Mondial Relay en point relais");
    expect(summary).toContain(near.name);
    await atGateway(await order(shopper), cards.good);
    expect((await look(shopper.browser, shopper.path())).text).toContain(near.name);
  });

  test("a point without a name is shown as one, never with the address of the order", async () => {
    const shopper = await fetchedAt(far.id);
    await withoutReferences(far.id);
    const summary = deliveryIn((await look(shopper.browser, shopper.path("recapitulatif"))).text);
    expect(summary).toContain("Au point de retrait que vous avez choisi");
    expect(summary).not.toContain("12 rue des Lilas");
  });
});

test("an API that names carrier and point in the order gets no further call", async () => {
  const shopper = await fetchedAt(near.id);
  const asked: string[] = [];
  const { fetch } = env.SANDBOX as Fetcher;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    asked.push(new URL(request.url).pathname);
    const answer = await fetch.call(env.SANDBOX, request);
    if (request.method !== "GET" || !request.url.includes(`/shop/orders/${shopper.cart}?`)) return answer;
    const body = await answer.json<{ shipments: object[] }>();
    const method = { "@id": "/api/v2/shop/shipping-methods/relais", code: "relais", name: "Relais du coin" };
    const pickupPoint = {
      id: "P-1",
      name: "Chez Lulu",
      street: "1 quai Perrache",
      postcode: "69002",
      city: "Lyon",
    };
    return Response.json({
      ...body,
      shipments: body.shipments.map((one) => ({ ...one, method, pickupPoint })),
    });
  });
  await look(shopper.browser, shopper.path("paiement"));
  asked.length = 0;
  const { text } = await look(shopper.browser, shopper.path("recapitulatif"));
  for (const expected of ["Relais du coin", "Chez Lulu", "1 quai Perrache"]) expect(text).toContain(expected);
  expect(asked.filter((path) => /shipping-methods|pickup-points|shipments/.test(path))).toEqual([]);
});

test("a name that is refused to one visitor is not cached for everybody", async () => {
  const shopper = await fetchedAt(near.id);
  await breakService({ service: "ecommerce", mode: "status", status: 403, path: "/shop/shipping-methods" });
  await look(shopper.browser, shopper.path("recapitulatif"));
  await mendServices();
  const asks = await countCalls("ecommerce", "/shop/shipping-methods", "GET");
  await look(shopper.browser, shopper.path("recapitulatif"));
  expect(await asks()).toBe(1);
});

test("names of references are cached for everybody", async () => {
  const shopper = await fetchedAt(near.id);
  const asks = await countCalls("ecommerce", "/shop/shipping-methods", "GET");
  for (let looks = 0; looks < 3; looks += 1) await look(shopper.browser, shopper.path("recapitulatif"));
  expect(await asks()).toBe(1);
});
