import { mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import { logIn } from "../../scripts/bench/own-pages.ts";
import { startStandIns } from "../../scripts/bench/stand-ins.ts";
import { buildBenchWorkers, startWorkers } from "../../scripts/bench/workerd.ts";
import { Connection } from "../../scripts/endurance/saturate.ts";
import { type Visitor, walkOf } from "../../scripts/endurance/walk.ts";

/** Megabytes, too few for 30 kB kept of each request; the platform gives 128. */
const heap = 72;
const visits = 60;
const longest = 180_000;

test(
  "a request that is over is let go: after 1,440 of them the worker lives in little more than at its start",
  async () => {
    mkdirSync("dist/bench", { recursive: true });
    await buildBenchWorkers();
    const standIns = await startStandIns({ ordersChange: true });
    const { ports, stop } = await startWorkers(["shop"], standIns.address, { heap });
    try {
      const origin = `http://127.0.0.1:${ports.shop}`;
      const walk = walkOf(standIns, (await logIn(standIns.askApi)).cookies);
      const connection = new Connection(origin);
      for (let visit = 0; visit < visits; visit++) {
        const visitor: Visitor = { origin };
        for (const step of walk)
          expect(await connection.take(step, visitor), `visit ${visit}`).toBeUndefined();
      }
      connection.close();
    } finally {
      stop();
      standIns.stop();
    }
  },
  longest,
);
