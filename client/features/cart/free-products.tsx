import { Gift } from "lucide-react";
import type { Cart } from "../../../shared/cart/cart.ts";
import { cartTexts } from "../../../shared/cart/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./free-products.module.css";

const t = translator(cartTexts);

/** Spec 3, cart: free products. */
export function FreeProducts({ products }: { products: Cart["freeProducts"] }) {
  if (products.length === 0) return null;
  return (
    <section className={css.free} aria-label={t("free")}>
      <Gift size={22} />
      <ul className={css.list}>
        {products.map(({ name, quantity }) => (
          <li key={name}>
            {quantity > 1 && `${quantity} × `}
            {name}
          </li>
        ))}
      </ul>
      <strong>{t("offered")}</strong>
    </section>
  );
}
