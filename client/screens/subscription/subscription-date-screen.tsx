import type { DateChoice } from "../../features/subscription/date/date-form.island.tsx";
import { DateFormIsland } from "../../features/subscription/date/date-form.island.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

export interface SubscriptionDateScreenProps extends SubscriptionStepProps {
  choice: DateChoice;
}

export function SubscriptionDateScreen({ choice, ...frame }: SubscriptionDateScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <DateFormIsland step={frame.step} choice={choice} />
    </SubscriptionStep>
  );
}
