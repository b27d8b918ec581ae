import type { MenuGuide } from "../../shared/menu/menu-guide.ts";
import type { TrackedEvent } from "../../shared/tracking/events.ts";

/** A step as its address names it: nothing of the answers. */
export const guideStep = (guide: "croquettes" | MenuGuide, step: string): TrackedEvent => ({
  name: "guide_step",
  data: { guide, step },
});
