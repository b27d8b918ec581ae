import type { Cart } from "../../../shared/cart/cart.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Amounts } from "../cart/amounts/amounts.tsx";
import { FreeProducts } from "../cart/line/free-products.tsx";
import { OrderLines } from "../order/order-lines.tsx";
import css from "./order-recap.module.css";

const t = translator(checkoutTexts);

export function OrderRecap({ cart }: { cart: Cart }) {
  return (
    <section className={css.recap} aria-label={t("aside.title")}>
      <details className={css.fold}>
        <summary className={css.head}>
          <span className={`${css.toggle} ${css.whenFolded}`}>{t("aside.open")}</span>
          <span className={`${css.toggle} ${css.whenOpen}`}>{t("aside.close")}</span>
          <span className="note">{t("aside.articles", { count: cart.count })}</span>
          <span className={css.total}>
            <strong>{formatAmount(cart.accounting.total)}</strong>
            {cart.accounting.isShippingDue && <span className="note"> {t("aside.withoutDelivery")}</span>}
          </span>
        </summary>
      </details>
      <div className={`stack-4 ${css.body}`}>
        <h2 className={css.title}>{t("aside.title")}</h2>
        <OrderLines {...cart} />
        <FreeProducts products={cart.freeProducts} />
        {cart.coupon && <p className="note">{t("aside.coupon", { code: cart.coupon })}</p>}
        <Amounts {...cart} />
        <a className={css.change} href={href("panier")}>
          {t("aside.change")}
        </a>
      </div>
    </section>
  );
}
