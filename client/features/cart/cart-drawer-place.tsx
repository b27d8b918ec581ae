import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { OpenOrder } from "../../../shared/order/open-order.ts";
import { island } from "../../islands/island.tsx";
import { setOpenCart } from "./open-cart.ts";

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
