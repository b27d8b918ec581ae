/** Of Analytics Engine: its binding names the same (wrangler.toml). */
export const measuresDataset = "storefront_measures";

export const vitalNames = ["LCP", "INP", "CLS", "TTFB", "FCP"] as const;
export type VitalName = (typeof vitalNames)[number];

/** Of an answer. `-` is the route of a page that has none. */
/** `part`: a document of which scripts take over a part. */
export type AnswerKind = "document" | "part" | "api";
export const noRoute = "-";

/** What is measured: of one request, page or press, and of nobody. */
export type MeasuredPoint =
  | { kind: "request"; route: string; answer: AnswerKind; status: number; fault: boolean; ms: number }
  /** An answer that was counted as good, and of which an error was logged behind it: a late part, or its rendering. */
  | { kind: "fault"; route: string; fault: true }
  /** The first page of a visit. */
  | { kind: "visit"; route: string }
  | { kind: "order"; route: string }
  | BrowserPoint;

/** What a browser tells. `weight` is how many pages a sampled one stands for. */
export type BrowserPoint =
  /** Milliseconds; of CLS its score. */
  | { kind: "vital"; route: string; name: VitalName; value: number; weight: number }
  | { kind: "navigation"; route: string; ms: number; weight: number }
  | { kind: "wait"; route: string; name: string; ms: number; weight: number }
  | { kind: "error"; route: string; name: string; message: string; position: string; build: string };

/** The columns of Analytics Engine that hold a point: the writer and the readers name them by this. */
export const column = {
  /** Points are sampled by their index: a version with little traffic keeps its own. */
  version: "index1",
  kind: "blob1",
  route: "blob2",
  /** Kind of answer, name of the vital, what was waited for, sort of error. */
  name: "blob3",
  message: "blob4",
  position: "blob5",
  build: "blob6",
  /** Milliseconds, or a score. */
  value: "double1",
  status: "double2",
  weight: "double3",
  /**
   * 1 where the answer failed, or an error was logged: a form without scripts is answered with 303, a page whose late
   * part fails with 200. Of an answer at most one point has it: its own, or the one behind it.
   */
  fault: "double4",
} as const;

export interface DataPoint {
  indexes: [string];
  blobs: string[];
  doubles: number[];
}

export function toDataPoint(point: MeasuredPoint, version: string): DataPoint {
  const { kind, route, answer, name, message, position, build, ms, value, status, weight, fault } = {
    ...empty,
    ...point,
  };
  return {
    indexes: [version],
    blobs: [kind, route, name || answer, message, position, build],
    doubles: [value || ms, status, weight, Number(fault)],
  };
}

const empty = {
  answer: "",
  name: "",
  message: "",
  position: "",
  build: "",
  ms: 0,
  value: 0,
  status: 0,
  weight: 1,
  fault: false,
};
