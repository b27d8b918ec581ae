import type { AnimalKind } from "../../../../shared/animal/animal.ts";
import { weightPlanTexts } from "../../../../shared/animal/plan/weight-plan.texts.ts";
import { formatWeight } from "../../../../shared/animal/weight/format-weight.ts";
import type { MeasuredWeight } from "../../../../shared/animal/weight/weight-curve.ts";
import type { WeightPlan } from "../../../../shared/nutrition/weight-plan.ts";
import { planChart } from "../../../../shared/nutrition/weight-plan-chart.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate, formatMonth } from "../../../../shared/time/dates.ts";
import { Table } from "../../../ui/table.tsx";
import curveCss from "../weight/weight-curve.module.css";
import css from "./plan-curve.module.css";

const t = translator(weightPlanTexts);

interface PlanCurveProps {
  name: string;
  kind: AnimalKind;
  plan: WeightPlan;
  measured: readonly MeasuredWeight[];
}

export function PlanCurve({ name, kind, plan, measured }: PlanCurveProps) {
  const { points, slow, fast, target, lines, rows, from, to } = planChart(kind, plan, measured);
  const label = t("curve.label", {
    name,
    start: formatWeight(plan.startWeight),
    target: formatWeight(plan.targetWeight),
  });
  return (
    <div className={curveCss.figure}>
      <svg className={curveCss.curve} role="img" aria-label={label}>
        {lines.map(({ weight, y }) => (
          <line key={weight} className={curveCss.line} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          <path className={css.course} d={`${pathOf(slow)}${pathOf(fast.toReversed()).replace("M", "L")}Z`} />
          <path className={curveCss.path} d={pathOf(points)} vectorEffect="non-scaling-stroke" />
        </svg>
        <line className={css.target} x1="0" x2="100%" y1={`${target}%`} y2={`${target}%`} />
        {points.map(({ measuredOn, x, y }) => (
          <circle key={measuredOn} className={curveCss.point} cx={`${x}%`} cy={`${y}%`} r={4} />
        ))}
      </svg>
      <svg className={curveCss.weights} aria-hidden="true" focusable="false">
        {lines.map(({ weight, y }) => (
          <text key={weight} x="100%" y={`${y}%`} textAnchor="end" dominantBaseline="middle">
            {formatWeight(weight)}
          </text>
        ))}
      </svg>
      <p className={curveCss.months} aria-hidden="true">
        <span>{formatMonth(from.slice(0, 7))}</span>
        <span>{formatMonth(to.slice(0, 7))}</span>
      </p>
      <div className={curveCss.table}>
        <ul className={css.legend}>
          <li>
            <span className={css.measured} aria-hidden="true" />
            {t("curve.measured")}
          </li>
          <li>
            <span className={css.advised} aria-hidden="true" />
            {t("curve.course")}
          </li>
        </ul>
        <details>
          <summary>{t("curve.table")}</summary>
          <Table
            columns={[t("curve.day"), t("curve.expected"), t("curve.weight")]}
            rows={rows.map((row) => ({
              name: formatDate(row.on),
              cells: [rangeText(row), weightText(row.measured)],
            }))}
          />
        </details>
      </div>
    </div>
  );
}

const pathOf = (places: readonly { x: number; y: number }[]): string =>
  places.map(({ x, y }, place) => `${place ? "L" : "M"}${x} ${y}`).join("");

function rangeText({ slow, fast }: { slow: number; fast: number }): string {
  const [from = "", to = ""] = [slow, fast].toSorted((one, other) => one - other).map(formatWeight);
  return t("curve.range", { from, to });
}

const weightText = (weight: number | null): string =>
  weight === null ? t("curve.none") : t("curve.kilograms", { weight: formatWeight(weight) });
