import { useEffect, useSyncExternalStore } from "react";
import { translator } from "../../../shared/text/translator.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { cartSummary } from "./cart-summary.ts";
import { cartCallTexts } from "./texts.ts";

const t = translator(cartCallTexts);

/** Number of articles; nothing while unknown or empty. Never in the HTML. */
export function CartBadge() {
  const count = useSyncExternalStore(
    cartSummary.subscribe,
    () => cartSummary.read().count,
    () => undefined,
  );

  useEffect(() => {
    // Another tab may have changed the cart.
    const ask = () => void (document.hidden || cartSummary.askCount());
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);

  if (!count) return null;
  return (
    <>
      {count > 99 ? "99+" : count}
      <VisuallyHidden>{t("articles", { count })}</VisuallyHidden>
    </>
  );
}
