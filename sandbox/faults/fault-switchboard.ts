import { Hono } from "hono";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { readInput, seeIndex } from "../pages/form.ts";
import { modes, services } from "./fault-rules.ts";
import { clearFaults, listFaults, setFault } from "./fault-store.ts";

/** Form fields are text, JSON has numbers: both are read. Empty means not given. */
const wholeNumber = z.pipe(
  z.transform((value: unknown) => (value === "" || value == null ? undefined : Number(value))),
  z.optional(z.int().check(z.nonnegative())),
);
const order = z.object({
  service: z.enum(services),
  /** `none` makes the service work again. */
  mode: z.enum([...modes, "none"]),
  delay: wholeNumber,
  status: wholeNumber,
  path: z._default(z.string(), ""),
  method: z._default(z.string(), ""),
  times: wholeNumber,
});

/** `slow` without a delay would be no fault at all. */
const defaultDelay = 2000;

export const faultSwitchboard = new Hono<SandboxEnv>()
  .get("/", async (c) => c.json({ faults: await listFaults(c.get("db")) }))
  .post("/", async (c) => {
    const { service, mode, times, ...told } = await readInput(c, order);
    const db = c.get("db");
    if (mode === "none") {
      await clearFaults(db, service);
    } else {
      await setFault(db, {
        service,
        mode,
        delay: told.delay ?? (mode === "slow" ? defaultDelay : 0),
        status: told.status ?? 500,
        path: told.path.trim(),
        method: told.method.trim().toUpperCase(),
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
