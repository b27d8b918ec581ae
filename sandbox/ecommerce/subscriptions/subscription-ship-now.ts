import { Hono } from "hono";
import * as z from "zod/mini";
import type { SandboxEnv } from "../../env.ts";
import { apiPath, iri } from "../iri.ts";
import { invalid, refuse } from "../problems.ts";
import { linkedData } from "../request.ts";
import type { Violation } from "../violations.ts";
import { rule } from "./change-rules.ts";
import { conflict, readChange } from "./change-subscription.ts";
import type { Obstacle } from "./next-shipment.ts";
import { shipNow } from "./renewal.ts";
import type { Subscription } from "./subscription-store.ts";

/** Required here, because money is taken for the shipment that was shown and for no other. */
const charge = z.object({ expectedNextShipmentDate: z.nullable(z.string()) });

export const subscriptionShipNow = new Hono<SandboxEnv>().post("/:id/ship-now", async (c) => {
  const { subscription } = await readChange(c, charge);
  refuse(stateFaults(subscription));
  const result = await shipNow(c, subscription);
  if (result.state === "changed") throw conflict();
  if (result.state === "impossible") throw invalid(rule(result.obstacle, obstacles[result.obstacle]));
  if (result.state === "refused") throw invalid(refusalOf(result.bankMessage));
  const { order, redirectUrl } = result;
  const answer = { "@context": `${apiPath}/contexts/SubscriptionShipment`, "@type": "SubscriptionShipment" };
  return linkedData(c, { ...answer, order: iri("orders", order.tokenValue), redirectUrl }, 202);
});

function stateFaults({ state }: Subscription): Violation[] {
  if (state === "paused") return [rule("paused", "Cet abonnement est en pause. Reprenez-le d’abord.")];
  if (state !== "payment_failed" && state !== "awaiting_payment") return [];
  return [rule("unpaid", "Une commande de cet abonnement reste à payer. Réglez-la d’abord.")];
}

const obstacles: Record<Obstacle, string> = {
  product_unavailable: "Plus aucun produit de cet abonnement n’est en stock.",
  pickuppoint_unavailable: "Ce point de retrait ne prend plus de colis. Choisissez-en un autre.",
  error: "Ce transporteur ne livre pas cet abonnement à cette adresse. Choisissez-en un autre.",
};

const refusalOf = (bankMessage: string) =>
  rule("payment_refused", `Votre banque a refusé le paiement : ${bankMessage}.`);
