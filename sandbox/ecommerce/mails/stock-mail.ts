import type { Context } from "hono";
import { html } from "hono/html";
import { href } from "../../../shared/routes.ts";
import { samples } from "../../content/samples.ts";
import type { variants } from "../../database/schema/catalogue.ts";
import type { SandboxEnv } from "../../env.ts";
import { send } from "../../mailbox/send.ts";

type Variant = typeof variants.$inferSelect;

export function sendStockMail(c: Context<SandboxEnv>, email: string, variant: Variant): Promise<void> {
  const { productName, variantName } = variant;
  return send(c, {
    to: email,
    subject: `De retour : ${productName}, ${variantName}`,
    content: html`<p>${productName}, ${variantName}, est de nouveau en stock. Vous nous aviez demandé de vous prévenir.</p>`,
    action: { to: pageOf(variant), text: "Voir le produit" },
    rest: html`<p><small>Nous ne vous écrirons plus à ce sujet. Votre adresse quitte la liste d’attente, et nous l’effaçons demain.</small></p>`,
  });
}

function pageOf({ sku, code }: Variant): string {
  const sample = samples.find((one) => one.code === code);
  return sample
    ? href("produits-echantillons-sample", { sample: sample.slug })
    : href("produits-product-format", { product: sku.toLowerCase(), format: code });
}
