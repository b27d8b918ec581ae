import { useEffect } from "react";
import css from "./cart-badge.module.css";
import { showCount } from "./show-count.ts";

/** Number of articles; nothing while unknown or empty. Written by `show-count.ts`, so that no page waits for React. */
export function CartBadge({ className = "" }: { className?: string | undefined }) {
  useEffect(showCount, []);
  return (
    <span
      className={`${css.badge} ${className}`}
      data-cart-badge=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and left alone by React from then on
      dangerouslySetInnerHTML={nothing}
    />
  );
}

const nothing = { __html: "" };
