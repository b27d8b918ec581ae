import type { SkippedDelivery } from "../../features/subscription/date/skip-form.island.tsx";
import { SkipFormIsland } from "../../features/subscription/date/skip-form.island.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

export interface SubscriptionSkipScreenProps extends SubscriptionStepProps {
  skip: SkippedDelivery;
}

export function SubscriptionSkipScreen({ skip, ...frame }: SubscriptionSkipScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <SkipFormIsland step={frame.step} skip={skip} />
    </SubscriptionStep>
  );
}
