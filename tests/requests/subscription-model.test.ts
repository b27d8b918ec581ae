import { expect, inject, test } from "vitest";
import { openSubscriptionRun } from "./subscription-run.ts";

const operationsOfRun = 250;
const runs = Math.ceil(inject("subscriptionOperations") / operationsOfRun);
const seeds = Array.from({ length: runs }, (_, at) => ({ seed: 7100 + at }));

test.each(seeds)(
  "one order and one charge a period, none before its day or against what was shown: run $seed",
  async ({ seed }) => {
    const run = await openSubscriptionRun(seed);
    for (let done = 0; done < operationsOfRun; done += 1) {
      await run.operate();
    }
    expect.hasAssertions();
  },
  300_000,
);
