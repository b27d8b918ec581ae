import type { Figures, Vital } from "./figures.ts";
import type { Felt, ScriptError, Watched } from "./watched.ts";

export function tableOf(watched: readonly Watched[]): string {
  if (watched.length === 0) return "Nothing was measured.";
  return watched
    .toSorted((one, other) => other.figures.requests - one.figures.requests)
    .map(partOf)
    .join("\n\n");
}

function partOf({ version, figures, byRoute, errors }: Watched): string {
  const { requests, failures, pageViews, scriptErrors, visits, orders, vitals } = figures;
  return [
    `Version ${version}`,
    `  ${requests} requests, ${failures} failed (${share(failures, requests)})`,
    `  ${pageViews} page views, ${scriptErrors} script errors (${share(scriptErrors, pageViews)})`,
    `  ${visits} visits, ${orders} orders (${share(orders, visits)})`,
    `  75th percentile: ${vitalsOf(vitals) || "no vitals"}`,
    "",
    ...routesOf(figures, byRoute),
    ...(errors.length > 0 ? ["", "  Script errors:", ...errors.flatMap(linesOf)] : []),
  ].join("\n");
}

function routesOf(figures: Figures, byRoute: Watched["byRoute"]): string[] {
  const routes = [...new Set([...Object.keys(figures.byRoute), ...Object.keys(byRoute)])]
    .map((route) => ({
      route,
      ...(figures.byRoute[route] ?? { requests: 0, failures: 0 }),
      ...byRoute[route],
    }))
    .toSorted((one, other) => other.requests - one.requests);
  const width = Math.max(20, ...routes.map(({ route }) => route.length));
  const row = (route: string, figures: unknown[], felt: string) =>
    `  ${route.padEnd(width)} ${figures.map((figure) => String(figure).padStart(9)).join(" ")}  ${felt}`.trimEnd();
  return [
    row("route", ["requests", "failed", "errors"], "75th percentile, long waits"),
    ...routes.map(({ route, requests, failures, scriptErrors = 0, vitals = {}, waits = [] }) =>
      row(
        route,
        [requests, failures, scriptErrors],
        [vitalsOf(vitals), waitsOf(waits)].filter(Boolean).join("; "),
      ),
    ),
  ];
}

const vitalsOf = (vitals: Figures["vitals"]): string =>
  Object.entries(vitals)
    .flatMap(([name, vital]) => (vital ? [`${name} ${shownValue(name, vital)} (${vital.count})`] : []))
    .join(", ");

const shownValue = (name: string, { p75 }: Vital) =>
  name === "CLS" ? p75.toFixed(3) : `${Math.round(p75)} ms`;

const waitsOf = (waits: Felt["waits"]): string =>
  waits.map(({ name, times, p75 }) => `${times} × ${name} ${Math.round(p75)} ms`).join(", ");

function linesOf({ route, name, message, position, build, times }: ScriptError): string[] {
  const stack = /:\d+:\d+/.test(position)
    ? `echo "${position}" | npm run stack -- ${build}`
    : `${position} of build ${build}`.trim();
  return [`  ${times} × ${name} on ${route}: ${message}`, `      ${stack}`];
}

const share = (part: number, whole: number) => (whole > 0 ? `${((part / whole) * 100).toFixed(2)} %` : "–");
