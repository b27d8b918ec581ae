import morphdom from "morphdom";
import { followElements } from "../../engine/islands/follow-element.ts";
import { islandTag, swapQuotes } from "../../engine/islands/island-tag.ts";
import { PageIsland } from "../../engine/islands/page-island.ts";
import { type DocumentData, documentDataId, readDocumentData } from "./document-data.ts";
import { fetchDocument, ownNonce } from "./fetch-document.ts";
import { focusHeading } from "./focus-heading.ts";
import { loading } from "./loading.ts";
import { namedSheet, sheetsIn } from "./named-sheets.ts";
import { fade, loadWhole } from "./navigation-event.ts";
import { pageCustomer } from "./page-customer.ts";

export type OnShown = (data: DocumentData) => void;

let latest: NavigateEvent | undefined;

/** Loads the whole page if build, session or content security policy differ, or on redirects and errors. */
export async function exchange(event: NavigateEvent, onShown: OnShown): Promise<void> {
  const requestedAt = performance.now();
  const { url } = event.destination;
  latest = event;
  loading.start();
  try {
    const { page, address, isRedirected, isOk } = await fetchDocument(url, {
      purpose: "exchange",
      signal: event.signal,
    });
    event.signal.throwIfAborted();
    if (!page || !isOk || isRedirected || !isOfSamePage(page)) return leave(event, address);
    await fade(() => event.signal.aborted || show(page, event));
    event.signal.throwIfAborted();
    onShown(readDocumentData(document));
    performance.measure("navigation", { start: requestedAt });
  } catch {
    if (!event.signal.aborted) leave(event, url);
  } finally {
    // A newer navigation owns the loading bar now.
    if (latest === event) loading.finish();
  }
}

/** The loading bar goes on until the whole page has come. */
function leave(event: NavigateEvent, address: string): void {
  latest = undefined;
  loadWhole(event, address);
}

function isOfSamePage(next: Document): boolean {
  const keys = (page: Document) => {
    const { build, screen, tracking } = readDocumentData(page);
    return [build, screen, tracking?.policy, pageCustomer(page)].join();
  };
  return keys(next) === keys(document);
}

function show(next: Document, event: NavigateEvent): void {
  addStyles(next);
  document.title = next.title;
  take(document.getElementById(documentDataId), next.getElementById(documentDataId));
  const list = document.querySelector("main [data-grows]");
  const count = list?.childElementCount;
  const focused = document.activeElement;
  const find = followElements(document.body, focused?.localName);
  take(contentOf(document), contentOf(next));
  if (focused?.isConnected === false)
    (find(focused) as HTMLElement | undefined)?.focus({ preventScroll: true });
  const added = count !== undefined && list?.isConnected && list.children[count];
  // The pressed "show more" link has moved: focus the first added item.
  if (added) added.querySelector("a")?.focus({ preventScroll: true });
  else if (event.navigationType === "traverse") {
    event.scroll();
    focusHeading();
  } else if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>("main [role=status][tabindex]")?.focus({ preventScroll: true });
  }
}

function addStyles(next: Document): void {
  const shown = new Set(sheetsIn(document).map(([name]) => name));
  const missing = sheetsIn(next).filter(([name]) => !shown.has(name));
  if (missing.length === 0) return;
  const style = document.createElement("style");
  style.nonce = ownNonce();
  style.textContent = missing.map(([name = "", css = ""]) => namedSheet(name, css)).join("");
  document.head.append(style);
}

function contentOf(page: Document): Element | null {
  const main = page.querySelector("main");
  return main?.closest(islandTag) ?? main;
}

function take(shown: Element | null, next: Element | null): void {
  if (!shown || !next) return;
  morphdom(shown, next, {
    getNodeKey: keyOf,
    onBeforeElUpdated(old, next) {
      if (old instanceof PageIsland) {
        follow(old, next);
        return false;
      }
      if (old instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) next.open = old.open;
      if (old instanceof HTMLImageElement && next instanceof HTMLImageElement) {
        if (old.getAttribute("src") !== next.getAttribute("src")) {
          // An updated element would show the old picture until the new one has loaded.
          old.replaceWith(next.cloneNode());
          return false;
        }
        if (old.dataset.failed !== undefined) next.dataset.failed = "";
      }
      return true;
    },
  });
}

function keyOf(node: Node): string | undefined {
  if (!(node instanceof HTMLElement)) return undefined;
  if (node.localName !== islandTag) return node.getAttribute("id") || undefined;
  const [src, name, props] = ["src", "name", "props"].map((attribute) => node.getAttribute(attribute));
  return [src, name, node.hasAttribute("follows") || props].join();
}

function follow(island: PageIsland, next: Element): void {
  const props = next.getAttribute("props") ?? "";
  if (props === island.getAttribute("props")) return;
  const takeHtml = () => island.replaceWith(next.cloneNode(true));
  if (island.isStarted) {
    island.follow(props, JSON.parse(swapQuotes(props))).catch(() => {
      // The island's scripts failed to load. A pending press runs in the old HTML first, so replace it
      // afterwards.
      setTimeout(() => island.getAttribute("props") === props && takeHtml());
    });
  } else takeHtml();
}
