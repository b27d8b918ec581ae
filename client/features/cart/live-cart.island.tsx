import { island } from "../../../engine/islands/island.tsx";
import type { Cart } from "../../../shared/cart/cart.ts";
import type { OpenOrder } from "../../../shared/order/open-order.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Notice } from "../../ui/notice.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Updating } from "./amounts/cart-accounting.tsx";
import { cartTexts } from "./cart.texts.ts";
import { CartView, type CartViewProps } from "./cart-view.tsx";
import { CurrentCart } from "./current-cart.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { CartLines } from "./line/cart-lines.tsx";
import { useLineChanges } from "./line/line-changes.ts";
import { UnreadLines } from "./line/unread-lines.tsx";
import css from "./live-cart.module.css";
import { OpenOrderNotice } from "./open-order-notice.tsx";
import { hasOtherProduct, type ShownCart } from "./optimistic-cart.ts";
import { cartTab } from "./tabs/cart-changes.ts";

const t = translator(cartTexts);

export interface LiveCartProps extends Pick<CartViewProps, "refused" | "eaten"> {
  cart: Cart;
  /** ISO 8601, from the server, so that both sides of the hydration agree. */
  today: string;
  openOrder?: OpenOrder;
  hasGuide?: boolean;
  offersParcel?: boolean;
}

function LiveCart({ cart, ...page }: LiveCartProps) {
  return (
    <div className={css.body}>
      <CurrentCart settled={cart}>
        {(shown) => (
          <Shown shown={shown} {...page} eaten={hasOtherProduct(shown.cart, cart) ? {} : page.eaten} />
        )}
      </CurrentCart>
    </div>
  );
}

function Shown({ shown, ...page }: { shown: ShownCart } & Omit<LiveCartProps, "cart">) {
  const { cart } = shown;
  const changes = useLineChanges(cart);
  const isEmpty = cart.lines.length + cart.unreadLines === 0;
  function afterRemovals<T>(change: () => T): T {
    changes.forgetRemovals();
    return change();
  }
  return (
    <>
      <VisuallyHidden role="status">{changes.outcome}</VisuallyHidden>
      {changes.problem && <Notice tone="error">{changes.problem}</Notice>}
      <UnreadLines cart={cart} />
      {isEmpty ? (
        <>
          {shown.updating && (
            <div className={css.head}>
              <h1>{t("title")}</h1>
              <Updating updating />
            </div>
          )}
          <CartLines shown={shown} changes={changes} />
          {!shown.updating && <EmptyCart level={1} openOrder={page.openOrder} hasGuide={page.hasGuide} />}
        </>
      ) : (
        <>
          {page.openOrder && <OpenOrderNotice order={page.openOrder} />}
          <div className={css.head}>
            <h1>{t("title")}</h1>
            <p className="muted">{t("count", { count: cart.count })}</p>
          </div>
          <CartView
            shown={shown}
            today={page.today}
            eaten={page.eaten}
            offersParcel={page.offersParcel}
            refused={page.refused}
            changes={changes}
            coupon={{
              onApply: (code) => afterRemovals(() => cartTab().applyCoupon(code)),
              onRemove: (code) => afterRemovals(() => cartTab().removeCoupon(code)),
            }}
          />
        </>
      )}
    </>
  );
}

export const CartIsland = island(LiveCart, { when: "load", hasNoBox: true });
