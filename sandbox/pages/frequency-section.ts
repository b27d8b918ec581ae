import { html } from "hono/html";
import type { StoredFrequency } from "../ecommerce/frequencies.ts";

export function frequencySection(frequencies: readonly StoredFrequency[]) {
  return html`<section>
  <h2>Rythmes d’abonnement</h2>
  <table>
    <thead><tr><th scope="col">Jours</th><th scope="col">Libellé</th><th scope="col">Position</th><th scope="col">Description</th></tr></thead>
    <tbody>${frequencies.map(
      ({ days, label, position, description }) => html`<tr>
        <td>${days}</td><td>${label}</td><td>${position}</td><td>${description ?? ""}</td>
      </tr>`,
    )}</tbody>
  </table>
  <form method="post" action="/_sandbox/frequencies">
    <label>Jours <input name="days" type="number" min="1" max="366" required></label>
    <label>Libellé <input name="label" required placeholder="15 jours"></label>
    <label>Position <input name="position" type="number" min="0" placeholder="à la fin"></label>
    <label class="wide">Description <input name="description"></label>
    <button>Ajouter ou changer</button>
  </form>
  <form method="post" action="/_sandbox/frequencies/remove">
    <label>Jours <input name="days" type="number" min="1" max="366" required></label>
    <button>Retirer</button>
  </form>
  <p>La boutique garde la liste cinq minutes.</p>
</section>`;
}
