import { gt, isNull, or } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import { keepClosures } from "../ecommerce/closures.ts";
import type { SandboxEnv } from "../env.ts";
import { closures } from "./schema/catalogue.ts";
import { faults, settings } from "./schema/services.ts";

/** Reads what the stand-ins are told to do, in one batch: of a query the way to the database takes the most time. */
export const readInstructions = createMiddleware<SandboxEnv>(async function readInstructions(c, next) {
  const db = c.get("db");
  const [closed, left, set] = await db.batch([
    db.select().from(closures),
    db
      .select()
      .from(faults)
      .where(or(isNull(faults.remaining), gt(faults.remaining, 0))),
    db.select().from(settings),
  ]);
  keepClosures(closed);
  c.set("faults", left);
  c.set("settings", new Map(set.map(({ name, value }) => [name, value])));
  await next();
});
