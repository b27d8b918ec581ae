import type { MenuGuide } from "../../shared/menu/menu-guide.ts";
import type { TrackedEvent } from "../../shared/tracking/events.ts";

/** Names the step only: tracking must not learn any answer. */
export const guideStep = (guide: "croquettes" | MenuGuide, step: string): TrackedEvent => ({
  name: "guide_step",
  data: { guide, step },
});
