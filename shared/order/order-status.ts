import { translator } from "../text/translator.ts";
import { orderStatusTexts } from "./texts.ts";

const t = translator(orderStatusTexts);

export type StatusColour = "green" | "orange" | "red" | "grey";

const coloured = {
  green: [
    "draft",
    "processing",
    "processed",
    "active",
    "authorized",
    "payment_accepted",
    "paid",
    "sent",
    "shipped",
  ],
  orange: ["awaiting_payment", "partially_authorized", "partially_refunded", "partially_paid"],
  red: [
    "paused",
    "error",
    "payment_failure",
    "payment_failed",
    "pickuppoint_unavailable",
    "product_unavailable",
    "promotion_unavailable",
    "invalid_promotion",
  ],
  grey: ["refunded", "stopped", "cancelled"],
} as const satisfies Record<StatusColour, readonly (keyof typeof orderStatusTexts)[]>;

export interface ShownStatus {
  colour: StatusColour;
  label: string;
}

export function shownStatus(
  status: string | null | undefined,
  words: Pick<typeof t, "find"> = t,
): ShownStatus | undefined {
  const label = status ? words.find(status) : undefined;
  const colour = Object.entries(coloured).find(([, names]) => names.some((name) => name === status))?.[0];
  return label && colour ? { colour: colour as StatusColour, label } : undefined;
}

interface OrderStates {
  state: string;
  paymentState?: string | null | undefined;
  shippingState?: string | null | undefined;
}

export function statusOfOrder({ state, paymentState, shippingState }: OrderStates): ShownStatus | undefined {
  if (state === "cancelled") return shownStatus("cancelled");
  if (paymentState && ["refunded", "partially_refunded", "cancelled"].includes(paymentState)) {
    return shownStatus(paymentState);
  }
  return shownStatus(shippingState) ?? shownStatus(paymentState);
}
