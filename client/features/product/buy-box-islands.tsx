import { island } from "../../islands/island.tsx";

export const loadBuyBox = () => import("./buy-box.tsx");

/** Hydrates at a touch: the form works without scripts. */
export const BuyBoxIsland = island({
  on: "touch",
  load: async () => (await loadBuyBox()).BuyBox,
});

/** Hydrates at a touch: the form works without scripts. */
export const StockNotificationIsland = island({
  on: "touch",
  load: async () => (await import("./stock-notification.tsx")).StockNotification,
});
