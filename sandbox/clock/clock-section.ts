import { html } from "hono/html";
import type { ClockEvent } from "./clock-events.ts";
import type { Moves } from "./last-move.ts";

const shown = 6;

export function clockSection({ ahead, happened }: Moves, coming: readonly ClockEvent[]) {
  return html`<section id="horloge">
  <h2>Horloge de la boutique</h2>
  <p>Avancer vieillit toutes les données de la boutique, puis fait ce qui serait arrivé entre-temps : paiements reçus,
  colis partis et livrés, factures. Les connexions restent à l’heure réelle. Paniers et liens envoyés par e-\u2060mail vieillissent avec le reste.${
    ahead > 0 ? ` Déjà avancée de ${durationOf(ahead)}.` : ""
  }</p>
  <form method="post" action="/_sandbox/clock">
    <label>Jours <input name="days" type="number" min="0" max="1000" placeholder="0"></label>
    <label>Heures <input name="hours" type="number" min="0" max="1000" placeholder="0"></label>
    <button>Avancer</button>
    ${coming.length > 0 ? html`<button name="to" value="next">Aller au prochain événement</button>` : ""}
  </form>
  ${happened.length > 0 ? html`<h3>Ce qui vient d’arriver</h3>${eventList(happened)}` : ""}
  <h3>À venir</h3>
  ${
    coming.length > 0
      ? eventList(coming.slice(0, shown).map(({ at, text }) => ({ at: at.toISOString(), text })))
      : html`<p>Rien : les commandes attendent leurs clients.</p>`
  }
</section>`;
}

function eventList(events: Moves["happened"]) {
  return html`<ul>${events.map(({ at, text }) => html`<li>${momentFormat.format(new Date(at))} – ${text}</li>`)}</ul>`;
}

const momentFormat = new Intl.DateTimeFormat("fr-FR", {
  weekday: "short",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Paris",
});

function durationOf(milliseconds: number): string {
  const hours = Math.round(milliseconds / 3600_000);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return [days > 0 ? `${days} j` : "", rest > 0 || days === 0 ? `${rest} h` : ""].filter(Boolean).join(" ");
}
