import { html } from "hono/html";
import type { Purpose } from "../../shared/consent/consent.ts";

const names: Record<Purpose, string> = {
  marketing: "marketing",
  measurement: "mesure",
  ads: "publicité",
};

export function consentWords({
  purposes,
  refusedBySignal,
}: {
  purposes: readonly Purpose[] | null;
  refusedBySignal: boolean;
}) {
  if (refusedBySignal) return html`<strong class="wrong">refusé par le navigateur (GPC)</strong>`;
  if (purposes === null) return html`<strong class="wrong">aucun choix</strong>`;
  if (purposes.length === 0) return html`<strong class="wrong">tout refusé</strong>`;
  return html`${purposes.map((purpose) => names[purpose]).join(", ")}`;
}

export function fieldList(fields: object) {
  return html`<ul class="fields">${Object.entries(fields)
    .filter(
      ([, value]) => value !== undefined && JSON.stringify(value) !== "{}" && JSON.stringify(value) !== "[]",
    )
    .map(
      ([name, value]) =>
        html`<li><code>${name}: ${typeof value === "string" ? value : JSON.stringify(value)}</code></li>`,
    )}</ul>`;
}

const clockTime = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  day: "numeric",
  month: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

export const momentOf = (at: string): string => clockTime.format(new Date(at));
