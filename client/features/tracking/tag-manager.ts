import { whenIdle } from "../../../engine/islands/when-idle.ts";
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
  show(page: ShownPage): void;
  push(event: TrackedEvent): void;
  stop(): void;
  /** True once Google's script has read the data layer, or never will. */
  isHeard(): boolean;
  dropEvents(): void;
}

/** A container (GTM-) expects objects in the data layer, a measurement (G-) gtag commands. */
export function createTagManager({ id, url }: TagSettings): TagManager {
  const isMeasurement = id.startsWith("G-");
  let layer: unknown[] | undefined;
  let state: "stopped" | "started" | "blocked" = "stopped";
  let isInserted = false;
  let isRunning = false;
  let shown: ShownPage | undefined;
  let referrer = referrerOf(document);

  function show(page: ShownPage): void {
    if (shown && shown.entry !== page.entry) referrer = sentAddress(shown);
    shown = page;
    if (state === "started") layer?.push(pageFields(page));
    else if (state === "stopped") start(page);
  }

  function start(page: ShownPage): void {
    state = "started";
    if (layer) {
      disableMeasurements(id, false);
      layer.push(granted(), pageFields(page));
    } else {
      globalThis.dataLayer ??= [];
      layer = globalThis.dataLayer;
      layer.push(...opening(page));
    }
    whenLoadedAndIdle(load);
  }

  /** The default must come first: Google treats a signal that is not denied as granted. */
  function opening(page: ShownPage): unknown[] {
    return [
      gtagCommand("consent", "default", signals("denied")),
      granted(),
      pageFields(page),
      ...greetings(),
    ];
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

  function stop(): void {
    if (state !== "started") return;
    state = "stopped";
    disableMeasurements(id, true);
    layer?.push(gtagCommand("consent", "update", signals("denied")));
    if (isInserted) reloadWhenSeen(() => state === "stopped");
  }

  function dropEvents(): void {
    if (state !== "started" || !layer || !shown) return;
    layer.length = 0;
    layer.push(...opening(shown));
  }

  return { show, push, stop, isHeard: () => isRunning || state !== "started", dropEvents };
}

const granted = () => gtagCommand("consent", "update", signals("granted"));

/** Consent mode v2. Signals that the consent text does not name are never granted. */
function signals(value: "granted" | "denied") {
  return {
    ad_storage: value,
    analytics_storage: value,
    ad_user_data: "denied",
    ad_personalization: "denied",
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
