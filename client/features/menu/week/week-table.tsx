import { menuResultTexts, weekdayNames } from "../../../../shared/menu/menu-result.texts.ts";
import type { MenuPlan } from "../../../../shared/menu/menu-view.ts";
import { servingText } from "../../../../shared/menu/serving.ts";
import { energyOfDay } from "../../../../shared/menu/week-plan.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { ScrollTable } from "../../../ui/scroll-table.tsx";
import css from "./week-table.module.css";

const t = translator(menuResultTexts);

const recipeName = (name: string) => name.split(/\s–\s/).at(-1) ?? name;

export function WeekTable({ week, foods }: Pick<MenuPlan, "week" | "foods">) {
  const foodOf = (sku: string | undefined) => foods.find((food) => food.sku === sku);
  const energy = { kibble: foods[0]?.energy ?? 0, wet: (sku: string) => foodOf(sku)?.energy ?? 0 };
  return (
    <ScrollTable>
      <table className={css.table}>
        <thead>
          <tr>
            {[t("day"), t("kibble"), t("wet"), t("energy")].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.map((day) => {
            const { wet } = day;
            const food = foodOf(wet?.sku);
            const serving = wet && food?.serving ? servingText(wet.grams, food.serving) : "";
            return (
              <tr key={day.day}>
                <th scope="row">{weekdayNames[day.day]}</th>
                <td>{`${day.kibble}\u00a0g`}</td>
                <td>
                  {wet && food ? (
                    <>
                      {`${wet.grams}\u00a0g`}
                      {serving && ` (${serving})`}
                      <span className="muted block">{unbroken(recipeName(food.name))}</span>
                    </>
                  ) : (
                    <span className="muted">{t("none")}</span>
                  )}
                </td>
                <td>{`${Math.round(energyOfDay(day, energy))}\u00a0kcal`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollTable>
  );
}
