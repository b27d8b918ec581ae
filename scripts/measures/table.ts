import type { Figures, FiguresByVersion, Vital } from "./figures.ts";

/** By version and route, the busiest first. */
export function tableOf(figures: FiguresByVersion): string {
  const versions = Object.entries(figures).toSorted(([, a], [, b]) => b.requests - a.requests);
  if (versions.length === 0) return "Nothing was measured.";
  return versions.map(([version, of]) => partOf(version, of)).join("\n\n");
}

function partOf(version: string, figures: Figures): string {
  const { requests, failures, pageViews, scriptErrors, visits, orders, vitals, byRoute } = figures;
  const routes = Object.entries(byRoute).toSorted(([, a], [, b]) => b.requests - a.requests);
  const width = Math.max(20, ...routes.map(([route]) => route.length));
  return [
    `Version ${version}`,
    `  ${requests} requests, ${failures} failed (${share(failures, requests)})`,
    `  ${pageViews} page views, ${scriptErrors} script errors (${share(scriptErrors, pageViews)})`,
    `  ${visits} visits, ${orders} orders (${share(orders, visits)})`,
    `  ${vitalsOf(vitals)}`,
    "",
    `  ${"route".padEnd(width)} ${"requests".padStart(9)} ${"failed".padStart(9)}`,
    ...routes.map(
      ([route, one]) =>
        `  ${route.padEnd(width)} ${String(one.requests).padStart(9)} ${String(one.failures).padStart(9)}`,
    ),
  ].join("\n");
}

function vitalsOf(vitals: Figures["vitals"]): string {
  const shown = Object.entries(vitals).flatMap(([name, vital]) =>
    vital ? [`${name} ${shownValue(name, vital)} (${vital.count})`] : [],
  );
  return shown.length > 0 ? `75th percentile: ${shown.join(", ")}` : "no vitals";
}

const shownValue = (name: string, { p75 }: Vital) =>
  name === "CLS" ? p75.toFixed(3) : `${Math.round(p75)} ms`;

const share = (part: number, whole: number) => (whole > 0 ? `${((part / whole) * 100).toFixed(2)} %` : "–");
