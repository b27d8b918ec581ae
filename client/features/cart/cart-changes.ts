import * as z from "zod/mini";
import { browserQueryClient } from "../../api/query-client.tsx";
import { attempt } from "../../browser/attempt.ts";
import { track } from "../tracking/track.ts";
import { lockAmongTabs } from "./cart-lock.ts";
import { cartChannel, cartSummary } from "./cart-summary.ts";
import { type CartTab, createCartTab } from "./cart-tab.ts";
import type { PendingChange } from "./optimistic-cart.ts";

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

/** Changes of lines as JSON, by a page that is left during a change; empty by earlier builds. */
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
