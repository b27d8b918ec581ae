import { html } from "hono/html";
import type { marketingEvents, marketingReports } from "../database/schema/marketing.ts";
import { consentWords, fieldList, momentOf } from "../html/event-parts.ts";
import { htmlDocument } from "../html/html-document.ts";
import { type AnswerMode, answerModes } from "./awkward-answers.ts";
import type { Campaign } from "./campaigns.ts";
import type { Switches } from "./switches.ts";

type Event = typeof marketingEvents.$inferSelect;
type Report = typeof marketingReports.$inferSelect;

interface Shown extends Switches {
  events: readonly Event[];
  reports: readonly Report[];
}

export function marketingPage({ events, reports, campaigns, tests, answer }: Shown) {
  return htmlDocument(
    "Marketing – doublures",
    html`<header><h1>Service marketing</h1><a href="/_sandbox/">Toutes les doublures</a></header>
    <main>
      <section>
        <h2>Événements reçus</h2>
        <p>Le plus récent en tête. La liste se met à jour d’elle-même.</p>
        <form method="post" action="/_sandbox/marketing/forget"><button class="plain">Tout oublier</button></form>
        <div data-refresh>${eventTable(events)} ${reportTable(reports)}</div>
      </section>
      ${campaignPart(campaigns)} ${testPart(tests)} ${answerPart(answer)}
    </main>
    <script src="/_sandbox/refresh.js" defer></script>`,
  );
}

function campaignPart(campaigns: readonly Campaign[]) {
  return html`<section>
  <h2>Campagnes</h2>
  <p>Une campagne dont un visiteur a rendu compte ne lui est plus proposée pendant un jour.</p>
  <table>
    <thead><tr>
      <th scope="col">Campagne</th><th scope="col">Action</th><th scope="col">Répond à</th><th scope="col">État</th>
    </tr></thead>
    <tbody>${campaigns.map(
      ({ name, action, events, on, data }) => html`<tr>
        <td><code>${name}</code></td>
        <td><code>${action}</code> ${String(data.popup_type ?? "")}</td>
        <td>${events.join(", ")}</td>
        <td><form method="post" action="/_sandbox/marketing/campaigns">
          <input type="hidden" name="campaign" value="${name}">
          <span>${on ? "active" : "arrêtée"}</span>
          <button class="plain" name="on" value="${on ? "off" : "on"}">${on ? "Arrêter" : "Activer"}</button>
        </form></td>
      </tr>`,
    )}</tbody>
  </table>
</section>`;
}

function testPart(tests: Switches["tests"]) {
  return html`<section>
  <h2>Tests A/B</h2>
  <form method="post" action="/_sandbox/marketing/tests">
    <label class="wide">Tests en cours (JSON) <textarea name="tests" rows="6">${JSON.stringify(tests, null, 1)}</textarea></label>
    <button>Enregistrer</button>
  </form>
</section>`;
}

const answerNames: Record<AnswerMode, string> = {
  usual: "normalement",
  unknown: "avec des actions inconnues",
  wrong: "avec des données fausses",
  html: "du HTML, statut 200",
  empty: "sans rien dire, statut 200",
  array: "un tableau d’actions",
  list: "des listes au lieu d’objets, et l’inverse",
  huge: "trois mégaoctets",
  slow: "après 8 secondes",
};

function answerPart(answer: AnswerMode) {
  return html`<section>
  <h2>Façon de répondre</h2>
  <form method="post" action="/_sandbox/marketing/answer">
    <label>Le service répond <select name="answer">${answerModes.map(
      (mode) =>
        html`<option value="${mode}"${mode === answer ? " selected" : ""}>${answerNames[mode]}</option>`,
    )}</select></label>
    <button>Appliquer</button>
  </form>
  <p>Les pannes se règlent sous <a href="/_sandbox/">« Pannes »</a>, service « Marketing ».</p>
</section>`;
}

function eventTable(events: readonly Event[]) {
  if (events.length === 0) return html`<p>Aucun événement pour l’instant.</p>`;
  return html`<table class="events">
    <thead><tr>
      <th scope="col">Quand</th><th scope="col">Événement</th><th scope="col">Accord</th><th scope="col">Champs</th><th scope="col">Réponse</th>
    </tr></thead>
    <tbody>${events.map(
      ({
        id,
        receivedAt,
        sender,
        visitor,
        purposes,
        refusedBySignal,
        body,
        answered,
      }) => html`<tr id="event-${id}">
        <td>${momentOf(receivedAt)}</td>
        <td><code>${body.event}</code><br><small>${sender === "server" ? "du serveur, sans visiteur" : `visiteur ${visitor.slice(0, 6)}…`}</small></td>
        <td>${sender === "server" ? "sans objet" : consentWords({ purposes, refusedBySignal })}</td>
        <td>${eventFields(body)}</td>
        <td>${answered.map((action) => html`<code>${action}</code><br>`)}</td>
      </tr>`,
    )}</tbody>
  </table>`;
}

function eventFields({ data, utm, abtests, app_name, environment, entity, country, store }: Event["body"]) {
  return html`${fieldList({ ...data, utm, abtests })}
  <small>${[app_name, environment, entity, country, store].join(", ")}</small>`;
}

function reportTable(reports: readonly Report[]) {
  if (reports.length === 0) return html``;
  return html`<h3>Comptes rendus</h3>
  <table>
    <thead><tr><th scope="col">Quand</th><th scope="col">Campagne</th><th scope="col">Visiteur</th><th scope="col">Accord</th></tr></thead>
    <tbody>${reports.map(
      ({ receivedAt, campaign, visitor, purposes, refusedBySignal }) => html`<tr>
        <td>${momentOf(receivedAt)}</td><td><code>${campaign}</code></td><td>${visitor.slice(0, 6)}…</td>
        <td>${consentWords({ purposes, refusedBySignal })}</td>
      </tr>`,
    )}</tbody>
  </table>`;
}
