import { and, eq, notInArray } from "drizzle-orm";
import { Hono } from "hono";
import * as clock from "../../shared/time/clock.ts";
import { deletionRequests } from "../database/schema/customers.ts";
import { subscriptions } from "../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../env.ts";
import { requireSelf } from "./bearer.ts";
import { dataOf } from "./data-export.ts";
import { sendDeletionMail } from "./mails/account-mails.ts";
import { invalid } from "./problems.ts";
import { linkedData } from "./request.ts";
import type { Violation } from "./violations.ts";

export const personalData = new Hono<SandboxEnv>()
  .get("/:id/data-export", async (c) => linkedData(c, await dataOf(c.get("db"), requireSelf(c))))
  .post("/:id/deletion-requests", async (c) => {
    const { id, customer } = requireSelf(c);
    const db = c.get("db");
    const running = await db.query.subscriptions.findFirst({
      where: and(eq(subscriptions.customerId, id), notInArray(subscriptions.state, ["stopped", "cancelled"])),
    });
    if (running) throw invalid(runningContract(running.number));
    const [asked] = await db
      .insert(deletionRequests)
      .values({ customerId: id, createdAt: clock.date().toISOString() })
      .onConflictDoNothing()
      .returning();
    if (asked) await sendDeletionMail(c, customer);
    return c.body(null, 202);
  });

const runningContract = (number: string): Violation => ({
  path: "",
  message: {
    en: `Subscription ${number} is running: it has to end first.`,
    fr: `L’abonnement ${number} est en cours : il doit d’abord prendre fin.`,
  },
});
