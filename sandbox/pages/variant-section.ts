import { html } from "hono/html";
import type { variants } from "../database/schema/catalogue.ts";
import { inEuros } from "../ecommerce/euros.ts";

type Variant = typeof variants.$inferSelect;

export function variantSection(formats: readonly Variant[]) {
  return html`<section id="stocks">
  <h2>Stocks et prix</h2>
  <form method="post" action="/_sandbox/variants">
    <label class="wide">Format <input name="code" list="formats" required></label>
    <datalist id="formats">${formats.map(
      (format) => html`<option value="${format.code}">${nameOf(format)}</option>`,
    )}</datalist>
    <label>Stock <input name="stock" type="number" min="0" placeholder="inchangé"></label>
    <label>Prix (centimes) <input name="price" type="number" min="0" placeholder="inchangé"></label>
    <button>Enregistrer</button>
  </form>
  <p>Un panier ouvert prend le nouveau prix à son prochain changement.</p>
  <details>
    <summary>Les ${formats.length} formats</summary>
    <table>
      <thead><tr>
        <th scope="col">Code</th><th scope="col">Format</th><th scope="col">Prix</th>
        <th scope="col">En abonnement</th><th scope="col">Stock</th>
      </tr></thead>
      <tbody>${formats.map(
        (format) => html`<tr>
          <td><code>${format.code}</code></td><td>${nameOf(format)}</td><td>${inEuros(format.price)}</td>
          <td>${inEuros(format.subscriptionPrice)}</td><td>${format.sellable ? format.stock : "plus en vente"}</td>
        </tr>`,
      )}</tbody>
    </table>
  </details>
</section>`;
}

function nameOf({ productName, variantName }: Variant): string {
  return `${productName}, ${variantName}`;
}
