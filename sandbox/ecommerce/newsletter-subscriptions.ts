import { Hono } from "hono";
import * as z from "zod/mini";
import { newsletterSubscriptions as table } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { personFaults } from "./customer-rules.ts";
import { refuse } from "./problems.ts";
import { readBody } from "./request.ts";

/** Always 204, so that nobody learns who is subscribed. */
export const newsletterSubscriptions = new Hono<SandboxEnv>().post("/", async (c) => {
  const body = await readBody(c, z.object({ email: z.string() }));
  refuse(personFaults(body));
  const email = body.email.trim().toLowerCase();
  await c
    .get("db")
    .insert(table)
    .values({ email, createdAt: new Date().toISOString() })
    .onConflictDoNothing();
  return c.body(null, 204);
});
