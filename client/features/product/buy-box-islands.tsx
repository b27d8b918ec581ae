import { island } from "../../islands/island.tsx";

/** Hydrates at a touch: the form works without scripts. */
export const BuyBoxIsland = island({
  on: "touch",
  load: async () => (await import("./buy-box.tsx")).BuyBox,
  follows: true,
});

/** Hydrates at a touch: the form works without scripts. */
export const StockNotificationIsland = island({
  on: "touch",
  load: async () => (await import("./stock-notification.tsx")).StockNotification,
});
