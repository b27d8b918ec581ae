import { html } from "hono/html";
import { type Fault, modes, services } from "../fault-rules.ts";

const modeNames: Record<Fault["mode"], string> = {
  slow: "lent",
  status: "répond une erreur",
  refused: "refuse la connexion",
  garbage: "répond du HTML",
  empty: "répond sans rien dire",
  truncated: "coupe ses réponses en deux",
  lost: "fait le travail, perd la réponse",
  held: "retient ses réponses",
  huge: "répond 100 Mo",
  previous: "ne fait rien, répond l’état d’avant",
  other: "ne fait rien, répond un autre objet",
};
const serviceNames: Record<Fault["service"], string> = {
  ecommerce: "API e-commerce",
  content: "Système de contenu",
  search: "Recherche",
  "bot-check": "Contrôle anti-robot",
  gateway: "Paiement",
  identity: "Identité",
  pictures: "Images",
  "image-host": "Envoi de photos",
  marketing: "Marketing",
  "tag-manager": "Gestionnaire de balises",
  "address-search": "Recherche d’adresses",
};

export function faultSection(faults: readonly Fault[]) {
  return html`<section>
  <h2>Pannes</h2>
  ${faults.length === 0 ? html`<p>Aucune panne : tous les services fonctionnent.</p>` : faultTable(faults)}
  <form method="post" action="/_sandbox/faults">
    <label>Service <select name="service">${services.map((service) => option(service, serviceNames[service]))}</select></label>
    <label>Panne <select name="mode">${modes.map((mode) => option(mode, modeNames[mode]))}${option("none", "aucune : tout rétablir")}</select></label>
    <label>Délai (ms) <input name="delay" type="number" min="0" step="100"></label>
    <label>Délai aléatoire en plus, jusqu’à (ms) <input name="jitter" type="number" min="0" step="100"></label>
    <label>Statut <input name="status" type="number" min="400" max="599"></label>
    <label>Début du chemin <input name="path" placeholder="/shop/orders"></label>
    <label>Méthode <input name="method" placeholder="toutes"></label>
    <label>Nombre d’appels <input name="times" type="number" min="1" placeholder="tous"></label>
    <button>Appliquer</button>
  </form>
  <p>Une réponse perdue est une connexion coupée, ou l’erreur du statut indiqué : ce qui était demandé est fait.</p>
</section>`;
}

function faultTable(faults: readonly Fault[]) {
  return html`<table>
    <thead><tr>
      <th scope="col">Service</th><th scope="col">Panne</th><th scope="col">Délai</th>
      <th scope="col">Appels concernés</th><th scope="col">Appels restants</th>
    </tr></thead>
    <tbody>${faults.map(
      (fault) => html`<tr>
        <td>${serviceNames[fault.service]}</td>
        <td>${modeNames[fault.mode]} ${statusOf(fault)}</td>
        <td>${fault.delay} ms${fault.jitter > 0 ? ` à ${fault.delay + fault.jitter} ms` : ""}</td>
        <td>${fault.method || "toutes les méthodes"} ${fault.path || "tous les chemins"}</td>
        <td>${fault.remaining ?? "tous"}</td>
      </tr>`,
    )}</tbody>
  </table>`;
}

function statusOf({ mode, status }: Fault): string {
  return (mode === "status" || mode === "lost") && status > 0 ? String(status) : "";
}

function option(value: string, name: string) {
  return html`<option value="${value}">${name}</option>`;
}
