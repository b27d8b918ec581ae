import { useEffect, useRef, useState } from "react";
import { island } from "../../../../engine/islands/island.tsx";
import type { InputName } from "../../../../shared/forms/form-rules.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import {
  type DayRange,
  isShipmentDay,
  isWithin,
} from "../../../../shared/subscription/date/choosable-days.ts";
import { dateTexts } from "../../../../shared/subscription/date/date.texts.ts";
import { type dateFields, lastDayOfChanges } from "../../../../shared/subscription/date/date-choice.ts";
import type { FoodForecast } from "../../../../shared/subscription/stock/shortage.ts";
import { shortageText } from "../../../../shared/subscription/stock/shortage-text.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import { ShortageWarning } from "../stock/shortage-warning.tsx";
import css from "./date-form.module.css";
import { MonthCalendar } from "./month-calendar.tsx";

const t = translator(dateTexts);

export interface DateChoice {
  days: DayRange;
  month: string;
  today: string;
  chosen: string | null;
  asked: string | null;
  total: number | null;
  isOrderOnItsWay: boolean;
  food: FoodForecast | null;
  /** Tells the last departure that brings food in time; null if all or none do. */
  lastInTime: string | null;
}

const name = "nextShipmentDate" satisfies InputName<ReturnType<typeof dateFields>>;

function DateForm({ step, choice }: { step: SubscriptionStepView; choice: DateChoice }) {
  const { id, nextShipmentDate: planned } = step;
  const { days, month, today, asked, total, isOrderOnItsWay, food, lastInTime } = choice;
  const [chosen, setChosen] = useState(choice.chosen);
  const isHydrated = useHydrated();
  const fieldset = useRef<HTMLFieldSetElement>(null);

  // The visitor may have chosen a day before hydration.
  useEffect(() => {
    const ticked = fieldset.current?.querySelector<HTMLInputElement>(":checked");
    if (ticked) setChosen(ticked.value);
  }, []);

  const gone = asked && !isShipmentDay(asked, days) ? asked : null;
  return (
    <SubscriptionStepForm
      step={step}
      submit={t("date.confirm")}
      {...(asked && { choices: { le: asked } })}
      {...(planned && { keep: t("date.keep", { day: formatDay(planned) }) })}
    >
      {({ errorAt }) => {
        const error = errorAt(name);
        return (
          <>
            {planned && <p>{t("date.now", { day: formatDay(planned) })}</p>}
            {isOrderOnItsWay && <p className={css.warning}>{t("date.pending")}</p>}
            {lastInTime && <p>{lastInTime}</p>}
            {gone && (
              <p className={css.warning}>
                {t(isWithin(gone, days) ? "date.goneClosed" : "date.gone", { day: formatDay(gone) })}
              </p>
            )}
            <div className={css.columns}>
              <fieldset ref={fieldset} className={css.fieldset} data-wrong={error ? "" : undefined}>
                <legend className={css.legend}>{t("date.legend")}</legend>
                <MonthCalendar
                  {...{ name, month, days, today, planned, chosen }}
                  onChoose={setChosen}
                  hrefOf={(mois) => changeHref(id, "date", { ...(chosen && { le: chosen }), mois })}
                  describedBy="touches-du-calendrier"
                />
                <VisuallyHidden>
                  <span id="touches-du-calendrier">{isHydrated && t("date.keys")}</span>
                </VisuallyHidden>
                {error && <p className={css.error}>{error}</p>}
              </fieldset>
              <div className={css.effect} role="status">
                {chosen && (
                  <div className={isHydrated ? "stack-3" : `stack-3 ${css.ofFirst}`}>
                    <Effect {...{ chosen, planned, total, food }} />
                  </div>
                )}
                <p className="note">{t("date.hint")}</p>
              </div>
            </div>
          </>
        );
      }}
    </SubscriptionStepForm>
  );
}

function Effect({
  chosen,
  planned,
  total,
  food,
}: Pick<DateChoice, "total" | "food"> & { chosen: string; planned: string | null }) {
  const warning = <ShortageWarning text={shortageText(food, chosen)} />;
  if (chosen === planned) {
    return (
      <>
        <p className={css.day}>{t("date.unchanged")}</p>
        {warning}
      </>
    );
  }
  return (
    <>
      <p className={css.day}>
        {t("date.effect", { day: formatDay(chosen), last: formatDay(lastDayOfChanges(chosen)) })}
      </p>
      {total !== null && <p>{t("date.charge", { amount: formatAmount(total) })}</p>}
      {warning}
      <p>{t("date.after")}</p>
    </>
  );
}

export const DateFormIsland = island(DateForm, { when: "touch" });
