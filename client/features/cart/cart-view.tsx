import type { EatenInCart } from "../../../shared/cart/cart.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { href } from "../../../shared/routes.ts";
import { upcomingDeliveries } from "../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { translator } from "../../../shared/text/translator.ts";
import { StickyBar } from "../../ui/sticky-bar.tsx";
import { CartAccountingLines } from "./amounts/cart-accounting.tsx";
import { cartTexts } from "./cart.texts.ts";
import { CartArrival } from "./cart-arrival.tsx";
import css from "./cart-view.module.css";
import { CheckoutButton } from "./checkout-button.tsx";
import { CouponForm, type CouponHandlers } from "./coupon/coupon-form.tsx";
import { CartLines } from "./line/cart-lines.tsx";
import { FreeProducts } from "./line/free-products.tsx";
import type { LineChanges } from "./line/line-changes.ts";
import type { ShownCart } from "./optimistic-cart.ts";

const t = translator(cartTexts);

export interface CartViewProps {
  shown: ShownCart;
  today: string;
  eaten: EatenInCart;
  refused?: { draft: Record<string, string>; message: string } | undefined;
  offersParcel?: boolean | undefined;
  changes: LineChanges;
  coupon: CouponHandlers;
}

export function CartView({ shown, today, eaten, refused, offersParcel, changes, coupon }: CartViewProps) {
  const { cart, updating } = shown;
  const code = refused?.draft.couponCode;
  return (
    <div className={`stack-6 ${css.cart}`}>
      <div>
        <CartLines
          shown={shown}
          changes={changes}
          offersParcel={offersParcel}
          eaten={eaten}
          draftOf={(id) => (refused?.draft.line === String(id) ? refused.draft.quantity : undefined)}
        />
        <FreeProducts products={cart.freeProducts} />
      </div>
      <CartAccountingLines
        cart={cart}
        updating={updating}
        onAlign={changes.onChange}
        upcoming={upcomingDeliveries(cart, {
          paid: new Date(today),
          isCarrierDue: true,
          freeFrom: cart.delivery?.freeFrom ?? null,
          price: null,
        })}
      >
        <CartArrival cart={cart} />
        <p>
          <a className="link small" href={href("pays-et-langue")} rel="nofollow">
            {t("country")}
          </a>
        </p>
        <CouponForm
          cart={cart}
          refused={refused && code !== undefined ? { code, message: refused.message } : undefined}
          {...coupon}
        />
      </CartAccountingLines>
      <StickyBar isNarrowOnly>
        <p>
          {t(cart.accounting.isShippingDue ? "accounting.totalWithoutDelivery" : "accounting.total")}{" "}
          <strong className={updating ? css.stale : undefined}>{formatAmount(cart.accounting.total)}</strong>
        </p>
        <CheckoutButton updating={updating} />
      </StickyBar>
    </div>
  );
}
