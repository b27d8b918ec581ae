import { useEffect, useSyncExternalStore } from "react";
import { translator } from "../../../shared/text/translator.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import css from "./cart-badge.module.css";
import { cartSummary } from "./cart-summary.ts";
import { cartCallTexts } from "./texts.ts";

const t = translator(cartCallTexts);

/** Number of articles; nothing while unknown or empty. Never in the HTML. */
export function CartBadge({ className = "" }: { className?: string | undefined }) {
  const count = useSyncExternalStore(
    cartSummary.subscribe,
    () => cartSummary.read().count,
    () => undefined,
  );

  useEffect(() => {
    let asked: AbortController | undefined;
    // Another tab may have changed the cart.
    const ask = () => {
      if (document.hidden) return;
      asked = new AbortController();
      void cartSummary.askCount(asked.signal);
    };
    // A page that held the cart's lock could not rest in the back/forward cache while another tab waits for it.
    const leave = () => asked?.abort();
    ask();
    document.addEventListener("visibilitychange", ask);
    addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      removeEventListener("pagehide", leave);
    };
  }, []);

  return (
    <span className={`${css.badge} ${className}`}>
      {count ? (
        <>
          {count > 99 ? "99+" : count}
          <VisuallyHidden>{t("articles", { count })}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}
