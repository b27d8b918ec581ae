import type { ReactNode } from "react";
import type { Cart } from "../../../../shared/cart/cart.ts";
import type { UpcomingDelivery } from "../../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { translator } from "../../../../shared/text/translator.ts";
import cardCss from "../../../ui/card.module.css";
import { cartTexts } from "../cart.texts.ts";
import { CheckoutButton } from "../checkout-button.tsx";
import { Amounts } from "./amounts.tsx";
import css from "./cart-accounting.module.css";
import { CartAlignment, type CartAlignmentProps } from "./cart-alignment.tsx";
import { ThresholdProgress } from "./threshold-progress.tsx";
import { UpcomingList } from "./upcoming-list.tsx";

const t = translator(cartTexts);

export interface CartAccountingProps {
  cart: Cart;
  updating: boolean;
  upcoming: readonly UpcomingDelivery[];
  onAlign: CartAlignmentProps["onChange"];
  children?: ReactNode;
}

export function CartAccountingLines({ cart, updating, upcoming, onAlign, children }: CartAccountingProps) {
  return (
    <section className={`${cardCss.filled} ${css.box}`} aria-labelledby="recapitulatif">
      <div className={css.head}>
        <h2 className={css.title} id="recapitulatif">
          {t("accounting.title")}
        </h2>
        <Updating updating={updating} />
      </div>
      <ThresholdProgress cart={cart} />
      <Amounts {...cart} updating={updating} />
      <div className={css.order}>
        <CheckoutButton updating={updating} />
      </div>
      {children}
      {upcoming.length > 0 && (
        <div className={updating ? `stack-2 muted` : "stack-2"}>
          <UpcomingList
            upcoming={upcoming}
            say={(delivery, awaits) =>
              t(awaits ? "accounting.nextWithoutCard" : "accounting.nextCharge", delivery)
            }
          />
          <p className="small">{t("accounting.subscriptionNote")}</p>
          {cart.alignment && !updating && <CartAlignment alignment={cart.alignment} onChange={onAlign} />}
        </div>
      )}
    </section>
  );
}

export function Updating({ updating }: { updating: boolean }) {
  return (
    <span className="note" role="status">
      {updating && t("accounting.updating")}
    </span>
  );
}
