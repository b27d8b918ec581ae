import type { Resumption } from "../../features/subscription/pause/resume-form.island.tsx";
import { ResumeFormIsland } from "../../features/subscription/pause/resume-form.island.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

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
