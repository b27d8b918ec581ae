import { and, eq, ne } from "drizzle-orm";
import { type Context, Hono } from "hono";
import {
  addresses,
  animals,
  contactRequests,
  contractTerminations,
  deletionRequests,
  newsletterSubscriptions,
  orders,
  sponsorships,
  subscriptionItems,
  subscriptions,
  withdrawals,
} from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { sendDeletionMail } from "../mailbox/account-mails.ts";
import type { CustomerAccount } from "./accounts.ts";
import { requireSelf } from "./bearer.ts";
import { customerJson } from "./customer-json.ts";
import { invalid } from "./problems.ts";
import { linkedData } from "./request.ts";
import type { Violation } from "./violations.ts";

/** Contracts, 1b. */
export const personalData = new Hono<SandboxEnv>()
  .get("/:id/data-export", async (c) => linkedData(c, await dataOf(c, requireSelf(c))))
  .post("/:id/deletion-requests", async (c) => {
    const { id, customer } = requireSelf(c);
    const db = c.get("db");
    const running = await db.query.subscriptions.findFirst({
      where: and(eq(subscriptions.customerId, id), ne(subscriptions.state, "stopped")),
    });
    if (running) throw invalid(runningContract(running.number));
    const [asked] = await db
      .insert(deletionRequests)
      .values({ customerId: id, createdAt: new Date().toISOString() })
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

/** Everything that is kept, but the password and the tokens. */
async function dataOf(c: Context<SandboxEnv>, account: CustomerAccount) {
  const { id, customer } = account;
  const { email } = customer;
  const db = c.get("db");
  const subscribed = await db.select().from(subscriptions).where(eq(subscriptions.customerId, id));
  const items = await db
    .select({ item: subscriptionItems })
    .from(subscriptionItems)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionItems.subscriptionId))
    .where(eq(subscriptions.customerId, id));
  return {
    exportedAt: new Date().toISOString(),
    customer: { ...(await customerJson(account)), createdAt: customer.createdAt },
    addresses: await db.select().from(addresses).where(eq(addresses.customerId, id)),
    orders: await db.query.orders.findMany({
      where: eq(orders.customerId, id),
      with: { items: true, payments: { columns: { gatewayToken: false, decided: false } } },
    }),
    subscriptions: subscribed.map((subscription) => ({
      ...subscription,
      items: items.flatMap(({ item }) => (item.subscriptionId === subscription.id ? [item] : [])),
    })),
    animals: await db.select().from(animals).where(eq(animals.customerId, id)),
    sponsorships: await db.select().from(sponsorships).where(eq(sponsorships.customerId, id)),
    messages: await db.select().from(contactRequests).where(eq(contactRequests.email, email)),
    newsletter: await db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email)),
    contractTerminations: await db
      .select()
      .from(contractTerminations)
      .where(eq(contractTerminations.email, email)),
    withdrawals: await db.select().from(withdrawals).where(eq(withdrawals.email, email)),
    deletionRequests: await db.select().from(deletionRequests).where(eq(deletionRequests.customerId, id)),
  };
}
