import { html } from "hono/html";
import { type Dialect, dialects } from "../ecommerce/dialects.ts";

const dialectNotes: Record<Dialect, string> = {
  "1.10": "celle que la boutique attend par défaut",
  "1.12": "articles ajoutés par POST, code promo, adresses et client dans PUT",
  "2.0": "de plus sans préfixe hydra, sans valeurs nulles, erreurs en problem+json",
};

export function dialectSection(spoken: Dialect) {
  return html`<section>
  <h2>Version de l’API e-commerce</h2>
  <p>L’API parle comme Sylius ${spoken}.</p>
  <ul>${dialects.map((dialect) => html`<li>${dialect} : ${dialectNotes[dialect]}</li>`)}</ul>
  <form method="post" action="/_sandbox/dialect">
    <label>Version <select name="dialect">${dialects.map(
      (dialect) => html`<option${dialect === spoken ? " selected" : ""}>${dialect}</option>`,
    )}</select></label>
    <button>Parler cette version</button>
  </form>
</section>`;
}
