import { isRequested, rationDraft } from "../../../shared/ration/ration-view.ts";
import { island } from "../../islands/island.tsx";

/**
 * Hydrates without a touch: the blurred placeholder must go once the picture has loaded. Swiper waits for a touch.
 */
export const GalleryIsland = island({
  on: "idle",
  load: async () => (await import("./product-gallery.tsx")).ProductGallery,
});

export const ReviewsIsland = island({
  on: "touch",
  load: async () => (await import("./reviews.tsx")).Reviews,
});

export const RationIsland = island({
  on: "touch",
  load: async () => (await import("../ration/ration-calculator.tsx")).RationCalculator,
  follows: true,
  // An address with a request to the calculator.
  isWanted: ({ view }) => isRequested(view),
  draft: ({ subject }) => rationDraft(subject.path),
});
