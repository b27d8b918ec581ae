import type { Context } from "hono";
import { html } from "hono/html";
import { mails } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { htmlDocument } from "../pages/html-document.ts";

type Html = ReturnType<typeof html>;

export interface Mail {
  to: string;
  subject: string;
  content: Html;
}

/** Puts a mail in the mailbox, as a whole HTML document. */
export async function send(c: Context<SandboxEnv>, { to, subject, content }: Mail): Promise<void> {
  const document = await htmlDocument(
    subject,
    html`<main>
    <p><strong>Museau</strong></p>
    <h1>${subject}</h1>
    ${content}
    <p>À bientôt,<br>l’équipe Museau</p>
  </main>`,
  );
  await c
    .get("db")
    .insert(mails)
    .values({ to, subject, html: String(document), sentAt: new Date().toISOString() });
}
