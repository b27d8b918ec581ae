import { Hono } from "hono";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { type Mode, modes, services } from "../fault-rules.ts";
import { readInput, seeIndex } from "../html/form.ts";
import { wholeNumber } from "../html/whole-number.ts";
import { clearFaults, listFaults, setFault } from "./fault-store.ts";

const order = z.object({
  service: z.enum(services),
  mode: z.enum([...modes, "none"]),
  delay: wholeNumber,
  jitter: wholeNumber,
  status: wholeNumber,
  path: z._default(z.string(), ""),
  method: z._default(z.string(), ""),
  times: wholeNumber,
});

const defaultDelay = 2000;

const defaultStatus = (mode: Mode) => (mode === "lost" ? 0 : 500);

export const faultSwitchboard = new Hono<SandboxEnv>()
  .get("/", async (c) => c.json({ faults: await listFaults(c.get("db")) }))
  .post("/", async (c) => {
    const { service, mode, times, ...options } = await readInput(c, order);
    const db = c.get("db");
    if (mode === "none") {
      await clearFaults(db, service);
    } else {
      await setFault(db, {
        service,
        mode,
        delay: options.delay ?? (mode === "slow" && !options.jitter ? defaultDelay : 0),
        jitter: options.jitter ?? 0,
        status: options.status || defaultStatus(mode),
        path: options.path.trim(),
        method: options.method.trim().toUpperCase(),
        remaining: times ?? null,
      });
    }
    return seeIndex(c) ?? c.json({ faults: await listFaults(db) });
  })
  .delete("/", async (c) => {
    const service = z.optional(z.enum(services)).parse(c.req.query("service"));
    await clearFaults(c.get("db"), service);
    return c.body(null, 204);
  });
