import { useEffect } from "react";
import { isRequested, type RationCalculatorProps, rationDraft } from "../../../shared/ration/ration-view.ts";
import { island } from "../../islands/island.tsx";
import { useLoadForDraft } from "../forms/use-load-for-draft.ts";

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

const CalculatorIsland = island({
  on: "touch",
  load: async () => (await import("../ration/ration-calculator.tsx")).RationCalculator,
});

/** An address with a request to the calculator loads it at once. */
export function RationIsland(props: RationCalculatorProps) {
  const requested = isRequested(props.view);
  useEffect(() => {
    // Its form works without scripts.
    if (requested) CalculatorIsland.load().catch(() => {});
  }, [requested]);
  useLoadForDraft(CalculatorIsland.load, rationDraft(props.subject.path));
  return <CalculatorIsland {...props} />;
}
