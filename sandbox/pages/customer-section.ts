import { html } from "hono/html";
import type { animals, customers } from "../database/schema/customers.ts";

type Customer = typeof customers.$inferSelect & { animals: readonly (typeof animals.$inferSelect)[] };

export function customerSection(people: readonly Customer[]) {
  return html`<section>
  <h2>Clients</h2>
  <p>Mot de passe des comptes de démonstration : <code>motdepasse-demo</code></p>
  <table>
    <thead><tr><th scope="col">Nº</th><th scope="col">Nom</th><th scope="col">E-mail</th><th scope="col">Abonné</th><th scope="col">Animaux</th></tr></thead>
    <tbody>${people.map(
      ({ id, firstName, lastName, email, subscriber, animals }) => html`<tr>
        <td>${id}</td><td>${firstName} ${lastName}</td><td>${email}</td><td>${subscriber ? "oui" : "non"}</td><td>${animals.map(({ name }) => name).join(", ")}</td>
      </tr>`,
    )}</tbody>
  </table>
  <form method="post" action="/_sandbox/refresh-tokens/expire">
    <button>Faire expirer tous les jetons de renouvellement</button>
  </form>
</section>`;
}
