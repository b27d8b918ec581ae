import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as catalogue from "./schema/catalogue.ts";
import * as customers from "./schema/customers.ts";
import * as marketing from "./schema/marketing.ts";
import * as measures from "./schema/measures.ts";
import * as orders from "./schema/orders.ts";
import * as recalls from "./schema/recalls.ts";
import * as requests from "./schema/requests.ts";
import * as services from "./schema/services.ts";
import * as subscriptionEvents from "./schema/subscription-events.ts";
import * as subscriptions from "./schema/subscriptions.ts";

/** Dates are ISO 8601 in UTC, money is whole minor units. */
export const schema = {
  ...catalogue,
  ...customers,
  ...marketing,
  ...measures,
  ...orders,
  ...recalls,
  ...requests,
  ...services,
  ...subscriptions,
  ...subscriptionEvents,
};

export type Database = DrizzleD1Database<typeof schema>;

export function openDatabase(binding: D1Database): Database {
  return drizzle(binding, { schema });
}
