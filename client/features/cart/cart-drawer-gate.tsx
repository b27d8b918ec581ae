import { type ComponentType, useEffect, useState } from "react";
import { href } from "../../../shared/routes.ts";

type Drawer = ComponentType<{ open: boolean; onClose: () => void }>;

/**
 * Waits for a plain click on a link to the cart that has `data-opens-cart`, and loads the drawer on the first one. The link stays a link: without the
 * drawer, and from the cart page itself, it leads to the cart.
 */
export function CartDrawerGate({ page }: { page: object }) {
  const [Drawer, setDrawer] = useState<Drawer>();
  const [openOn, setOpenOn] = useState<object>();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkToCart(event);
      if (!link || location.pathname === href("panier")) return;
      event.preventDefault();
      setOpenOn(page);
      import("./cart-drawer.tsx").then(
        ({ CartDrawer }) => setDrawer(() => CartDrawer),
        () => location.assign(link.href),
      );
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [page]);

  // It is closed by the next page: what was opened on another page is not open on this one.
  return Drawer ? <Drawer open={openOn === page} onClose={() => setOpenOn(undefined)} /> : null;
}

function linkToCart(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>("a[data-opens-cart]");
}
