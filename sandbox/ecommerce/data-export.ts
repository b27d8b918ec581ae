import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import {
  addresses,
  animals,
  deletionRequests,
  formerEmails,
  sponsorships,
} from "../database/schema/customers.ts";
import { orders } from "../database/schema/orders.ts";
import {
  contactRequests,
  contractTerminations,
  newsletterSubscriptions,
  stockNotifications,
  withdrawals,
} from "../database/schema/requests.ts";
import { subscriptionItems, subscriptions } from "../database/schema/subscriptions.ts";
import type { CustomerAccount } from "./accounts.ts";
import { customerJson } from "./customer-json.ts";
import { masked } from "./sponsorship-rules.ts";

/** Contains neither the password nor tokens, and nothing that tells who others are. */
export async function dataOf(db: Database, account: CustomerAccount) {
  const { id, customer } = account;
  const sentBefore = await sentFrom(db, account);
  const subscribed = await db.select().from(subscriptions).where(eq(subscriptions.customerId, id));
  const items = await db
    .select({ item: subscriptionItems })
    .from(subscriptionItems)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionItems.subscriptionId))
    .where(eq(subscriptions.customerId, id));
  return {
    exportedAt: clock.date().toISOString(),
    customer: { ...(await customerJson(account)), createdAt: customer.createdAt },
    formerEmails: await db
      .select({ email: formerEmails.email, heldUntil: formerEmails.heldUntil })
      .from(formerEmails)
      .where(eq(formerEmails.customerId, id)),
    addresses: await db.select().from(addresses).where(eq(addresses.customerId, id)),
    orders: await db.query.orders.findMany({
      where: eq(orders.customerId, id),
      with: {
        items: true,
        payments: { columns: { gatewayToken: false, decided: false } },
        claims: { columns: { fileKey: false } },
      },
    }),
    subscriptions: subscribed.map((subscription) => ({
      ...subscription,
      items: items.flatMap(({ item }) => (item.subscriptionId === subscription.id ? [item] : [])),
    })),
    animals: await db.query.animals.findMany({
      where: eq(animals.customerId, id),
      with: { weights: true },
    }),
    ...(await sponsorshipsOf(db, id)),
    messages: await db
      .select()
      .from(contactRequests)
      .where(sentBefore(contactRequests.email, contactRequests.createdAt)),
    newsletter: await db
      .select()
      .from(newsletterSubscriptions)
      .where(sentBefore(newsletterSubscriptions.email, newsletterSubscriptions.createdAt)),
    stockNotifications: await db
      .select()
      .from(stockNotifications)
      .where(sentBefore(stockNotifications.email, stockNotifications.createdAt)),
    contractTerminations: await db
      .select()
      .from(contractTerminations)
      .where(sentBefore(contractTerminations.email, contractTerminations.receivedAt)),
    withdrawals: await db
      .select()
      .from(withdrawals)
      .where(sentBefore(withdrawals.email, withdrawals.receivedAt)),
    deletionRequests: await db.select().from(deletionRequests).where(eq(deletionRequests.customerId, id)),
  };
}

/** An e-mail counts only once it is confirmed: anybody could read another person's messages by taking it. */
async function sentFrom(db: Database, { id, customer, user }: CustomerAccount) {
  const former = await db.select().from(formerEmails).where(eq(formerEmails.customerId, id));
  return (email: SQLiteColumn, at: SQLiteColumn): SQL | undefined =>
    or(
      sql`${user.verified} and lower(${email}) = ${customer.email}`,
      ...former.map((held) => and(sql`lower(${email}) = ${held.email}`, sql`${at} <= ${held.heldUntil}`)),
    );
}

async function sponsorshipsOf(db: Database, id: number) {
  const rows = await db
    .select()
    .from(sponsorships)
    .where(or(eq(sponsorships.customerId, id), eq(sponsorships.friendId, id)));
  return {
    sponsorships: rows
      .filter(({ customerId }) => customerId === id)
      .map(({ friendId: _friend, email, ...row }) => ({ ...row, email: masked(email) })),
    sponsoredBy: rows
      .filter(({ friendId }) => friendId === id)
      .map(({ email, state, createdAt }) => ({ email, state, createdAt })),
  };
}
