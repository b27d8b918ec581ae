import type { Cart } from "../../../../shared/cart/cart.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { icon } from "../../../ui/icons.tsx";
import { cartTexts } from "../cart.texts.ts";
import css from "./free-products.module.css";

const t = translator(cartTexts);

const GiftIcon = icon(
  "M3.5 8h17v4h-17zM5 12v8.5h14V12M12 8v12.5M12 8C9.5 8 7 7.5 7 5.5a2 2 0 0 1 2-2C11 3.5 12 6 12 8c0-2 1-4.5 3-4.5a2 2 0 0 1 2 2C17 7.5 14.5 8 12 8",
);

export function FreeProducts({ products }: { products: Cart["freeProducts"] }) {
  if (products.length === 0) return null;
  return (
    <section className={css.free} aria-label={t("free")}>
      <GiftIcon size={22} />
      <ul className={css.list}>
        {products.map(({ name, quantity }) => (
          <li key={name}>{unbroken(quantity > 1 ? `${quantity} × ${name}` : name)}</li>
        ))}
      </ul>
      <strong>{t("offered")}</strong>
    </section>
  );
}
