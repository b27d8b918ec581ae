import { islandTag } from "../engine/islands/island-tag.ts";
import { defineIslands } from "../engine/islands/page-island.ts";
import { draftCookie } from "../shared/guide/draft-cookie.ts";
import { uiTexts } from "../shared/text/texts.ts";
import { translator } from "../shared/text/translator.ts";
import { hasCookie } from "./browser/cookies.ts";
import { whenShown } from "./browser/when-shown.ts";
import { reloadOnLogout } from "./features/account/reload-on-logout.ts";
import { followCount } from "./features/cart/badge/show-count.ts";
import { setOpenCart } from "./features/cart/drawer/open-cart.ts";
import { cartSummary } from "./features/cart/tabs/cart-summary.ts";
import { watchAnswer, watchConsent } from "./features/consent/watch-consent.ts";
import { startPopups } from "./features/popup/start-popups.ts";
import { readDocumentData } from "./navigation/document-data.ts";
import { pageCustomer } from "./navigation/page-customer.ts";
import { pageNews } from "./navigation/page-news.ts";
import { showLoading } from "./navigation/show-loading.ts";
import { prefetchDocuments } from "./navigation/speculation.ts";
import { exchangeWithinPage } from "./navigation/within-page.ts";
import { startPageActions } from "./page-actions.ts";
import { showTextOfFailedPictures } from "./ui/failed-pictures.ts";
import { pageShown, setTrackingQueue } from "./visit/track.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/classes.css";

const t = translator(uiTexts);

function start(): void {
  const { tracking, popups, answersPost, ...page } = readDocumentData(document);
  if (answersPost) {
    // Going back asks for the page again, instead of the browser offering to send the form again.
    history.replaceState(history.state, "");
    document.querySelector<HTMLElement>("main :is([data-errors], [aria-invalid=true])")?.focus();
  }
  defineIslands();
  let openDrawer: (() => void) | undefined;
  setOpenCart(async () => {
    openDrawer ??= (await import("./features/cart/drawer/mount-cart-drawer.tsx")).mountCartDrawer(page);
    openDrawer();
  });
  followCount();
  let discarded: string | undefined;
  cartSummary.subscribe(() => {
    const last = discarded;
    discarded = cartSummary.read().discarded;
    if (discarded !== last) pageNews.tell(discarded ? { tone: "info", text: discarded } : undefined);
  });
  watchConsent();
  watchAnswer((isAnswered) => {
    if (isAnswered) document.querySelector("[data-consent-bar]")?.closest(islandTag)?.remove();
  });
  startPageActions();
  showTextOfFailedPictures();
  reloadOnLogout(pageCustomer());
  startPopups(popups);
  setTrackingQueue(() => import("./features/tracking/queue.ts"));
  pageShown(tracking);
  showLoading();
  exchangeWithinPage((next) => {
    endUnfinished();
    pageShown(next.tracking);
    showFitOfAnimals();
    showOrderedProducts();
  });
  prefetchDocuments();
  if (document.readyState === "complete") endUnfinished();
  else addEventListener("load", endUnfinished);
  showFitOfAnimals();
  showLastOrder();
  showOrderedProducts();
  performance.mark("hydrated");
}

/** The pages are the same for everybody, so only visitors who may have an animal ask for its rations. */
function showFitOfAnimals(): void {
  if (pageCustomer() === undefined && !hasCookie(draftCookie.name)) return;
  if (!document.querySelector("[data-fit]")) return;
  import("./features/fit/show-fit.ts").then(
    ({ showFit }) => showFit(),
    () => {},
  );
}

function showLastOrder(): void {
  const card = document.querySelector("[data-again]");
  if (pageCustomer() === undefined || !card) return;
  import("./features/order/again/show-again.ts").then(
    ({ showAgain }) => showAgain(card),
    () => {},
  );
}

function showOrderedProducts(): void {
  if (pageCustomer() === undefined || !document.querySelector("[data-ordered]")) return;
  import("./features/product/card/show-ordered.ts").then(
    ({ showOrdered }) => showOrdered(),
    () => {},
  );
}

/** React's marks of a late part that has not arrived, and of one that could not be rendered. */
const unfinished = ["$?", "$!"];

/** Shows the `broken` content of `Late` for parts that the connection cut off or that failed to render. */
function endUnfinished(): void {
  for (const start of document.querySelectorAll("template")) {
    if (!unfinished.includes(start.previousSibling?.nodeValue ?? "")) continue;
    const waiting = nodesUntilEnd(start);
    const instead = waiting.find(
      (node) => node instanceof HTMLTemplateElement && "unfinished" in node.dataset,
    );
    if (!(instead instanceof HTMLTemplateElement)) continue;
    const isTitled = instead.content.childElementCount === 0 && waiting.some(isLoadingStatus);
    start.replaceWith(isTitled ? t("unfinished") : instead.content);
    for (const node of waiting) node.remove();
  }
}

function nodesUntilEnd(start: Element): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = start.nextSibling; node && node.nodeValue !== "/$"; node = node.nextSibling)
    nodes.push(node);
  return nodes;
}

const isLoadingStatus = (node: ChildNode): boolean =>
  node instanceof HTMLElement && node.role === "status" && node.closest("section") !== null;

whenShown(start);
