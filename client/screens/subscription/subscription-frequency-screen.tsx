import { frequencyTexts } from "../../../shared/subscription/frequency/frequency.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { FrequencyFormProps } from "../../features/subscription/frequency/frequency-form.island.tsx";
import { FrequencyFormIsland } from "../../features/subscription/frequency/frequency-form.island.tsx";
import {
  SubscriptionStep,
  type SubscriptionStepProps,
} from "../../features/subscription/step/subscription-step.tsx";

const t = translator(frequencyTexts);

export interface SubscriptionFrequencyScreenProps
  extends SubscriptionStepProps,
    Pick<FrequencyFormProps, "effect" | "current" | "frequencies"> {}

export function SubscriptionFrequencyScreen({
  effect,
  current,
  frequencies,
  ...frame
}: SubscriptionFrequencyScreenProps) {
  const { step } = frame;
  return (
    <SubscriptionStep {...frame}>
      {frequencies.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <FrequencyFormIsland step={step} effect={effect} current={current} frequencies={frequencies} />
      )}
    </SubscriptionStep>
  );
}
