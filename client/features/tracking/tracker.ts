import { type Purpose, type Receiver, receiversOf } from "../../../shared/consent/consent.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import type { MarketingSettings, PageTracking, TagSettings } from "../../../shared/tracking/page-tracking.ts";
import type { EarlyCall } from "../../visit/left-calls.ts";
import { eventAnswered, eventTracked, pageViewDone } from "../../visit/signals.ts";
import { isForMarketing, marketingEvent } from "./marketing-event.ts";
import type { Outbox } from "./outbox.ts";
import type { SentOnce } from "./sent-once.ts";
import type { PagePlace, ShownPage } from "./shown-page.ts";
import type { TagManager } from "./tag-manager.ts";

interface TrackerParts {
  granted: () => readonly Purpose[];
  sent: SentOnce;
  openOutbox: (settings: MarketingSettings) => Outbox;
  createTagManager: (settings: TagSettings) => TagManager;
  clear: () => void;
}

/** Maximum calls kept if the tag manager's script never loads. */
const mostUnheard = 50;

export function createTracker({ granted, sent, openOutbox, createTagManager, clear }: TrackerParts) {
  let page: ShownPage | undefined;
  let outbox: Outbox | undefined;
  let tagManager: TagManager | undefined;
  let unheard: EarlyCall[] = [];

  function showPage(tracking: PageTracking | undefined, place: PagePlace): void {
    applyConsent();
    page = tracking && { ...tracking, ...place };
    if (!page) {
      pageViewDone.emit();
      return;
    }
    open(page);
    const to = allowed().filter((receiver) => sent.isNewPage(receiver, place.entry));
    if (tagManager?.isHeard()) unheard = [];
    unheard.push(pageCall(page, to.includes("tags") ? page.events : []));
    for (const event of page.events) send(event, to);
    const isAsked =
      to.includes("marketing") && page.events.some((event) => isPageView(event) && isEnabled(event));
    if (!isAsked) pageViewDone.emit();
  }

  function track(event: TrackedEvent): void {
    applyConsent();
    if (send(event, allowed()).includes("tags") && !tagManager?.isHeard()) unheard.push({ event });
  }

  function send(event: TrackedEvent, to: readonly Receiver[]): readonly Receiver[] {
    if (!page || !isEnabled(event)) return [];
    const receivers = to.filter((receiver) => isNews(event, receiver));
    if (receivers.length === 0) return [];
    eventTracked.emit(event);
    if (receivers.includes("marketing") && isForMarketing(event)) post(event, page);
    if (receivers.includes("tags")) tagManager?.push(event);
    return receivers;
  }

  function post(event: TrackedEvent, from: ShownPage): void {
    const { common, marketing } = from;
    if (!marketing) return;
    outbox?.send({
      at: clock.now(),
      body: marketingEvent(event, { common, settings: marketing }),
      settled(answered) {
        if (answered && page === from) eventAnswered.emit({ event, ...answered });
        if (isPageView(event)) pageViewDone.emit();
      },
    });
  }

  function applyConsent(): void {
    const now = granted();
    if (now.length === 0) forget();
    if (!now.includes("marketing")) outbox?.forget();
    tagManager?.applyConsent(now);
    if (!receiversOf(now).includes("tags")) unheard = [];
  }

  function forget(): void {
    page = undefined;
    outbox?.forget();
    tagManager?.applyConsent([]);
    unheard = [];
    clear();
  }

  function open(shown: ShownPage): void {
    const { marketing, tags } = shown;
    const now = granted();
    if (marketing && now.includes("marketing")) outbox ??= openOutbox(marketing);
    if (!tags || !receiversOf(now).includes("tags")) return;
    tagManager ??= createTagManager(tags);
    tagManager.show(shown, now);
  }

  /** Calls that the tag manager may not have read; the next page sends them. */
  function takeUnheard(): EarlyCall[] {
    if (!page || !tagManager || tagManager.isHeard()) return [];
    const left = unheard;
    unheard = [pageCall(page, [])];
    const events = left.flatMap((call) => call.event ?? call.tracking?.events ?? []);
    if (events.length === 0) return [];
    tagManager.dropEvents();
    for (const { name, data } of events) if (name === "purchase") sent.forgetOrder("tags", data.order);
    // Events are useless without their page, so the list must start with a page.
    while (left.length > mostUnheard || left[0]?.event) left.shift();
    return left;
  }

  const allowed = () => receiversOf(granted()).filter((receiver) => page?.granted.includes(receiver));

  const isEnabled = ({ name }: TrackedEvent) => page?.enabled?.includes(name) ?? true;

  function isNews(event: TrackedEvent, receiver: Receiver): boolean {
    if (event.name === "purchase") return sent.isNewOrder(receiver, event.data.order);
    if (event.name !== "experiment_exposure") return true;
    // A reload shows the variant again, but is no new exposure.
    return sent.isNewPage(receiver, `${page?.entry} ${event.data.test}`);
  }

  return {
    showPage,
    track,
    applyConsent,
    forget,
    leave: () => outbox?.leave(),
    resume: () => outbox?.resume(),
    takeUnheard,
  };
}

const pageCall = (page: ShownPage, events: readonly TrackedEvent[]): EarlyCall => ({
  tracking: { ...page, granted: ["tags"], events },
  entry: page.entry,
});

const isPageView = ({ name }: TrackedEvent) => name === "page_view";
