import { island } from "../../../../engine/islands/island.tsx";
import type { DayRange } from "../../../../shared/subscription/date/choosable-days.ts";
import { pauseTexts } from "../../../../shared/subscription/pause/pause.texts.ts";
import {
  ownDay,
  type PauseChoice,
  type pauseFields,
} from "../../../../shared/subscription/pause/pause-form.ts";
import type { pendingKind } from "../../../../shared/subscription/pending-order.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import { ShortageWarning } from "../stock/shortage-warning.tsx";

const t = translator(pauseTexts);

type Name = (typeof pauseFields)[number];

export interface Pause {
  planned: string | null;
  choices: (PauseChoice & { shortage: string | null })[];
  days: DayRange;
  isSent: boolean;
  pending: ReturnType<typeof pendingKind>;
  /** Tells the last day of a pause after which food comes in time; null if all or none do. */
  lastInTime: string | null;
}

function PauseForm({ step, pause }: { step: SubscriptionStepView; pause: Pause }) {
  const { inputs, nextShipmentDate } = step;
  const { planned, choices, days, isSent, pending, lastInTime } = pause;
  const name = "until" satisfies Name;
  return (
    <SubscriptionStepForm step={step} submit={t("pause.confirm")} keep={t("pause.keep")}>
      {({ errorAt }) => (
        <>
          <p>{t("pause.what")}</p>
          {isSent && <p>{t("pause.locked", { day: formatDay(nextShipmentDate) })}</p>}
          {planned && (
            <p>{t(isSent ? "pause.plannedAfter" : "pause.planned", { day: formatDay(planned) })}</p>
          )}
          {pending && <p>{t(pending === "sending" ? "pause.pending" : "pause.unpaid")}</p>}
          {lastInTime && <p>{lastInTime}</p>}
          <ChoiceGroup id="pause" label={t("pause.legend")} error={errorAt("until")}>
            <div className="stack-3">
              {choices.map(({ weeks, until, next, shortage }) => (
                <RadioCard
                  key={until}
                  id={`pause-${weeks}`}
                  name={name}
                  value={until}
                  defaultChecked={inputs.until === until}
                  title={`${t("pause.weeks", { weeks })}, ${t("pause.until", { day: formatDay(until) })}`}
                  aria-describedby={`pause-${weeks}-next`}
                >
                  <div id={`pause-${weeks}-next`} className="stack-2">
                    <p>{t("pause.next", { day: formatDay(next) })}</p>
                    <ShortageWarning text={shortage} />
                  </div>
                </RadioCard>
              ))}
              <RadioCard
                name={name}
                value={ownDay}
                defaultChecked={inputs.until === ownDay || choices.length === 0}
                title={t("pause.own")}
                more={
                  <TextField
                    name={"day" satisfies Name}
                    type="date"
                    required={false}
                    min={days.first}
                    max={days.last}
                    label={t("pause.day")}
                    hint={t("pause.hint", { first: formatDay(days.first), last: formatDay(days.last) })}
                    error={errorAt("day")}
                    defaultValue={String(inputs.day ?? "")}
                  />
                }
              />
            </div>
          </ChoiceGroup>
        </>
      )}
    </SubscriptionStepForm>
  );
}

export const PauseFormIsland = island(PauseForm, { when: "touch" });
