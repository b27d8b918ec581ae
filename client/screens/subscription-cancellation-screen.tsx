import { Cancellation, type CancellationView } from "../features/subscription/cancellation.tsx";
import { SubscriptionStep, type SubscriptionStepProps } from "../features/subscription/subscription-step.tsx";
import { wholeScreen } from "../islands/island.tsx";

export interface SubscriptionCancellationScreenProps extends SubscriptionStepProps {
  view: CancellationView;
}

export function SubscriptionCancellationPage({ view, ...frame }: SubscriptionCancellationScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <Cancellation step={frame.step} view={view} />
    </SubscriptionStep>
  );
}

export const SubscriptionCancellationScreen = wholeScreen(SubscriptionCancellationPage);
