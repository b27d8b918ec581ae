import { and, eq, gte, isNull } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { sponsorships } from "../database/schema/customers.ts";
import { invitationEnd, invitationLife } from "../ecommerce/sponsorship-rules.ts";
import type { ClockEvent } from "./clock-events.ts";

export async function sponsorshipClockEvents(db: Database, since: Date): Promise<ClockEvent[]> {
  const first = new Date(since.getTime() - invitationLife * 86_400_000).toISOString();
  const open = await db.query.sponsorships.findMany({
    where: and(
      eq(sponsorships.state, "sent"),
      isNull(sponsorships.friendId),
      gte(sponsorships.createdAt, first),
    ),
  });
  return open.map((invitation) => ({
    kind: "invitation",
    at: invitationEnd(invitation),
    text: `Parrainage : l’invitation de ${invitation.email} expire`,
  }));
}
