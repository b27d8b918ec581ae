import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import { mails } from "../database/schema/requests.ts";
import type { SandboxEnv } from "../env.ts";

export const mailbox = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const to = c.req.query("to");
    const found = await c.get("db").query.mails.findMany({
      ...(to ? { where: eq(mails.to, to) } : {}),
      orderBy: [desc(mails.sentAt), desc(mails.id)],
      limit: 50,
    });
    return c.json(found);
  })
  .get("/:id", async (c) => {
    const id = Number(c.req.param("id")) || 0;
    const mail = await c.get("db").query.mails.findFirst({ where: eq(mails.id, id) });
    if (!mail) throw new HTTPException(404, { message: "Cet e-mail n’existe pas." });
    return c.html(mail.html);
  });

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
        <td><a href="/_sandbox/mailbox/${id}">${subject}</a></td>
      </tr>`,
    )}</tbody>
  </table>`;
}
