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
    { sentences: day, subject: `Votre prochaine livraison part le ${formatDay(after.nextShipmentDate)}` },
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
    sentences: next === null ? [] : [`Votre prochaine livraison part le ${formatDay(next)}.`],
    tab: "prochaine-commande",
  };
}

function sentencesOfEnd(after: Subscription, { frequencies, sending }: Known): string[] {
  const { nextShipmentDate: next, subscriptionInterval, items, abortedAt } = after;
  const under = sending ? `La commande ${sending}, en cours d’envoi, vous sera bien livrée.` : [];
  const goods = items.map((item) => `${item.quantity} × ${nameOf(item)}`).join(" ; ");
  return [
    next === null
      ? `Votre abonnement a pris fin le ${formatDate(abortedAt)}.`
      : `Votre dernière livraison, déjà en préparation, part le ${formatDay(next)}, et elle est débitée comme prévu. Votre abonnement prend fin avec elle.`,
    under,
    next === null && !sending
      ? "Rien ne vous sera plus envoyé ni débité."
      : "Rien d’autre ne vous sera envoyé ni débité.",
    `Votre abonnement comprenait, ${rhythmOf(subscriptionInterval, frequencies)} : ${goods}.`,
  ].flat();
}

function sentencesOfPause({ state, nextShipmentDate: next }: Subscription, until: string): string[] {
  const nothing = `Rien n’est envoyé ni débité ${until}.`;
  if (state === "payment_failed" || state === "awaiting_payment")
    return [
      nothing,
      "Votre commande qui attend son paiement ne sera débitée qu’ensuite, sauf si vous la payez avant.",
    ];
  if (state === "paused" || next === null)
    return [`${nothing} Vous pouvez reprendre plus tôt quand vous voulez.`];
  return [
    `La livraison du ${formatDay(next)}, déjà en préparation, part comme prévu ; les suivantes attendent ${until}.`,
  ];
}

function changesOfDay({ nextShipmentDate: before }: Subscription, { nextShipmentDate: after }: Subscription) {
  if (after === null || after === before) return [];
  const instead = before === null ? "" : `, au lieu du ${formatDay(before)}`;
  return [`Votre prochaine livraison part le ${formatDay(after)}${instead}.`];
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
    return [
      `${nameOf(after)} : ${quantity} ${once ? "dans votre prochaine livraison" : "à chaque livraison"}.`,
    ];
  }
  if (before.variantCode !== after.variantCode) {
    return [`${nameOf(after)} remplace ${nameOf(before)} ; quantité : ${quantity}.`];
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
