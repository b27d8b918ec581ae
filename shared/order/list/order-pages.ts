import { href } from "../../routes.ts";

export const ordersPerPage = 10;

const mostPages = 10;

export function shownPages(page: number): number[] {
  const first = Math.max(1, page - mostPages + 1);
  return Array.from({ length: page - first + 1 }, (_, place) => first + place);
}

export function pageNumberIn(page: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(page ?? "") ? Number(page) : 1;
}

export const ordersHref = (page = 1, subscription?: string | null): string =>
  (subscription
    ? href("mon-compte-mes-abonnements-subscription-historique", { subscription })
    : href("mon-compte-mes-commandes")) + (page > 1 ? `?page=${page}` : "");

export const orderHref = (order: string, subscription?: string | null): string =>
  subscription
    ? href("mon-compte-mes-abonnements-subscription-historique-order", { subscription, order })
    : href("mon-compte-mes-commandes-order", { order });

/** Shows an unpaid order, whose address may lead to its payment otherwise. */
export const detailQuery = "detail";

export const unpaidOrderHref = (order: string): string => `${orderHref(order)}?${detailQuery}=1`;
