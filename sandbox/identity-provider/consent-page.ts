import { html } from "hono/html";
import { htmlDocument } from "../html/html-document.ts";
import type { AuthorizationRequest } from "./authorization.ts";

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

export function consentPage(request: AuthorizationRequest, people: readonly Person[]) {
  return htmlDocument(
    "Patte Blanche",
    html`<header><h1>Patte Blanche</h1></header>
  <main><section>
    <h2>Museau vous demande qui vous êtes</h2>
    <p>Si vous l’acceptez, Patte Blanche donne votre adresse e-\u2060mail à la boutique Museau, et rien d’autre.</p>
    <form method="post" action="/_sandbox/identite/authorize" class="steps">
      ${Object.entries(request).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
      <label>Votre adresse e-mail chez Patte Blanche
        <input name="email" type="email" list="people" required autocomplete="off" value="${people[0]?.email ?? ""}">
      </label>
      <datalist id="people">${people.map(
        ({ email, firstName, lastName }) => html`<option value="${email}">${firstName} ${lastName}</option>`,
      )}</datalist>
      <button name="decision" value="allow">Continuer vers Museau</button>
      <button name="decision" value="deny" formnovalidate class="plain">Refuser</button>
    </form>
  </section></main>`,
  );
}
