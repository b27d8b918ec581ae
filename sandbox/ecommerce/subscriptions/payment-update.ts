import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import * as clock from "../../../shared/time/clock.ts";
import { cardUpdates } from "../../database/schema/subscription-events.ts";
import type { SandboxEnv } from "../../env.ts";
import { invalid } from "../problems.ts";
import { linkedData } from "../request.ts";
import { randomToken } from "../tokens.ts";
import { decision, readChange } from "./change-subscription.ts";

const opening = z.extend(decision, { returnPath: z.optional(z.string()) });

export const paymentUpdate = new Hono<SandboxEnv>().post("/:id/payment-update", async (c) => {
  const { subscription, change } = await readChange(c, opening);
  const { id: subscriptionId } = subscription;
  const { returnPath = subscriptionHref(subscriptionId, "mon-abonnement") } = change;
  if (!/^\/[\w-]/.test(returnPath)) {
    throw invalid({ path: "returnPath", message: "Ce n’est pas une page de la boutique." });
  }
  const db = c.get("db");
  const [open] = await db
    .update(cardUpdates)
    .set({ returnPath })
    .where(and(eq(cardUpdates.subscriptionId, subscriptionId), eq(cardUpdates.state, "open")))
    .returning({ token: cardUpdates.token });
  const token = open?.token ?? randomToken();
  if (!open) {
    const createdAt = clock.date().toISOString();
    await db.insert(cardUpdates).values({ token, subscriptionId, returnPath, createdAt });
  }
  return linkedData(c, { redirectUrl: `/_sandbox/paiement/carte/${token}` });
});
