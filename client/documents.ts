import { uiTexts } from "../shared/text/texts.ts";
import { translator } from "../shared/text/translator.ts";
import { readDocumentData } from "./document-data.ts";
import { reloadOnLogout } from "./features/account/reload-on-logout.ts";
import { cartSummary } from "./features/cart/cart-summary.ts";
import { setOpenCart } from "./features/cart/open-cart.ts";
import { followCount } from "./features/cart/show-count.ts";
import { watchAnswer, watchConsent } from "./features/consent/watch-consent.ts";
import { startPopups } from "./features/popup/start-popups.ts";
import { pageShown } from "./features/tracking/track.ts";
import { islandTag } from "./islands/island-tag.ts";
import { defineIslands, type PageIsland } from "./islands/page-island.ts";
import { showLoading } from "./navigation/show-loading.ts";
import { prefetchDocuments } from "./navigation/speculation.ts";
import { exchangeWithinPage } from "./navigation/within-page.ts";
import { startPageActions } from "./page-actions.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const t = translator(uiTexts);

function start(): void {
  const { loggedIn, tracking, openOrder, popups } = readDocumentData(document);
  defineIslands();
  let openDrawer: (() => void) | undefined;
  setOpenCart(async () => {
    openDrawer ??= (await import("./features/cart/mount-cart-drawer.tsx")).mountCartDrawer(openOrder);
    openDrawer();
  });
  followCount();
  cartSummary.subscribe(() => {
    if (cartSummary.read().discarded)
      for (const notice of document.querySelectorAll<PageIsland>(`${islandTag}[name=PageNoticeIsland]`))
        notice.load().catch(() => {});
  });
  watchConsent();
  watchAnswer((isAnswered) => {
    if (isAnswered) document.querySelector("[data-consent-bar]")?.closest(islandTag)?.remove();
  });
  startPageActions();
  reloadOnLogout(loggedIn);
  startPopups(popups);
  pageShown(tracking);
  showLoading();
  exchangeWithinPage((next) => pageShown(next.tracking));
  prefetchDocuments();
  if (document.readyState === "complete") endUnfinished();
  else addEventListener("load", endUnfinished);
  performance.mark("hydrated");
}

/** The connection broke: parts that did not come are left out, or say so where a title stands above them. */
function endUnfinished(): void {
  if (!document.querySelector('template[id^="B:"]')) return;
  for (const place of document.querySelectorAll("[data-late]")) {
    if (place.role === "status" && place.closest("section")) place.replaceWith(t("unfinished"));
    else place.remove();
  }
}

// The document's script reloads the page if a file is missing (scripts/inline-scripts.ts).
start();
