import { type Cart, emptyCart } from "../../shared/cart.ts";
import { cartTexts } from "../../shared/i18n/cart.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { href } from "../../shared/routes.ts";
import { CurrentCart } from "../features/cart/current-cart.tsx";
import { useLineChanges } from "../features/cart/line-changes.ts";
import { CartView } from "../features/cart-view/cart-view.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice, type NoticeProps } from "../ui/notice.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import css from "./cart-screen.module.css";

const t = translator(cartTexts);

export interface CartScreenProps {
  cart: Cart | null;
  /** The e-commerce API does not answer; the cart is kept. */
  unavailable?: boolean;
  notice?: { tone: NoticeProps["tone"]; text: string };
  /** What was typed in the form that was posted without scripts and refused. */
  typed?: Record<string, string>;
}

export function CartScreen({ cart: settled, unavailable, notice, typed }: CartScreenProps) {
  return (
    <div className={css.page}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      {unavailable ? (
        <UnavailableCart />
      ) : (
        <CurrentCart settled={settled}>
          {(cart) => <LiveCart cart={cart ?? emptyCart} typed={typed} />}
        </CurrentCart>
      )}
    </div>
  );
}

/** The cart with its changes: amounts are marked while the server has not settled them. */
function LiveCart({ cart, typed }: { cart: Cart; typed: CartScreenProps["typed"] }) {
  const { problem, removed, ...changes } = useLineChanges(cart);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{removed && t("line.removed", { name: removed })}</span>
      </VisuallyHidden>
      {problem && <Notice tone="error">{problem}</Notice>}
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <div className={css.head}>
            <h1>{t("title")}</h1>
            <p className={css.count}>{t("count", { count: cart.count })}</p>
          </div>
          <CartView cart={cart} typed={typed} {...changes} />
        </>
      )}
    </>
  );
}

function EmptyCart() {
  return (
    <EmptyState level={1} title={t("empty.title")} text={t("empty.text")}>
      <ButtonLink href={href("chien")}>{t("empty.dog")}</ButtonLink>
      <ButtonLink href={href("chat")}>{t("empty.cat")}</ButtonLink>
    </EmptyState>
  );
}

function UnavailableCart() {
  return (
    <EmptyState level={1} title={t("unavailable.title")} text={t("unavailable.text")}>
      <ButtonLink href={href("panier")} data-no-prefetch>
        {t("unavailable.retry")}
      </ButtonLink>
    </EmptyState>
  );
}
