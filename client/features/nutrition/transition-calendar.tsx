import { transitionTexts } from "../../../shared/nutrition/transition.texts.ts";
import { newGrams, transitionDays } from "../../../shared/nutrition/transition.ts";
import {
  type TransitionView,
  transitionFile,
  transitionInputs,
} from "../../../shared/nutrition/transition-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { Select } from "../../ui/select.tsx";
import tableCss from "../../ui/table.module.css";
import { TextField } from "../../ui/text-field.tsx";
import css from "./transition-calendar.module.css";
import { TransitionPicture } from "./transition-picture.tsx";

const t = translator(transitionTexts);

export interface TransitionCalendarProps {
  view: TransitionView;
  anchor: string;
  keeps?: readonly (readonly [name: string, value: string])[];
}

export function TransitionCalendar({ view, anchor, keeps = [] }: TransitionCalendarProps) {
  const { from, length, isChosen, names, reasons, ration } = view;
  const days = transitionDays(from, length);
  const mixed = days.slice(0, -1);
  const span = { first: formatDay(from), last: formatDay(mixed.at(-1)?.day) };
  return (
    <div className={`stack-4 ${css.calendar}`}>
      <div className={`stack-2 measure ${css.words}`}>
        <p>
          <strong>{names.join(", ")}.</strong> {t(isChosen ? "intro.chosen" : "intro.proposed", span)}
        </p>
        {length === 10 && reasons.length > 0 && (
          <p>
            {t("longer.title")} {reasons.map((reason) => t(`longer.${reason}`)).join(", ")}.
          </p>
        )}
      </div>
      <TransitionPicture days={days} />
      <ScrollTable>
        <table className={`${tableCss.table} ${css.table}`}>
          <caption>{t("caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("columns.day")}</th>
              <th scope="col">{t("columns.fresh")}</th>
              <th scope="col">{t("columns.old")}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ number, day, share }) => (
              <tr key={day}>
                <th scope="row">
                  <strong>{share === 100 ? t("onwards") : t("day", { number })}</strong> {formatDay(day)}
                </th>
                <td>
                  {ration === null
                    ? t("share", { share })
                    : t("grams", { share, grams: newGrams(ration, share) })}
                </td>
                <td>{share === 100 ? t("none") : t("share", { share: 100 - share })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <p className="note measure">{t("advice")}</p>
      <p className="note measure">{t("source")}</p>
      <form className={`row-3 ${css.change}`} action={`#${anchor}`} autoComplete="off">
        {keeps.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextField
          id={`${anchor}-${transitionInputs.from}`}
          name={transitionInputs.from}
          type="date"
          label={t("change.from")}
          defaultValue={from}
          required
        />
        <Select
          id={`${anchor}-${transitionInputs.length}`}
          name={transitionInputs.length}
          label={t("change.length")}
          choices={[7, 10].map((days) => ({ value: days, label: t("change.days", { days }) }))}
          defaultValue={length}
        />
        <Button look="outline">{t("change.submit")}</Button>
      </form>
      <p className="row-3 no-print">
        <ButtonLink look="outline" href={transitionFile(view)} data-file="">
          {t("file")} ({t("format")})
        </ButtonLink>
      </p>
    </div>
  );
}
