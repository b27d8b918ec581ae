import type { Context } from "hono";
import { html } from "hono/html";
import { namesInSentence } from "../../../shared/order/item-name.ts";
import { formatDate, formatMoment } from "../../../shared/time/dates.ts";
import { footer } from "../../content/footer.ts";
import type { contractTerminations, withdrawals } from "../../database/schema/requests.ts";
import type { SandboxEnv } from "../../env.ts";
import { send } from "../../mailbox/send.ts";

type Termination = typeof contractTerminations.$inferSelect;
type Withdrawal = typeof withdrawals.$inferSelect;
type Rows = [name: string, value: string][];

/** The law requires a receipt on a durable medium (Code de la consommation, L215-1-1). */
export async function sendTerminationMails(c: Context<SandboxEnv>, request: Termination): Promise<void> {
  const { reference, name, email, contractNumber, date } = request;
  const rows: Rows = [
    ["Abonnement", contractNumber],
    ["Date souhaitée", date ? formatDate(date) : "dès que possible"],
    ...personRows(request),
  ];
  await send(c, {
    to: email,
    subject: `Accusé de réception de votre demande de résiliation ${reference}`,
    name,
    content: html`<p>Nous avons bien reçu votre demande de résiliation.</p>
    ${receiptTable(request, rows)}
    <p>Sous deux jours ouvrés, nous vous écrivons la date à laquelle votre abonnement prend fin et ce qui part encore d’ici là.
    L’abonnement compte deux livraisons au minimum. Si le deuxième colis n’est pas parti, il s’arrête après lui.</p>
    <p>Conservez cet e-\u2060mail. Il vaut accusé de réception.</p>`,
  });
  await toCustomerService(c, `Résiliation demandée ${reference}`, receiptTable(request, rows));
}

/** The law requires a receipt on a durable medium (Code de la consommation, L221-21 and D221-5). */
export async function sendWithdrawalMails(c: Context<SandboxEnv>, request: Withdrawal): Promise<void> {
  const { reference, name, email, orderNumber, items } = request;
  const rows: Rows = [
    ["Commande", orderNumber],
    ["Articles", items ? namesInSentence(items) : "toute la commande"],
    ...personRows(request),
  ];
  await send(c, {
    to: email,
    subject: `Accusé de réception de votre rétractation ${reference}`,
    name,
    content: html`<p>Nous avons bien reçu votre déclaration de rétractation.</p>
    ${receiptTable(request, rows)}
    <p>Si les produits vous sont parvenus, renvoyez-les, fermés, dans les 14 jours à Museau, 12 quai des Tilleuls, 69009 Lyon.
    Nous vous remboursons dans les 14 jours de votre déclaration, par le moyen de paiement utilisé. Nous pouvons attendre d’avoir reçu les produits ou
    la preuve de leur envoi. Les sacs, sachets et boîtes ouverts ne sont pas repris, pour des raisons d’hygiène.</p>
    <p>Conservez cet e-\u2060mail. Il vaut accusé de réception.</p>`,
  });
  await toCustomerService(c, `Rétractation ${reference}`, receiptTable(request, rows));
}

const personRows = ({ name, email }: { name: string; email: string }): Rows => [
  ["Nom", name],
  ["E-mail", email],
];

function receiptTable({ reference, receivedAt }: { reference: string; receivedAt: string }, rows: Rows) {
  const all: Rows = [
    ["Référence", reference],
    ["Reçue le", `${formatMoment(receivedAt)} (heure de Paris)`],
    ...rows,
  ];
  return html`<table class="facts"><tbody>
    ${all.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}
  </tbody></table>`;
}

const toCustomerService = (c: Context<SandboxEnv>, subject: string, content: ReturnType<typeof html>) =>
  send(c, { to: footer.customerService.email, subject, content });
