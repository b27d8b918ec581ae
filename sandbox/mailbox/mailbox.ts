import { desc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import { mails } from "../database/schema/requests.ts";
import type { SandboxEnv } from "../env.ts";
import { mailStyle } from "./mail-style.ts";
import { plainTextOf } from "./plain-text.ts";

export const mailbox = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const to = c.req.query("to");
    const found = await c.get("db").query.mails.findMany({
      ...(to ? { where: eq(mails.to, to) } : {}),
      orderBy: [desc(mails.sentAt), desc(mails.id)],
      limit: 50,
    });
    return c.json(found.map((mail) => ({ ...mail, text: plainTextOf(mail.html) })));
  })
  .get("/style.css", (c) => c.body(mailStyle, 200, { "content-type": "text/css; charset=utf-8" }))
  .get("/:id/texte", async (c) => c.text(plainTextOf((await requireMail(c)).html)))
  .get("/:id", async (c) => c.html((await requireMail(c)).html));

async function requireMail(c: Context<SandboxEnv>) {
  const id = Number(c.req.param("id")) || 0;
  const mail = await c.get("db").query.mails.findFirst({ where: eq(mails.id, id) });
  if (!mail) throw new HTTPException(404, { message: "Cet e-mail n’existe pas." });
  return mail;
}

export function mailSection(lastMails: readonly (typeof mails.$inferSelect)[]) {
  return html`<section>
  <h2>Boîte aux lettres</h2>
  ${lastMails.length === 0 ? html`<p>Aucun e-mail pour l’instant.</p>` : mailTable(lastMails)}
</section>`;
}

function mailTable(lastMails: readonly (typeof mails.$inferSelect)[]) {
  return html`<table>
    <thead><tr><th scope="col">Envoyé le</th><th scope="col">À</th><th scope="col">Objet</th></tr></thead>
    <tbody>${lastMails.map(
      ({ id, to, subject, sentAt }) => html`<tr>
        <td>${sentAt.slice(0, 16).replace("T", " ")}</td><td>${to}</td>
        <td><a href="/_sandbox/mailbox/${id}">${subject}</a> (<a href="/_sandbox/mailbox/${id}/texte">en texte seul</a>)</td>
      </tr>`,
    )}</tbody>
  </table>`;
}
