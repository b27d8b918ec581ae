import type { Context } from "hono";
import { html } from "hono/html";
import type { SandboxEnv } from "../../env.ts";
import { send } from "../../mailbox/send.ts";

interface Invitation {
  email: string;
  sponsor: string;
  link: string;
  message: string;
}

export function sendInvitationMail(
  c: Context<SandboxEnv>,
  { email, sponsor, link, message }: Invitation,
): Promise<void> {
  return send(c, {
    to: email,
    subject: `${sponsor} vous invite chez Museau`,
    content: html`<p>${sponsor} a pensé à vous et vous invite à découvrir Museau.</p>
    ${message && html`<blockquote>${message.split("\n").map((line) => html`${line}<br>`)}</blockquote>`}`,
    action: { to: link, text: "Accepter l’invitation" },
    rest: html`<p>Vous avez soixante jours pour ouvrir ce lien, puis trente pour vous inscrire depuis le même navigateur.</p>
    <p>Vous ne souhaitez pas y répondre ? Ne faites rien. Nous ne vous relancerons pas.</p>`,
  });
}
