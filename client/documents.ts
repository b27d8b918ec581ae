import { type DocumentData, documentDataId } from "./document-data.ts";
import { reloadOnLogout } from "./features/account/reload-on-logout.ts";
import { setOpenCart } from "./features/cart/open-cart.ts";
import { watchAnswer, watchConsent } from "./features/consent/watch-consent.ts";
import { startPopups } from "./features/popup/start-popups.ts";
import { pageShown } from "./features/tracking/track.ts";
import { islandTag } from "./islands/own-root.ts";
import { defineIslands } from "./islands/page-island.ts";
import { showLoading } from "./navigation/show-loading.ts";
import { prefetchDocuments } from "./navigation/speculation.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

function start(): void {
  const { loggedIn, tracking, openOrder, popups } = readData();
  defineIslands();
  let openDrawer: (() => void) | undefined;
  setOpenCart(async () => {
    openDrawer ??= (await import("./features/cart/mount-cart-drawer.tsx")).mountCartDrawer(openOrder);
    openDrawer();
  });
  watchConsent();
  watchAnswer((isAnswered) => {
    if (isAnswered) document.querySelector("[data-consent-bar]")?.closest(islandTag)?.remove();
  });
  reloadOnLogout(loggedIn);
  startPopups(popups);
  pageShown(tracking);
  showLoading();
  prefetchDocuments();
  performance.mark("hydrated");
}

function readData(): DocumentData {
  return JSON.parse(document.getElementById(documentDataId)?.textContent ?? "");
}

// The document's script reloads the page if a file is missing (scripts/inline-scripts.ts).
start();
