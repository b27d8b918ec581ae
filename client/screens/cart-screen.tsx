import { useState } from "react";
import { api } from "../../shared/api/api.ts";
import type { Cart } from "../../shared/cart/cart.ts";
import type { AddItem } from "../../shared/cart/cart-input.ts";
import type { CartSuggestionList } from "../../shared/cart/cart-suggestion.ts";
import { addedBy, joinedText } from "../../shared/cart/joined-line.ts";
import type { OpenOrder } from "../../shared/order/open-order.ts";
import { translator } from "../../shared/text/translator.ts";
import { addToCart } from "../features/cart/add-to-cart.ts";
import { cartTexts } from "../features/cart/cart.texts.ts";
import { Updating } from "../features/cart/cart-accounting.tsx";
import { refusalText } from "../features/cart/cart-calls.ts";
import { cartTab } from "../features/cart/cart-changes.ts";
import { CartLines } from "../features/cart/cart-lines.tsx";
import { CartSuggestions } from "../features/cart/cart-suggestions.tsx";
import { CartView } from "../features/cart/cart-view.tsx";
import { CurrentCart } from "../features/cart/current-cart.tsx";
import { EmptyCart, UnavailableCart } from "../features/cart/empty-cart.tsx";
import { useLineChanges } from "../features/cart/line-changes.ts";
import { OpenOrderNotice } from "../features/cart/open-order-notice.tsx";
import type { ShownCart } from "../features/cart/optimistic-cart.ts";
import { UnreadLines } from "../features/cart/unread-lines.tsx";
import { wholeScreen } from "../islands/island.tsx";
import { Button } from "../ui/button.tsx";
import type { LatePart } from "../ui/late.tsx";
import { Notice, type NoticeProps } from "../ui/notice.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import css from "./cart-screen.module.css";

const t = translator(cartTexts);

export interface CartScreenProps {
  /** Null while the e-commerce API does not answer. */
  cart: Cart | null;
  /** ISO 8601, from the server: both sides of the hydration use it. */
  today: string;
  suggestions: LatePart<CartSuggestionList | null>;
  notice?: { tone: NoticeProps["tone"]; text: string };
  draft?: Record<string, string>;
  /** Fields of the form that puts the line back which the notice is about. */
  restorable?: Record<string, string>;
  openOrder?: OpenOrder;
  /** To somebody logged in; shown to subscribers alone. */
  offersParcel?: boolean;
}

export function CartPage({ cart, restorable, ...rest }: CartScreenProps) {
  return (
    <div className={css.page}>
      {rest.notice && (
        <Notice tone={rest.notice.tone}>
          {rest.notice.text}
          {restorable && <RestoreForm item={restorable} />}
        </Notice>
      )}
      {cart ? (
        <CurrentCart settled={cart}>{(shown) => <LiveCart shown={shown} {...rest} />}</CurrentCart>
      ) : (
        <UnavailableCart level={1} />
      )}
    </div>
  );
}

export const CartScreen = wholeScreen(CartPage);

/** After a removal without scripts. */
function RestoreForm({ item }: { item: Record<string, string> }) {
  return (
    <form method="post" action={api.items}>
      {Object.entries(item).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="quiet" className={css.restore}>
        {t("line.restore")}
      </Button>
    </form>
  );
}

/** With optimistic updates: amounts are marked until the server has settled them. */
function LiveCart({ shown, ...page }: { shown: ShownCart } & Omit<CartScreenProps, "cart" | "restorable">) {
  const { cart } = shown;
  const additions = useAdditions(cart.frequencies);
  const changes = useLineChanges(cart, { onBegin: additions.forget });
  const failed = changes.problem ?? additions.problem;
  const isEmpty = cart.lines.length + cart.unreadLines === 0;
  function afterRemovals<T>(change: () => T): T {
    changes.forgetRemovals();
    return change();
  }
  return (
    <>
      <VisuallyHidden role="status">
        {additions.added ? t("suggestions.added", { name: additions.added }) : changes.outcome}
      </VisuallyHidden>
      {failed && <Notice tone="error">{failed}</Notice>}
      {additions.joined && <Notice tone="info">{additions.joined}</Notice>}
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
          {!shown.updating && <EmptyCart level={1} openOrder={page.openOrder} />}
        </>
      ) : (
        <>
          {page.openOrder && <OpenOrderNotice order={page.openOrder} />}
          <div className={css.head}>
            <h1>{t("title")}</h1>
            <p className={css.count}>{t("count", { count: cart.count })}</p>
          </div>
          <CartView
            shown={shown}
            today={page.today}
            offersParcel={page.offersParcel}
            refused={page.draft && page.notice && { draft: page.draft, message: page.notice.text }}
            changes={changes}
            coupon={{
              onApply: (code) => afterRemovals(() => cartTab().applyCoupon(code)),
              onRemove: (code) => afterRemovals(() => cartTab().removeCoupon(code)),
            }}
          />
        </>
      )}
      <CartSuggestions
        suggestions={page.suggestions}
        cart={cart}
        adding={additions.adding}
        onAdd={(item, name) => afterRemovals(() => additions.onAdd(item, name))}
        onChange={changes.onChange}
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
      (error: unknown) => setProblem(refusalText(error)),
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
