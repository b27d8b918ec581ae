import { Hono } from "hono";
import type { Database } from "../database/open.ts";
import { frequencies as frequencyTable } from "../database/schema/catalogue.ts";
import type { SandboxEnv } from "../env.ts";
import { apiPath, iri } from "./iri.ts";
import { linkedData } from "./request.ts";
import { type Violation, violation } from "./violations.ts";

export type StoredFrequency = typeof frequencyTable.$inferSelect;

export function storedFrequencies(db: Database): Promise<StoredFrequency[]> {
  return db.query.frequencies.findMany({ orderBy: [frequencyTable.position, frequencyTable.days] });
}

export const subscriptionFrequencies = new Hono<SandboxEnv>().get("/", async (c) => {
  const stored = await storedFrequencies(c.get("db"));
  return linkedData(c, {
    "@context": `${apiPath}/contexts/SubscriptionFrequency`,
    "@id": `${apiPath}/shop/subscription-frequencies`,
    "@type": "hydra:Collection",
    "hydra:member": stored
      .toSorted((one, other) => one.days - other.days)
      .map(({ days, ...others }) => ({
        "@id": iri("subscription-frequencies", days),
        "@type": "SubscriptionFrequency",
        code: String(days),
        days,
        ...others,
      })),
    "hydra:totalItems": stored.length,
  });
});

export async function intervalFaults(db: Database, interval: number): Promise<Violation[]> {
  return interval === 0 ? [] : frequencyFaults(db, interval);
}

export async function frequencyFaults(db: Database, interval: number): Promise<Violation[]> {
  if ((await storedFrequencies(db)).some(({ days }) => days === interval)) return [];
  return [violation("choice", "subscriptionInterval", "Ce rythme de livraison n’existe pas.")];
}
