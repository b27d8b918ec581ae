import { createRoot } from "react-dom/client";
import type { OpenOrder } from "../../../../shared/order/open-order.ts";
import { CartDrawer } from "./cart-drawer.tsx";

export function mountCartDrawer(openOrder: OpenOrder | undefined): () => void {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (open: boolean) =>
    root.render(<CartDrawer open={open} openOrder={openOrder} onClose={() => show(false)} />);
  return () => show(true);
}
