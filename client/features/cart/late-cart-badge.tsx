import { type ComponentType, useEffect, useState } from "react";

/**
 * The badge and the server state it needs load once the page is usable: no part of the first view, never in the HTML
 * that all visitors share.
 */
export function LateCartBadge() {
  const [Badge, setBadge] = useState<ComponentType>();

  useEffect(() => {
    import("./cart-badge.tsx").then(
      ({ CartBadge }) => setBadge(() => CartBadge),
      () => {}, // An older build's file: the next navigation loads its page whole.
    );
  }, []);

  return Badge ? <Badge /> : null;
}
