import { useEffect } from "react";
import { showCount } from "./show-count.ts";

/** `show-count.ts` writes the badge outside React, so that no page needs hydration for it. */
export function CartBadge({ className = "" }: { className?: string | undefined }) {
  useEffect(showCount, []);
  return (
    <span
      className={`cart-badge ${className}`}
      data-cart-badge=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and left alone by React from then on
      dangerouslySetInnerHTML={nothing}
    />
  );
}

const nothing = { __html: "" };
