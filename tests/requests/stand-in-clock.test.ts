import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { logIn, people } from "./customer.ts";
import { askApi } from "./stand-in-api.ts";
import { mailsTo } from "./stand-in-checkout.ts";
import { askStandIns } from "./visitor.ts";

interface Move {
  hours: number;
  happened: { kind: string; at: string; text: string }[];
  next: { kind: string; at: string } | null;
}

const goAhead = (move: { hours?: number; days?: number; to?: "next" }) =>
  askStandIns<Move>("/_sandbox/clock", move);

interface OrderAnswer {
  number: string;
  state: string;
  paymentState: string;
  checkoutCompletedAt: string;
  shipments: {
    state: string;
    shippedAt: string | null;
    tracking: { url: string } | null;
  }[];
}

async function orderOf(name: string): Promise<OrderAnswer> {
  const { token } = await logIn(people.marguerite.email);
  return (await askApi<OrderAnswer>("GET", `orders/demo-${name}`, undefined, { token })).body;
}

const sandbox = (path: string) =>
  (env.SANDBOX as Fetcher).fetch(`http://sandbox${path}`, { redirect: "manual" });

test("an hour makes everything an hour older, and nobody a minute", async () => {
  const before = await orderOf("livree");
  const birthday = () => env.DB.prepare("select birthday from customers where id = 5").first();
  const [born, { hours }] = [await birthday(), await goAhead({ hours: 1 })];
  const after = await orderOf("livree");
  const moved = Date.parse(before.checkoutCompletedAt) - Date.parse(after.checkoutCompletedAt);
  expect([hours, moved, await birthday()]).toEqual([1, 3600_000, born]);
  expect(await orderOf("payee")).toMatchObject({ shipments: [{ state: "ready" }] });
});

test("a transfer arrives, its parcel leaves, is delivered and has its invoice: with mails, in that order", async () => {
  const { number } = await orderOf("en-attente");
  const kinds: string[] = [];
  for (let step = 0; step < 40 && !kinds.includes("invoice"); step++) {
    const { happened } = await goAhead({ to: "next" });
    kinds.push(...happened.filter(({ text }) => text.includes(number)).map(({ kind }) => kind));
  }
  expect(kinds).toEqual(["payment", "shipment", "transit", "out", "delivery", "invoice"]);
  const order = await orderOf("en-attente");
  expect(order).toMatchObject({
    state: "fulfilled",
    paymentState: "paid",
    shipments: [{ state: "shipped", tracking: { url: expect.stringMatching(/^\/_sandbox\/suivi\/6A\d+$/) } }],
  });
  const mails = await mailsTo(people.marguerite.email);
  const about = mails.filter(({ subject }) => subject.includes(number)).toReversed();
  expect(about.map(({ subject }) => subject)).toEqual([
    `Paiement reçu pour votre commande ${number}`,
    `Votre commande ${number} est en route`,
  ]);
  expect(about[1]?.html).toContain(order.shipments[0]?.tracking?.url);
});

test("weeks at once do the same, each thing on its day", async () => {
  await goAhead({ days: 21 });
  const { checkoutCompletedAt, shipments } = await orderOf("payee");
  const sent = Date.parse(shipments[0]?.shippedAt ?? "");
  const waited = (sent - Date.parse(checkoutCompletedAt)) / 86_400_000;
  expect(waited).toBeGreaterThanOrEqual(0.99);
  expect(waited).toBeLessThan(5);
});

test("nothing happens twice, and refused cards stay unpaid", async () => {
  await goAhead({ days: 60 });
  expect((await goAhead({ hours: 0 })).happened).toEqual([]);
  expect(await orderOf("paiement-refuse")).toMatchObject({ state: "new", paymentState: "awaiting_payment" });
  expect(await orderOf("annulee")).toMatchObject({ state: "cancelled" });
});

test("a method chosen days after the order does not bring its money at once", async () => {
  const { token } = await logIn(people.marguerite.email);
  const order = await askApi<{ payments: { id: number }[] }>(
    "GET",
    "orders/demo-paiement-refuse",
    undefined,
    {
      token,
    },
  );
  const changed = await askApi(
    "PATCH",
    `account/orders/demo-paiement-refuse/payments/${order.body.payments.at(-1)?.id}`,
    { paymentMethod: "/api/v2/shop/payment-methods/bank_transfer" },
    { token },
  );
  expect(changed.status).toBe(200);
  await goAhead({ hours: 47 });
  expect(await orderOf("paiement-refuse")).toMatchObject({ paymentState: "awaiting_payment" });
  await goAhead({ hours: 2 });
  expect(await orderOf("paiement-refuse")).toMatchObject({ paymentState: "paid" });
});

test("invitations that nobody took up expire, and a card runs out", async () => {
  const { token } = await logIn(people.camille.email);
  const read = async (path: string) => (await askApi("GET", path, undefined, { token })).body;
  await goAhead({ days: 60 });
  expect(JSON.stringify(await read("sponsorships"))).not.toContain('"state":"sent"');
  expect(await read("subscriptions/1")).toMatchObject({ alerts: [{ kind: "card_expired" }] });
  expect((await askApi("GET", "addresses", undefined, { token })).status).toBe(200);
});

describe("the carrier's page", () => {
  test("shows how far a parcel is, and no more of its order than the town", async () => {
    const [parcel] = (await orderOf("expediee")).shipments;
    const page = await sandbox(parcel?.tracking?.url ?? "");
    const html = await page.text();
    expect(html).toMatch(/aria-current="step"[^<]*>\s*<strong>(En transit|En cours de livraison|Livré)/);
    expect(html).not.toMatch(/Rochefoucauld|Moulin|MUS\d/);
  });

  test("is 404 for a number that no parcel has", async () => {
    expect((await sandbox("/_sandbox/suivi/6A99999999999")).status).toBe(404);
  });
});

test("a form goes ahead too and comes back; more than four years are refused", async () => {
  const post = (fields: Record<string, string>) =>
    (env.SANDBOX as Fetcher).fetch("http://sandbox/_sandbox/clock", {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const answer = await post({ days: "1", hours: "" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/_sandbox/#horloge"]);
  expect((await post({ days: "5000" })).status).toBe(400);
  const page = await (await sandbox("/_sandbox/")).text();
  expect(page).toContain("Horloge de la boutique");
});
