import type { Cart } from "../../shared/cart.ts";
import { cartTexts } from "../../shared/i18n/cart.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { href } from "../../shared/routes.ts";
import { CurrentCart } from "../features/cart/current-cart.tsx";
import { LiveCart } from "../features/cart/live-cart.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice, type NoticeProps } from "../ui/notice.tsx";
import css from "./cart-screen.module.css";

const t = translator(cartTexts);

export interface CartScreenProps {
  cart: Cart | null;
  /** The e-commerce API does not answer; the cart is kept. */
  unavailable?: boolean;
  notice?: { tone: NoticeProps["tone"]; text: string };
}

export function CartScreen({ cart: settled, unavailable, notice }: CartScreenProps) {
  return (
    <div className={css.page}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <CurrentCart settled={settled}>
        {(cart) => <CartState cart={cart} unavailable={unavailable} />}
      </CurrentCart>
    </div>
  );
}

function CartState({
  cart,
  unavailable,
}: Pick<CartScreenProps, "cart"> & { unavailable: boolean | undefined }) {
  if (unavailable) return <UnavailableCart />;
  if (!cart || cart.lines.length === 0) return <EmptyCart />;
  return (
    <>
      <div className={css.head}>
        <h1>{t("title")}</h1>
        <p className={css.count}>{t("count", { count: cart.count })}</p>
      </div>
      <LiveCart cart={cart} />
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
      <ButtonLink href={href("panier")}>{t("unavailable.retry")}</ButtonLink>
    </EmptyState>
  );
}
