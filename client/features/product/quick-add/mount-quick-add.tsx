import { createRoot, type Root } from "react-dom/client";
import { productToAdd } from "../../../../shared/api/product.ts";
import { isSourceItemList, sourceParameter } from "../../../../shared/cart/source-item-list.ts";
import { call } from "../../../api/call.ts";
import { QuickAdd } from "./quick-add.tsx";

let root: Root | undefined;

/** Opens the form of the product that the link leads to. @throws if it cannot be shown; the link still can be followed */
export async function quickAdd(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  try {
    const [, , slug = ""] = link.pathname.split("/");
    const product = await call(productToAdd, { slug });
    const named = new URLSearchParams(link.search).get(sourceParameter);
    const sourceItemList = isSourceItemList(named) ? named : "produit";
    root ??= createRoot(document.body.appendChild(document.createElement("div")));
    const show = (open: boolean) =>
      root?.render(
        <QuickAdd
          key={slug}
          product={product}
          sourceItemList={sourceItemList}
          open={open}
          onClose={() => show(false)}
        />,
      );
    show(true);
  } finally {
    link.ariaBusy = null;
  }
}
