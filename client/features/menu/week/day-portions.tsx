import { mealNames, menuResultTexts } from "../../../../shared/menu/menu-result.texts.ts";
import type { MenuPlan } from "../../../../shared/menu/menu-view.ts";
import { servingText } from "../../../../shared/menu/serving.ts";
import type { DayPlan } from "../../../../shared/menu/week-plan.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import css from "./day-portions.module.css";

const t = translator(menuResultTexts);

export function DayPortions({
  week,
  foods,
  level = 3,
}: Pick<MenuPlan, "week" | "foods"> & { level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <div className={css.days}>
      {daysOfEachKind(week).map((day) => {
        const food = foods.find(({ sku }) => sku === day.wet?.sku);
        return (
          <section key={day.wet?.sku ?? ""} className={css.day}>
            <Title className="title-xs">{food ? t("with", { name: unbroken(food.name) }) : t("only")}</Title>
            <dl className={css.meals}>
              {day.meals.map(({ kibble, wet }, place) => {
                const serving = food?.serving && wet > 0 ? servingText(wet, food.serving) : "";
                const name = namesOf(day.meals.length)[place] ?? "";
                return (
                  <div key={name} className={css.meal}>
                    <dt>{name}</dt>
                    <dd>
                      <span>
                        <strong>{`${kibble}\u00a0g`}</strong> {t("kibble").toLowerCase()}
                      </span>
                      {wet > 0 && (
                        <span>
                          <strong>{`${wet}\u00a0g`}</strong> {t("wet").toLowerCase()}
                          {serving && ` (${serving})`}
                        </span>
                      )}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

const namesOf = (count: number): readonly string[] => mealNames[count - 1] ?? [];

export function daysOfEachKind(week: readonly DayPlan[]): DayPlan[] {
  const days = week.filter(
    (day, place) => week.findIndex((other) => other.wet?.sku === day.wet?.sku) === place,
  );
  return [...days.filter(({ wet }) => wet), ...days.filter(({ wet }) => !wet)];
}
