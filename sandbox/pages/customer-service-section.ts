import { and, desc, eq, inArray } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { Database } from "../database/open.ts";
import { customers } from "../database/schema/customers.ts";
import { orderClaims } from "../database/schema/orders.ts";
import { contactRequests, newsletterSubscriptions, stockNotifications } from "../database/schema/requests.ts";
import { isWaiting } from "../ecommerce/stock-notifications.ts";
import type { SandboxEnv } from "../env.ts";
import { type LegalRequests, legalRequestTables, readLegalRequests } from "./legal-requests.ts";

type ContactRequest = typeof contactRequests.$inferSelect;
type OrderClaim = typeof orderClaims.$inferSelect;
type Subscription = typeof newsletterSubscriptions.$inferSelect;
type StockNotification = typeof stockNotifications.$inferSelect;

interface CustomerService extends LegalRequests {
  messages: ContactRequest[];
  claims: OrderClaim[];
  subscriptions: Subscription[];
  stockNotifications: StockNotification[];
}

export async function readCustomerService(db: Database): Promise<CustomerService> {
  const [messages, claims, subscriptions, waiting, requests] = await Promise.all([
    db.query.contactRequests.findMany({ orderBy: desc(contactRequests.id), limit: 20 }),
    db.query.orderClaims.findMany({ orderBy: desc(orderClaims.id), limit: 20 }),
    db.query.newsletterSubscriptions.findMany({
      orderBy: desc(newsletterSubscriptions.createdAt),
      limit: 20,
    }),
    db.query.stockNotifications.findMany({
      where: isWaiting,
      orderBy: desc(stockNotifications.createdAt),
      limit: 20,
    }),
    readLegalRequests(db),
  ]);
  return {
    messages,
    claims,
    subscriptions: await stillSubscribed(db, subscriptions),
    stockNotifications: waiting,
    ...requests,
  };
}

/** Customers unsubscribe in their account; the codes that were mailed to them stay known. */
async function stillSubscribed(db: Database, subscriptions: Subscription[]): Promise<Subscription[]> {
  const emails = subscriptions.map(({ email }) => email);
  const gone = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(inArray(customers.email, emails), eq(customers.subscribedToNewsletter, false)));
  return subscriptions.filter(({ email }) => !gone.some((one) => one.email === email));
}

export const customerService = new Hono<SandboxEnv>()
  .get("/", async (c) => c.json(await readCustomerService(c.get("db"))))
  .get("/:id{[0-9]+}/file", async (c) => {
    const where = eq(contactRequests.id, Number(c.req.param("id")));
    const message = await c.get("db").query.contactRequests.findFirst({ where });
    return sendFile(c, message);
  })
  .get("/claims/:reference/photo", async (c) => {
    const where = eq(orderClaims.reference, c.req.param("reference"));
    return sendFile(c, await c.get("db").query.orderClaims.findFirst({ where }));
  });

async function sendFile(
  c: Context<SandboxEnv>,
  { fileKey, fileName }: { fileKey: string | null; fileName: string | null } = {
    fileKey: null,
    fileName: null,
  },
): Promise<Response> {
  const file = fileKey ? await c.env.FILES?.get(fileKey) : undefined;
  if (!file || !fileName) return c.text("Ce fichier n’existe pas.", 404);
  return c.body(file.body, 200, {
    // The type of an uploaded file is not trusted.
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  });
}

export function customerServiceSection({
  messages,
  claims,
  subscriptions,
  stockNotifications: waiting,
  ...requests
}: CustomerService) {
  return html`<section>
  <h2>Service client</h2>
  <p>Ce que les clients ont envoyé, le plus récent d’abord.</p>
  <h3>Messages du formulaire de contact</h3>
  ${messages.length === 0 ? html`<p>Aucun message pour l’instant.</p>` : messageTable(messages)}
  <h3>Signalements de colis</h3>
  ${claims.length === 0 ? html`<p>Aucun signalement pour l’instant.</p>` : claimTable(claims)}
  ${legalRequestTables(requests)}
  <p>Inscrits à la lettre : ${subscriptions.map(({ email }) => email).join(", ") || "personne pour l’instant"}.</p>
  <p>Attendent le retour d’un format : ${waiting.map(({ email, variantCode }) => `${email} (${variantCode})`).join(", ") || "personne pour l’instant"}. Un stock remis au-dessus de zéro leur envoie l’e-mail.</p>
</section>`;
}

function claimTable(claims: readonly OrderClaim[]) {
  return html`<table>
    <thead><tr>
      <th scope="col">Reçu le</th><th scope="col">Numéro</th><th scope="col">Motif</th><th scope="col">Message</th>
      <th scope="col">Photo</th>
    </tr></thead>
    <tbody>${claims.map(
      ({ createdAt, reference, kind, message, fileName }) => html`<tr>
        <td>${createdAt.slice(0, 16).replace("T", " ")}</td>
        <td>${reference}</td>
        <td>${kind}</td>
        <td>${message}</td>
        <td>${fileName ? html`<a href="/_sandbox/customer-service/claims/${reference}/photo">${fileName}</a>` : "aucune"}</td>
      </tr>`,
    )}</tbody>
  </table>`;
}

function messageTable(messages: readonly ContactRequest[]) {
  return html`<table>
    <thead><tr>
      <th scope="col">Reçu le</th><th scope="col">De</th><th scope="col">Commande</th><th scope="col">Produit</th>
      <th scope="col">Message</th><th scope="col">Fichier</th>
    </tr></thead>
    <tbody>${messages.map(
      (message) => html`<tr>
        <td>${message.createdAt.slice(0, 16).replace("T", " ")}</td>
        <td>${message.email}</td>
        <td>${message.orderId ?? "aucune"}</td>
        <td>${message.productName ?? "aucun"}</td>
        <td>${message.message}</td>
        <td>${message.fileName ? html`<a href="/_sandbox/customer-service/${message.id}/file">${message.fileName}</a>` : "aucun"}</td>
      </tr>`,
    )}</tbody>
  </table>`;
}
