import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { amountRows } from "../../../../shared/cart/amounts/amount-rows.ts";
import { amountText, rowName } from "../../../../shared/cart/amounts/amounts.texts.ts";
import type { CartAccounting } from "../../../../shared/cart/cart.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import type { OpenOrder } from "../../../../shared/order/open-order.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { viewCart } from "../../../../shared/tracking/cart-items.ts";
import { ServerState } from "../../../api/query-client.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { track } from "../../../visit/track.ts";
import { Updating } from "../amounts/cart-accounting.tsx";
import { ThresholdProgress } from "../amounts/threshold-progress.tsx";
import { cartQuery } from "../cart.queries.ts";
import { cartTexts } from "../cart.texts.ts";
import { CartArrival } from "../cart-arrival.tsx";
import { CheckoutButton } from "../checkout-button.tsx";
import { EmptyCart, UnavailableCart } from "../empty-cart.tsx";
import { CartLines } from "../line/cart-lines.tsx";
import { FreeProducts } from "../line/free-products.tsx";
import { useLineChanges } from "../line/line-changes.ts";
import { UnreadLines } from "../line/unread-lines.tsx";
import { OpenOrderNotice } from "../open-order-notice.tsx";
import type { ShownCart } from "../optimistic-cart.ts";
import css from "./cart-drawer.module.css";

const t = translator(cartTexts);

interface CartDrawerProps {
  open: boolean;
  openOrder?: OpenOrder | undefined;
  hasGuide?: boolean | undefined;
  onClose: () => void;
}

export function CartDrawer(props: CartDrawerProps) {
  return (
    <ServerState>
      <CurrentDrawer {...props} />
    </ServerState>
  );
}

function CurrentDrawer({ open, openOrder, hasGuide, onClose }: CartDrawerProps) {
  useEffect(() => {
    addEventListener("pagehide", onClose);
    return () => removeEventListener("pagehide", onClose);
  }, [onClose]);
  const { data: shown, isError } = useQuery({ ...cartQuery, enabled: open });
  useViewTracked(open, shown);
  const isFilled = shown !== undefined && shown.cart.lines.length + shown.cart.unreadLines > 0;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("drawer.title")}
      footer={isFilled && <DrawerFoot shown={shown} onClose={onClose} />}
    >
      {shown ? (
        <DrawerCart shown={shown} openOrder={openOrder} hasGuide={hasGuide} />
      ) : isError ? (
        <UnavailableCart level={2} />
      ) : (
        <DrawerSkeleton />
      )}
    </Drawer>
  );
}

function useViewTracked(open: boolean, shown: ShownCart | undefined): void {
  const isTracked = useRef(false);
  useEffect(() => {
    if (!open) isTracked.current = false;
    if (!open || isTracked.current || !shown || shown.updating || shown.cart.lines.length === 0) return;
    isTracked.current = true;
    track(viewCart(shown.cart));
  }, [open, shown]);
}

function DrawerCart({
  shown,
  openOrder,
  hasGuide,
}: { shown: ShownCart } & Pick<CartDrawerProps, "openOrder" | "hasGuide">) {
  const { cart } = shown;
  const isEmpty = cart.lines.length + cart.unreadLines === 0;
  const changes = useLineChanges(cart, { aside: true });
  return (
    <>
      <VisuallyHidden role="status">{changes.outcome}</VisuallyHidden>
      {changes.problem && <Notice tone="error">{changes.problem}</Notice>}
      <UnreadLines cart={cart} />
      {!isEmpty && openOrder && <OpenOrderNotice order={openOrder} />}
      <CartLines shown={shown} changes={changes} aside />
      {isEmpty &&
        (shown.updating ? (
          <Updating updating />
        ) : (
          <EmptyCart level={2} openOrder={openOrder} hasGuide={hasGuide} />
        ))}
      <FreeProducts products={cart.freeProducts} />
    </>
  );
}

function DrawerFoot({ shown, onClose }: { shown: ShownCart; onClose: () => void }) {
  const { accounting } = shown.cart;
  return (
    <>
      <div className={`stack-2 ${css.delivery}`}>
        <ThresholdProgress cart={shown.cart} />
        <CartArrival cart={shown.cart} />
      </div>
      {rowsBelowLines(accounting).map((row) => (
        <p key={row.name} className={css.fees}>
          <span>{rowName(row, shown.cart)}</span>
          <span className={shown.updating ? css.stale : undefined}>{amountText(row)}</span>
        </p>
      ))}
      <p className={css.total}>
        <span>{t(accounting.isShippingDue ? "accounting.totalWithoutDelivery" : "accounting.total")}</span>
        <Updating updating={shown.updating} />
        <strong className={shown.updating ? css.stale : undefined}>{formatAmount(accounting.total)}</strong>
      </p>
      <div className={`stack-2 ${css.ways}`}>
        <CheckoutButton updating={shown.updating} />
        <ButtonLink look="outline" href={href("panier")}>
          {t("drawer.cartPage")}
        </ButtonLink>
        <Button look="quiet" type="button" onClick={onClose}>
          {t("drawer.goOn")}
        </Button>
      </div>
    </>
  );
}

/** Line prices already include the subscription discount, and their sum is the subtotal. */
const rowsBelowLines = (accounting: CartAccounting) =>
  amountRows(accounting).filter(({ name }) => name !== "subtotal" && name !== "subscriptionDiscount");

function DrawerSkeleton() {
  return (
    <div className={`stack-4 ${css.skeleton}`} role="status" aria-label={t("drawer.loading")}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
