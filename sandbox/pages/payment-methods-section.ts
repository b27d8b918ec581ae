import { html } from "hono/html";
import { type MethodList, methodLists } from "../ecommerce/offered-methods.ts";

const notes: Record<MethodList, string> = {
  all: "tous sont listés, mais avec un abonnement, ceux qui ne peuvent pas être débités de nouveau sont refusés",
  recurring: "avec un abonnement, seule la carte est listée",
  delayed: "la carte n’est jamais listée : aucun moyen ne convient à un abonnement",
};

export function paymentMethodsSection(current: MethodList) {
  return html`<section>
  <h2>Moyens de paiement</h2>
  <ul>${methodLists.map((list) => html`<li>${list} : ${notes[list]}</li>`)}</ul>
  <form method="post" action="/_sandbox/payment-methods">
    <label>Liste <select name="list">${methodLists.map(
      (list) => html`<option${list === current ? " selected" : ""}>${list}</option>`,
    )}</select></label>
    <button>Proposer ceux-là</button>
  </form>
</section>`;
}
