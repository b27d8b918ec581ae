import type { ShownStatus } from "../../../shared/order/order-status.ts";
import { Badge } from "../../ui/badge.tsx";

/** How an order or a subscription stands, in the colour of the specification (section 4) and in words. */
export function StatusBadge({ colour, label }: ShownStatus) {
  return <Badge tone={colour === "grey" ? "muted" : colour}>{label}</Badge>;
}
