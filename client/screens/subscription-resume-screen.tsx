import type { Resumption } from "../features/subscription/resume-form.tsx";
import { ResumeFormIsland } from "../features/subscription/subscription-islands.ts";
import { SubscriptionStep, type SubscriptionStepProps } from "../features/subscription/subscription-step.tsx";
import { wholeScreen } from "../islands/island.tsx";

export interface SubscriptionResumeScreenProps extends SubscriptionStepProps {
  resume: Resumption;
}

export function SubscriptionResumePage({ resume, ...frame }: SubscriptionResumeScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <ResumeFormIsland key={frame.step.version} step={frame.step} resume={resume} />
    </SubscriptionStep>
  );
}

export const SubscriptionResumeScreen = wholeScreen(SubscriptionResumePage);
