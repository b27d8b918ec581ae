import { island } from "../../../../engine/islands/island.tsx";
import type { InputName } from "../../../../shared/forms/form-rules.ts";
import { frequencyTexts } from "../../../../shared/subscription/frequency/frequency.texts.ts";
import type { frequencyRules } from "../../../../shared/subscription/frequency/frequency-form.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { Choices } from "../../forms/fields/choices.tsx";
import { inputOf } from "../../forms/fields/field-props.ts";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import { ShortageWarning } from "../stock/shortage-warning.tsx";
import css from "./frequency-form.module.css";

const t = translator(frequencyTexts);

export interface FrequencyFormProps {
  step: SubscriptionStepView;
  effect: string;
  /** Days. */
  current: number | null;
  frequencies: {
    days: number;
    label: string;
    description: string | null;
    deliveries: string[];
    shortage: string | null;
  }[];
}

const name = "rythme" satisfies InputName<ReturnType<typeof frequencyRules>>;

function FrequencyForm({ step, effect, current, frequencies }: FrequencyFormProps) {
  const chosen = inputOf(step.inputs, name) ?? String(current ?? "");
  return (
    <SubscriptionStepForm step={step} submit={t("confirm")} keep={t("keep")}>
      {({ errorAt }) => (
        <>
          <p>{effect}</p>
          <Choices id="rythmes" label={t("legend")} error={errorAt(name)}>
            {frequencies.map(({ days, label, description, deliveries, shortage }) => (
              <RadioCard
                key={days}
                name={name}
                value={String(days)}
                title={label}
                aside={days === current && <Badge tone="muted">{t("now")}</Badge>}
                defaultChecked={chosen === String(days)}
                aria-describedby={`rythme-${days}`}
                more={
                  <div id={`rythme-${days}`} className="stack-2 note">
                    {description && <p>{description}</p>}
                    {deliveries.length > 0 && (
                      <>
                        <p>{t("deliveries")}</p>
                        <ol className={css.days}>
                          {deliveries.map((day) => (
                            <li key={day}>{formatDay(day)}</li>
                          ))}
                        </ol>
                      </>
                    )}
                    <ShortageWarning text={shortage} />
                  </div>
                }
              />
            ))}
          </Choices>
        </>
      )}
    </SubscriptionStepForm>
  );
}

export const FrequencyFormIsland = island(FrequencyForm, { when: "touch" });
