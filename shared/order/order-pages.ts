import { href } from "../routes.ts";

/** Orders asked for in one call. */
export const ordersPerPage = 10;

/** Pages shown together, so that the last of many orders costs no more than the hundredth. */
const mostPages = 10;

/** "charger plus" adds to what is shown: an address shows its page and those before it, ten at most. */
export function shownPages(page: number): number[] {
  const first = Math.max(1, page - mostPages + 1);
  return Array.from({ length: page - first + 1 }, (_, place) => first + place);
}

/** Anything that is no number of a page is the first. */
export function requestedPage(page: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(page ?? "") ? Number(page) : 1;
}

/** Of all orders, or of those of a subscription by its id. */
export const ordersHref = (page = 1, subscription?: string | null): string =>
  (subscription
    ? href("mon-compte-mes-abonnements-subscription-historique", { subscription })
    : href("mon-compte-mes-commandes")) + (page > 1 ? `?page=${page}` : "");

export const orderHref = (order: string, subscription?: string | null): string =>
  subscription
    ? href("mon-compte-mes-abonnements-subscription-historique-order", { subscription, order })
    : href("mon-compte-mes-commandes-order", { order });
