import { lockAmongTabs } from "./cart-lock.ts";
import { cartChannel, cartSummary } from "./cart-summary.ts";
import { type CartTab, createCartTab } from "./cart-tab.ts";
import { browserQueryClient } from "./query-client.tsx";

let tab: CartTab | undefined;

/** The cart of this tab. In the browser only. */
export function cartTab(): CartTab {
  tab ??= createCartTab({
    queryClient: browserQueryClient(),
    channel: cartChannel,
    summary: cartSummary,
    lock: lockAmongTabs,
  });
  return tab;
}
