import { and, isNotNull, isNull, notInArray } from "drizzle-orm";
import type { Context } from "hono";
import * as clock from "../../../shared/time/clock.ts";
import { subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { sendPriceMail } from "../mails/price-mail.ts";
import { totalsOf } from "../prices.ts";
import { findSubscriptions } from "./followed-subscriptions.ts";
import { pricedOrderOf } from "./subscription-rules.ts";
import type { Subscription } from "./subscription-store.ts";

export async function tellNewPrices(c: Context<SandboxEnv>, change: () => Promise<unknown>): Promise<void> {
  const before = await openSubscriptions(c);
  await change();
  const now = clock.date();
  const totalOf = (subscription: Subscription) => totalsOf(pricedOrderOf(subscription, now), now).total;
  for (const after of await openSubscriptions(c)) {
    const former = before.find(({ id }) => id === after.id);
    if (former && totalOf(former) !== totalOf(after))
      await sendPriceMail(c, after, totalOf(former), now.toISOString());
  }
}

function openSubscriptions(c: Context<SandboxEnv>): Promise<Subscription[]> {
  return findSubscriptions(
    c.get("db"),
    and(
      isNull(subscriptions.frozenAt),
      isNotNull(subscriptions.nextShipmentDate),
      notInArray(subscriptions.state, ["stopped", "cancelled"]),
    ),
  );
}
