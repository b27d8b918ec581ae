import fc from "fast-check";
import { test } from "vitest";
import { assertProperty, slowTestTimeout } from "../rigs/property.ts";
import { cartOperations, playCart } from "./cart-run.ts";

test.each([2, 3])(
  "no line is lost, none appears, and what is shown is the server's, in %s tabs",
  (tabs) =>
    assertProperty(
      fc.asyncProperty(fc.noShrink(fc.nat()), cartOperations(120), (seed, operations) =>
        playCart(tabs, seed, operations),
      ),
      { numRuns: 3, isSlow: true },
    ),
  slowTestTimeout,
);
