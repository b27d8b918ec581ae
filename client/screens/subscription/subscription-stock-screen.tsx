import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";
import type { StockFormProps } from "../../features/subscription/stock/stock-form.island.tsx";
import { StockFormIsland } from "../../features/subscription/stock/stock-form.island.tsx";

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
