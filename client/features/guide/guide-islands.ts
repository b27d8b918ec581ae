import { island } from "../../islands/island.tsx";

/** Works without scripts, and hydrates at a touch: the first view carries no rules of forms. */
export const QuestionsIsland = island({
  on: "touch",
  load: async () => (await import("./questions.tsx")).Questions,
});
