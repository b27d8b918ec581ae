import fc from "fast-check";
import { test } from "vitest";
import { assertProperty, slowTestTimeout } from "../rigs/property.ts";
import { playSubscription, subscriptionOperations } from "./subscription-run.ts";

test(
  "one order and one charge a period, none before its day or against what was shown",
  () =>
    assertProperty(fc.asyncProperty(subscriptionOperations(160), playSubscription), {
      numRuns: 3,
      isSlow: true,
    }),
  slowTestTimeout,
);
