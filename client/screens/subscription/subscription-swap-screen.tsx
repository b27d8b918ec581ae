import type { ShownLine } from "../../features/subscription/shown-line.ts";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";
import type { SwapFormProps } from "../../features/subscription/swap/swap-form.island.tsx";
import { SwapFormIsland } from "../../features/subscription/swap/swap-form.island.tsx";
import { SwapLines } from "../../features/subscription/swap/swap-lines.tsx";

export interface SubscriptionSwapScreenProps extends SubscriptionStepProps {
  view: { kind: "lines"; lines: readonly ShownLine[] } | ({ kind: "choice" } & Omit<SwapFormProps, "step">);
}

export function SubscriptionSwapScreen({ view, ...frame }: SubscriptionSwapScreenProps) {
  const { step } = frame;
  return (
    <SubscriptionStep {...frame}>
      {view.kind === "lines" ? (
        <SwapLines id={step.id} lines={view.lines} />
      ) : (
        <SwapFormIsland step={step} {...view} />
      )}
    </SubscriptionStep>
  );
}
