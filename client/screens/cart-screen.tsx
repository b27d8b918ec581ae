import { useState } from "react";
import type { Cart } from "../../shared/cart/cart.ts";
import type { AddItem } from "../../shared/cart/cart-input.ts";
import type { CartSuggestionList } from "../../shared/cart/cart-suggestion.ts";
import { addedBy, joinedText } from "../../shared/cart/joined-line.ts";
import type { OpenOrder } from "../../shared/order/open-order.ts";
import { translator } from "../../shared/text/translator.ts";
import { addToCart } from "../features/cart/add-to-cart.ts";
import { cartTexts } from "../features/cart/cart.texts.ts";
import { cartTab } from "../features/cart/cart-changes.ts";
import { CartSuggestions } from "../features/cart/cart-suggestions.tsx";
import type { ShownCart } from "../features/cart/cart-tab.ts";
import { CartView } from "../features/cart/cart-view.tsx";
import { CurrentCart } from "../features/cart/current-cart.tsx";
import { EmptyCart, UnavailableCart } from "../features/cart/empty-cart.tsx";
import { useLineChanges } from "../features/cart/line-changes.ts";
import { OpenOrderNotice } from "../features/cart/open-order-notice.tsx";
import { UnreadLines } from "../features/cart/unread-lines.tsx";
import type { LatePart } from "../ui/late.tsx";
import { Notice, type NoticeProps } from "../ui/notice.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import css from "./cart-screen.module.css";

const t = translator(cartTexts);

export interface CartScreenProps {
  /** Null while the e-commerce API does not answer. */
  cart: Cart | null;
  /** Whole minor units; null where the content system gives none. */
  freeShippingFrom: number | null;
  /** ISO 8601, from the server: both sides of the hydration use it. */
  today: string;
  suggestions: LatePart<CartSuggestionList | null>;
  notice?: { tone: NoticeProps["tone"]; text: string };
  draft?: Record<string, string>;
  openOrder?: OpenOrder;
  /** To somebody logged in; shown to subscribers alone. */
  offersParcel?: boolean;
}

export function CartScreen({ cart, ...rest }: CartScreenProps) {
  return (
    <div className={css.page}>
      {rest.notice && <Notice tone={rest.notice.tone}>{rest.notice.text}</Notice>}
      {cart ? (
        <CurrentCart settled={cart}>{(shown) => <LiveCart shown={shown} {...rest} />}</CurrentCart>
      ) : (
        <UnavailableCart level={1} />
      )}
    </div>
  );
}

/** With optimistic updates: amounts are marked until the server has settled them. */
function LiveCart({ shown, ...page }: { shown: ShownCart } & Omit<CartScreenProps, "cart">) {
  const { cart } = shown;
  const additions = useAdditions(cart.frequencies);
  const { problem, problemOf, removed, onChange, onRemove } = useLineChanges(cart, {
    onBegin: additions.forget,
  });
  const failed = problem ?? additions.problem;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {additions.added
            ? t("suggestions.added", { name: additions.added })
            : removed && t("line.removed", { name: removed })}
        </span>
      </VisuallyHidden>
      {failed && <Notice tone="error">{failed}</Notice>}
      {additions.joined && <Notice tone="info">{additions.joined}</Notice>}
      <UnreadLines cart={cart} />
      {cart.lines.length + cart.unreadLines === 0 ? (
        <EmptyCart level={1} openOrder={page.openOrder} />
      ) : (
        <>
          {page.openOrder && <OpenOrderNotice order={page.openOrder} />}
          <div className={css.head}>
            <h1>{t("title")}</h1>
            <p className={css.count}>{t("count", { count: cart.count })}</p>
          </div>
          <CartView
            shown={shown}
            freeShippingFrom={page.freeShippingFrom}
            today={page.today}
            offersParcel={page.offersParcel}
            refused={page.draft && page.notice && { draft: page.draft, message: page.notice.text }}
            line={{ onChange, onRemove }}
            problemOf={problemOf}
            coupon={{
              onApply: (code) => cartTab().applyCoupon(code),
              onRemove: (code) => cartTab().removeCoupon(code),
            }}
          />
        </>
      )}
      <CartSuggestions
        suggestions={page.suggestions}
        cart={cart}
        adding={additions.adding}
        onAdd={additions.onAdd}
        onChange={onChange}
      />
    </>
  );
}

function useAdditions(frequencies: Cart["frequencies"]) {
  const [adding, setAdding] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState<string>();
  /** How what was added in another tab is bought together with it. */
  const [joined, setJoined] = useState<string>();

  function forget() {
    setProblem(undefined);
    setAdded(undefined);
    setJoined(undefined);
  }

  async function onAdd(item: AddItem, name: string) {
    const code = item.variantCode;
    forget();
    setAdding((codes) => [...codes, code]);
    await addToCart(item).then(
      (line) => {
        setAdded(name);
        setJoined(line && joinedText(line, addedBy(item), frequencies));
      },
      (error: Error) => setProblem(error.message),
    );
    setAdding((codes) => codes.filter((other) => other !== code));
  }

  return {
    adding,
    problem,
    added,
    joined,
    forget,
    onAdd: (item: AddItem, name: string) => void onAdd(item, name),
  };
}
