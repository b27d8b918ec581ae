import { type Purpose, purposes } from "../../../shared/consent/consent.ts";
import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import type { MarketingSettings, PageTracking, TagSettings } from "../../../shared/tracking/page-tracking.ts";
import { isForMarketing, marketingEvent } from "./marketing-event.ts";
import type { Outbox } from "./outbox.ts";
import { eventAnswered, eventTracked, pageViewDone } from "./signals.ts";
import type { TagManager } from "./tag-manager.ts";
import type { ToldOnce } from "./told-once.ts";
import type { PagePlace, ShownPage } from "./told-page.ts";

interface TrackerParts {
  /** As the cookie says now. */
  granted: () => readonly Purpose[];
  told: ToldOnce;
  openOutbox: (settings: MarketingSettings) => Outbox;
  createTagManager: (settings: TagSettings) => TagManager;
  /** Removes what is remembered. */
  clear: () => void;
}

/** Tells events to whom the visitor allows them to be told. */
export function createTracker({ granted, told, openOutbox, createTagManager, clear }: TrackerParts) {
  let page: ShownPage | undefined;
  let outbox: Outbox | undefined;
  let tagManager: TagManager | undefined;

  function showPage(tracking: PageTracking | undefined, place: PagePlace): void {
    heedConsent();
    page = tracking && { ...tracking, ...place };
    if (!page) {
      pageViewDone.tell();
      return;
    }
    open(page);
    const to = allowed().filter((purpose) => told.isNewPage(purpose, place.entry));
    for (const event of page.events) tell(event, to);
    const isAsked =
      to.includes("marketing") && page.events.some((event) => isPageView(event) && isEnabled(event));
    if (!isAsked) pageViewDone.tell();
  }

  function track(event: TrackedEvent): void {
    heedConsent();
    tell(event, allowed());
  }

  function tell(event: TrackedEvent, to: readonly Purpose[]): void {
    if (!page || !isEnabled(event)) return;
    const heard = to.filter((purpose) => isNews(event, purpose));
    if (heard.length === 0) return;
    eventTracked.tell(event);
    if (heard.includes("marketing") && isForMarketing(event)) post(event, page);
    if (heard.includes("tags")) tagManager?.push(event);
  }

  function post(event: TrackedEvent, from: ShownPage): void {
    const { common, marketing } = from;
    if (!marketing) return;
    outbox?.send({
      at: Date.now(),
      body: marketingEvent(event, { common, settings: marketing }),
      settled(answered) {
        // The page that asked may have been left since.
        if (answered && page === from) eventAnswered.tell({ event, ...answered });
        if (isPageView(event)) pageViewDone.tell();
      },
    });
  }

  /** A withdrawal, here or in another tab, stops at once what it was about. */
  function heedConsent(): void {
    const now = granted();
    if (now.length === 0) forget();
    if (!now.includes("marketing")) outbox?.forget();
    if (!now.includes("tags")) tagManager?.stop();
  }

  function forget(): void {
    page = undefined;
    outbox?.forget();
    tagManager?.stop();
    clear();
  }

  function open(shown: ShownPage): void {
    const { marketing, tags } = shown;
    const now = granted();
    if (marketing && now.includes("marketing")) outbox ??= openOutbox(marketing);
    if (!tags || !now.includes("tags")) return;
    tagManager ??= createTagManager(tags);
    tagManager.show(shown);
  }

  const allowed = () => {
    const now = granted();
    return purposes.filter((purpose) => page?.granted.includes(purpose) && now.includes(purpose));
  };

  const isEnabled = ({ name }: TrackedEvent) => page?.enabled?.includes(name) ?? true;

  function isNews(event: TrackedEvent, purpose: Purpose): boolean {
    if (event.name === "purchase") return told.isNewOrder(purpose, event.data.order);
    if (event.name !== "experiment_exposure") return true;
    // A reload shows the difference again.
    return told.isNewPage(purpose, `${page?.entry} ${event.data.test}`);
  }

  return {
    showPage,
    track,
    heedConsent,
    forget,
    leave: () => outbox?.leave(),
    resume: () => outbox?.resume(),
  };
}

const isPageView = ({ name }: TrackedEvent) => name === "page_view";
