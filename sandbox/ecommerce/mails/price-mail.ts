import type { Context } from "hono";
import { html } from "hono/html";
import { formatMoney } from "../../../shared/money/money.ts";
import { changeHref, subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import type { SandboxEnv } from "../../env.ts";
import type { Subscription } from "../subscriptions/subscription-store.ts";
import { link, sendTo } from "./subscription-mails.ts";
import { shipmentPart } from "./subscription-parts.ts";

export function sendPriceMail(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  former: number,
  at: string,
): Promise<void> {
  const { id } = subscription;
  return sendTo(c, subscription, {
    at,
    subject: "Le prix de votre prochain colis change",
    content: html`<p>Le prix d’un de vos produits a changé. Votre prochain colis devait coûter ${formatMoney(former)}. Voici son
    nouveau montant.</p>
    ${shipmentPart(subscription, new Date(at))}
    <p>${link(subscriptionHref(id), "Voir mon prochain colis")}, ${link(changeHref(id, "quantites"), "changer les quantités")} ou
    ${link(changeHref(id, "passer"), "sauter ce colis")}.</p>`,
  });
}
