import {
  dayAt,
  dayHours,
  isConfirmed,
  type OpeningPlace,
  weekdaySpells,
} from "../../../shared/shops/day-hours.ts";
import { specialText, spellText } from "../../../shared/shops/opening-texts.ts";
import { type Spell, weekdays } from "../../../shared/shops/shop.ts";
import { specialDaysFrom } from "../../../shared/shops/special-days.ts";
import { shopTexts } from "../../../shared/shops/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { weekdayOf } from "../../../shared/time/wall-clock.ts";
import css from "./hours-table.module.css";

const t = translator(shopTexts);

const noticeDays = 60;
const mostNotices = 6;

export function HoursTable({ place, city, moment }: { place: OpeningPlace; city: string; moment: number }) {
  const today = dayAt(moment);
  const special = specialDaysFrom(place, today, noticeDays).slice(0, mostNotices);
  return (
    <>
      <table className={css.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t("hours.day")}</th>
            <th scope="col">{t("hours.opening")}</th>
          </tr>
        </thead>
        <tbody>
          {weekdays.map((name, weekday) => {
            const isToday = weekday === weekdayOf(today);
            const actual = isToday ? dayHours(place, today) : null;
            return (
              <tr
                key={name}
                className={isToday ? css.today : undefined}
                aria-current={isToday ? "date" : undefined}
              >
                <th scope="row">
                  {t(`weekdays.${name}`)}
                  {isToday && <span className={css.mark}>{t("hours.today")}</span>}
                </th>
                <td>
                  <Spells spells={actual?.spells ?? weekdaySpells(place.hours, weekday)} />
                  {actual && !isConfirmed(actual) && (
                    <span className={css.mark}>{t("hours.unconfirmed")}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={`note ${css.note}`}>{t("hours.local", { city })}</p>
      {special.length > 0 && (
        <>
          <h3 className={css.next}>{t("hours.next")}</h3>
          <ul className={`stack-2 ${css.special}`}>
            {special.map((day) => (
              <li key={day.from}>
                {specialText(day)}
                {day.reason && <span className="note"> – {day.reason}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Spells({ spells }: { spells: readonly Spell[] }) {
  if (spells.length === 0) return t("hours.closed");
  return spells.map((spell) => (
    <span key={spell.opens} className={css.spell}>
      {spellText(spell)}
    </span>
  ));
}
