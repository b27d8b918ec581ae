import { expect, test } from "vitest";
import { openOrderRun } from "./order-run.ts";

const operationsOfRun = 45;
const seeds = Array.from({ length: 6 }, (_, at) => ({ seed: 4200 + at }));

test.each(seeds)(
  "one order, one payment, no lost line, and what was read is what is ordered and charged: run $seed",
  async ({ seed }) => {
    const run = await openOrderRun(seed);
    for (let done = 0; done < operationsOfRun; done += 1) {
      await run.operate();
      await run.compare();
    }
    await run.finish();
    expect.hasAssertions();
  },
  120_000,
);
