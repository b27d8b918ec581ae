import { whenIdle } from "../../../engine/islands/when-idle.ts";
import type { Purpose } from "../../../shared/consent/consent.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import type { TagSettings } from "../../../shared/tracking/page-tracking.ts";
import { ga4Event } from "./ga4-event.ts";
import { gtagCommand } from "./gtag.ts";
import { referrerOf, type ShownPage, sentAddress, titleOf } from "./shown-page.ts";
import { disableMeasurements, reloadWhenSeen } from "./silence-tags.ts";

declare global {
  var dataLayer: unknown[] | undefined;
}

export interface TagManager {
  /** Call this for each page before its events. */
  show(page: ShownPage, granted: readonly Purpose[]): void;
  push(event: TrackedEvent): void;
  /** Stops without a purpose of its own. */
  applyConsent(granted: readonly Purpose[]): void;
  /** True once Google's script has read the data layer, or never will. */
  isHeard(): boolean;
  dropEvents(): void;
}

/** A container (GTM-) expects objects in the data layer, a measurement (G-) gtag commands. */
export function createTagManager({ id, url }: TagSettings): TagManager {
  const isMeasurement = id.startsWith("G-");
  let layer: unknown[] | undefined;
  let state: "stopped" | "started" | "blocked" = "stopped";
  let told: readonly Purpose[] = [];
  let isInserted = false;
  let isRunning = false;
  let shown: ShownPage | undefined;
  let referrer = referrerOf(document);

  function show(page: ShownPage, granted: readonly Purpose[]): void {
    if (shown && shown.entry !== page.entry) referrer = sentAddress(shown);
    shown = page;
    applyConsent(granted);
    if (state === "started") layer?.push(pageFields(page));
    else if (state === "stopped" && isWanted(granted)) start(page, granted);
  }

  const isWanted = (granted: readonly Purpose[]) =>
    granted.includes("measurement") || (granted.includes("ads") && !isMeasurement);

  function start(page: ShownPage, granted: readonly Purpose[]): void {
    state = "started";
    told = granted;
    if (layer) {
      disableMeasurements(id, false);
      layer.push(update(told), pageFields(page));
    } else {
      globalThis.dataLayer ??= [];
      layer = globalThis.dataLayer;
      layer.push(...opening(page));
    }
    whenLoadedAndIdle(load);
  }

  /** The default must come first: Google treats a signal that is not denied as granted. */
  function opening(page: ShownPage): unknown[] {
    return [gtagCommand("consent", "default", signalsOf([])), update(told), pageFields(page), ...greetings()];
  }

  /** Replaces the address, referrer and title that Google would read from the browser. */
  function pageFields(page: ShownPage): unknown {
    const fields = { page_location: sentAddress(page), page_referrer: referrer, page_title: titleOf(page) };
    return isMeasurement ? gtagCommand("set", fields) : fields;
  }

  function greetings(): unknown[] {
    if (!isMeasurement) return [{ "gtm.start": clock.now(), event: "gtm.js" }];
    // Page fields in `config` would override each later `set`.
    return [gtagCommand("js", clock.date()), gtagCommand("config", id, { send_page_view: false })];
  }

  function load(): void {
    if (isInserted || state !== "started") return;
    isInserted = true;
    insertScript(`${url}/${isMeasurement ? "gtag/js" : "gtm.js"}?id=${id}`, {
      loaded() {
        isRunning = true;
      },
      failed() {
        // An ad blocker or an outage: nothing will read the data layer.
        state = "blocked";
        if (layer) layer.length = 0;
      },
    });
  }

  function push(event: TrackedEvent): void {
    if (state !== "started" || !shown) return;
    const address = sentAddress(shown);
    const page = { common: shown.common, address, referrer, title: titleOf(shown) };
    const { name, params } = ga4Event(event, page);
    if (isMeasurement) layer?.push(gtagCommand("event", name, { page_location: address, ...params }));
    else if (!("items" in params)) layer?.push({ event: name, page_location: address, ...params });
    // The container would keep `ecommerce` of the previous event.
    else layer?.push({ ecommerce: null }, { event: name, page_location: address, ecommerce: params });
  }

  function applyConsent(granted: readonly Purpose[]): void {
    if (state !== "started") return;
    if (!isWanted(granted)) {
      state = "stopped";
      disableMeasurements(id, true);
    }
    const former = told;
    told = state === "stopped" ? [] : granted;
    if (isSame(told, former)) return;
    layer?.push(update(told));
    const isWithdrawn = () =>
      tagPurposes.some((purpose) => former.includes(purpose) && !told.includes(purpose));
    if (isInserted && isWithdrawn()) reloadWhenSeen(isWithdrawn);
  }

  function dropEvents(): void {
    if (state !== "started" || !layer || !shown) return;
    layer.length = 0;
    layer.push(...opening(shown));
  }

  return { show, push, applyConsent, isHeard: () => isRunning || state !== "started", dropEvents };
}

const tagPurposes = ["measurement", "ads"] as const;

const isSame = (one: readonly Purpose[], other: readonly Purpose[]) =>
  tagPurposes.every((purpose) => one.includes(purpose) === other.includes(purpose));

const update = (granted: readonly Purpose[]) => gtagCommand("consent", "update", signalsOf(granted));

/** Consent mode v2: https://developers.google.com/tag-platform/security/guides/consent */
function signalsOf(granted: readonly Purpose[]) {
  const signal = (purpose: Purpose) => (granted.includes(purpose) ? "granted" : "denied");
  return {
    ad_storage: signal("ads"),
    ad_user_data: signal("ads"),
    ad_personalization: signal("ads"),
    analytics_storage: signal("measurement"),
  };
}

function whenLoadedAndIdle(act: () => void): void {
  const idle = () => whenIdle(act, new AbortController().signal);
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

function insertScript(src: string, { loaded, failed }: { loaded: () => void; failed: () => void }): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  script.addEventListener("load", loaded);
  script.addEventListener("error", failed);
  document.head.append(script);
}
