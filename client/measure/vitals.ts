import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { BrowserReport, MeasuredWait } from "../../shared/measure/report.ts";

/** Milliseconds after which an unanswered press counts as a long wait. */
const longWait = 1000;

/** Milliseconds between a press and a request that it caused; its script may have to load first. */
const causedWithin = 2000;

export function observe(add: (point: BrowserReport, replace?: boolean) => void): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(({ name, value }) => add({ kind: "vital", name, value, path: location.pathname }, true), {
      reportAllChanges: true,
    });
  }
  let pressedAt = Number.NEGATIVE_INFINITY;
  const press = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  for (const type of ["click", "submit", "change"]) addEventListener(type, press, true);

  const wait = (name: MeasuredWait, ms: number) =>
    ms >= longWait && add({ kind: "wait", name, ms, path: location.pathname });

  observeEntries("measure", ({ name, duration: ms }) => {
    if (name !== "navigation") return;
    add({ kind: "navigation", ms, path: location.pathname });
    wait("navigation", ms);
  });
  observeEntries("resource", (entry) => {
    const { pathname, origin } = new URL(entry.name);
    const isCall = origin === location.origin && pathname.startsWith("/api/");
    const since = entry.startTime - pressedAt;
    if (!isCall || since < 0 || since > causedWithin) return;
    wait("call", since + entry.duration);
    pressedAt = Number.NEGATIVE_INFINITY;
  });
}

function observeEntries(type: string, take: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}
