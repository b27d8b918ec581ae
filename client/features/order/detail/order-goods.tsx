import type { Cart } from "../../../../shared/cart/cart.ts";
import { orderDetailTexts } from "../../../../shared/order/detail/order-detail.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import type { LatePart } from "../../../ui/late.tsx";
import { Amounts } from "../../cart/amounts/amounts.tsx";
import { FreeProducts } from "../../cart/line/free-products.tsx";
import { OrderLines, type ShownProducts } from "../order-lines.tsx";
import css from "./order-goods.module.css";

const t = translator(orderDetailTexts);

export function OrderGoods({ cart, products }: { cart: Cart; products: LatePart<ShownProducts> }) {
  return (
    <section className={css.goods} aria-labelledby="articles">
      <div className={css.lines}>
        <h2 className="title-s" id="articles">
          {t("articles")}
        </h2>
        <OrderLines {...cart} products={products} />
        <FreeProducts products={cart.freeProducts} />
        {cart.unreadLines > 0 && <p className="note">{t("unread")}</p>}
      </div>
      <div className={css.amounts}>
        {cart.coupon && <p className="note">{t("coupon", { code: cart.coupon })}</p>}
        <Amounts {...cart} />
      </div>
    </section>
  );
}
