import type { guideLayoutTexts } from "./guide-layout.texts.ts";

/** Of the layout `user-guide`, as the worker knows it. */
export interface GuideWayOut {
  /** Where the way out leads; what was said is kept there. */
  leave: string;
  kept: keyof typeof guideLayoutTexts.kept;
  notice?: { tone: "success" | "error" | "info"; text: string } | undefined;
}
