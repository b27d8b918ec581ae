import { Hono } from "hono";
import type { SandboxEnv } from "../../env.ts";
import { requireAccount } from "../bearer.ts";
import { collectionPage } from "../collection-page.ts";
import { linkedData } from "../request.ts";
import { subscriptionJson } from "./subscription-json.ts";
import { listSubscriptions, pendingOrders, requireSubscription } from "./subscription-store.ts";

/** Contracts, 1b. */
export const subscriptions = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const { id } = requireAccount(c);
    const db = c.get("db");
    const [own, pending] = await Promise.all([listSubscriptions(db, id), pendingOrders(db, id)]);
    const members = own.map((subscription) => subscriptionJson(subscription, pending));
    return collectionPage(c, { type: "Subscription", path: "subscriptions", members });
  })
  .get("/:id", async (c) => {
    const subscription = await requireSubscription(c);
    const pending = await pendingOrders(c.get("db"), subscription.customerId);
    return linkedData(c, subscriptionJson(subscription, pending));
  });
