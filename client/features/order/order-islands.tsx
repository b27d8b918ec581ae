import { island } from "../../islands/island.tsx";

export const BuyAgainIsland = island({
  on: "touch",
  load: async () => (await import("./buy-again.tsx")).BuyAgainButton,
});
