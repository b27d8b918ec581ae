import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { OpenOrder } from "../../../shared/order/open-order.ts";
import { href } from "../../../shared/routes.ts";
import { island } from "../../islands/island.tsx";
import { isPlainPress } from "../../ui/plain-press.ts";
import { openCart, setOpenCart } from "./open-cart.ts";

const CartDrawer = island({ load: async () => (await import("./cart-drawer.tsx")).CartDrawer });

interface CartDrawerPlaceProps {
  page: object;
  openOrder: OpenOrder | undefined;
  children: ReactNode;
}

export function CartDrawerPlace({ page, openOrder, children }: CartDrawerPlaceProps) {
  const [openOn, setOpenOn] = useState<object>();
  const shown = useRef(page);
  useLayoutEffect(() => {
    shown.current = page;
  }, [page]);

  useEffect(
    () =>
      setOpenCart(async () => {
        const pressedOn = shown.current;
        await CartDrawer.load();
        setOpenOn(pressedOn);
      }),
    [],
  );

  return (
    <>
      {children}
      {openOn && <CartDrawer open={openOn === page} openOrder={openOrder} onClose={() => setOpenOn({})} />}
    </>
  );
}

/** Opens the drawer; on the cart page, and without the drawer, it is a link. */
export function CartLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainPress(event) || location.pathname === href("panier")) return;
    event.preventDefault();
    openCart().catch(() => location.assign(href("panier")));
  }

  return (
    <a className={className} href={href("panier")} data-no-prefetch onClick={onClick}>
      {children}
    </a>
  );
}
