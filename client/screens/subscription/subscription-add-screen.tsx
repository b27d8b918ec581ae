import { AddChoices, type AddChoicesProps } from "../../features/subscription/add/add-choices.tsx";
import type { ChosenProduct } from "../../features/subscription/add/add-form.island.tsx";
import { AddFormIsland } from "../../features/subscription/add/add-form.island.tsx";
import {
  OtherSubscriptions,
  type OtherSubscriptionsProps,
} from "../../features/subscription/add/other-subscriptions.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

export interface SubscriptionAddScreenProps extends SubscriptionStepProps {
  chosen?: ChosenProduct | undefined;
  problem?: string;
  others?: OtherSubscriptionsProps["others"];
  choices?: AddChoicesProps["choices"];
}

export function SubscriptionAddScreen({
  chosen,
  problem,
  others,
  choices,
  ...frame
}: SubscriptionAddScreenProps) {
  const { step } = frame;
  return (
    <SubscriptionStep {...frame}>
      {chosen && !problem && <AddFormIsland step={step} chosen={chosen} />}
      {others && <OtherSubscriptions others={others} />}
      {choices && <AddChoices id={step.id} choices={choices} problem={problem} />}
    </SubscriptionStep>
  );
}
