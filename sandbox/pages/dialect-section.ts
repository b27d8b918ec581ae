import { html } from "hono/html";
import { type ContentDialect, contentDialects } from "../content-system/dialect.ts";
import { type Dialect, dialects } from "../ecommerce/dialects.ts";

const dialectNotes: Record<Dialect, string> = {
  specification: "1.10 comme le dit le cahier des charges, que la boutique attend par défaut",
  "1.10": "moyens de paiement et transporteurs sans code, commandes sans état, dernier panier rendu",
  "1.11": "articles ajoutés par POST, code promo et adresses dans PUT, listes vides en {}",
  "1.12": "transporteurs et moyens de paiement à une autre adresse",
  "1.13": "connexion, mot de passe et vérification à une autre adresse",
  "2.0": "sans préfixe hydra, sans valeurs nulles, erreurs en problem+json",
};

export function dialectSection(spoken: Dialect) {
  return html`<section>
  <h2>Version de l’API e-commerce</h2>
  <p>L’API parle comme ${spoken === "specification" ? "le cahier des charges" : `Sylius ${spoken}`}. Sinon, réglez <code>ECOMMERCE_VERSION</code> de même, et <code>ECOMMERCE_LOCALE</code> à fr_FR.</p>
  <ul>${dialects.map((dialect) => html`<li>${dialect} : ${dialectNotes[dialect]}</li>`)}</ul>
  <form method="post" action="/_sandbox/dialect">
    <label>Version <select name="dialect">${dialects.map(
      (dialect) => html`<option${dialect === spoken ? " selected" : ""}>${dialect}</option>`,
    )}</select></label>
    <button>Parler cette version</button>
  </form>
</section>`;
}

const contentNotes: Record<ContentDialect, string> = {
  plain: "Strapi 4, comme la spécification le montre",
  awkward:
    "Strapi 5 et tout ce que sa documentation permet : images sans taille, nombres en texte, 204, pages non comptées",
};

export function contentDialectSection(spoken: ContentDialect) {
  return html`<section>
  <h2>Façon de parler du système de contenu</h2>
  <ul>${contentDialects.map((dialect) => html`<li>${dialect} : ${contentNotes[dialect]}</li>`)}</ul>
  <form method="post" action="/_sandbox/content-dialect">
    <label>Façon <select name="dialect">${contentDialects.map(
      (dialect) => html`<option${dialect === spoken ? " selected" : ""}>${dialect}</option>`,
    )}</select></label>
    <button>Parler ainsi</button>
  </form>
</section>`;
}
