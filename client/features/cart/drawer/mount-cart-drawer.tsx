import { createRoot } from "react-dom/client";
import type { DocumentData } from "../../../navigation/document-data.ts";
import { CartDrawer } from "./cart-drawer.tsx";

export function mountCartDrawer(page: Pick<DocumentData, "openOrder" | "hasGuide">): () => void {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (open: boolean) =>
    root.render(
      <CartDrawer
        open={open}
        openOrder={page.openOrder}
        hasGuide={page.hasGuide}
        onClose={() => show(false)}
      />,
    );
  return () => show(true);
}
