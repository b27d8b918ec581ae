import { SubscriptionStep, type SubscriptionStepProps } from "../features/subscription/subscription-step.tsx";
import type { SwapFormProps } from "../features/subscription/swap-form.island.tsx";
import { SwapFormIsland } from "../features/subscription/swap-form.island.tsx";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";

export interface SubscriptionSwapScreenProps extends SubscriptionStepProps {
  view: { kind: "lines"; lines: StaticHtml } | ({ kind: "choice" } & Omit<SwapFormProps, "step">);
}

export function SubscriptionSwapScreen({ view, ...frame }: SubscriptionSwapScreenProps) {
  const { step } = frame;
  return (
    <SubscriptionStep {...frame}>
      {view.kind === "lines" ? (
        <Static html={view.lines} />
      ) : (
        <SwapFormIsland key={step.version + view.offer} step={step} {...view} />
      )}
    </SubscriptionStep>
  );
}
