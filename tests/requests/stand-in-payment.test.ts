import { expect, test } from "vitest";
import { askApi } from "./stand-in-api.ts";
import { atGateway, type Checkout, leaveFailedLast, placed } from "./stand-in-checkout.ts";

const good = { number: "4970 1000 0000 0000", expiry: "12/30", cvc: "123" };

async function gatewayOf(checkout: Checkout): Promise<string> {
  const { redirectUrl = "" } = (await checkout.configuration()).body;
  return redirectUrl;
}

test("a valid card redirects the shopper back by GET, and the order is paid", async () => {
  const checkout = await placed();
  const answer = await atGateway(await gatewayOf(checkout), good);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/commande/${checkout.cart}/`]);
  expect(await checkout.read()).toMatchObject({ paymentState: "paid", payments: [{ state: "completed" }] });
});

test("a paid order cannot be paid again, neither by the same page nor by another attempt", async () => {
  const checkout = await placed();
  const address = await gatewayOf(checkout);
  await atGateway(address, good);
  expect((await atGateway(address, good)).status).toBe(409);
  expect((await checkout.configuration()).status).toBe(404);
  expect((await checkout.read()).payments).toHaveLength(1);
});

test("a refusal keeps the bank's code and message, and adds a new payment to the order", async () => {
  const checkout = await placed();
  await atGateway(await gatewayOf(checkout), { ...good, number: "4970100000000026" });
  const { payments, paymentState } = await checkout.read();
  expect(paymentState).toBe("awaiting_payment");
  expect(payments).toMatchObject([
    {
      state: "failed",
      details: { bankCode: "51", bankMessage: "Provision insuffisante ou plafond dépassé" },
    },
    { state: "new" },
  ]);
});

test("a failed payment that stays the last one is replaced by a new one, once", async () => {
  const checkout = await placed();
  await atGateway(await gatewayOf(checkout), { ...good, number: "4970100000000026" });
  await leaveFailedLast(checkout.cart);
  const { id } = await checkout.live();
  const again = () =>
    askApi(
      "PATCH",
      `account/orders/${checkout.cart}/payments/${id}`,
      { paymentMethod: "/api/v2/shop/payment-methods/card" },
      { token: checkout.token },
    );
  expect([(await again()).status, (await again()).status]).toEqual([200, 404]);
  expect((await checkout.read()).payments.map(({ state }) => state)).toEqual(["failed", "new"]);
});

test("strong authentication asks for a confirmation, and a refusal there fails the payment", async () => {
  const checkout = await placed();
  const address = await gatewayOf(checkout);
  const asked = await atGateway(address, { ...good, number: "5100100000000008" });
  expect([asked.status, await asked.text()]).toEqual([
    200,
    expect.stringContaining("Authentification forte"),
  ]);
  await atGateway(`${address}/decision`, { decision: "refuse" });
  expect((await checkout.read()).payments[0]).toMatchObject({ state: "failed", details: { bankCode: "1A" } });
  const again = await gatewayOf(checkout);
  await atGateway(again, { ...good, number: "5100100000000008" });
  await atGateway(`${again}/decision`, { decision: "accept" });
  expect((await checkout.read()).paymentState).toBe("paid");
});

test.each(["accept", "refuse"])("a decision without a card has no effect: %s", async (decision) => {
  const checkout = await placed();
  const address = await gatewayOf(checkout);
  expect((await atGateway(`${address}/decision`, { decision })).status).toBe(422);
  expect((await checkout.read()).payments).toMatchObject([{ state: "processing" }]);
});

test("until the API knows the outcome the attempt is pending and the page takes no second payment", async () => {
  const checkout = await placed();
  const address = await gatewayOf(checkout);
  await atGateway(address, { ...good, notification: "held" });
  expect((await checkout.read()).payments).toMatchObject([{ state: "processing" }]);
  expect((await atGateway(address, good)).status).toBe(409);
  await atGateway(`${address}/notify`, {});
  await atGateway(`${address}/notify`, {});
  expect((await checkout.read()).payments).toMatchObject([{ state: "completed" }]);
});

test("without an answer of the bank the attempt stays open; after a cancellation another may follow", async () => {
  const checkout = await placed();
  const address = await gatewayOf(checkout);
  expect((await atGateway(address, { ...good, number: "4970100000000034" })).status).toBe(504);
  expect((await checkout.read()).payments).toMatchObject([{ state: "processing" }]);
  expect(await gatewayOf(checkout)).toBe(address);
  await atGateway(`${address}/abandon`, {});
  expect((await checkout.read()).payments).toMatchObject([{ state: "cancelled" }, { state: "new" }]);
});

test("another method cancels the open attempt: its page can no longer be paid", async () => {
  const checkout = await placed();
  const address = await gatewayOf(checkout);
  const { id } = await checkout.live();
  const changed = await askApi(
    "PATCH",
    `account/orders/${checkout.cart}/payments/${id}`,
    { paymentMethod: "/api/v2/shop/payment-methods/paypal" },
    { token: checkout.token },
  );
  expect(changed.status).toBe(200);
  expect((await atGateway(address, good)).status).toBe(409);
  const paypal = await gatewayOf(checkout);
  await atGateway(`${paypal}/decision`, { decision: "accept" });
  expect((await checkout.read()).payments.map(({ state }) => state)).toEqual(["cancelled", "completed"]);
});
