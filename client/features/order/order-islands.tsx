import { island } from "../../islands/island.tsx";

// Both hydrate at a touch: what is read, linked and posted needs no scripts.

export const LatestOrderIsland = island({
  on: "touch",
  load: async () => (await import("./latest-order.tsx")).LatestOrder,
});

export const OrderBodyIsland = island({
  on: "touch",
  load: async () => (await import("./order-body.tsx")).OrderBody,
});
