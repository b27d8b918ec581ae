import { translator } from "../../../shared/text/translator.ts";
import hidden from "../../ui/visually-hidden.module.css";
import { cartSummary } from "./cart-summary.ts";
import { cartCallTexts } from "./texts.ts";

const t = translator(cartCallTexts);

/** Keeps the number of articles current, here and with changes of other tabs. */
export function followCount(): void {
  let asked: AbortController | undefined;
  // Another tab may have changed the cart.
  const ask = () => {
    if (document.hidden) return;
    asked = new AbortController();
    void cartSummary.askCount(asked.signal);
  };
  cartSummary.subscribe(showCount);
  ask();
  document.addEventListener("visibilitychange", ask);
  // A page that held the cart's lock could not rest in the back/forward cache while another tab waits for it.
  addEventListener("pagehide", () => asked?.abort());
}

/** Writes it into every cart badge (cart-badge.tsx). */
export function showCount(): void {
  const { count } = cartSummary.read();
  for (const badge of document.querySelectorAll("[data-cart-badge]")) {
    badge.replaceChildren(...(count ? [count > 99 ? "99+" : String(count), articles(count)] : []));
  }
}

function articles(count: number): HTMLElement {
  const words = document.createElement("span");
  words.className = hidden.hidden ?? "";
  words.textContent = t("articles", { count });
  return words;
}
