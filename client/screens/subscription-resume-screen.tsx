import type { Resumption } from "../features/subscription/resume-form.island.tsx";
import { ResumeFormIsland } from "../features/subscription/resume-form.island.tsx";
import { SubscriptionStep, type SubscriptionStepProps } from "../features/subscription/subscription-step.tsx";

export interface SubscriptionResumeScreenProps extends SubscriptionStepProps {
  resume: Resumption;
}

export function SubscriptionResumeScreen({ resume, ...frame }: SubscriptionResumeScreenProps) {
  return (
    <SubscriptionStep {...frame}>
      <ResumeFormIsland step={frame.step} resume={resume} />
    </SubscriptionStep>
  );
}
