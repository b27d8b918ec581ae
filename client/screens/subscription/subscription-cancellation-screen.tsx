import { Cancellation, type CancellationView } from "../../features/subscription/cancel/cancellation.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

export interface SubscriptionCancellationScreenProps extends SubscriptionStepProps {
  view: CancellationView;
}

export function SubscriptionCancellationScreen({ view, ...frame }: SubscriptionCancellationScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <Cancellation step={frame.step} view={view} />
    </SubscriptionStep>
  );
}
