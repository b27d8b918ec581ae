import { loadIslands } from "../islands/island.tsx";
import { loadSheets } from "../islands/load-sheets.ts";
import type { FirstPage, PageData } from "../page-data.ts";
import { focusHeading } from "./focus-heading.ts";
import { goTo, wholePage } from "./go-to.ts";
import { loading } from "./loading.ts";
import { fetchPayload, hasPayload } from "./payload.ts";
import { reloadOnce } from "./reload-guard.ts";
import { screenStep } from "./screen-steps.ts";

export interface ShownPage<Screen> {
  page: PageData;
  Screen: Screen;
  /** By `performance.now()`. */
  requestedAt: number;
  /** Scroll and focus stay, and the screen says itself what has changed. */
  keepsPlace?: boolean;
}

interface NavigateOptions<Screen> {
  first: FirstPage;
  isOutdated: () => boolean;
  /** @throws where the screen's files are missing */
  loadScreen: (name: PageData["screen"]) => Promise<Screen>;
  /** Synchronous. */
  show: (next: ShownPage<Screen>) => void;
}

/**
 * Client navigation by the Navigation API: pages come as payloads. A whole page is loaded for an older build, another
 * layout, another session, another content security policy or a failed payload. Returns a cleanup.
 */
export function followNavigation<Screen>(options: NavigateOptions<Screen>): () => void {
  const { first, isOutdated, loadScreen, show } = options;
  if (!("navigation" in globalThis)) return () => {};
  if (hasMovedAhead()) location.reload();
  const { layout } = first.page;
  let latest: NavigateEvent | undefined;

  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    if (!isForUs(event) || !hasPayload(url)) return;
    const step = screenStep(url);
    if (step) {
      event.intercept({ scroll: "manual", focusReset: "manual", handler: () => take(event, step) });
    } else if (!isOutdated()) {
      event.intercept({ scroll: "manual", focusReset: "manual", handler: () => arrive(event, url) });
    } else if (event.destination.sameDocument) {
      // A step back to a page that this document showed: the browser alone would only change the address.
      event.intercept({ handler: async () => location.reload() });
    }
  };

  async function take(event: NavigateEvent, step: () => void): Promise<void> {
    step();
    event.scroll();
    focusHeading();
  }

  async function arrive(event: NavigateEvent, url: URL): Promise<void> {
    const requestedAt = performance.now();
    const keepsPlace = isWithinPage(event);
    const valueBefore = focusedValue();
    latest = event;
    loading.start();
    try {
      const fonts = keepsPlace ? undefined : import("./show-fonts.ts").catch(() => undefined);
      const payload = await fetchPayload(url, event.signal);
      if ("redirect" in payload) return followRedirect(new URL(payload.redirect, url));
      if ("whole" in payload) return loadWhole(event, url);
      const next = payload.page;
      const fits =
        payload.build === first.build &&
        payload.loggedIn === first.shell.account.loggedIn &&
        next.layout === layout &&
        next.tracking?.policy === first.page.tracking?.policy;
      if (!fits) return loadWhole(event, url);
      const [Screen] = await Promise.all([loadScreen(next.screen), loadSheets(payload.sheets)]);
      await loadIslands();
      await (await fonts)?.showFonts();
      event.signal.throwIfAborted();
      await swap(() => {
        // Before what hears that the page is shown.
        document.title = next.head.title;
        show({ page: next, Screen, requestedAt, keepsPlace });
        if (!keepsPlace) event.scroll();
      });
      performance.measure("navigation", { start: requestedAt });
      if (!keepsPlace && [undefined, valueBefore].includes(focusedValue())) focusHeading();
    } catch {
      if (event.signal.aborted) return;
      // The address has changed and the page must follow; no reload loop, since a visitor started it.
      if (!reloadOnce()) location.reload();
    } finally {
      // The bar of a navigation that was overtaken belongs to the one that overtook it.
      if (latest === event) loading.finish();
    }
  }

  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}

/** A step back before hydration: the address is no longer that of the document's page. */
function hasMovedAhead(): boolean {
  const { activation, currentEntry } = navigation;
  if (!activation?.entry.url || !currentEntry?.url) return false;
  return withoutHash(activation.entry.url) !== withoutHash(currentEntry.url);
}

const withoutHash = (url: string) => url.replace(/#.*/, "");

function isForUs(event: NavigateEvent): boolean {
  return (
    event.canIntercept &&
    event.info !== wholePage &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== "reload" &&
    // `history.replaceState`: the screen has shown it already.
    !(event.navigationType === "replace" && event.destination.sameDocument)
  );
}

/** A choice with an address of its own, such as a format: scroll and focus stay. */
function isWithinPage({ navigationType, sourceElement }: NavigateEvent): boolean {
  // Some browsers do not give the focus to what is pressed.
  const pressed = sourceElement ?? document.activeElement;
  return navigationType !== "traverse" && pressed?.closest("[data-keeps-place]") != null;
}

/** Value of the focused field: it keeps the focus if the visitor types during the navigation. */
function focusedValue(): string | undefined {
  const field = document.activeElement;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : undefined;
}

/** A redirect within the site is a navigation; another site is left to the browser (spec 2, redirect rule). */
function followRedirect(target: URL): void {
  if (target.origin === location.origin) void goTo(target.href, { history: "replace" });
  else location.replace(target);
}

/** The address has already changed. A new page begins at its top; a step back or an anchor keeps its scroll. */
function loadWhole({ navigationType }: NavigateEvent, { href, hash }: URL): void {
  if (navigationType === "traverse" || hash) location.reload();
  else void goTo(href, { history: "replace", info: wholePage });
}

/** A short cross-fade, unless motion is reduced. */
function swap(update: () => void): Promise<void> | void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition || document.hidden) return update();
  const transition = document.startViewTransition(update);
  // A swap that comes before the fade is over cuts it short.
  transition.ready.catch(() => {});
  return transition.updateCallbackDone;
}
