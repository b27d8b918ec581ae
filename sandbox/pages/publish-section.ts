import { html } from "hono/html";
import { collections, type Document } from "../content-system/document-store.ts";

export function publishSection(documents: readonly Document[]) {
  return html`<section>
  <h2>Contenu</h2>
  <p>Publier une entrée change les attributs indiqués (objet JSON, facultatif) et envoie à la boutique le webhook signé.</p>
  <form method="post" action="/_sandbox/publish">
    <label>Collection <select name="collection">${collections.map(
      (collection) => html`<option>${collection}</option>`,
    )}</select></label>
    <label>Clé <input name="key" list="keys" required></label>
    <datalist id="keys">${documents.map(
      ({ collection, key }) => html`<option value="${key}">${collection}</option>`,
    )}</datalist>
    <label class="wide">Attributs à changer <textarea name="changes" rows="3" placeholder='{"name": "Nouveau nom"}'></textarea></label>
    <button>Publier</button>
  </form>
</section>`;
}
