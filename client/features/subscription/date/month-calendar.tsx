import { type AriaAttributes, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import {
  type DayRange,
  isShipmentDay,
  isWithin,
} from "../../../../shared/subscription/date/choosable-days.ts";
import { dateTexts } from "../../../../shared/subscription/date/date.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay, formatMonth } from "../../../../shared/time/dates.ts";
import { monthAfter, monthOf, weeksOf } from "../../../../shared/time/month-grid.ts";
import { NextIcon, PreviousIcon } from "../../../ui/icons.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { dayForKey } from "./day-for-key.ts";
import css from "./month-calendar.module.css";

const t = translator(dateTexts);

export interface MonthCalendarProps {
  name: string;
  month: string;
  days: DayRange;
  today: string;
  planned: string | null;
  chosen: string | null;
  onChoose: (day: string) => void;
  hrefOf: (month: string) => string;
  describedBy: string;
}

/** Radio buttons that work without scripts; their keys follow the WAI-ARIA APG date grid. */
export function MonthCalendar({
  name,
  month: first,
  days,
  today,
  planned,
  chosen,
  ...rest
}: MonthCalendarProps) {
  const { onChoose, hrefOf, describedBy } = rest;
  const [month, setMonth] = useState(first);
  const [wanted, setWanted] = useState<string>();
  const table = useRef<HTMLTableElement>(null);
  const isGrid = useHydrated();
  const title = `mois-${name}`;

  // The day's input exists only after its month has rendered.
  useEffect(() => {
    if (wanted) table.current?.querySelector<HTMLInputElement>(`input[value="${wanted}"]`)?.focus();
  }, [wanted]);

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLInputElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const { value } = event.target;
    const target = dayForKey(event, value, days);
    if (event.key === "Enter") event.target.click();
    else if (!target) return;
    event.preventDefault();
    if (!target) return;
    setMonth(monthOf(target));
    setWanted(target);
  }

  const turn = (to: string) => (event: MouseEvent) => {
    event.preventDefault();
    setMonth(to);
    setWanted(undefined);
  };

  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <Turn to={monthAfter(month, -1)} {...{ days, hrefOf, turn }} kind="previous" />
        <h2 className={`title-xs ${css.title}`} id={title} aria-live="polite">
          {formatMonth(month)}
        </h2>
        <Turn to={monthAfter(month)} {...{ days, hrefOf, turn }} kind="next" />
      </div>
      <table
        ref={table}
        className={css.month}
        role={isGrid ? "grid" : undefined}
        aria-labelledby={title}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map(([short, long]) => (
              <th key={long} scope="col" abbr={long} className={css.weekday}>
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <Day
                  key={day ?? `outside ${index}`}
                  {...{ name, day, days, isGrid, onChoose }}
                  isToday={day === today}
                  isPlanned={day === planned}
                  isChosen={day === chosen}
                  onFocus={setWanted}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isGrid && chosen && monthOf(chosen) !== month && <input type="hidden" name={name} value={chosen} />}
    </div>
  );
}

const weekdays = [
  ["lun", "lundi"],
  ["mar", "mardi"],
  ["mer", "mercredi"],
  ["jeu", "jeudi"],
  ["ven", "vendredi"],
  ["sam", "samedi"],
  ["dim", "dimanche"],
] as const;

interface DayProps extends Pick<MonthCalendarProps, "name" | "days" | "onChoose"> {
  day: string | null;
  isGrid: boolean;
  isToday: boolean;
  isPlanned: boolean;
  isChosen: boolean;
  onFocus: (day: string) => void;
}

function Day({ name, day, days, isGrid, isToday, isPlanned, isChosen, onChoose, onFocus }: DayProps) {
  const cell = (state: AriaAttributes = {}) => (isGrid ? { role: "gridcell", ...state } : {});
  if (!day) return <td {...cell()} />;
  const number = Number(day.slice(8));
  const isClosed = isWithin(day, days) && !isShipmentDay(day, days);
  const marks = [
    isToday && t("date.today"),
    isPlanned && t("date.planned"),
    isClosed && t("date.closed"),
  ].filter(Boolean);
  if (!isShipmentDay(day, days)) {
    return (
      <td {...cell({ "aria-disabled": true })}>
        <span
          className={isToday ? `${css.off} ${css.today}` : css.off}
          title={isClosed ? t("date.closed") : undefined}
        >
          {number}
        </span>
        {marks.length > 0 && <VisuallyHidden> {marks.join(", ")}</VisuallyHidden>}
      </td>
    );
  }
  return (
    <td {...cell({ "aria-selected": isChosen })}>
      <label className={isPlanned ? `${css.day} ${css.planned}` : css.day}>
        <input
          className={css.input}
          type="radio"
          name={name}
          value={day}
          defaultChecked={isChosen}
          aria-label={[formatDay(day), ...marks].join(", ")}
          aria-current={isToday ? "date" : undefined}
          onChange={() => onChoose(day)}
          onFocus={() => onFocus(day)}
        />
        <span aria-hidden="true">{number}</span>
      </label>
    </td>
  );
}

interface TurnProps extends Pick<MonthCalendarProps, "days" | "hrefOf"> {
  to: string;
  kind: "previous" | "next";
  turn: (to: string) => (event: MouseEvent) => void;
}

function Turn({ to, kind, days, hrefOf, turn }: TurnProps) {
  const isPossible = to >= monthOf(days.first) && to <= monthOf(days.last);
  if (!isPossible) return <span className={css.turn} />;
  const label = t(`date.${kind}`, { month: formatMonth(to) });
  return (
    <a className={css.turn} href={hrefOf(to)} aria-label={label} onClick={turn(to)}>
      {kind === "previous" ? <PreviousIcon /> : <NextIcon />}
    </a>
  );
}
