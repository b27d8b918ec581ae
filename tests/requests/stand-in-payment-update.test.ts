import { expect, test } from "vitest";
import { people } from "./customer.ts";
import { type Refusal, refusedAt } from "./stand-in-api.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { subscriber } from "./stand-in-subscriber.ts";

const { camille, paul } = people;
const good = { number: "4970 1000 0000 0000", expiry: "12/30", cvc: "123" };
const strong = { ...good, number: "5100 1000 0000 0008" };

async function updateOf(id: number, body: object = {}) {
  const { read, write } = await subscriber(camille.email, id);
  const answer = await write<{ redirectUrl: string }>("POST", "/payment-update", body);
  return { ...answer, read, address: answer.body.redirectUrl };
}

test("a new card is taken by the gateway's page, which leads back to the subscription with how it went", async () => {
  const { status, address, read } = await updateOf(1);
  expect([status, address]).toEqual([
    200,
    expect.stringMatching(/^\/_sandbox\/paiement\/carte\/[\w~-]{10,64}$/),
  ]);
  const answer = await atGateway(address, good);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/mon-compte/mes-abonnements/1/?onglet=mon-abonnement&paiement=accepte",
  ]);
  expect(await read()).toMatchObject({
    card: { brand: "visa", lastDigits: "0000", expiryMonth: 12, expiryYear: 2030 },
    alerts: [],
  });
});

test("strong authentication confirms it, or refuses it", async () => {
  const { address, read } = await updateOf(2);
  const before = await read();
  expect((await atGateway(`${address}/decision`, { decision: "accept" })).status).toBe(422);
  expect(await (await atGateway(address, strong)).text()).toContain("Authentification forte");
  expect(await read()).toEqual(before);
  const refused = await atGateway(`${address}/decision`, { decision: "refuse" });
  expect(refused.headers.get("location")).toContain("paiement=refuse");
  expect(await read()).toEqual(before);
  const again = (await updateOf(2)).address;
  await atGateway(again, strong);
  const accepted = await atGateway(`${again}/decision`, { decision: "accept" });
  expect(accepted.headers.get("location")).toContain("paiement=accepte");
  expect(await read()).toMatchObject({ card: { brand: "mastercard", lastDigits: "0008" } });
});

test.each([
  ["a card that its bank refuses", { ...good, number: "4970100000000026" }, 303, "refuse"],
  ["no decision", {}, 303, "abandonne"],
  ["a card that is no test card", { ...good, number: "4111111111111111" }, 422, undefined],
  ["an expired card", { ...good, expiry: "01/20" }, 422, undefined],
  ["a bank that does not answer", { ...good, number: "4970100000000034" }, 504, undefined],
])("with %s the card stays as it was", async (_, fields, status, outcome) => {
  const { address, read } = await updateOf(2);
  const before = await read();
  const answer = await atGateway("number" in fields ? address : `${address}/abandon`, fields);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("location")).toEqual(
    outcome ? `/mon-compte/mes-abonnements/2/?onglet=mon-abonnement&paiement=${outcome}` : null,
  );
  expect(await read()).toEqual(before);
});

test("a page that is open stays the same page, and is used once", async () => {
  const { address } = await updateOf(1);
  expect((await updateOf(1)).address).toBe(address);
  expect((await updateOf(2)).address).not.toBe(address);
  await atGateway(address, good);
  const second = await atGateway(address, strong);
  expect([second.status, await second.text()]).toEqual([409, expect.stringContaining("déjà servi")]);
  expect((await updateOf(1)).address).not.toBe(address);
});

test("it leads back to another page of the shop that the call names, and to no other site", async () => {
  const returnPath = "/web-view/1-changement-de-paiement/";
  const { address } = await updateOf(1, { returnPath });
  const answer = await atGateway(address, good);
  expect(answer.headers.get("location")).toBe(`${returnPath}?paiement=accepte`);
  const { write } = await subscriber(camille.email, 1);
  for (const away of ["//evil.example/", "https://evil.example/", "/\\evil.example/"]) {
    expect(refusedAt(await write<Refusal>("POST", "/payment-update", { returnPath: away }))).toContain(
      "422 returnPath:",
    );
  }
});

test("nobody else opens it", async () => {
  expect((await (await subscriber(paul.email, 1)).write("POST", "/payment-update", {})).status).toBe(404);
  expect((await (await subscriber(null, 1)).write("POST", "/payment-update", {})).status).toBe(401);
  expect((await atGateway("/_sandbox/paiement/carte/unknown", good)).status).toBe(404);
});
