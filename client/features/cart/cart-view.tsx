import { upcomingDeliveries } from "../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { CartAccountingLines } from "./amounts/cart-accounting.tsx";
import { ShippingProgress } from "./amounts/shipping-progress.tsx";
import { CartArrival } from "./cart-arrival.tsx";
import css from "./cart-view.module.css";
import { CouponForm, type CouponHandlers } from "./coupon/coupon-form.tsx";
import { CartLines } from "./line/cart-lines.tsx";
import { FreeProducts } from "./line/free-products.tsx";
import type { LineChanges } from "./line/line-changes.ts";
import type { ShownCart } from "./optimistic-cart.ts";

export interface CartViewProps {
  shown: ShownCart;
  today: string;
  refused?: { draft: Record<string, string>; message: string } | undefined;
  offersParcel?: boolean | undefined;
  changes: LineChanges;
  coupon: CouponHandlers;
}

export function CartView({ shown, today, refused, offersParcel, changes, coupon }: CartViewProps) {
  const { cart, updating } = shown;
  const code = refused?.draft.couponCode;
  return (
    <div className={`stack-6 ${css.cart}`}>
      <div>
        <CartLines
          shown={shown}
          changes={changes}
          offersParcel={offersParcel}
          draftOf={(id) => (refused?.draft.line === String(id) ? refused.draft.quantity : undefined)}
        />
        <FreeProducts products={cart.freeProducts} />
      </div>
      <CartAccountingLines
        cart={cart}
        updating={updating}
        upcoming={upcomingDeliveries(cart, {
          paid: new Date(today),
          isCarrierDue: true,
          freeFrom: cart.delivery?.freeFrom ?? null,
          price: null,
        })}
      >
        <ShippingProgress cart={cart} />
        <CartArrival cart={cart} />
        <CouponForm
          cart={cart}
          refused={refused && code !== undefined ? { code, message: refused.message } : undefined}
          {...coupon}
        />
      </CartAccountingLines>
    </div>
  );
}
