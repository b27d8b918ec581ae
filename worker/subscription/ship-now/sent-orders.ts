import * as z from "zod/mini";
import type { AppContext } from "../../context.ts";
import { clearCookie, readJsonCookie, writeCookie } from "../../session/cookies.ts";
import { isVisit } from "../../session/visitor/visit.ts";

/** Stored cookie: subscription id and order token (null if unknown), newest last. */
const sentSchema = z.array(z.tuple([z.int(), z.nullable(z.string())]));

type SentOrders = z.infer<typeof sentSchema>;

/** Seconds. */
const maxAge = 60 * 60;

const mostOrders = 5;

export function rememberSentOrder(c: AppContext, id: number, order: string | null): void {
  keep(c, [...othersIn(c, id), [id, order]]);
}

export function takeSentOrder(c: AppContext, id: number): { order: string | null } | undefined {
  const sent = ordersIn(c).find(([subscription]) => subscription === id);
  if (!sent || !isVisit(c)) return undefined;
  keep(c, othersIn(c, id));
  return { order: sent[1] };
}

function keep(c: AppContext, orders: SentOrders): void {
  if (orders.length === 0) clearCookie(c, "sentOrders");
  else writeCookie(c, "sentOrders", JSON.stringify(orders.slice(-mostOrders)), maxAge);
}

const ordersIn = (c: AppContext): SentOrders => readJsonCookie(c, "sentOrders", sentSchema) ?? [];

const othersIn = (c: AppContext, id: number) => ordersIn(c).filter(([subscription]) => subscription !== id);
