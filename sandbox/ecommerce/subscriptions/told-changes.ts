import { every } from "../../../shared/frequency/frequency.ts";
import type { SubscriptionTab } from "../../../shared/subscription/subscription-href.ts";
import { formatDate, formatDay } from "../../../shared/time/dates.ts";
import { carrierOf } from "../carriers.ts";
import type { StoredFrequency } from "../frequencies.ts";
import type { OrderAddress } from "../order-address.ts";
import { findPickupPoint } from "../pickup-point-list.ts";
import type { Item } from "./subscription-rules.ts";
import type { Subscription } from "./subscription-store.ts";

export interface ToldChange {
  kind: "changed" | "paused" | "resumed" | "stopped";
  subject: string;
  sentences: string[];
  tab: SubscriptionTab;
}

interface Known {
  frequencies: readonly Pick<StoredFrequency, "days" | "label">[];
  sending?: string | undefined;
}

export function toldChange(before: Subscription, after: Subscription, known: Known): ToldChange | null {
  const state = changeOfState(before, after, known);
  if (state) return state;
  const day = changesOfDay(before, after);
  const items = changesOfItems(before, after);
  const codes = changesOfCodes(before, after);
  const rhythm = changesOfRhythm(before, after, known);
  const delivery = changesOfDelivery(before, after);
  const told = [
    { sentences: day, subject: `Votre prochain colis part le ${formatDay(after.nextShipmentDate)}` },
    { sentences: items, subject: "Le contenu de votre abonnement est modifié" },
    { sentences: codes, subject: "Les codes promo de votre abonnement sont modifiés" },
    { sentences: rhythm, subject: "Le rythme de votre abonnement est modifié" },
    { sentences: delivery, subject: "La livraison de votre abonnement est modifiée" },
  ].filter(({ sentences }) => sentences.length > 0);
  const [only] = told;
  if (!only) return null;
  return {
    kind: "changed",
    subject: told.length === 1 ? only.subject : "Votre abonnement est modifié",
    sentences: told.flatMap(({ sentences }) => sentences),
    tab: [...day, ...items, ...codes].length > 0 ? "prochaine-commande" : "mon-abonnement",
  };
}

function changeOfState(before: Subscription, after: Subscription, known: Known): ToldChange | null {
  const tab = "mon-abonnement";
  const next = after.nextShipmentDate;
  if (before.abortedAt === null && after.abortedAt !== null) {
    return {
      kind: "stopped",
      subject: "Votre abonnement prend fin",
      sentences: sentencesOfEnd(after, known),
      tab,
    };
  }
  if (after.pausedUntil !== null && after.pausedUntil !== before.pausedUntil) {
    const until = `jusqu’au ${formatDay(after.pausedUntil)}`;
    return {
      kind: "paused",
      subject: "Votre abonnement est en pause",
      sentences: sentencesOfPause(after, until),
      tab,
    };
  }
  const isResumed = before.state === "paused" || before.pausedUntil !== null;
  if (!isResumed || after.state === "paused" || after.pausedUntil !== null) return null;
  return {
    kind: "resumed",
    subject: "Votre abonnement reprend",
    sentences: next === null ? [] : [`Votre prochain colis part le ${formatDay(next)}.`],
    tab: "prochaine-commande",
  };
}

function sentencesOfEnd(after: Subscription, { frequencies, sending }: Known): string[] {
  const { nextShipmentDate: next, subscriptionInterval, items, abortedAt } = after;
  const under = sending ? `Le colis de la commande ${sending}, en route, arrivera comme prévu.` : [];
  const goods = new Intl.ListFormat("fr").format(items.map((item) => `${item.quantity} × ${nameOf(item)}`));
  return [
    next === null
      ? `Votre abonnement a pris fin le ${formatDate(abortedAt)}.`
      : `Votre dernier colis, déjà en préparation, part et est débité le ${formatDay(next)}. Votre abonnement prend fin ensuite.`,
    under,
    next === null && !sending
      ? "Plus rien ne partira ni ne sera débité."
      : "Rien d’autre ne partira ni ne sera débité.",
    `Votre abonnement comprenait, ${rhythmOf(subscriptionInterval, frequencies)} : ${goods}.`,
  ].flat();
}

