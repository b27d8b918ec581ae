import { explainEnergy, explainRation } from "../../../shared/guide/explain-energy.ts";
import { formulaWords } from "../../../shared/guide/formula-words.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import type { AdvisedFood, ShownAdvice } from "../../../shared/guide/shown-advice.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { formatNumber } from "../../../shared/text/format-number.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Fold } from "../../ui/fold.tsx";
import { daysText } from "./advice-rows.ts";
import css from "./verify-advice.module.css";

const t = translator(resultTexts);

interface VerifyAdviceProps extends Pick<ShownAdvice, "energy" | "formula"> {
  foods: readonly AdvisedFood[];
  weight: number | null;
}

export function VerifyAdvice({ energy, formula, foods, weight }: VerifyAdviceProps) {
  return (
    <Fold title={t("verify.title")}>
      <div className={`stack-5 ${css.parts}`}>
        <EnergyPart energy={energy} formula={formula} weight={weight} />
        {foods.map((food, place) => (
          <FoodPart key={food.sku} food={food} place={place + 2} energy={energy} />
        ))}
      </div>
    </Fold>
  );
}

function EnergyPart({ energy, formula, weight }: Omit<VerifyAdviceProps, "foods">) {
  const told = formula && explainEnergy(formula);
  const band = { low: formatNumber(energy.low), high: formatNumber(energy.high) };
  if (!formula || !told) {
    return <p>{t("verify.untold", { need: formatNumber(energy.need), ...band })}</p>;
  }
  const isTarget = weight !== null && Math.abs(weight - formula.weight) > 0.005;
  return (
    <section>
      <h3>{t("verify.need", { band: t(`bands.${formula.band}`) })}</h3>
      <ul className={css.lines}>
        {weight !== null && isTarget && <li>{t("verify.today", { weight: formatNumber(weight) })}</li>}
        <li>{t(isTarget ? "verify.target" : "verify.weight", { weight: told.weight })}</li>
        <li>{t("verify.power", told)}</li>
        <li>{t("verify.base", { base: told.base })}</li>
        {told.steps.map(({ code, share, factor }) => (
          <li key={code}>{t("verify.step", { share, factor, why: t(`steps.${code}`) })}</li>
        ))}
        <li>{t("verify.result", told)}</li>
        {energy.need !== formula.need && <li>{t("verify.kept", { need: formatNumber(energy.need) })}</li>}
        <li>{t("verify.band", band)}</li>
        <li>{t("verify.formula", { words: formulaWords(formula) })}</li>
      </ul>
    </section>
  );
}

function FoodPart({
  food,
  place,
  energy,
}: { food: AdvisedFood; place: number } & Pick<ShownAdvice, "energy">) {
  const { name, ration, energyPer100g, format, packDays, pricePerDay } = food;
  const told = explainRation(food, energy.need);
  const kcal = formatNumber(energyPer100g);
  const weight = formatNumber(format.weight);
  return (
    <section>
      <h3>{t("verify.food", { place, name })}</h3>
      <ul className={css.lines}>
        <li>{t("verify.label", { kcal })}</li>
        {told.followsFromNeed ? (
          <li>{t("verify.ration", { need: formatNumber(energy.need), kcal, exact: told.grams, ration })}</li>
        ) : (
          <li>{t("verify.inside", { ration, kcal, energy: told.kcal })}</li>
        )}
        <li>{t("verify.days", { weight, ration, exact: told.days, days: daysText(packDays) })}</li>
        {pricePerDay !== null && (
          <li>
            {t("verify.price", {
              price: formatAmount(format.price),
              ration,
              weight,
              perDay: formatAmount(pricePerDay),
            })}
          </li>
        )}
      </ul>
    </section>
  );
}
