import { useEffect } from "react";
import { isAsked, type RationCalculatorProps } from "../../../shared/ration/ration-view.ts";
import { island } from "../../islands/island.tsx";

/** The form that buys: it sells without scripts, and with them it adds without leaving the page. */
export const BuyBoxIsland = island({
  on: "touch",
  load: async () => (await import("./buy-box.tsx")).BuyBox,
});

/** By itself, since the blurred version of a picture is to leave once the picture is there; Swiper waits for a touch. */
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

/** The ration calculator; an address that asks something of it is a use of it. */
export function RationIsland(props: RationCalculatorProps) {
  const asked = isAsked(props.view);
  useEffect(() => {
    // Its form answers without scripts, too.
    if (asked) CalculatorIsland.load().catch(() => {});
  }, [asked]);
  return <CalculatorIsland {...props} />;
}
