import type { ShownStatus } from "../../../shared/order/order-states.ts";
import { Badge } from "../../ui/badge.tsx";

export function StatusBadge({ colour, label }: ShownStatus) {
  return <Badge tone={colour === "grey" ? "muted" : colour}>{label}</Badge>;
}
