import { createRoot, type Root } from "react-dom/client";
import { loadOffer } from "../../../shared/api/marketing.ts";
import type { MarketingOffer } from "../../../shared/marketing/offer.ts";
import * as clock from "../../../shared/time/clock.ts";
import { CallFailed, call } from "../../api/call.ts";
import { isText, storedList } from "../../visit/stored-list.ts";
import { OfferCard } from "./offer-card.tsx";
import { closedEntry, isBelowWindow, isClosedLately, isOfferPlace, type OfferKind } from "./offer-rules.ts";
import { reportFault } from "./report-fault.ts";

export interface WantedOffer {
  kind: OfferKind;
  /** SKU, or path of the category. */
  of: string;
  campaign: string;
  onSeen: () => void;
  signal: AbortSignal;
}

const closed = storedList(() => localStorage, "marketing:offers", isText);

let root: { place: HTMLElement; root: Root } | undefined;
let taken: AbortSignal | undefined;

/** One offer per page, inserted while its place is below the window, so that nothing visible moves. */
export async function showOffer(wanted: WantedOffer): Promise<void> {
  const { kind, of, campaign, signal } = wanted;
  const place = document.getElementById("campagne");
  if (!place || signal.aborted || taken === signal) return;
  if (isClosedLately(closed.read(), kind, clock.now())) return;
  taken = signal;
  try {
    const offer = await call(loadOffer, kind === "product" ? { sku: of } : { category: of }, { signal });
    if (!isOfferPlace(location.pathname, hrefOf(offer)) || signal.aborted) return;
    await outOfSight(place, signal);
    render(place, offer, wanted);
  } catch (error) {
    if (signal.aborted) return;
    const reason = error instanceof CallFailed ? String(error.status) : "no place";
    reportFault({ kind: "offer not shown", campaign, reason });
  }
}

function render(place: HTMLElement, offer: MarketingOffer, { kind, onSeen, signal }: WantedOffer): void {
  if (root?.place !== place) root = { place, root: createRoot(place) };
  const shown = root.root;
  const remove = () => shown.render(null);
  signal.addEventListener("abort", remove);
  function close(): void {
    closed.write([...closed.read(), closedEntry(kind, clock.now())].slice(-10));
    document.getElementById("contenu")?.focus({ preventScroll: true });
    remove();
  }
  shown.render(<OfferCard offer={offer} onSeen={onSeen} onClose={close} />);
}

/** @throws when the page is left */
function outOfSight(place: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || !isBelowWindow(entry.boundingClientRect.top, innerHeight)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(place);
    signal.addEventListener("abort", () => {
      observer.disconnect();
      reject(signal.reason);
    });
  });
}

const hrefOf = (offer: MarketingOffer) =>
  offer.kind === "product" ? offer.product.href : offer.category.href;
