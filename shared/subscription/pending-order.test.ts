import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pendingKind } from "./pending-order.ts";

const pendingOrder = "abcdefghij";
const awaiting = [{ kind: "awaiting_payment", subject: null }] as const;

test.each([
  ["active", [], "sending"],
  ["payment_failed", [], "unpaid"],
  ["awaiting_payment", awaiting, "unpaid"],
  ["active", [{ kind: "payment_failed", subject: null }], "unpaid"],
  ["active", [...awaiting, { kind: "payment_failed", subject: null }], "unpaid"],
  ["active", awaiting, "unconfirmed"],
] as const)("a pending order with the state %s and the alerts %o is %s", (state, alerts, kind) => {
  expect(pendingKind({ pendingOrder, state, alerts: [...alerts] })).toBe(kind);
  expect(pendingKind({ pendingOrder: null, state, alerts: [...alerts] })).toBeNull();
});

test("no text says that a pending parcel has left: it may still be packed", () => {
  const texts = globSync("shared/subscription/**/*texts.ts");
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((file) => readFileSync(file, "utf8").includes("en route"))).toEqual([]);
});