function sentencesOfPause({ state, nextShipmentDate: next }: Subscription, until: string): string[] {
  const nothing = `Rien ne part et rien n’est débité ${until}.`;
  if (state === "payment_failed" || state === "awaiting_payment")
    return [nothing, "Votre commande à payer sera débitée ensuite, sauf si vous la réglez avant."];
  if (state === "paused" || next === null)
    return [`${nothing} Vous pouvez reprendre plus tôt quand vous voulez.`];
  return [
    `Le colis du ${formatDay(next)}, déjà en préparation, part comme prévu. Les suivants attendent ${until}.`,
  ];
}

function changesOfDay({ nextShipmentDate: before }: Subscription, { nextShipmentDate: after }: Subscription) {
  if (after === null || after === before) return [];
  const instead = before === null ? "" : `, au lieu du ${formatDay(before)}`;
  return [`Votre prochain colis part le ${formatDay(after)}${instead}.`];
}

function changesOfItems({ items: before }: Subscription, { items: after }: Subscription): string[] {
  const former = (id: number) => before.find((item) => item.id === id);
  const removed = before.filter(({ id }) => !after.some((item) => item.id === id));
  return [
    ...after.flatMap((item) => changesOfItem(former(item.id), item)),
    ...removed.map((item) => `${nameOf(item)} : retiré.`),
  ];
}

function changesOfItem(before: Item | undefined, after: Item): string[] {
  const { quantity, once } = after;
  if (!before) {
    return [`${nameOf(after)} : ${quantity} ${once ? "dans votre prochain colis" : "dans chaque colis"}.`];
  }
  if (before.variantCode !== after.variantCode) {
    return [`${nameOf(after)} remplace ${nameOf(before)}. Quantité : ${quantity}.`];
  }
  return before.quantity === quantity
    ? []
    : [`${nameOf(after)} : ${quantity} au lieu de ${before.quantity}.`];
}

const nameOf = ({ variant }: Item) => `${variant.productName}, ${variant.variantName}`;

function changesOfCodes(
  { couponCodes: before }: Subscription,
  { couponCodes: after }: Subscription,
): string[] {
  const added = after.filter((code) => !before.includes(code));
  const removed = before.filter((code) => !after.includes(code));
  return [
    ...added.map((code) => `Code promo ${code} : appliqué.`),
    ...removed.map((code) => `Code promo ${code} : retiré.`),
  ];
}

function changesOfRhythm(
  { subscriptionInterval: before }: Subscription,
  { subscriptionInterval: after }: Subscription,
  { frequencies }: Known,
): string[] {
  if (before === after) return [];
  return [`Nouveau rythme : ${rhythmOf(after, frequencies)}.`];
}

function rhythmOf(interval: number, frequencies: Known["frequencies"]): string {
  const label = frequencies.find(({ days }) => days === interval)?.label ?? `${interval} jours`;
  return every({ label }).toLowerCase();
}

function changesOfDelivery(before: Subscription, after: Subscription): string[] {
  const isSame = (name: "shippingAddress" | "billingAddress") =>
    JSON.stringify(before[name]) === JSON.stringify(after[name]);
  const { shippingMethod, pickupPoint } = after;
  const carrier = carrierOf(shippingMethod)?.name ?? shippingMethod;
  const point = pickupPoint === null ? undefined : findPickupPoint(pickupPoint)?.name;
  const isCarriedAlike = before.shippingMethod === shippingMethod && before.pickupPoint === pickupPoint;
  return [
    ...(isSame("shippingAddress")
      ? []
      : [`Nouvelle adresse de livraison : ${placeOf(after.shippingAddress)}.`]),
    ...(isSame("billingAddress")
      ? []
      : [`Nouvelle adresse de facturation : ${placeOf(after.billingAddress)}.`]),
    ...(isCarriedAlike ? [] : [`Nouveau mode de livraison : ${point ? `${carrier}, ${point}` : carrier}.`]),
  ];
}

const placeOf = ({ street, postcode, city }: OrderAddress) => `${street}, ${postcode} ${city}`;
