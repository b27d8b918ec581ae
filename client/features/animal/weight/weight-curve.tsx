import { animalProfileTexts } from "../../../../shared/animal/profile/animal-profile.texts.ts";
import { formatWeight } from "../../../../shared/animal/weight/format-weight.ts";
import { type MeasuredWeight, weightCurve } from "../../../../shared/animal/weight/weight-curve.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate, formatMonth } from "../../../../shared/time/dates.ts";
import { Table } from "../../../ui/table.tsx";
import css from "./weight-curve.module.css";

const t = translator(animalProfileTexts);

export interface WeightCurveProps {
  name: string;
  measured: readonly MeasuredWeight[];
}

export function WeightCurve({ name, measured }: WeightCurveProps) {
  const curve = weightCurve(measured);
  const [first, last] = [curve?.points.at(0), curve?.points.at(-1)];
  if (!curve || !first || !last) return <p className="note">{t("weight.first")}</p>;
  const { points, lines } = curve;
  const path = points.map(({ x, y }, place) => `${place ? "L" : "M"}${x} ${y}`).join("");
  const label = t("weight.curve", {
    name,
    first: formatDate(first.measuredOn),
    last: formatDate(last.measuredOn),
  });
  return (
    <div className={css.figure}>
      <svg className={css.curve} role="img" aria-label={label}>
        {lines.map(({ weight, y }) => (
          <line key={weight} className={css.line} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          <path className={css.area} d={`${path}L100 100L0 100Z`} />
          <path className={css.path} d={path} vectorEffect="non-scaling-stroke" />
        </svg>
        {points.map(({ measuredOn, x, y }) => (
          <circle key={measuredOn} className={css.point} cx={`${x}%`} cy={`${y}%`} r={4} />
        ))}
      </svg>
      <svg className={css.weights} aria-hidden="true" focusable="false">
        {lines.map(({ weight, y }) => (
          <text key={weight} x="100%" y={`${y}%`} textAnchor="end" dominantBaseline="middle">
            {formatWeight(weight)}
          </text>
        ))}
      </svg>
      <p className={css.months} aria-hidden="true">
        <span>{formatMonth(first.measuredOn.slice(0, 7))}</span>
        <span>{formatMonth(last.measuredOn.slice(0, 7))}</span>
      </p>
      <details className={css.table}>
        <summary>{t("weight.table")}</summary>
        <Table
          columns={[t("weight.day"), t("weight.kilograms")]}
          rows={points.toReversed().map(({ measuredOn, weight }) => ({
            name: formatDate(measuredOn),
            cells: [t("weight.today", { weight: formatWeight(weight) })],
          }))}
        />
      </details>
    </div>
  );
}
