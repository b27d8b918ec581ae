import { expect, test } from "vitest";
import { holdCalls, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { lateWork, visitor } from "./visitor.ts";

const mostInFlight = 400;

const openCart = (number: number) =>
  visitor({ cookies: { "__Host-cartToken": `panier-${number}-inconnu` } }).get("/api/cart");

test("a service whose places are taken is not asked: 503 with Retry-After at once, and all else is served", {
  timeout: 90_000,
}, async () => {
  const log = readLog();
  expect((await visitor().get("/chien/")).status).toBe(200);
  // Calls behind the first page take places of their own until they end.
  await lateWork();
  stopTimers();
  const held = holdCalls((call) => call.includes("/shop/orders/panier-"));
  const waiting = Array.from({ length: mostInFlight }, (_, number) => openCart(number));
  await held.waiting(mostInFlight);

  const refused = await openCart(mostInFlight);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(held.calls()).toHaveLength(mostInFlight);
  expect((await visitor().get("/chien/")).status).toBe(200);
  expect(JSON.stringify(log())).toContain("too many calls in flight");

  held.end();
  const statuses = await Promise.all(waiting.map(async (answer) => (await answer).status));
  expect(statuses).not.toContain(503);
  expect((await openCart(mostInFlight + 1)).status).toBe(statuses[0]);
});
