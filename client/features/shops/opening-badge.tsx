import type { OpeningState } from "../../../shared/shops/opening-hours.ts";
import { openingText } from "../../../shared/shops/opening-texts.ts";
import { Badge } from "../../ui/badge.tsx";

const tones = {
  open: "green",
  closingSoon: "orange",
  opensSoon: "orange",
  closed: "muted",
  unconfirmed: "orange",
} as const;

export function OpeningBadge({ state }: { state: OpeningState }) {
  return <Badge tone={tones[state.kind]}>{openingText(state)}</Badge>;
}
