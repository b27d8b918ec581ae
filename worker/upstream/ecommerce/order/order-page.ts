import type { OrderPage } from "../../../../shared/order/list/order-summary.ts";
import { collectionSchema } from "../collection.ts";
import type { Call, SendCall } from "../send.ts";
import { orderSummarySchema } from "./order-summary.ts";

const orderList = collectionSchema(orderSummarySchema);

export async function orderPage(
  send: SendCall,
  call: Call,
  { page, itemsPerPage }: { page: number; itemsPerPage: number },
): Promise<OrderPage> {
  const query = { page: String(page), itemsPerPage: String(itemsPerPage) };
  const { members, next, total } = await send(call, orderList, { query });
  const areAllSeen = members.length === 0 || (total !== null && page * itemsPerPage >= total);
  return {
    // Some versions ignore the page size and return all orders.
    orders: members.filter(({ state }) => state !== "cart").slice(0, itemsPerPage),
    hasNext: next !== undefined && !areAllSeen,
    total,
  };
}
