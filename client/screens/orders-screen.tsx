import { orderListTexts } from "../../shared/order/order-list.texts.ts";
import { ordersHref } from "../../shared/order/order-pages.ts";
import type { OrderRow, Parcel } from "../../shared/order/order-view.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../features/account/account-frame.tsx";
import { OrderHistory } from "../features/order/order-history.tsx";
import { LatestOrderIsland } from "../features/order/order-islands.tsx";
import type { ShownProducts } from "../features/order/order-lines.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import type { LatePart } from "../ui/late.tsx";
import css from "./orders-screen.module.css";

const t = translator(orderListTexts);

export interface OrderListView {
  kind: "list";
  /** Null on a page of older orders. */
  latest: OrderRow | null;
  history: OrderRow[];
  /** The first page that is shown. */
  first: number;
  /** Of all pages; null where it is unknown. */
  total: number | null;
  /** The page that shows more. */
  next: number | null;
  /** The rest could not be loaded. */
  isPartial: boolean;
}

export interface OrdersScreenProps extends Pick<AccountFrameProps, "places"> {
  view: OrderListView | { kind: "down"; page: number };
  products: LatePart<ShownProducts>;
  /** Of the last order. */
  parcels: LatePart<Parcel[]>;
}

/** The last order apart, the others below (spec 2, orders). */
export function OrdersScreen({ places, view, products, parcels }: OrdersScreenProps) {
  const isEmpty = view.kind === "list" && !view.latest && view.history.length === 0;
  return (
    <AccountFrame places={places} place="mon-compte-mes-commandes">
      {view.kind === "down" ? (
        <Outage page={view.page} />
      ) : (
        <div className={css.page}>
          <h1>{t("title")}</h1>
          {isEmpty && <NoOrders />}
          {view.latest && <LatestOrderIsland order={view.latest} products={products} parcels={parcels} />}
          {view.history.length > 0 && <OrderHistory {...view} products={products} />}
        </div>
      )}
    </AccountFrame>
  );
}

function NoOrders() {
  return (
    <EmptyState title={t("empty.title")} text={t("empty.text")}>
      <ButtonLink href={href("chien")}>{t("empty.dog")}</ButtonLink>
      <ButtonLink href={href("chat")}>{t("empty.cat")}</ButtonLink>
    </EmptyState>
  );
}

function Outage({ page }: { page: number }) {
  return (
    <EmptyState level={1} title={t("down.title")} text={t("down.text")}>
      <ButtonLink href={ordersHref(page)} data-no-prefetch>
        {t("down.retry")}
      </ButtonLink>
      <ButtonLink look="outline" href={href("mon-compte")}>
        {t("down.back")}
      </ButtonLink>
    </EmptyState>
  );
}
