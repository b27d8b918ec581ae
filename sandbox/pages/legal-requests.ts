import { desc, eq } from "drizzle-orm";
import { html } from "hono/html";
import { namesInSentence } from "../../shared/order/item-name.ts";
import type { Database } from "../database/open.ts";
import { customers, deletionRequests } from "../database/schema/customers.ts";
import { contractTerminations, withdrawals } from "../database/schema/requests.ts";

export type LegalRequests = Awaited<ReturnType<typeof readLegalRequests>>;

export async function readLegalRequests(db: Database) {
  const [terminations, renounced, deletions] = await Promise.all([
    db.query.contractTerminations.findMany({ orderBy: desc(contractTerminations.receivedAt), limit: 20 }),
    db.query.withdrawals.findMany({ orderBy: desc(withdrawals.receivedAt), limit: 20 }),
    db
      .select({
        customerId: deletionRequests.customerId,
        email: customers.email,
        createdAt: deletionRequests.createdAt,
      })
      .from(deletionRequests)
      .innerJoin(customers, eq(customers.id, deletionRequests.customerId))
      .orderBy(desc(deletionRequests.createdAt))
      .limit(20),
  ]);
  return { terminations, withdrawals: renounced, deletions };
}

export function legalRequestTables({ terminations, withdrawals: renounced, deletions }: LegalRequests) {
  return [
    requestTable(
      "Résiliations",
      ["Reçue le", "Référence", "De", "Abonnement", "À partir du"],
      terminations.map(({ receivedAt, reference, name, email, contractNumber, date }) => [
        momentOf(receivedAt),
        reference,
        `${name}, ${email}`,
        contractNumber,
        date ?? "dès que possible",
      ]),
    ),
    requestTable(
      "Rétractations",
      ["Reçue le", "Référence", "De", "Commande", "Articles"],
      renounced.map(({ receivedAt, reference, name, email, orderNumber, items }) => [
        momentOf(receivedAt),
        reference,
        `${name}, ${email}`,
        orderNumber,
        items ? namesInSentence(items) : "toute la commande",
      ]),
    ),
    requestTable(
      "Suppressions de compte",
      ["Demandée le", "Client", "E-mail"],
      deletions.map(({ createdAt, customerId, email }) => [momentOf(createdAt), String(customerId), email]),
    ),
  ];
}

function requestTable(title: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  if (rows.length === 0) return html`<h3>${title}</h3><p>Aucune pour l’instant.</p>`;
  return html`<h3>${title}</h3><table>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table>`;
}

const momentOf = (iso: string) => iso.slice(0, 16).replace("T", " ");
