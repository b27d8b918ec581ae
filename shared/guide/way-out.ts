import type { ShownRights } from "../contract/shown-rights.ts";
import type { guideLayoutTexts } from "./guide-layout.texts.ts";

export interface GuideWayOut {
  leave: string;
  kept: keyof typeof guideLayoutTexts.kept;
  rights: ShownRights;
  notice?:
    | { tone: "success" | "error" | "info"; text: string; link?: { to: string; name: string } | undefined }
    | undefined;
}
