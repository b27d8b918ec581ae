import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { href } from "../../../shared/routes.ts";
import { island } from "../../islands/island.tsx";
import { isPlainPress } from "../../ui/plain-press.ts";

type OpenCart = (event: MouseEvent<HTMLAnchorElement>) => void;

const OpenCartContext = createContext<OpenCart>(() => {});

const CartDrawer = island({ load: async () => (await import("./cart-drawer.tsx")).CartDrawer });

export function CartDrawerPlace({ page, children }: { page: object; children: ReactNode }) {
  const [openOn, setOpenOn] = useState<object>();
  const shown = useRef(page);
  useLayoutEffect(() => {
    shown.current = page;
  }, [page]);

  // Always the same: a context that changes would hydrate every island below it.
  const open: OpenCart = useCallback((event) => {
    if (!isPlainPress(event) || location.pathname === href("panier")) return;
    event.preventDefault();
    const { href: address } = event.currentTarget;
    const pressedOn = shown.current;
    CartDrawer.load().then(
      () => setOpenOn(pressedOn),
      () => location.assign(address),
    );
  }, []);

  return (
    <OpenCartContext value={open}>
      {children}
      {openOn && <CartDrawer open={openOn === page} onClose={() => setOpenOn({})} />}
    </OpenCartContext>
  );
}

/** Opens the drawer; on the cart page, and without the drawer, it is a link. */
export function CartLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <a className={className} href={href("panier")} data-no-prefetch onClick={use(OpenCartContext)}>
      {children}
    </a>
  );
}
