import { menuResultTexts } from "../../../shared/menu/menu-result.texts.ts";
import type { MenuPlan } from "../../../shared/menu/menu-view.ts";
import { energyOfDay } from "../../../shared/menu/week-plan.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Fold } from "../../ui/fold.tsx";
import { daysOfEachKind } from "./week/day-portions.tsx";

const t = translator(menuResultTexts);

export function MenuCheck({ plan: { week, foods, energy }, name }: { plan: MenuPlan; name: string }) {
  const { need, low, high, source } = energy;
  const [kibble] = foods;
  if (!kibble) return null;
  const energyOf = (sku: string) => foods.find((food) => food.sku === sku)?.energy ?? 0;
  const alone = week.find(({ wet }) => !wet);
  return (
    <Fold title={t("check.title")}>
      <div className="stack-3">
        <p>{t("check.need", { name, need: whole(need), low: whole(low), high: whole(high) })}</p>
        {source && <p className="note">{t("check.source", { source })}</p>}
        {daysOfEachKind(week).map((day) => {
          const wet = foods.find(({ sku }) => sku === day.wet?.sku);
          return (
            <ul key={wet?.sku ?? ""}>
              <Line name={t("kibble")} grams={day.kibble} energy={kibble.energy} />
              {wet && day.wet && <Line name={wet.name} grams={day.wet.grams} energy={wet.energy} />}
              <li>
                <strong>
                  {t("check.total", {
                    kcal: whole(energyOfDay(day, { kibble: kibble.energy, wet: energyOf })),
                  })}
                </strong>
              </li>
            </ul>
          );
        })}
        {alone && (
          <p>{t("check.alone", { need: whole(need), energy: whole(kibble.energy), grams: alone.kibble })}</p>
        )}
      </div>
    </Fold>
  );
}

function Line({ name, grams, energy }: { name: string; grams: number; energy: number }) {
  const kcal = whole((grams * energy) / 100);
  return (
    <li>
      {name}&nbsp;: {t("check.food", { grams, energy: whole(energy), kcal })}
    </li>
  );
}

const whole = (value: number) => Math.round(value);
