import type { HistoryOf, OrdersScreenProps } from "../../../client/screens/order/orders-screen.tsx";
import { orderListTexts } from "../../../shared/order/list/order-list.texts.ts";
import {
  ordersHref,
  ordersPerPage,
  pageNumberIn,
  shownPages,
} from "../../../shared/order/list/order-pages.ts";
import type { OrderPage, OrderSummary } from "../../../shared/order/list/order-summary.ts";
import type { Parcel } from "../../../shared/order/order-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import { withNames } from "../../nutrition/named-subscriptions.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import { late } from "../../page/late.ts";
import { type Loader, NotFound, type Page } from "../../page/page.ts";
import { redirectTo } from "../../page/redirect.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { followUp } from "../../purchase/order/follow-up.ts";
import { forgetSettledOrder } from "../../purchase/order/open-order.ts";
import { hasParcel } from "../../purchase/order/order-state.ts";
import { shownProducts } from "../../purchase/product/shown-products.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { orderRow, shownItems } from "./order-rows.ts";

const t = translator(orderListTexts);

export const loadOrders: Loader<"mon-compte-mes-commandes"> = (c) => {
  void c.var.session.customer();
  return loadList(c, (page) => c.var.ecommerce.orders(page, ordersPerPage));
};

export const loadHistory: Loader<"mon-compte-mes-abonnements-subscription-historique"> = async (
  c,
  { subscription: id },
) => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound(c.req.path);
  void c.var.session.customer();
  const reading = c.var.ecommerce.subscription(Number(id)).then((one) => [one]);
  const known = withNames(c, reading).then(
    ([subscription]) => subscription?.name ?? null,
    (error: unknown) => notFoundOr(c, error),
  );
  known.catch(() => {});
  return loadList(
    c,
    (page) => c.var.ecommerce.subscriptionOrders(Number(id), page, ordersPerPage),
    async () => ({ id, name: await known }),
  );
};

function notFoundOr(c: AppContext, error: unknown): null {
  if (error instanceof UpstreamError && error.refused) throw new NotFound(c.req.path);
  if (!(error instanceof UpstreamError) || error.status === 401) throw error;
  c.var.log.error("subscription not known", error);
  return null;
}

async function loadList(
  c: AppContext,
  read: (page: number) => Promise<OrderPage>,
  historyOf?: () => Promise<HistoryOf>,
): Promise<Page | Response> {
  const page = pageNumberIn(c.req.query("page"));
  const pages = shownPages(page);
  const answers = await Promise.allSettled(pages.map(read));
  const subscription = await historyOf?.();
  const failure = answers.find((answer) => answer.status === "rejected")?.reason;
  if (failure !== undefined) refuse(c.var, failure);
  const loaded = untilFailure(answers);
  const down = { view: { kind: "down", page } as const, products: {}, parcels: [] };
  if (loaded.length === 0) return ordersPage(c.var, down, subscription);
  const orders = withoutRepetition(loaded);
  if (orders.length === 0 && page > 1) return redirectTo(c, ordersHref(1, subscription?.id), 302);
  forgetSettledOrder(c, orders);
  return listPage(c, { pages, page, loaded, orders, isPartial: failure !== undefined }, subscription);
}

/** Stops at the first failure, since a later page would leave a gap. */
function untilFailure<T>(answers: readonly PromiseSettledResult<T>[]): T[] {
  const values: T[] = [];
  for (const answer of answers) {
    if (answer.status === "rejected") break;
    values.push(answer.value);
  }
  return values;
}

function refuse({ log }: Services<"log">, error: unknown): void {
  if (!(error instanceof UpstreamError) || error.status === 401) throw error;
  log.error("orders not shown", error);
}

/** An order placed between two calls shifts the pages, so that another order comes twice. */
function withoutRepetition(pages: readonly OrderPage[]): OrderSummary[] {
  const byToken = new Map(pages.flatMap(({ orders }) => orders).map((order) => [order.token, order]));
  return [...byToken.values()];
}

interface Loaded {
  pages: readonly number[];
  page: number;
  loaded: readonly OrderPage[];
  orders: readonly OrderSummary[];
  isPartial: boolean;
}

function listPage(
  c: AppContext,
  { pages, page, loaded, orders, isPartial }: Loaded,
  subscription: HistoryOf | undefined,
): Page {
  const first = pages[0] ?? 1;
  const rows = orders.map((order) => orderRow(order, subscription?.id));
  const latest = first === 1 && !subscription ? orders[0] : undefined;
  const last = loaded.at(-1);
  const variants = orders.flatMap(shownItems).map(({ variant }) => variant);
  const props: ListProps = {
    view: {
      kind: "list",
      first,
      latest: latest ? (rows[0] ?? null) : null,
      history: latest ? rows.slice(1) : rows,
      total: last?.total ?? null,
      next: nextOf({ page, last, isPartial }),
      isPartial,
    },
    products: late(c.var, "pictures of orders", shownProducts(c.var, variants), {}),
    parcels: latest && hasParcel(latest) ? late(c.var, "last parcel", parcelsOf(c.var, latest), []) : [],
  };
  return ordersPage(c.var, props, subscription);
}

function nextOf({
  page,
  last,
  isPartial,
}: Pick<Loaded, "page" | "isPartial"> & { last: OrderPage | undefined }) {
  if (isPartial) return page;
  return last?.hasNext ? page + 1 : null;
}

async function parcelsOf(
  services: Services<"ecommerce" | "log">,
  { token }: OrderSummary,
): Promise<Parcel[]> {
  const { parcels } = await followUp(services, await services.ecommerce.order(token));
  return parcels;
}

type ListProps = Omit<OrdersScreenProps, "places" | "subscription">;

function ordersPage(
  services: Services<"settings">,
  props: ListProps,
  subscription: HistoryOf | undefined,
): Page {
  return {
    screen: "orders",
    ...(props.view.kind === "down" ? { status: 503 } : {}),
    props: { places: accountPlacesOf(services), ...props, ...(subscription && { subscription }) },
    head: {
      title: pageTitle(t(subscription ? "ofSubscription.title" : "title")),
      canonical: ordersHref(1, subscription?.id),
      noindex: true,
    },
  };
}
