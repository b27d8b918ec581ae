import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { href } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import { sponsorships as sponsorshipTable } from "../database/schema/customers.ts";
import { orders } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { requireAccount } from "./bearer.ts";
import { answerPage, askedPage } from "./collection-page.ts";
import { apiPath, iri } from "./iri.ts";
import { sendInvitationMail } from "./mails/invitation-mail.ts";
import { refuse } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { sponsorCodeOf } from "./sponsors.ts";
import { invitationFaults, masked, sponsorReward, stateOf } from "./sponsorship-rules.ts";

type Row = typeof sponsorshipTable.$inferSelect;

const invitation = z.object({ emails: z.array(z.string()), message: z.nullish(z.string()) });

export const sponsorships = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const account = requireAccount(c);
    const db = c.get("db");
    const own = eq(sponsorshipTable.customerId, account.id);
    const { itemsPerPage, first } = askedPage(c);
    const [rows, total, code] = await Promise.all([
      db.query.sponsorships.findMany({
        where: own,
        orderBy: [desc(sponsorshipTable.createdAt), desc(sponsorshipTable.id)],
        limit: itemsPerPage,
        offset: first,
      }),
      db.$count(sponsorshipTable, own),
      sponsorCodeOf(db, account),
    ]);
    return answerPage(c, {
      type: "Sponsorship",
      path: "sponsorships",
      members: await membersOf(c, rows),
      total,
      beside: { code, link: linkOf(code), rewards: { sponsor: sponsorReward, friend: null } },
    });
  })
  .post("/", async (c) => {
    const account = requireAccount(c);
    const { customer } = account;
    const db = c.get("db");
    const asked = await readBody(c, invitation);
    const emails = asked.emails.map((email) => email.trim().toLowerCase());
    const message = asked.message?.trim() ?? "";
    const earlier = await db
      .select({ email: sponsorshipTable.email })
      .from(sponsorshipTable)
      .where(eq(sponsorshipTable.customerId, account.id));
    refuse(invitationFaults({ emails, message }, customer.email, new Set(earlier.map(({ email }) => email))));
    const link = linkOf(await sponsorCodeOf(db, account));
    const createdAt = clock.date().toISOString();
    const rows = await db
      .insert(sponsorshipTable)
      .values(emails.map((email) => ({ customerId: account.id, email, createdAt })))
      .onConflictDoNothing()
      .returning();
    for (const { email } of rows) {
      await sendInvitationMail(c, { email, sponsor: customer.firstName, link, message });
    }
    return linkedData(
      c,
      {
        "@context": `${apiPath}/contexts/Sponsorship`,
        "@type": "hydra:Collection",
        "hydra:member": await membersOf(c, rows),
        "hydra:totalItems": rows.length,
      },
      201,
    );
  });

/** A relative link, because the stand-ins do not know the shop's host. */
const linkOf = (code: string) => `${href("mon-compte-bienvenue")}?parrain=${encodeURIComponent(code)}`;

async function membersOf(c: Context<SandboxEnv>, rows: readonly Row[]) {
  const friends = rows.flatMap(({ friendId }) => friendId ?? []);
  const placed = await c
    .get("db")
    .select({ friend: orders.customerId, payment: orders.paymentState, shipping: orders.shippingState })
    .from(orders)
    .where(and(inArray(orders.customerId, friends), ne(orders.state, "cart"), ne(orders.state, "cancelled")));
  return rows.map((row) => {
    const own = placed.filter(({ friend }) => friend === row.friendId);
    const isSent = own.some(({ payment, shipping }) => payment === "paid" && shipping === "shipped");
    const state = stateOf(row, { placed: own.length > 0, sent: isSent }, clock.date());
    return {
      "@id": iri("sponsorships", row.id),
      "@type": "Sponsorship",
      id: row.id,
      email: masked(row.email),
      state,
      createdAt: row.createdAt,
      reward: state === "rewarded" ? (row.reward ?? sponsorReward) : null,
    };
  });
}
