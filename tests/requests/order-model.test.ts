import fc from "fast-check";
import { test } from "vitest";
import { assertProperty, slowTestTimeout } from "../rigs/property.ts";
import { orderOperations, playOrder } from "./order-run.ts";

test(
  "one order, one payment, no lost line, and what was read is what is ordered and charged",
  () => assertProperty(fc.asyncProperty(orderOperations(80), playOrder), { numRuns: 3, isSlow: true }),
  slowTestTimeout,
);
