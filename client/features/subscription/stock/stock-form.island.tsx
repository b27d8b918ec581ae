import { island } from "../../../../engine/islands/island.tsx";
import type { MealFood } from "../../../../shared/subscription/stock/stock-at-home.ts";
import { forgetField } from "../../../../shared/subscription/stock/stock-shares.ts";
import { stockWordTexts } from "../../../../shared/subscription/stock/stock-word.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import { StockFields } from "./stock-fields.tsx";

const t = translator(stockWordTexts);

export interface StockFormProps {
  step: SubscriptionStepView;
  meals: readonly MealFood[];
  saidOn: string | null;
}

/** Prefilled with our estimate; customers only correct it. */
function StockForm({ step, meals, saidOn }: StockFormProps) {
  if (!meals.length) return <p>{t("none")}</p>;
  return (
    <SubscriptionStepForm step={step} submit={t("submit")}>
      {({ errorAt }) => (
        <>
          <p>{t("intro")}</p>
          <StockFields meals={meals} inputs={step.inputs} errorAt={errorAt} />
          {saidOn && (
            <Checkbox id={forgetField} name={forgetField} value="1">
              {t("forget", { day: formatDay(saidOn) })}
            </Checkbox>
          )}
        </>
      )}
    </SubscriptionStepForm>
  );
}

export const StockFormIsland = island(StockForm, { when: "touch" });
