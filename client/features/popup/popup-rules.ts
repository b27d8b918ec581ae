import type { PopupType } from "../../../shared/marketing/actions.ts";
import { type QuietPlace, quietPlaceOf } from "../../../shared/popup/quiet-place.ts";
import type { CommonFields } from "../../../shared/tracking/page-tracking.ts";

/** Spec 2, modals. The walls ask how to use the shop: they need no consent and keep rules of their own. */
export type PopupKind = "country" | "language" | MarketingPopup;
export const marketingPopups = ["exit_intent", "newsletter", "markdown"] as const satisfies PopupType[];
export type MarketingPopup = PopupType;

/** Instants are milliseconds since 1970. */
export interface Circumstances {
  now: number;
  /** When the visit's first page was opened. */
  visitBegan: number;
  /** Page views of this visit, including the current one. */
  pages: number;
  /** Narrow window, in which a popup covers the page. */
  isPhone: boolean;
  path: string;
  /** The visitor has yet to answer the consent bar. */
  isConsentAsked: boolean;
  /** For the purpose `marketing`. */
  isGranted: boolean;
  isDialogOpen: boolean;
  isTyping: boolean;
  isHidden: boolean;
  /** The address has changed and its page is still to come. */
  isMoving: boolean;
  /** When a popup of this kind was last closed; "unknown" where the browser keeps nothing. */
  closedAt: (kind: MarketingPopup) => number | undefined | "unknown";
}

/** It will not open on this page. */
export type Refusal = QuietPlace | "not granted" | "closed lately" | "no memory" | "first page" | "phone";
/** It may open later. */
export type Delay = "consent asked" | "early" | "dialog" | "typing" | "hidden" | "moving" | "other popup";
export type Reason = Refusal | Delay;

/** Milliseconds. */
export const quietStart = 10_000;
export const quietAfterClosing = 30 * 24 * 60 * 60 * 1000;
/** Milliseconds of silence after a popup of another kind was closed. */
export const quietAfterAnother = 24 * 60 * 60 * 1000;

/** Undefined where it may open now. */
export function reasonAgainst(kind: PopupKind, at: Circumstances): Reason | undefined {
  const place = quietPlaceOf(at.path);
  if (place) return place;
  const refusal = isWall(kind) ? undefined : refusalOf(kind, at);
  if (refusal) return refusal;
  if (at.isConsentAsked) return "consent asked";
  if (!isWall(kind) && at.now < at.visitBegan + quietStart) return "early";
  if (at.isHidden) return "hidden";
  if (at.isMoving) return "moving";
  if (at.isDialogOpen) return "dialog";
  return at.isTyping ? "typing" : undefined;
}

/**
 * Why a marketing popup may not open. Without storage a closed popup would return on every page. The newsletter popup opens
 * by itself, so never on the first page, nor on a phone, where the exit popup makes the same offer.
 */
function refusalOf(kind: MarketingPopup, at: Circumstances): Refusal | undefined {
  if (!at.isGranted) return "not granted";
  for (const other of marketingPopups) {
    const closed = at.closedAt(other);
    if (closed === "unknown") return "no memory";
    if (closed !== undefined && at.now < closed + quietAfter(other, kind)) return "closed lately";
  }
  if (kind !== "newsletter") return undefined;
  if (at.isPhone) return "phone";
  return at.pages < 2 ? "first page" : undefined;
}

function quietAfter(closed: MarketingPopup, kind: MarketingPopup): number {
  const isSameOffer = closed === kind || (isFirstOrderOffer(closed) && isFirstOrderOffer(kind));
  return isSameOffer ? quietAfterClosing : quietAfterAnother;
}

/** Both popups offer 5 € for subscribing to the newsletter. */
const isFirstOrderOffer = (kind: MarketingPopup) => kind === "newsletter" || kind === "exit_intent";

export function isWall(kind: PopupKind): kind is "country" | "language" {
  return kind === "country" || kind === "language";
}

/** Spec 9: 5 € on the first order. Of a customer whose orders are unknown the shop might refuse the code. */
export const mayOrderFirst = (client: CommonFields["client"]): boolean =>
  client === "Guest" || client === "New client";

const delays: readonly Reason[] = [
  "consent asked",
  "early",
  "dialog",
  "typing",
  "hidden",
  "moving",
  "other popup",
];

export function isDelay(reason: Reason): reason is Delay {
  return delays.includes(reason);
}
