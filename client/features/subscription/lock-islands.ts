import { island, ownRoot } from "../../islands/island.tsx";
import { StepLock } from "./step-lock.tsx";
import { SubscriptionLock } from "./subscription-lock.tsx";

// These count down and lock their page by themselves.

export const StepLockIsland = ownRoot({ when: "idle", Component: StepLock });

export const SubscriptionLockIsland = ownRoot({ when: "idle", Component: SubscriptionLock });

export const NextShipmentIsland = island({
  on: "idle",
  load: async () => (await import("./next-shipment.tsx")).NextShipment,
});
