import type { ReactNode } from "react";
import type { Cart } from "../../../shared/cart/cart.ts";
import { translator } from "../../../shared/text/translator.ts";
import cardCss from "../../ui/card.module.css";
import { Amounts } from "./amounts.tsx";
import { cartTexts } from "./cart.texts.ts";
import css from "./cart-accounting.module.css";
import { CheckoutButton } from "./checkout-button.tsx";

const t = translator(cartTexts);

export interface CartAccountingProps {
  cart: Cart;
  updating: boolean;
  children?: ReactNode;
}

/** Amounts as the e-commerce API settled them: none is computed here. */
export function CartAccountingLines({ cart, updating, children }: CartAccountingProps) {
  const subscribes = cart.lines.some(({ subscriptionInterval }) => subscriptionInterval);
  return (
    <section className={`${cardCss.filled} ${css.box}`} aria-labelledby="recapitulatif">
      <div className={css.head}>
        <h2 className={css.title} id="recapitulatif">
          {t("accounting.title")}
        </h2>
        <Updating updating={updating} />
      </div>
      {children}
      <Amounts accounting={cart.accounting} updating={updating} />
      {subscribes && <p className={css.note}>{t("accounting.subscriptionNote")}</p>}
      <CheckoutButton updating={updating} />
    </section>
  );
}

export function Updating({ updating }: { updating: boolean }) {
  return (
    <span className={css.updating} role="status">
      {updating && t("accounting.updating")}
    </span>
  );
}
