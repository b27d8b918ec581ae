import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { daysAgo } from "../days.ts";
import { people } from "./customer.ts";
import { mailsTo } from "./stand-in-checkout.ts";

interface Move {
  happened: { kind: string; text: string }[];
}

const standIns = env.SANDBOX as Fetcher;

/** Calls the stand-ins directly, because through the shop one press would end before the next. */
async function press(days: number): Promise<Move> {
  const answer = await standIns.fetch("http://sandbox/_sandbox/clock", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ days }),
  });
  return answer.json();
}

test("a clock that is pressed three times at once does everything once", async () => {
  const shippedCount = () => env.DB.prepare("select shippedCount from subscriptions where id = 1").first();
  const before = await shippedCount();
  await env.DB.batch(
    [
      `update orders set subscriptionId = 1, shipsAt = '${daysAgo(23)}T10:00:00.000Z' where tokenValue = 'demo-payee'`,
      `update orders set checkoutCompletedAt = '${daysAgo(23)}T10:00:00.000Z' where tokenValue = 'demo-en-attente'`,
      "update payments set chosenAt = null",
    ].map((sql) => env.DB.prepare(sql)),
  );
  const moves = await Promise.all([press(0), press(0), press(0)]);
  const happened = moves.flatMap((move) => move.happened);
  const changes = happened.filter(({ kind }) => ["payment", "shipment", "delivery"].includes(kind));
  expect(changes.map(({ text }) => text)).toEqual([...new Set(changes.map(({ text }) => text))]);
  const subjects = (await mailsTo(people.marguerite.email)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    "Paiement reçu pour votre commande MUS0000002",
    "Votre commande MUS0000001 est en route",
    "Votre commande MUS0000002 est en route",
  ]);
  expect(await shippedCount()).toEqual({ shippedCount: Number(before?.shippedCount) + 1 });
});

test("it goes ahead by all that was asked", async () => {
  await Promise.all([press(1), press(2), press(3)]);
  const page = await standIns.fetch("http://sandbox/_sandbox/");
  expect((await page.text()).includes("Déjà avancée de 6 j")).toBe(true);
});
