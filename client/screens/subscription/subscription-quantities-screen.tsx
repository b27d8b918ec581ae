import { QuantitiesFormIsland } from "../../features/subscription/quantities/quantities-form.island.tsx";
import type { ShownLine } from "../../features/subscription/shown-line.ts";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

export interface SubscriptionQuantitiesScreenProps extends SubscriptionStepProps {
  lines: ShownLine[];
  /** Whole minor units. */
  total: number | null;
}

export function SubscriptionQuantitiesScreen({ lines, total, ...frame }: SubscriptionQuantitiesScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <QuantitiesFormIsland step={frame.step} lines={lines} total={total} />
    </SubscriptionStep>
  );
}
