import { createMiddleware } from "hono/factory";
import { keepClosures } from "./database/closures.ts";
import { closures } from "./database/schema/catalogue.ts";
import { settings } from "./database/schema/services.ts";
import type { SandboxEnv } from "./env.ts";
import { listFaults } from "./faults/fault-store.ts";

export const readInstructions = createMiddleware<SandboxEnv>(async function readInstructions(c, next) {
  const db = c.get("db");
  const [closed, left, set] = await db.batch([
    db.select().from(closures),
    listFaults(db),
    db.select().from(settings),
  ]);
  keepClosures(closed);
  c.set("faults", left);
  c.set("settings", new Map(set.map(({ name, value }) => [name, value])));
  await next();
});
