import { nextThreshold } from "../../../../shared/cart/amounts/next-threshold.ts";
import { thresholdText } from "../../../../shared/cart/amounts/threshold.texts.ts";
import type { Cart } from "../../../../shared/cart/cart.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

export function ThresholdProgress({ cart }: { cart: Pick<Cart, "accounting" | "delivery"> }) {
  const threshold = nextThreshold(cart);
  if (!threshold) return null;
  return <ProgressBar value={threshold.goods} max={threshold.from} label={thresholdText(threshold)} />;
}
