import { expect, test } from "vitest";
import { logIn } from "./customer.ts";
import { askApi, type Refusal, refusedAt } from "./stand-in-api.ts";
import { checkoutOf, lyon, mailsTo, moveOrder, placed } from "./stand-in-checkout.ts";
import { askStandIns } from "./visitor.ts";

test("an order goes from cart to placed through each state of the checkout", async () => {
  const checkout = await checkoutOf();
  const states = [
    (await checkout.address()).body.checkoutState,
    (await checkout.ship()).body.checkoutState,
    (await checkout.choosePayment()).body.checkoutState,
  ];
  expect(states).toEqual(["addressed", "shipping_selected", "payment_selected"]);
  const { status, body } = await checkout.complete();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: "new",
    checkoutState: "completed",
    paymentState: "awaiting_payment",
    shippingState: "ready",
  });
  expect(body.number).toMatch(/^MUS\d{7}$/);
});

test("a step before its time is 404, and changes nothing", async () => {
  const checkout = await checkoutOf();
  expect((await checkout.ship()).status).toBe(404);
  expect((await checkout.choosePayment()).status).toBe(404);
  expect((await checkout.complete()).status).toBe(404);
  await checkout.address();
  expect((await checkout.choosePayment()).status).toBe(404);
  expect((await checkout.read()).checkoutState).toBe("addressed");
});

test("another address resets the state to addressed, with the carriers of its country", async () => {
  const checkout = await checkoutOf();
  await checkout.address();
  await checkout.ship();
  await checkout.choosePayment();
  const back = await checkout.address({ ...lyon, countryCode: "BE", postcode: "1000", city: "Bruxelles" });
  expect(back.body.checkoutState).toBe("addressed");
  const refused = await checkout.ship("colissimo");
  expect(refusedAt(refused as never)).toContain("422 : This shipping method is not available");
  expect((await checkout.ship("bpost")).body.shippingTotal).toBe(590);
});

test("overseas France is billed but not delivered, and has no carrier", async () => {
  const checkout = await checkoutOf();
  const noumea = { ...lyon, postcode: "98800", city: "Nouméa" };
  expect(refusedAt((await checkout.address(noumea)) as never)).toContain("422 billingAddress.postcode");
  const sent = await checkout.ask("PATCH", "/address", { billingAddress: lyon, shippingAddress: noumea });
  expect(refusedAt(sent as never)).toContain("422 shippingAddress.postcode");
  const billed = await checkout.ask("PATCH", "/address", { billingAddress: noumea, shippingAddress: lyon });
  expect(billed.body.checkoutState).toBe("addressed");
  await moveOrder(checkout.cart, noumea);
  const { body } = await checkout.ask<{ "hydra:member": object[] }>(
    "GET",
    `/shipments/${(await checkout.read()).id}/methods`,
  );
  expect(body["hydra:member"]).toEqual([]);
  expect((await checkout.read()).shippingTotal).toBe(0);
});

test("a heavy order leaves out the carriers with a lower limit", async () => {
  const checkout = await checkoutOf({ quantity: 20 });
  await checkout.address();
  const { body } = await checkout.ask<{ "hydra:member": { code: string }[] }>(
    "GET",
    `/shipments/${(await checkout.read()).id}/methods`,
  );
  expect(body["hydra:member"].map(({ code }) => code)).toEqual(["transporteur-lourd", "retrait-magasin"]);
});

test("a pickup point is required, of this carrier, and active", async () => {
  const checkout = await checkoutOf();
  await checkout.address();
  const ship = async (point?: string) => refusedAt((await checkout.ship("mondial-relay", point)) as never);
  expect(await ship()).toContain("422 pickupPoint: Ce champ est à remplir");
  expect(await ship("/api/v2/shop/pickup-points/FR-01004")).toContain(
    "422 pickupPoint: Ce point de retrait ne peut pas",
  );
  const { body } = await checkout.ship("mondial-relay", "/api/v2/shop/pickup-points/FR-01001");
  expect(body).toMatchObject({
    checkoutState: "shipping_selected",
    shippingTotal: 390,
    shipments: [{ pickupPoint: "/api/v2/shop/pickup-points/FR-01001" }],
  });
});

test("pickup points come nearest first, with the closed ones", async () => {
  const { body } = await askApi<{ "hydra:member": { id: string; postcode: string; active: boolean }[] }>(
    "GET",
    "pickup-points?carrier=mondial-relay&postcode=69002&countryCode=FR",
  );
  expect(body["hydra:member"].slice(0, 3).map(({ postcode }) => postcode)).toContain("69001");
  expect(body["hydra:member"].some(({ active }) => !active)).toBe(true);
});

test("two parallel calls place an order once, with one change of stock and one mail", async () => {
  const checkout = await checkoutOf();
  await checkout.address();
  await checkout.ship();
  await checkout.choosePayment();
  const before = (await mailsTo("paul.martin@example.be")).length;
  const answers = await Promise.all([checkout.complete(), checkout.complete()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await mailsTo("paul.martin@example.be")).length).toBe(before + 1);
});

test("a delayed method has instructions, in its answer and by mail", async () => {
  const checkout = await placed("bank_transfer");
  expect((await checkout.configuration()).body.instructions).toContain("FR76");
  const mails = await mailsTo("paul.martin@example.be");
  const mail = mails.find(({ subject }) => /^Comment payer votre commande MUS/.test(subject));
  expect(mail?.html).toContain("Virement bancaire");
});

test("placing an order reports a changed price and a sold-out format", async () => {
  const checkout = await checkoutOf({ quantity: 2 });
  await checkout.address();
  await checkout.ship();
  await checkout.choosePayment();
  await askStandIns("/_sandbox/variants/11000101", { stock: 1, price: 2490 });
  const refused = (await checkout.complete()) as unknown as { status: number; body: Refusal };
  expect(refused.status).toBe(422);
  const messages = refused.body.violations.map(({ message }) => message).join(" ");
  expect(messages).toContain("There is not enough stock of Croquettes");
  expect(messages).toContain("a changé");
  await askStandIns("/_sandbox/variants/11000101", { stock: 40, price: 2190 });
});

test("nobody else can read or change an order", async () => {
  const checkout = await placed();
  const { token } = await logIn("camille.durand@example.fr");
  const stranger = { token };
  for (const who of [stranger, {}]) {
    const paid = `orders/${checkout.cart}/payments/${(await checkout.live()).id}/configuration`;
    expect((await askApi("GET", `orders/${checkout.cart}`, undefined, who)).status).toBe(404);
    expect((await askApi("GET", paid, undefined, who)).status).toBe(404);
  }
});
