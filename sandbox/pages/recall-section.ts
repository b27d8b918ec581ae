import { html } from "hono/html";
import type { StoredRecall } from "../ecommerce/lot-recalls.ts";

export function recallSection(recalls: readonly StoredRecall[]) {
  return html`<section id="rappels">
  <h2>Rappels de lots</h2>
  ${recalls.length === 0 ? html`<p>Aucun rappel en cours.</p>` : recallTable(recalls)}
  <form method="post" action="/_sandbox/recalls">
    <label>Code du format <input name="variant" required placeholder="11000103"></label>
    <label>Numéros de lot <input name="lots" required placeholder="L26301A, L26301B"></label>
    <label class="wide">Raison <input name="text" required placeholder="Des morceaux de plastique ont été trouvés dans un sac. Avalés, ils peuvent blesser l’intestin de votre animal."></label>
    <button>Publier le rappel et prévenir les acheteurs</button>
  </form>
  <p>La boutique garde la liste une minute. Sans réponse de l’API, les rappels connus restent affichés.</p>
</section>`;
}

function recallTable(recalls: readonly StoredRecall[]) {
  return html`<table>
    <thead><tr><th scope="col">Publié le</th><th scope="col">Format</th><th scope="col">Lots</th><th scope="col">Raison</th><th scope="col">Fin</th></tr></thead>
    <tbody>${recalls.map(
      ({ id, publishedAt, variantCode, lots, text }) => html`<tr>
        <td>${publishedAt.slice(0, 16).replace("T", " ")}</td><td>${variantCode}</td><td>${lots.join(", ")}</td><td>${text}</td>
        <td><form method="post" action="/_sandbox/recalls/withdraw"><input type="hidden" name="id" value="${id}"><button>Retirer</button></form></td>
      </tr>`,
    )}</tbody>
  </table>`;
}
