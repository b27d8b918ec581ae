import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { customers } from "../database/schema/customers.ts";
import { newsletterSubscriptions as table } from "../database/schema/requests.ts";
import type { SandboxEnv } from "../env.ts";
import { personFaults } from "./customer-rules.ts";
import { sendNewsletterMail } from "./mails/newsletter-mail.ts";
import { refuse } from "./problems.ts";
import { readBody } from "./request.ts";
import { newWelcomeCode } from "./welcome-code.ts";

/** Always 204, so that nobody learns who is subscribed. A customer is the subscriber of the same e-mail. */
export const newsletterSubscriptions = new Hono<SandboxEnv>().post("/", async (c) => {
  const body = await readBody(c, z.object({ email: z.string() }));
  refuse(personFaults(body));
  const email = body.email.trim().toLowerCase();
  const code = newWelcomeCode();
  const added = await c
    .get("db")
    .insert(table)
    .values({ email, couponCode: code, createdAt: clock.date().toISOString() })
    .onConflictDoNothing({ target: table.email })
    .returning({ email: table.email });
  await c.get("db").update(customers).set({ subscribedToNewsletter: true }).where(eq(customers.email, email));
  if (added.length > 0) await sendNewsletterMail(c, email, code);
  return c.body(null, 204);
});
