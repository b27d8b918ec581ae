import type { Pause } from "../../features/subscription/pause/pause-form.island.tsx";
import { PauseFormIsland } from "../../features/subscription/pause/pause-form.island.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

export interface SubscriptionPauseScreenProps extends SubscriptionStepProps {
  pause: Pause;
}

export function SubscriptionPauseScreen({ pause, ...frame }: SubscriptionPauseScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <PauseFormIsland step={frame.step} pause={pause} />
    </SubscriptionStep>
  );
}
