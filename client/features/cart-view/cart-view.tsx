import type { Cart } from "../../../shared/cart.ts";
import { cartTexts } from "../../../shared/i18n/cart.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { CartAccountingLines } from "./cart-accounting.tsx";
import { CartLineItem, type LineChange } from "./cart-line.tsx";
import css from "./cart-view.module.css";

const t = translator(cartTexts);

export interface CartViewProps {
  cart: Cart;
  /** The fields of the form that was posted without scripts and refused; `line` is the id of its line. */
  typed?: Record<string, string> | undefined;
  /** Lines with a change under way. */
  pendingLineIds?: readonly number[];
  /** The amounts are those from before the last change. */
  moneyPending?: boolean;
  onChange?: (lineId: number, change: LineChange) => void;
  onRemove?: (lineId: number) => void;
}

/** The filled cart. Without handlers its lines are plain forms. */
export function CartView({
  cart,
  typed,
  pendingLineIds = [],
  moneyPending = false,
  onChange,
  onRemove,
}: CartViewProps) {
  return (
    <div className={css.cart}>
      <div>
        <ul className={css.lines}>
          {cart.lines.map((line) => (
            <CartLineItem
              key={line.id}
              line={line}
              typedQuantity={typed?.line === String(line.id) ? typed.quantity : undefined}
              pending={pendingLineIds.includes(line.id)}
              moneyPending={moneyPending}
              onChange={onChange}
              onRemove={onRemove}
            />
          ))}
        </ul>
        {cart.freeProducts.length > 0 && <FreeProducts products={cart.freeProducts} />}
      </div>
      <CartAccountingLines cart={cart} pending={moneyPending} />
    </div>
  );
}

function FreeProducts({ products }: { products: Cart["freeProducts"] }) {
  return (
    <section className={css.free} aria-labelledby="offerts">
      <h2 className={css.freeTitle} id="offerts">
        {t("free")}
      </h2>
      <ul className={css.freeList}>
        {products.map(({ name, quantity }) => (
          <li key={name}>{t("freeItem", { name, quantity })}</li>
        ))}
      </ul>
    </section>
  );
}
