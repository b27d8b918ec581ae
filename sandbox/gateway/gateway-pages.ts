import { html } from "hono/html";
import { htmlDocument } from "../html/html-document.ts";
import { testCards } from "./test-cards.ts";

type Content = ReturnType<typeof html>;

export interface GatewayRequest {
  address: string;
  subject: Content;
  submit: string;
  confirmed: string;
  confirm: string;
  back: string;
  mayBeLate: boolean;
}

export function cardPage(request: GatewayRequest, problem?: string) {
  return page(
    request,
    html`${problem ? html`<p role="alert"><strong>${problem}</strong></p>` : ""}
    <form method="post" action="${request.address}">
      <label>Numéro de carte
        <input name="number" inputmode="numeric" autocomplete="cc-number" required maxlength="25" ${problem ? html`aria-invalid="true"` : ""}>
      </label>
      <label>Expire fin
        <input name="expiry" autocomplete="cc-exp" placeholder="MM/AA" required maxlength="7">
      </label>
      <label>Cryptogramme
        <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required maxlength="4">
      </label>
      ${request.mayBeLate ? notificationField : ""}
      <button>${request.submit}</button>
    </form>
    <h2>Cartes de test</h2>
    <table><tbody>${testCards.map(
      ({ number, name }) =>
        html`<tr><td><code>${number.replace(/(\d{4})(?=\d)/g, "$1 ")}</code></td><td>${name}</td></tr>`,
    )}</tbody></table>`,
  );
}

export function authenticationPage(request: GatewayRequest, notification?: string) {
  return page(
    request,
    html`<h2>Authentification forte</h2>
    <p>Votre banque vous demande de confirmer ${request.confirmed}.</p>
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
    ${mayBeLate ? chosen : ""}
    <button name="decision" value="accept">${names.accept}</button>
    <button name="decision" value="refuse">${names.refuse}</button>
  </form>`;
}

const notificationField = html`<label>La boutique l’apprend
  <select name="notification">
    <option value="before">avant votre retour</option>
    <option value="after">deux secondes après</option>
    <option value="held">quand on le lui dira</option>
  </select>
</label>`;

function page({ address, subject }: GatewayRequest, content: Content) {
  return document(html`<p>${subject}</p>
    ${content}
    <form method="post" action="${address}/abandon"><button>Abandonner et revenir à la boutique</button></form>`);
}

function document(content: Content) {
  return htmlDocument(
    "Paiement – doublure de la passerelle",
    html`<header><h1>Paiement sécurisé</h1></header><main><section>${content}</section></main>`,
  );
}
