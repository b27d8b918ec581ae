import type { FormInputs } from "../../../../shared/forms/smart-form.ts";
import type { MealFood } from "../../../../shared/subscription/stock/stock-at-home.ts";
import { shareField, shareOf, stockShares } from "../../../../shared/subscription/stock/stock-shares.ts";
import { stockWordTexts } from "../../../../shared/subscription/stock/stock-word.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Select } from "../../../ui/select.tsx";

const t = translator(stockWordTexts);

interface StockFieldsProps {
  meals: readonly MealFood[];
  inputs: FormInputs;
  errorAt: (path: string) => string | undefined;
}

export const StockFields = ({ meals, inputs, errorAt }: StockFieldsProps) =>
  meals.map((meal) => {
    const name = shareField(meal.code);
    return (
      <Select
        key={meal.code}
        id={name}
        name={name}
        label={[unbroken(meal.name), unbroken(meal.pack)].filter(Boolean).join(", ")}
        error={errorAt(name)}
        defaultValue={inputs[name] ?? String(shareOf(meal))}
        choices={stockShares.map((quarters) => ({
          value: String(quarters),
          label: t("shares", { quarters, kind: meal.kind }),
        }))}
      />
    );
  });
