import { describe, expect, test } from "vitest";
import { type Fault, faultFor, waitOf } from "./fault-rules.ts";

const fault = (change: Partial<Fault>): Fault => ({
  id: 1,
  service: "content",
  mode: "status",
  delay: 0,
  jitter: 0,
  status: 500,
  path: "",
  method: "",
  remaining: null,
  ...change,
});

describe("a fault", () => {
  test("without a path applies to every call", () => {
    expect(faultFor([fault({})], { method: "GET", path: "/b2c-header" })).toBeDefined();
  });

  test("with a path applies only to the calls below it", () => {
    const faults = [fault({ path: "/b2c-products" })];
    expect(faultFor(faults, { method: "GET", path: "/b2c-products/sku-1" })).toBeDefined();
    expect(faultFor(faults, { method: "GET", path: "/b2c-header" })).toBeUndefined();
  });

  test("with a method does not apply to the others", () => {
    const faults = [fault({ method: "PATCH" })];
    expect(faultFor(faults, { method: "GET", path: "/shop/orders/a" })).toBeUndefined();
  });

  test("with the longest path wins", () => {
    const faults = [fault({ id: 1, path: "/shop" }), fault({ id: 2, path: "/shop/orders" })];
    expect(faultFor(faults, { method: "GET", path: "/shop/orders/a" })?.id).toBe(2);
  });

  test("with a jitter waits between its delay and the sum of both", () => {
    const jittery = fault({ delay: 200, jitter: 300 });
    expect(waitOf(jittery, 0)).toBe(200);
    expect(waitOf(jittery, 0.999_99)).toBe(500);
    expect(waitOf(fault({ delay: 200 }))).toBe(200);
  });
});
