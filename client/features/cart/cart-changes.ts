import { browserQueryClient } from "../../api/query-client.tsx";
import { attempt } from "../../browser/attempt.ts";
import { track } from "../tracking/track.ts";
import { lockAmongTabs } from "./cart-lock.ts";
import { cartChannel, cartSummary } from "./cart-summary.ts";
import { type CartTab, createCartTab } from "./cart-tab.ts";

let tab: CartTab | undefined;

/** The cart of this tab; in the browser only. */
export function cartTab(): CartTab {
  tab ??= openTab();
  return tab;
}

function openTab(): CartTab {
  const opened = createCartTab({
    queryClient: browserQueryClient(),
    channel: cartChannel,
    summary: cartSummary,
    lock: lockAmongTabs,
    track,
    leftUnsettled: attempt(() => sessionStorage.getItem(mark) !== null) ?? false,
  });
  attempt(() => sessionStorage.removeItem(mark));
  addEventListener("pagehide", () => {
    if (opened.isChanging()) attempt(() => sessionStorage.setItem(mark, ""));
  });
  return opened;
}

/** Set by a page that is left during a change. */
const mark = "cart-left-unsettled";
