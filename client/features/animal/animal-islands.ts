import { island } from "../../islands/island.tsx";

/** All work without scripts, and hydrate at a touch: the first view carries no rules of forms. */
export const AnimalFormIsland = island({
  on: "touch",
  load: async () => (await import("./animal-form.tsx")).AnimalForm,
  draft: ({ action }) => action,
});

export const AnimalRemovalIsland = island({
  on: "touch",
  load: async () => (await import("./animal-removal-form.tsx")).AnimalRemovalForm,
});

export const WeightFormIsland = island({
  on: "touch",
  load: async () => (await import("./weight-form.tsx")).WeightForm,
});
