import type { guideLayoutTexts } from "./guide-layout.texts.ts";

export interface GuideWayOut {
  leave: string;
  kept: keyof typeof guideLayoutTexts.kept;
  hasRecalls: boolean;
  notice?: { tone: "success" | "error" | "info"; text: string } | undefined;
}
