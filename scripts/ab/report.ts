import { markdownTable } from "../bench/table.ts";
import type { Judged } from "./judge.ts";
import type { Interval } from "./statistics.ts";

export function report(test: string, { control, others, sampleRatio, mixed }: Judged): string {
  const rows = [control, ...others].map(({ segment, visitors, buyers, rate, interval }) => [
    segment,
    String(visitors),
    String(buyers),
    percent(rate),
    between(interval),
  ]);
  const split = sampleRatio.isMismatch
    ? `Sample ratio MISMATCH (p = ${figure(sampleRatio.p)}): visitors do not come in the planned shares. Find out why before anything is read from the rates.`
    : `Sample ratio as planned (p = ${figure(sampleRatio.p)}).`;
  const verdicts = others.map(
    ({ segment, difference, always, once, decision }) =>
      `${segment} against ${control.segment}: ${percent(difference)} points, ${between(always)} at every look, ${between(once)} for a single one → ${decision}`,
  );
  return [
    `## ${test}`,
    split,
    markdownTable(["Segment", "Visitors", "Buyers", "Rate", "95 %"], rows),
    ...verdicts,
    ...(mixed > 0 ? [`${mixed} visitors saw several segments and count nowhere.`] : []),
  ].join("\n\n");
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

const between = ({ low, high }: Interval) => `${percent(low)} to ${percent(high)}`;

const figure = (p: number) => (p < 0.0001 ? p.toExponential(1) : p.toFixed(4));
