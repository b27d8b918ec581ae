import { and, eq, isNull, sql } from "drizzle-orm";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { customers, sponsorships } from "../database/schema/customers.ts";
import type { CustomerAccount } from "./accounts.ts";
import { newSponsorCode } from "./sponsor-code.ts";
import { stateOf } from "./sponsorship-rules.ts";
import type { Violation } from "./violations.ts";

export async function sponsorCodeOf(db: Database, { customer }: CustomerAccount): Promise<string> {
  if (customer.sponsorCode) return customer.sponsorCode;
  const drawn = newSponsorCode();
  const row = await db
    .update(customers)
    .set({ sponsorCode: sql`coalesce(${customers.sponsorCode}, ${drawn})` })
    .where(eq(customers.id, customer.id))
    .returning({ code: customers.sponsorCode })
    .get();
  return row.code ?? drawn;
}

type Sponsor = number | "nobody" | "unknown";

export async function sponsorOf(db: Database, code: string | null | undefined): Promise<Sponsor> {
  if (!code) return "nobody";
  const sponsor = await db.query.customers.findFirst({ where: eq(customers.sponsorCode, code) });
  return sponsor?.id ?? "unknown";
}

export async function sponsorFaults(db: Database, sponsor: Sponsor, email: string): Promise<Violation[]> {
  if (sponsor === "nobody") return [];
  if (sponsor === "unknown") return [unknownCode];
  const invitation = await db.query.sponsorships.findFirst({
    where: and(eq(sponsorships.customerId, sponsor), eq(sponsorships.email, email)),
  });
  const isOver =
    invitation && stateOf(invitation, { placed: false, sent: false }, clock.date()) === "expired";
  return isOver ? [expiredInvitation] : [];
}

export async function noteFriend(
  db: Database,
  sponsor: number,
  friend: { id: number; email: string },
): Promise<void> {
  const registered = { friendId: friend.id, state: "registered" as const };
  await db
    .insert(sponsorships)
    .values({
      customerId: sponsor,
      email: friend.email,
      ...registered,
      createdAt: clock.date().toISOString(),
    })
    .onConflictDoUpdate({
      target: [sponsorships.customerId, sponsorships.email],
      set: registered,
      setWhere: isNull(sponsorships.friendId),
    });
}

const unknownCode: Violation = {
  path: "sponsorCode",
  message: { en: "This sponsor code is not known.", fr: "Ce code de parrainage n’existe pas." },
};

const expiredInvitation: Violation = {
  path: "sponsorCode",
  message: { en: "This invitation has expired.", fr: "Cette invitation a expiré." },
};
