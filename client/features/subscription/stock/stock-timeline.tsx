import { onFirstUse } from "../../../../shared/on-first-use.ts";
import type { StockBowl } from "../../../../shared/subscription/stock/stock-at-home.ts";
import { daysBetween } from "../../../../shared/subscription/stock/stock-days.ts";
import { dayAfter } from "../../../../shared/time/wall-clock.ts";
import css from "./stock-timeline.module.css";

export interface StockTimelineProps {
  today: string;
  arrives: string | null;
  bowl: Pick<StockBowl, "runsOutOn" | "margin" | "withNext" | "gap">;
  end: string;
}

export function StockTimeline({
  today,
  arrives,
  bowl: { runsOutOn, margin, withNext, gap },
  end,
}: StockTimelineProps) {
  const at = (day: string) => {
    const share = daysBetween(today, day) / Math.max(daysBetween(today, end), 1);
    return `${Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10}%`;
  };
  const from = (start: string, stop: string) => ({ x1: at(start), x2: at(stop), y1: 16, y2: 16 });
  const sure = dayAfter(runsOutOn, -margin);
  return (
    <svg className={css.line} aria-hidden="true" focusable="false">
      <line className={css.ground} x1="0" x2="100%" y1={16} y2={16} />
      {arrives && arrives > runsOutOn && <line className={css.gap} {...from(runsOutOn, arrives)} />}
      {arrives && withNext && (
        <line className={css.coming} {...from(arrives > runsOutOn ? arrives : runsOutOn, withNext)} />
      )}
      {sure > today && <line className={css.home} {...from(today, sure)} />}
      <line className={css.unsure} {...from(sure > today ? sure : today, runsOutOn)} />
      {gap && <line className={css.ground} {...from(gap.from, gap.arrives)} />}
      {gap && <line className={css.gap} {...from(gap.from, gap.arrives)} />}
      {arrives && (
        <g className={css.parcel}>
          <line x1={at(arrives)} x2={at(arrives)} y1={2} y2={30} />
          <circle cx={at(arrives)} cy={5} r={5} />
        </g>
      )}
      {monthsBetweenDays(today, end).map(({ day, name }) => (
        <g key={day} className={css.month}>
          <line x1={at(day)} x2={at(day)} y1={26} y2={32} />
          <text x={at(day)} y={46} textAnchor={day === today ? "start" : "middle"}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

const month = onFirstUse(() => new Intl.DateTimeFormat("fr-FR", { month: "short", timeZone: "UTC" }));

function monthsBetweenDays(today: string, end: string): { day: string; name: string }[] {
  const span = daysBetween(today, end);
  const every = Math.ceil(span / 150);
  const firsts = Array.from({ length: span }, (_, index) => dayAfter(today, index + 1)).filter(
    (day) => day.endsWith("-01") && Number(day.slice(5, 7)) % every === 0,
  );
  return firsts
    .filter((day) => daysBetween(today, day) > span * 0.06 && daysBetween(day, end) > span * 0.06)
    .map((day) => ({ day, name: month().format(new Date(`${day}T00:00:00Z`)) }));
}
