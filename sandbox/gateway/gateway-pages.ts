import { html } from "hono/html";
import { htmlDocument } from "../html/html-document.ts";
import { testCards } from "./test-cards.ts";

type Content = ReturnType<typeof html>;

export interface GatewayRequest {
  address: string;
  subject: Content;
  /** Amount to pay; null if nothing is charged. */
  amount: string | null;
  submit: string;
  confirmed: string;
  confirm: string;
  back: string;
  mayBeLate: boolean;
}

export function cardPage(request: GatewayRequest, problem?: string) {
  return page(
    request,
    html`<h2>Carte bancaire <span class="schemes"><span>Visa</span> <span>Mastercard</span></span></h2>
    ${problem ? html`<p role="alert" class="wrong"><strong>${problem}</strong></p>` : ""}
    <form id="${formId}" method="post" action="${request.address}">
      <label class="whole">Numéro de carte
        <input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="0000 0000 0000 0000" required maxlength="25" ${problem ? html`aria-invalid="true"` : ""}>
      </label>
      <label>Expire fin
        <input name="expiry" autocomplete="cc-exp" placeholder="MM/AA" required maxlength="7">
      </label>
      <label>Cryptogramme
        <input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required maxlength="4">
      </label>
      <button class="whole">${request.submit}</button>
    </form>`,
    html`<details class="trial" open><summary>Pour essayer la démonstration</summary>
    <table><tbody>${testCards.map(
      ({ number, name }) =>
        html`<tr><td><code>${number.replace(/(\d{4})(?=\d)/g, "$1 ")}</code></td><td>${name}</td></tr>`,
    )}</tbody></table>
    ${request.mayBeLate ? notificationField : ""}</details>`,
  );
}

export function authenticationPage(request: GatewayRequest, notification?: string) {
  return page(
    request,
    html`<p class="scheme">3-D Secure</p>
    <h2>Authentification forte</h2>
    <p>Votre banque vous demande de confirmer ${request.confirmed}. Vérifiez le commerçant et le montant avant de continuer.</p>
    ${decisionForm(request, { accept: request.confirm, refuse: "Refuser" }, notification)}`,
    request.mayBeLate && !notification ? trial : "",
  );
}

export function paypalPage(request: GatewayRequest) {
  return page(
    request,
    html`<h2>PayPal</h2>
    <p>${request.submit} à Museau depuis votre compte de test.</p>
    ${decisionForm(request, { accept: "Accepter et payer", refuse: "Annuler et revenir" })}`,
    request.mayBeLate ? trial : "",
  );
}

export function timeoutPage(request: GatewayRequest) {
  return page(
    request,
    html`<p role="alert"><strong>La banque n’a pas répondu à temps. Rien n’a été débité.</strong></p>
    <p><a href="${request.address}">Réessayer</a></p>`,
  );
}

export function closedPage({ back }: Pick<GatewayRequest, "back">) {
  return document(
    html`<p>Cette page a déjà servi.</p>
    <p><a href="${back}">Revenir à la boutique</a></p>`,
  );
}

function decisionForm(
  { address, mayBeLate }: GatewayRequest,
  names: { accept: string; refuse: string },
  notification?: string,
) {
  const chosen = notification ? html`<input type="hidden" name="notification" value="${notification}">` : "";
  return html`<form id="${formId}" method="post" action="${address}/decision">
    <button class="whole" name="decision" value="accept">${names.accept}</button>
    <button class="whole plain" name="decision" value="refuse">${names.refuse}</button>
    ${mayBeLate ? chosen : ""}
  </form>`;
}

const formId = "paiement";

/** Stands below the bank's form and is sent with it. */
const notificationField = html`<label>La boutique l’apprend
  <select name="notification" form="${formId}">
    <option value="before">avant votre retour</option>
    <option value="after">deux secondes après</option>
    <option value="held">quand on le lui dira</option>
  </select>
</label>`;

const trial = html`<details class="trial" open><summary>Pour essayer la démonstration</summary>
${notificationField}</details>`;

function page({ address, subject, amount }: GatewayRequest, content: Content, below: Content | "" = "") {
  return document(
    html`<dl class="summary">
      <div><dt>Commerçant</dt><dd>Museau</dd></div>
      <div><dt>Objet</dt><dd>${subject}</dd></div>
      ${amount === null ? "" : html`<div class="amount"><dt>Montant</dt><dd>${amount}</dd></div>`}
    </dl>
    ${content}
    <form method="post" action="${address}/abandon"><button class="as-link whole">Abandonner et revenir à la boutique</button></form>`,
    below,
  );
}

function document(content: Content, below: Content | "" = "") {
  return htmlDocument(
    "Paiement sécurisé – Banque de démonstration",
    html`<div class="bank"><header><h1>${lock} Paiement sécurisé</h1><p>Banque de démonstration</p></header>
    <main><section>${content}</section>${below}</main></div>`,
  );
}

const lock = html`<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="4" y="10" width="16" height="11" rx="2"/><path d="M8 10V7a4 4 0 0 1 8 0v3"/></svg>`;
