import type { Cart, CartLine } from "../../../shared/cart/cart.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { href } from "../../../shared/routes.ts";
import { frequencyOf } from "../../../shared/subscription/upcoming-deliveries.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Amounts } from "../cart/amounts.tsx";
import { FreeProducts } from "../cart/free-products.tsx";
import css from "./order-recap.module.css";

const t = translator(checkoutTexts);

export function OrderRecap({ cart, carrierDue }: { cart: Cart; carrierDue: boolean }) {
  return (
    <section className={css.recap} aria-label={t("aside.title")}>
      <details className={css.fold}>
        <summary className={css.head}>
          <span className={`${css.toggle} ${css.whenFolded}`}>{t("aside.open")}</span>
          <span className={`${css.toggle} ${css.whenOpen}`}>{t("aside.close")}</span>
          <span className={css.count}>{t("aside.articles", { count: cart.count })}</span>
          <span className={css.total}>
            <strong>{formatAmount(cart.accounting.total)}</strong>
            {carrierDue && <span className={css.count}> {t("aside.withoutDelivery")}</span>}
          </span>
        </summary>
      </details>
      <div className={css.body}>
        <h2 className={css.title}>{t("aside.title")}</h2>
        <RecapLines {...cart} />
        <FreeProducts products={cart.freeProducts} />
        {cart.coupon && <p className={css.note}>{t("aside.coupon", { code: cart.coupon })}</p>}
        <Amounts accounting={cart.accounting} carrierDue={carrierDue} />
        <a className={css.change} href={href("panier")} data-no-prefetch>
          {t("aside.change")}
        </a>
      </div>
    </section>
  );
}

/** With their interval where subscribed (spec 3, cart item). */
export function RecapLines({ lines, frequencies }: Pick<Cart, "lines" | "frequencies">) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <RecapLine key={line.id} line={line} frequencies={frequencies} />
      ))}
    </ul>
  );
}

function RecapLine({ line, frequencies }: Pick<Cart, "frequencies"> & { line: CartLine }) {
  return (
    <li className={css.line}>
      <span className={css.picture}>
        {line.image && <Picture image={line.image} alt="" widths={[160]} sizes="4rem" />}
      </span>
      <div>
        <p className={css.name}>{line.productName}</p>
        <p className={css.detail}>
          {line.variantName}, {t("aside.quantity", { quantity: line.quantity ?? "–" })}
        </p>
        {line.subscriptionInterval !== null && line.subscriptionInterval > 0 && (
          <p className={css.detail}>{frequencyOf(line.subscriptionInterval, frequencies)}</p>
        )}
      </div>
      <p className={css.price}>
        <Price amount={line.total} />
      </p>
    </li>
  );
}
