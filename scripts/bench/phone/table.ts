import { median } from "../load.ts";
import { markdownTable, type Table } from "../table.ts";
import type { Visit } from "./visit.ts";

type Measure = keyof Visit;

interface Bar {
  measure: string;
  bar: number;
  goal: number;
}

/** Multiples of the blank page's first paint; blocking time in milliseconds. */
const bars: Record<Measure, Bar> = {
  firstPaint: { measure: "first paint", bar: 1.6, goal: 1.5 },
  largestPaint: { measure: "largest paint", bar: 2, goal: 1.8 },
  hydrated: { measure: "all hydrated", bar: 2.9, goal: 2.5 },
  blocking: { measure: "blocking beyond 50 ms", bar: 50, goal: 20 },
};

const pressBars = {
  resting: { title: "Listing to product", measure: "painted, after resting on the link", bar: 250, goal: 80 },
  direct: { title: "Listing to product", measure: "painted, without", bar: 450, goal: 350 },
  atOnce: { title: "Product to cart", measure: "counted, pressed at the first paint", bar: 480, goal: 350 },
  later: { title: "Product to cart", measure: "counted, pressed after 6 s", bar: 400, goal: 250 },
} satisfies Record<string, Bar & { title: string }>;

export type Press = keyof typeof pressBars;

export interface PhoneFigures {
  blank: number[];
  pages: { build: string; title: string; visits: Visit[] }[];
  presses: { press: Press; build: string; times: number[] }[];
}

export function phoneTable({ blank, pages, presses }: PhoneFigures): Table {
  const unit = median(blank);
  const found = [
    ...(Object.keys(bars) as Measure[]).flatMap((measure) =>
      pages.map(({ title, build, visits }) => {
        const time = median(visits.map((visit) => visit[measure] ?? Number.NaN));
        return { title, build, time, ...bars[measure], unit: measure === "blocking" ? undefined : unit };
      }),
    ),
    ...presses.map(({ press, build, times }) => ({
      ...pressBars[press],
      build,
      time: median(times),
      unit: undefined,
    })),
  ].map((figure) => ({ ...figure, value: figure.time / (figure.unit ?? 1) }));

  const rows = found.map(({ title, build, measure, time, value, bar, goal, unit }) => {
    const suffix = unit ? " ×" : " ms";
    return [
      title,
      build,
      measure,
      `${time.toFixed(0)} ms`,
      unit ? value.toFixed(2) : "",
      bar + suffix,
      goal + suffix,
      value <= goal ? "goal" : value <= bar ? "bar" : "missed",
    ];
  });
  const head = ["Page", "Build", "Measure", "Time", "× blank", "Bar", "Goal", "Reached"];
  return {
    text: `On a phone. The blank page: ${unit.toFixed(0)} ms to its first paint.\n\n${markdownTable(head, rows, 3)}`,
    missed: found
      .filter(({ value, bar, build }) => build === "dist" && !(value <= bar))
      .map(({ title, measure, value, bar }) => `${title}, ${measure}: ${value.toFixed(2)} is above ${bar}.`),
  };
}
