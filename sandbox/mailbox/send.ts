import type { Context } from "hono";
import { html } from "hono/html";
import * as clock from "../../shared/time/clock.ts";
import { footer } from "../content/footer.ts";
import { mails } from "../database/schema/requests.ts";
import type { SandboxEnv } from "../env.ts";
import { htmlDocument } from "../html/html-document.ts";

type Html = ReturnType<typeof html>;

interface Mail {
  to: string;
  subject: string;
  content: Html;
  sentAt?: string;
}

export async function send(
  c: Context<SandboxEnv>,
  { to, subject, content, sentAt = clock.date().toISOString() }: Mail,
): Promise<void> {
  const document = await htmlDocument(
    subject,
    html`<main>
    <p><strong>Museau</strong></p>
    <h1>${subject}</h1>
    ${content}
    <p>À bientôt,<br>l’équipe Museau</p>
    ${senderPart()}
  </main>`,
  );
  await c
    .get("db")
    .insert(mails)
    .values({ to, subject, html: String(document), sentAt });
}

function senderPart(): Html {
  const { phone, email, hours } = footer.customerService;
  return html`<hr>
    <p><small>Une question ? ${phone}, ${hours.toLowerCase()}, ou <a href="mailto:${email}">${email}</a>.</small></p>
    <p><small>Museau SAS, 12 quai des Tilleuls, 69009 Lyon, France. RCS Lyon 000 000 042.<br>
    ${footer.legal.slice(0, 4).map(({ to, name }, index) => html`${index > 0 ? " · " : ""}<a href="${to}">${name}</a>`)}</small></p>`;
}
