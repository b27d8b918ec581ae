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
    html`<h2>Carte bancaire</h2>
    ${problem ? html`<p role="alert" class="wrong"><strong>${problem}</strong></p>` : ""}
    <form method="post" action="${request.address}">
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
      ${request.mayBeLate ? notificationField : ""}
    </form>`,
    html`<details class="trial" open><summary>Cartes de test</summary>
    <table><tbody>${testCards.map(
      ({ number, name }) =>
        html`<tr><td><code>${number.replace(/(\d{4})(?=\d)/g, "$1 ")}</code></td><td>${name}</td></tr>`,
    )}</tbody></table></details>`,
  );
}

export function authenticationPage(request: GatewayRequest, notification?: string) {
  return page(
    request,
    html`<p class="scheme">3-D Secure</p>
    <h2>Authentification forte</h2>
    <p>Votre banque vous demande de confirmer ${request.confirmed}. Vérifiez le commerçant et le montant avant de continuer.</p>
    ${decisionForm(request, { accept: request.confirm, refuse: "Refuser" }, notification)}`,
  );
}

export function paypalPage(request: GatewayRequest) {
  return page(
    request,
    html`<h2>PayPal</h2>
    <p>${request.submit} à Museau depuis votre compte de test.</p>
    ${decisionForm(request, { accept: "Accepter et payer", refuse: "Annuler et revenir" })}`,
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
  const chosen = notification
    ? html`<input type="hidden" name="notification" value="${notification}">`
    : notificationField;
  return html`<form method="post" action="${address}/decision">
    <button class="whole" name="decision" value="accept">${names.accept}</button>
    <button class="whole plain" name="decision" value="refuse">${names.refuse}</button>
    ${mayBeLate ? chosen : ""}
  </form>`;
}

const notificationField = html`<label class="whole trial">La boutique l’apprend
  <select name="notification">
    <option value="before">avant votre retour</option>
    <option value="after">deux secondes après</option>
    <option value="held">quand on le lui dira</option>
  </select>
</label>`;

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
    "Paiement – doublure de la passerelle",
    html`<div class="bank"><header><h1>Paiement sécurisé</h1><p>Banque de démonstration</p></header>
    <main><section>${content}</section>${below}</main></div>`,
  );
}
