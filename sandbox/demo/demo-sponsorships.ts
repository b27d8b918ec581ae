import type { sponsorships } from "../database/schema/customers.ts";
import { sponsorReward } from "../ecommerce/sponsorship-rules.ts";

type Row = typeof sponsorships.$inferInsert;

const invited: (Pick<Row, "email" | "state" | "reward"> & { daysAgo: number })[] = [
  { email: "marion.leroy@example.fr", state: "sent", daysAgo: 4 },
  { email: "yanis.benali@example.com", state: "registered", daysAgo: 19 },
  { email: "sophie.vandamme@example.be", state: "ordered", daysAgo: 33 },
  { email: "thomas.girard@example.fr", state: "rewarded", reward: sponsorReward, daysAgo: 71 },
  { email: "o@example.lu", state: "expired", daysAgo: 96 },
];

export const demoSponsorships = (now: Date): Row[] =>
  invited.map(({ daysAgo, ...row }) => ({
    customerId: 1,
    ...row,
    createdAt: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
  }));
