import { island } from "../../../../engine/islands/island.tsx";
import type { MealFood } from "../../../../shared/subscription/stock/stock-at-home.ts";
import {
  forgetField,
  shareField,
  shareOf,
  stockShares,
} from "../../../../shared/subscription/stock/stock-shares.ts";
import { stockWordTexts } from "../../../../shared/subscription/stock/stock-word.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Select } from "../../../ui/select.tsx";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";

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
          {meals.map((meal) => {
            const name = shareField(meal.code);
            return (
              <Select
                key={meal.code}
                id={name}
                name={name}
                label={[unbroken(meal.name), unbroken(meal.pack)].filter(Boolean).join(", ")}
                error={errorAt(name)}
                defaultValue={step.inputs[name] ?? String(shareOf(meal))}
                choices={stockShares.map((quarters) => ({
                  value: String(quarters),
                  label: t("shares", { quarters, kind: meal.kind }),
                }))}
              />
            );
          })}
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
