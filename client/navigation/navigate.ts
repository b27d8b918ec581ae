import { loadIslands } from "../islands/island.tsx";
import { loadSheets } from "../islands/load-sheets.ts";
import type { FirstPage, PageData } from "../page-data.ts";
import { focusHeading } from "./focus-heading.ts";
import { goTo } from "./go-to.ts";
import { loading } from "./loading.ts";
import { fade, hasMovedAhead, isForUs, keepsPlace, loadWhole } from "./navigation-event.ts";
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
    const staysInPlace = event.navigationType !== "traverse" && keepsPlace(event);
    const valueBefore = focusedValue();
    latest = event;
    loading.start();
    try {
      const fonts = staysInPlace ? undefined : import("./show-fonts.ts").catch(() => undefined);
      const payload = await fetchPayload(url, event.signal);
      if ("redirect" in payload) return followRedirect(new URL(payload.redirect, url));
      if ("whole" in payload) return loadWhole(event, url.href);
      const next = payload.page;
      const fits =
        payload.build === first.build &&
        payload.loggedIn === first.shell.account.loggedIn &&
        next.layout === layout &&
        next.tracking?.policy === first.page.tracking?.policy;
      if (!fits) return loadWhole(event, url.href);
      const [Screen] = await Promise.all([loadScreen(next.screen), loadSheets(payload.sheets)]);
      await loadIslands();
      await (await fonts)?.showFonts();
      event.signal.throwIfAborted();
      await fade(() => {
        // Before what hears that the page is shown.
        document.title = next.head.title;
        show({ page: next, Screen, requestedAt, keepsPlace: staysInPlace });
        if (!staysInPlace) event.scroll();
      });
      performance.measure("navigation", { start: requestedAt });
      if (!staysInPlace && [undefined, valueBefore].includes(focusedValue())) focusHeading();
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
