import { browserQueryClient } from "../../query-client.tsx";
import { lockAmongTabs } from "./cart-lock.ts";
import { cartChannel, cartSummary } from "./cart-summary.ts";
import { type CartTab, createCartTab } from "./cart-tab.ts";

let tab: CartTab | undefined;

/** The cart of this tab. In the browser only. */
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
    leftUnsettled: storage(() => sessionStorage.getItem(mark)) !== null,
  });
  storage(() => sessionStorage.removeItem(mark));
  addEventListener("pagehide", () => {
    if (opened.isChanging()) storage(() => sessionStorage.setItem(mark, ""));
  });
  return opened;
}

/** Browsers may be told to keep nothing: the cart does without. */
function storage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Left behind by a page that goes away with a change under way. */
const mark = "cart-left-unsettled";
