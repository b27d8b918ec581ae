import type { BrowserReport, MeasureSettings } from "../shared/measure/report.ts";

/** Inlined into the document, so no outside references. Stores nothing and identifies nobody. */
export function measurePage({ version, build, share, file, to }: MeasureSettings): void {
  const mostErrors = 5;
  const most = 20;
  /* Milliseconds after load: visible content comes first. */
  const afterLoad = 2e3;
  const isDrawn = Math.random() < share;
  let points: BrowserReport[] = [];
  let errors = 0;
  let isTold = false;

  const add = (point: BrowserReport, replace = false) => {
    if (point.kind === "vital" && isTold) return;
    const { name } = point as { name?: string };
    if (replace) points = points.filter((one) => (one as typeof point & { name?: string }).name !== name);
    if (points.length < most) points.push(point);
  };
  const failed = (name: "error" | "rejection" | "file", text: unknown, stack: unknown) => {
    const found = `${stack}`.match(/\/assets\/[\w.-]+(?::\d+:\d+)?/g);
    /* Errors of browser extensions and of third-party scripts have no position in our files. */
    if (!found || errors >= mostErrors) return;
    errors += 1;
    const message = `${text}`.slice(0, 300);
    add({ kind: "error", name, message, position: found.slice(0, 6).join(" "), path: location.pathname });
  };
  const tell = () => {
    if (document.visibilityState !== "hidden" || points.length === 0) return;
    const body = JSON.stringify({ version, build, points });
    navigator.sendBeacon(to, new Blob([body], { type: "application/json" }));
    points = [];
    isTold = true;
  };

  addEventListener(
    "error",
    (event) => {
      const { message, error, filename, lineno, colno, target } = event;
      const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
      if (message) failed("error", message, `${error?.stack}\n${filename}:${lineno}:${colno}`);
      else failed("file", "missing", src || href);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    failed(`${reason}`.includes("/assets") ? "file" : "rejection", reason, `${reason?.stack}\n${reason}`),
  );
  /* Registered after the listeners that add the last vitals. */
  addEventListener("visibilitychange", tell);
  if (!isDrawn) return;
  const load = () => {
    /* The import map comes with the first scripts, and no module may precede it. */
    if (performance.getEntriesByName("hydrated").length === 0) return void setTimeout(load, afterLoad);
    import(`/assets/${file}.js`).then(
      ({ observe }: { observe: (take: typeof add) => void }) => observe(add),
      () => {},
    );
  };
  addEventListener("load", () => setTimeout(load, afterLoad), { once: true });
}
