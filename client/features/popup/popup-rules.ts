import type { PopupType } from "../../../shared/marketing/actions.ts";
import { type QuietPlace, quietPlaceOf } from "../../../shared/popup/quiet-place.ts";
import type { CommonFields } from "../../../shared/tracking/page-tracking.ts";

/** The country and language walls need no consent. */
export type PopupKind = "country" | "language" | MarketingPopup;
export const marketingPopups = ["exit_intent", "newsletter", "markdown"] as const satisfies PopupType[];
export type MarketingPopup = PopupType;

/** Instants are milliseconds since 1970. */
export interface Circumstances {
  now: number;
  visitBegan: number;
  pages: number;
  isPhone: boolean;
  path: string;
  isConsentAsked: boolean;
  isGranted: boolean;
  isDialogOpen: boolean;
  isTyping: boolean;
  isHidden: boolean;
  isMoving: boolean;
  closedAt: (kind: MarketingPopup) => number | undefined | "unknown";
}

/** Reasons that hold as long as the page is shown; a `Delay` may end earlier. */
export type PageReason = QuietPlace | "not granted" | "closed lately" | "no memory" | "first page" | "phone";
export type Delay = "consent asked" | "early" | "dialog" | "typing" | "hidden" | "moving" | "other popup";
export type Reason = PageReason | Delay;

/** Milliseconds. */
export const quietStart = 10_000;
export const quietAfterClosing = 30 * 24 * 60 * 60 * 1000;
export const quietAfterAnother = 24 * 60 * 60 * 1000;

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

/** A closed popup would return on every page if the browser has no storage. */
function refusalOf(kind: MarketingPopup, at: Circumstances): PageReason | undefined {
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

const isFirstOrderOffer = (kind: MarketingPopup) => kind === "newsletter" || kind === "exit_intent";

export function isWall(kind: PopupKind): kind is "country" | "language" {
  return kind === "country" || kind === "language";
}

/** The shop might refuse the code of a customer whose orders are unknown. */
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
