import * as z from "zod/mini";
import { browserQueryClient } from "../../../api/query-client.tsx";
import { attempt } from "../../../browser/attempt.ts";
import { track } from "../../../visit/track.ts";
import type { PendingChange } from "../optimistic-cart.ts";
import { lockAmongTabs } from "./cart-lock.ts";
import { cartChannel, cartSummary } from "./cart-summary.ts";
import { type CartTab, createCartTab } from "./cart-tab.ts";

let tab: CartTab | undefined;

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
    leftUnsettled: readUnsettled(),
  });
  attempt(() => sessionStorage.removeItem(mark));
  addEventListener("pagehide", () => {
    const unsettled = opened.unsettled();
    if (!unsettled) return;
    attempt(() => sessionStorage.setItem(mark, JSON.stringify(unsettled)));
    opened.sendWaiting();
  });
  return opened;
}

/** Wire format in sessionStorage: JSON of the line changes that were unanswered when the page was left. */
const mark = "cart-left-unsettled";

const unsettledSchema = z.catch(
  z.array(z.object({ lineId: z.int(), quantity: z.optional(z.int()), interval: z.optional(z.int()) })),
  [],
);

function readUnsettled(): PendingChange[] | undefined {
  const stored = attempt(() => sessionStorage.getItem(mark));
  if (typeof stored !== "string") return undefined;
  return unsettledSchema.parse(attempt((): unknown => JSON.parse(stored)));
}
