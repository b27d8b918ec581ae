import { html } from "hono/html";

const scores = [
  { score: 0.9, name: "une personne" },
  { score: 0.1, name: "un robot" },
];

export function botCheckSection(score: number) {
  return html`<section>
  <h2>Contrôle anti-robot</h2>
  <p>Chaque visiteur y passe pour ${score < 0.5 ? "un robot" : "une personne"} (note ${String(score)}).</p>
  <form method="post" action="/_sandbox/bot-check/score">
    <label>Prendre chacun pour <select name="score">${scores.map(
      (known) =>
        html`<option value="${String(known.score)}"${known.score === score ? " selected" : ""}>${known.name}</option>`,
    )}</select></label>
    <button>Appliquer</button>
  </form>
</section>`;
}
