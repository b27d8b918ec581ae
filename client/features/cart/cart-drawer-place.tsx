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

/** Rejects where the drawer's files cannot be loaded. */
type OpenCart = () => Promise<void>;

const OpenCartContext = createContext<OpenCart>(async () => {});

export const useOpenCart = (): OpenCart => use(OpenCartContext);

const CartDrawer = island({ load: async () => (await import("./cart-drawer.tsx")).CartDrawer });

export function CartDrawerPlace({ page, children }: { page: object; children: ReactNode }) {
  const [openOn, setOpenOn] = useState<object>();
  const shown = useRef(page);
  useLayoutEffect(() => {
    shown.current = page;
  }, [page]);

  // Always the same: a context that changes would hydrate every island below it.
  const open: OpenCart = useCallback(async () => {
    const pressedOn = shown.current;
    await CartDrawer.load();
    setOpenOn(pressedOn);
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
  const open = useOpenCart();

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainPress(event) || location.pathname === href("panier")) return;
    event.preventDefault();
    open().catch(() => location.assign(href("panier")));
  }

  return (
    <a className={className} href={href("panier")} data-no-prefetch onClick={onClick}>
      {children}
    </a>
  );
}
