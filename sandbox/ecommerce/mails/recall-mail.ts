import type { Context } from "hono";
import { html } from "hono/html";
import { href } from "../../../shared/routes.ts";
import type { variants } from "../../database/schema/catalogue.ts";
import type { SandboxEnv } from "../../env.ts";
import { send } from "../../mailbox/send.ts";
import type { Buyer, StoredRecall } from "../lot-recalls.ts";

export function sendRecallMail(
  c: Context<SandboxEnv>,
  { lots, text, publishedAt }: StoredRecall,
  { productName, variantName }: typeof variants.$inferSelect,
  { email, firstName, number }: Buyer,
): Promise<void> {
  return send(c, {
    to: email,
    subject: `Rappel de produit : ne donnez plus ${productName}`,
    sentAt: publishedAt,
    name: firstName,
    content: html`<p>Nous rappelons un produit de votre commande ${number}. <strong>N’en donnez plus à votre animal</strong> avant d’avoir
    comparé le numéro de lot.</p>
    <table class="facts"><tbody>
      <tr><th scope="row">Produit</th><td>${productName}</td></tr>
      <tr><th scope="row">Format</th><td>${variantName}</td></tr>
      <tr><th scope="row">Numéros de lot rappelés</th><td><strong>${lots.map((lot, index) => html`${index ? ", " : ""}<span class="format">${lot}</span>`)}</strong></td></tr>
      <tr><th scope="row">Où le lire</th><td>à côté de la date de durabilité minimale, après « Lot » ou « L »</td></tr>
    </tbody></table>
    <h2>Pourquoi</h2>
    <p>${text}</p>
    <h2>Si votre numéro figure dans la liste</h2>
    <ol>
      <li>Ne donnez plus ce produit, ni à votre animal ni à un autre, et lavez sa gamelle.</li>
      <li>Gardez l’emballage, même entamé, hors de portée des animaux et des enfants, et photographiez le numéro de lot.</li>
      <li>Si votre animal vous paraît malade, appelez votre vétérinaire et montrez-lui ce message.</li>
      <li><a href="${href("nous-contacter")}">Écrivez-nous</a> avec la photo, ou appelez-nous. Nous vous remboursons le produit
      en entier, sans que vous ayez à le renvoyer.</li>
    </ol>
    <p>Vous l’avez offert ou donné ? Prévenez la personne qui l’a reçu.</p>
    <p>Si votre numéro n’y figure pas, vous pouvez continuer à donner ce produit.</p>`,
    action: { to: href("rappels"), text: "Lire le rappel sur notre site" },
  });
}
