import { island } from "../../islands/island.tsx";

/** Hydrates at a touch: its forms and folds work without scripts. */
export const AdviceResultIsland = island({
  on: "touch",
  load: async () => (await import("./advice-result.tsx")).AdviceResult,
});
