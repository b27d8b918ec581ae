import { html } from "hono/html";
import type { OrderAddress } from "../ecommerce/order-address.ts";
import { findPickupPoint } from "../ecommerce/pickup-point-list.ts";
import { trackingOf } from "../ecommerce/tracking.ts";
import { htmlDocument } from "../html/html-document.ts";
import { isDone, type Parcel, type ParcelStep, parcelSteps } from "./parcel-steps.ts";

interface TrackedParcel extends Parcel {
  code: string;
  shippingMethod: string | null;
  pickupPoint: string | null;
  trackingCode: string | null;
  shippingAddress: OrderAddress | null;
}

export function trackingPage(parcel: TrackedParcel, now: Date) {
  const carrier = trackingOf(parcel)?.carrier ?? "";
  const steps = parcelSteps(parcel);
  const reached = steps.filter((step) => isDone(step, parcel, now));
  const current = reached.at(-1);
  const last = steps.at(-1);
  return document(
    carrier,
    html`<p class="parcel-number">Colis <code>${parcel.code}</code></p>
    <h2 class="parcel-state">${current ? titleOf(current, parcel) : "Annoncé par l’expéditeur"}</h2>
    ${
      last && current !== last
        ? html`<p>Livraison prévue ${dayFormat.format(last.at)}${placeOf(parcel)}.</p>`
        : html`<p>${arrivalOf(parcel)}</p>`
    }
    <ol class="parcel-steps">${steps.map((step) => stepRow(step, parcel, { reached, current }))}</ol>
    <p><small>Expéditeur : Museau, 12 quai des Tilleuls, 69009 Lyon. Une question sur ce colis ? 04 65 71 00 99,
    avec son numéro.</small></p>`,
  );
}

export function unknownParcelPage(code: string) {
  return document(
    "Suivi de colis",
    html`<h2 class="parcel-state">Numéro inconnu</h2>
    <p>Aucun colis ne porte le numéro <code>${code}</code>. Vérifiez que vous l’avez bien recopié.</p>`,
  );
}

function stepRow(
  step: ParcelStep,
  parcel: TrackedParcel,
  { reached, current }: { reached: readonly ParcelStep[]; current: ParcelStep | undefined },
) {
  const isReached = reached.includes(step);
  return html`<li class="${isReached ? "reached" : ""}"${step === current ? html` aria-current="step"` : ""}>
    <strong>${titleOf(step, parcel)}</strong>
    <span>${isReached ? momentFormat.format(step.at) : "à venir"}</span>
  </li>`;
}

function titleOf({ kind }: ParcelStep, { pickupPoint }: TrackedParcel): string {
  const titles: Record<ParcelStep["kind"], string> = {
    collected: "Pris en charge",
    transit: "En transit",
    out: pickupPoint ? "En route vers le point relais" : "En cours de livraison",
    delivered: pickupPoint ? "Disponible au point relais" : "Livré",
  };
  return titles[kind];
}

function placeOf({ pickupPoint, shippingAddress }: TrackedParcel): string {
  const point = pickupPoint === null ? undefined : findPickupPoint(pickupPoint);
  if (point) return ` au point relais ${point.name}, ${point.postcode} ${point.city}`;
  return shippingAddress ? ` à ${shippingAddress.city}` : "";
}

function arrivalOf({ pickupPoint }: TrackedParcel): string {
  const point = pickupPoint === null ? undefined : findPickupPoint(pickupPoint);
  return point
    ? `Il vous attend huit jours : ${point.name}, ${point.street}, ${point.postcode} ${point.city}.`
    : "Remis à son destinataire.";
}

function document(carrier: string, content: ReturnType<typeof html>) {
  return htmlDocument(
    `${carrier} – doublure du transporteur`,
    html`<header><h1>${carrier}</h1></header><main class="parcel"><section>${content}</section></main>`,
  );
}

const dayFormat = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Paris",
});

const momentFormat = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Paris",
});
