import { menuResultTexts, weekdayNames } from "../../../../shared/menu/menu-result.texts.ts";
import type { MenuPlan } from "../../../../shared/menu/menu-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import css from "./week-picture.module.css";

const t = translator(menuResultTexts);

const column = 50;
const letters = ["A", "B", "C", "D"] as const;
const tones = [css.a, css.b, css.c, css.d];

export function WeekPicture({ week, foods }: Pick<MenuPlan, "week" | "foods">) {
  const recipes = foods.filter(({ kind }) => kind === "wet");
  const most = Math.max(...week.map(({ kibble }) => kibble));
  return (
    <figure className={css.figure}>
      <svg className={css.week} viewBox={`0 0 ${7 * column} 132`} aria-hidden="true" focusable="false">
        {week.map(({ day, kibble, wet }) => {
          const place = recipes.findIndex(({ sku }) => sku === wet?.sku);
          const height = 10 + 14 * (kibble / most);
          return (
            <g key={day} transform={`translate(${day * column} 0)`}>
              <text className={css.day} x="25" y="14">
                {(weekdayNames[day] ?? "").slice(0, 3)}
              </text>
              {wet && (
                <>
                  <circle className={tones[place]} cx="25" cy={66 - height} r="15" />
                  <text className={css.letter} x="25" y={71 - height}>
                    {letters[place]}
                  </text>
                </>
              )}
              <ellipse className={css.kibble} cx="25" cy="74" rx="18" ry={height / 2} />
              <path className={css.bowl} d="M3 72h44l-5 22c-.6 3-2 4-5 4H13c-3 0-4.400-1-5-4Z" />
              <text className={css.grams} x="25" y="113">
                {`${kibble}\u00a0g`}
              </text>
              <text className={css.wet} x="25" y="128">
                {wet ? `+\u00a0${wet.grams}\u00a0g` : ""}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={css.legend}>
        <span>
          <span className={`${css.key} ${css.dry}`} /> {unbroken(foods[0]?.name ?? "")}
        </span>
        {recipes.map(({ sku, name }, place) => (
          <span key={sku}>
            <span className={`${css.key} ${tones[place]}`}>{letters[place]}</span> {unbroken(name)}
          </span>
        ))}
        <span className={`note ${css.note}`}>{t("picture")}</span>
      </figcaption>
    </figure>
  );
}
