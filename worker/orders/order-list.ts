import type { OrdersScreenProps } from "../../client/screens/orders-screen.tsx";
import { orderListTexts } from "../../shared/order/order-list.texts.ts";
import { ordersHref, ordersPerPage, requestedPage, shownPages } from "../../shared/order/order-pages.ts";
import type { OrderPage, OrderSummary } from "../../shared/order/order-summary.ts";
import type { Parcel } from "../../shared/order/order-view.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { forgetSettledOrder } from "../order/open-order.ts";
import { hasParcel } from "../order/order-state.ts";
import { shownProducts } from "../order/shown-products.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import { late } from "../page/late.ts";
import type { Loader, Page } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { pageTitle } from "../page/seo.ts";
import { UpstreamError } from "../upstream/http.ts";
import { followUp } from "./follow-up.ts";
import { orderRow, shownItems } from "./order-rows.ts";

const t = translator(orderListTexts);

/** One call a page, side by side; pictures and the parcel of the last order come late. */
export const loadOrders: Loader<"mon-compte-mes-commandes"> = async (c) => {
  // For the header, beside the list.
  if (!c.var.payload) void c.var.session.customer();
  const page = requestedPage(c.req.query("page"));
  const pages = shownPages(page);
  const answers = await Promise.allSettled(
    pages.map((number) => c.var.ecommerce.orders(number, ordersPerPage)),
  );
  const failure = answers.find((answer) => answer.status === "rejected")?.reason;
  if (failure !== undefined) refuse(c, failure);
  const loaded = untilFailure(answers);
  if (loaded.length === 0) return ordersPage(c, { view: { kind: "down", page }, products: {}, parcels: [] });
  const orders = withoutRepetition(loaded);
  if (orders.length === 0 && page > 1) return redirectTo(c, ordersHref(), 302);
  forgetSettledOrder(c, orders);
  return listPage(c, { pages, page, loaded, orders, isPartial: failure !== undefined });
};

/** A page after one that failed would leave a gap. */
function untilFailure<T>(answers: readonly PromiseSettledResult<T>[]): T[] {
  const values: T[] = [];
  for (const answer of answers) {
    if (answer.status === "rejected") break;
    values.push(answer.value);
  }
  return values;
}

/** A 401 leads to the login instead. */
function refuse(c: AppContext, error: unknown): void {
  if (!(error instanceof UpstreamError) || error.status === 401) throw error;
  c.var.log.error("orders not shown", error);
}

/** An order that was placed between two answers moves all others by one. */
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

function listPage(c: AppContext, { pages, page, loaded, orders, isPartial }: Loaded): Page {
  const first = pages[0] ?? 1;
  const rows = orders.map(orderRow);
  const latest = first === 1 ? orders[0] : undefined;
  const last = loaded.at(-1);
  const variants = orders.flatMap(shownItems).map(({ variant }) => variant);
  return ordersPage(c, {
    view: {
      kind: "list",
      first,
      latest: latest ? (rows[0] ?? null) : null,
      history: latest ? rows.slice(1) : rows,
      total: last?.total ?? null,
      next: nextOf({ page, last, isPartial }),
      isPartial,
    },
    products: late(c, "pictures of orders", shownProducts(c, variants), {}),
    parcels: latest && hasParcel(latest) ? late(c, "last parcel", parcelsOf(c, latest), []) : [],
  });
}

/** The page that "charger plus" leads to. */
function nextOf({
  page,
  last,
  isPartial,
}: Pick<Loaded, "page" | "isPartial"> & { last: OrderPage | undefined }) {
  if (isPartial) return page;
  return last?.hasNext ? page + 1 : null;
}

/** The list does not tell them. */
async function parcelsOf(c: AppContext, { token }: OrderSummary): Promise<Parcel[]> {
  const { parcels } = await followUp(c, await c.var.ecommerce.order(token));
  return parcels;
}

function ordersPage(c: AppContext, props: Omit<OrdersScreenProps, "places">): Page {
  return {
    screen: "orders",
    ...(props.view.kind === "down" ? { status: 503 } : {}),
    personal: true,
    props: { places: accountPlacesOf(c), ...props },
    head: { title: pageTitle(t("title")), canonical: ordersHref(), noindex: true },
  };
}
