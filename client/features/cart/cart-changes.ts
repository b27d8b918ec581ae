import { browserQueryClient } from "../../api/query-client.tsx";
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
    leftUnsettled: storage(() => sessionStorage.getItem(mark)) !== null,
  });
  storage(() => sessionStorage.removeItem(mark));
  addEventListener("pagehide", () => {
    if (opened.isChanging()) storage(() => sessionStorage.setItem(mark, ""));
  });
  return opened;
}

/** Storage may be disabled: the cart works without. */
function storage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Set by a page that is left during a change. */
const mark = "cart-left-unsettled";
