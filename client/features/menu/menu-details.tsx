import { menuResultTexts } from "../../../shared/menu/menu-result.texts.ts";
import type { MenuPlan } from "../../../shared/menu/menu-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { MenuCheck } from "./menu-check.tsx";
import css from "./menu-details.module.css";
import { DayPortions } from "./week/day-portions.tsx";
import { WeekPicture } from "./week/week-picture.tsx";
import { WeekTable } from "./week/week-table.tsx";

const t = translator(menuResultTexts);

export interface MenuDetailsProps {
  plan: MenuPlan;
  name: string;
}

export function MenuDetails({ plan, name }: MenuDetailsProps) {
  return (
    <>
      <section className={css.part} aria-labelledby="semaine">
        <h2 id="semaine">{t("week")}</h2>
        <WeekPicture {...plan} />
        <WeekTable {...plan} />
      </section>
      <section className={css.part} aria-labelledby="portions">
        <h2 id="portions">{t("portions")}</h2>
        <DayPortions {...plan} />
        <p className={`note ${css.keep}`}>{t("keep")}</p>
        <MenuCheck plan={plan} name={name} />
      </section>
    </>
  );
}
