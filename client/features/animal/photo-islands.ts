import { island } from "../../islands/island.tsx";

/** Decoding, cropping and sending are loaded where a photo is chosen; without scripts the form posts the file. */
export const PhotoFormIsland = island({
  on: "visible",
  load: async () => (await import("./photo-form.tsx")).PhotoForm,
});
