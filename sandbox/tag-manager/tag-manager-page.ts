import { html } from "hono/html";
import type { tagHits } from "../database/schema/marketing.ts";
import { consentWords, fieldList, momentOf } from "../html/event-parts.ts";
import { htmlDocument } from "../html/html-document.ts";

type Hit = typeof tagHits.$inferSelect;

export function tagManagerPage(hits: readonly Hit[]) {
  return htmlDocument(
    "Gestionnaire de balises – doublures",
    html`<header><h1>Gestionnaire de balises</h1><a href="/_sandbox/">Toutes les doublures</a></header>
    <main>
      <section>
        <h2>Événements reçus</h2>
        <p>Le plus récent en tête. La liste se met à jour d’elle-même. Les signaux sont ceux du mode Consentement.</p>
        <form method="post" action="/_sandbox/tag-manager/forget"><button class="plain">Tout oublier</button></form>
        <div data-refresh>${hitTable(hits)}</div>
      </section>
    </main>
    <script src="/_sandbox/refresh.js" defer></script>`,
  );
}

function hitTable(hits: readonly Hit[]) {
  if (hits.length === 0) return html`<p>Aucun événement pour l’instant.</p>`;
  return html`<table class="events">
    <thead><tr>
      <th scope="col">Quand</th><th scope="col">Événement</th><th scope="col">Accord</th><th scope="col">Signaux</th>
      <th scope="col">Cookie</th><th scope="col">Champs</th>
    </tr></thead>
    <tbody>${hits.map(
      ({ id, receivedAt, tag, hit, purposes, refusedBySignal }) => html`<tr id="hit-${id}">
        <td>${momentOf(receivedAt)}</td>
        <td><code>${hit.event}</code><br><small>${tag}${hit.automatic ? ", de lui-même" : ""}</small></td>
        <td>${consentWords({ purposes, refusedBySignal })}</td>
        <td>${Object.keys(hit.consent).length > 0 ? fieldList(hit.consent) : html`<strong class="wrong">aucun</strong>`}</td>
        <td>${hit.clientId === null ? "aucun" : html`<code>_ga ${hit.clientId}</code>`}</td>
        <td>${fieldList({ location: hit.location, referrer: hit.referrer, title: hit.title, ...hit.params })}</td>
      </tr>`,
    )}</tbody>
  </table>`;
}
