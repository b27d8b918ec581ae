import type { Context } from "hono";
import { html } from "hono/html";
import { formatMoney } from "../../../shared/money/money.ts";
import { href } from "../../../shared/routes.ts";
import type { SandboxEnv } from "../../env.ts";
import { send } from "../../mailbox/send.ts";
import { welcomeOffer } from "../welcome-code.ts";

export function sendNewsletterMail(c: Context<SandboxEnv>, email: string, code: string): Promise<void> {
  return send(c, {
    to: email,
    subject: "Votre code de 5 € pour une première commande",
    content: html`<p>Merci de votre inscription à la lettre de Museau. Voici votre code :</p>
    <p><strong>${code}</strong></p>
    <p>5 € de moins sur votre première commande, dès ${formatMoney(welcomeOffer.minimum)} de produits en achat unique.
    Il ne sert qu’une fois. Connectez-vous ou créez votre compte, puis saisissez-le dans le panier.</p>`,
    action: { to: href("index"), text: "Découvrir la boutique" },
    rest: html`<p><small>Vous ne souhaitez plus recevoir la lettre ?
    <a href="mailto:lettre@museau.example?subject=D%C3%A9sinscription">Se désinscrire</a></small></p>`,
  });
}
