import type { Context } from "hono";
import { html } from "hono/html";
import { mails } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";

type Html = ReturnType<typeof html>;

export interface Mail {
  to: string;
  subject: string;
  content: Html;
}

/** Puts a mail in the mailbox, as a whole HTML document. */
export async function send(c: Context<SandboxEnv>, { to, subject, content }: Mail): Promise<void> {
  const document = await html`<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${subject}</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/_sandbox/style.css">
</head>
<body>
  <main>
    <p><strong>Museau</strong></p>
    <h1>${subject}</h1>
    ${content}
    <p>À bientôt,<br>l’équipe Museau</p>
  </main>
</body>
</html>`;
  await c
    .get("db")
    .insert(mails)
    .values({ to, subject, html: String(document), sentAt: new Date().toISOString() });
}
