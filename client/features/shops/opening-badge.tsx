import type { OpeningState } from "../../../shared/shops/opening-hours.ts";
import { openingText } from "../../../shared/shops/opening-texts.ts";
import { Badge } from "../../ui/badge.tsx";

const tones = { open: "green", closingSoon: "orange", opensSoon: "orange", closed: "muted" } as const;

/** How a shop stands just now (spec 4, shop opening display); the words say it, the colour only helps. */
export function OpeningBadge({ state }: { state: OpeningState }) {
  return <Badge tone={tones[state.kind]}>{openingText(state)}</Badge>;
}
