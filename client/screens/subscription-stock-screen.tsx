import type { StockFormProps } from "../features/subscription/stock-form.island.tsx";
import { StockFormIsland } from "../features/subscription/stock-form.island.tsx";
import { SubscriptionStep, type SubscriptionStepProps } from "../features/subscription/subscription-step.tsx";

export interface SubscriptionStockScreenProps
  extends SubscriptionStepProps,
    Pick<StockFormProps, "meals" | "saidOn"> {}

export function SubscriptionStockScreen({ meals, saidOn, ...frame }: SubscriptionStockScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <StockFormIsland step={frame.step} meals={meals} saidOn={saidOn} />
    </SubscriptionStep>
  );
}
