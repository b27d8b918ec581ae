import { translator } from "../../../../shared/text/translator.ts";
import { cartSummary } from "../tabs/cart-summary.ts";
import { cartCallTexts } from "../texts.ts";

const t = translator(cartCallTexts);

export function followCount(): void {
  let asked: AbortController | undefined;
  const ask = () => {
    if (document.hidden) return;
    asked = new AbortController();
    void cartSummary.askCount(asked.signal);
  };
  cartSummary.subscribe(showCount);
  ask();
  document.addEventListener("visibilitychange", ask);
  // Holding the cart lock while another tab waits would keep this page out of the back/forward cache.
  addEventListener("pagehide", () => asked?.abort());
}

export function showCount(): void {
  const { count } = cartSummary.read();
  for (const badge of document.querySelectorAll("[data-cart-badge]")) {
    badge.replaceChildren(...(count ? [count > 99 ? "99+" : String(count), articles(count)] : []));
  }
}

function articles(count: number): HTMLElement {
  const words = document.createElement("span");
  words.className = "visually-hidden";
  words.textContent = t("articles", { count });
  return words;
}
