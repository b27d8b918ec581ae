import { orderListTexts } from "../../../shared/order/list/order-list.texts.ts";
import { ordersHref } from "../../../shared/order/list/order-pages.ts";
import type { OrderRow, Parcel } from "../../../shared/order/order-view.ts";
import { href } from "../../../shared/routes.ts";
import { subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { LatestOrder } from "../../features/order/list/latest-order.tsx";
import { OrderHistory } from "../../features/order/list/order-history.tsx";
import type { ShownProducts } from "../../features/order/order-lines.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { LatePart } from "../../ui/late.tsx";

const t = translator(orderListTexts);

export interface OrderListView {
  kind: "list";
  latest: OrderRow | null;
  history: OrderRow[];
  first: number;
  /** Number of pages; null if unknown. */
  total: number | null;
  next: number | null;
  isPartial: boolean;
}

export interface HistoryOf {
  id: string;
  name: string | null;
}

export interface OrdersScreenProps extends Pick<AccountFrameProps, "places"> {
  view: OrderListView | { kind: "down"; page: number };
  products: LatePart<ShownProducts>;
  subscription?: HistoryOf;
  parcels: LatePart<Parcel[]>;
}

export function OrdersScreen({ places, view, products, parcels, subscription }: OrdersScreenProps) {
  const isEmpty = view.kind === "list" && !view.latest && view.history.length === 0;
  return (
    <AccountFrame places={places} {...frameOf(subscription)}>
      {view.kind === "down" ? (
        <Outage page={view.page} subscription={subscription} />
      ) : (
        <div className="stack-6">
          <h1>{t(subscription ? "ofSubscription.title" : "title")}</h1>
          {isEmpty && (subscription ? <NothingSent {...subscription} /> : <NoOrders />)}
          {view.latest && <LatestOrder order={view.latest} products={products} parcels={parcels} />}
          {view.history.length > 0 && (
            <OrderHistory {...view} products={products} subscription={subscription?.id} />
          )}
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

function NothingSent({ id }: HistoryOf) {
  return (
    <EmptyState title={t("ofSubscription.empty.title")} text={t("ofSubscription.empty.text")}>
      <ButtonLink href={subscriptionHref(Number(id))}>{t("ofSubscription.empty.back")}</ButtonLink>
    </EmptyState>
  );
}

function frameOf(subscription?: HistoryOf): Pick<AccountFrameProps, "place" | "steps"> {
  if (!subscription) return { place: "mon-compte-mes-commandes" };
  const { id, name } = subscription;
  const steps = [
    { name: name ?? t("ofSubscription.unnamed"), href: subscriptionHref(Number(id)) },
    { name: t("ofSubscription.step") },
  ];
  return { place: "mon-compte-mes-abonnements", steps };
}

function Outage({ page, subscription }: { page: number; subscription?: HistoryOf | undefined }) {
  return (
    <EmptyState level={1} title={t("down.title")} text={t("down.text")}>
      <ButtonLink href={ordersHref(page, subscription?.id)}>{t("down.retry")}</ButtonLink>
      <ButtonLink look="outline" href={href("mon-compte")}>
        {t("down.back")}
      </ButtonLink>
    </EmptyState>
  );
}
