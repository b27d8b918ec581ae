import type { SkippedDelivery } from "../features/subscription/skip-form.tsx";
import { SkipFormIsland } from "../features/subscription/subscription-islands.ts";
import { SubscriptionStep, type SubscriptionStepProps } from "../features/subscription/subscription-step.tsx";
import { wholeScreen } from "../islands/island.tsx";

export interface SubscriptionSkipScreenProps extends SubscriptionStepProps {
  skip: SkippedDelivery;
}

export function SubscriptionSkipPage({ skip, ...frame }: SubscriptionSkipScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <SkipFormIsland key={frame.step.version} step={frame.step} skip={skip} />
    </SubscriptionStep>
  );
}

export const SubscriptionSkipScreen = wholeScreen(SubscriptionSkipPage);
