/** Dataset of Analytics Engine; must match the binding in wrangler.toml. */
export const measuresDataset = "storefront_measures";

export const vitalNames = ["LCP", "INP", "CLS", "TTFB", "FCP"] as const;
export type VitalName = (typeof vitalNames)[number];

export type AnswerKind = "document" | "part" | "api";
export const noRoute = "-";

/** Calls of one request, by service. */
export type CallFigures = Readonly<Record<string, { count: number; failed: number; slowest: number }>>;

export type MeasuredPoint =
  | {
      kind: "request";
      route: string;
      answer: AnswerKind;
      status: number;
      fault: boolean;
      ms: number;
      calls?: CallFigures | undefined;
    }
  /** Calls that ended after the answer. */
  | { kind: "late calls"; route: string; calls: CallFigures }
  /** Lines of the log that alarms count; `weight`: how many the request wrote. */
  | { kind: "line"; route: string; name: string; message: string; weight: number }
  /** Error logged after a successful answer had started. */
  | { kind: "fault"; route: string; fault: true }
  | { kind: "visit"; route: string }
  | { kind: "order"; route: string }
  | BrowserPoint;

/** Services whose calls are counted, in the order of their columns: append only. */
const countedServices = ["ecommerce", "content", "search", "kv"] as const;
type CountedService = (typeof countedServices)[number];

/** Columns of a service's calls; `slowest` in milliseconds. */
export function callColumns(service: CountedService) {
  const first = 5 + 3 * countedServices.indexOf(service);
  return { count: `double${first}`, failed: `double${first + 1}`, slowest: `double${first + 2}` };
}

/** `weight`: number of page views that a sampled one stands for. */
export type BrowserPoint =
  | { kind: "vital"; route: string; name: VitalName; value: number; weight: number }
  | { kind: "navigation"; route: string; ms: number; weight: number }
  | { kind: "wait"; route: string; name: string; ms: number; weight: number }
  | { kind: "error"; route: string; name: string; message: string; position: string; build: string };

export const column = {
  /** Analytics Engine samples by index, so a version with little traffic keeps its points. */
  version: "index1",
  kind: "blob1",
  route: "blob2",
  name: "blob3",
  message: "blob4",
  position: "blob5",
  build: "blob6",
  value: "double1",
  status: "double2",
  weight: "double3",
  /**
   * 1 for a failed answer or a logged error, which the status does not tell: a failed form without scripts is
   * answered with 303, a page whose late part fails with 200.
   */
  fault: "double4",
} as const;

export interface DataPoint {
  indexes: [string];
  blobs: string[];
  doubles: number[];
}

export function toDataPoint(point: MeasuredPoint, version: string): DataPoint {
  const { kind, route, answer, name, message, position, build, ms, value, status, weight, fault, calls } = {
    ...empty,
    ...point,
  };
  return {
    indexes: [version],
    blobs: [kind, route, name || answer, message, position, build],
    doubles: [value || ms, status, weight, Number(fault), ...columnsOf(calls)],
  };
}

const columnsOf = (calls: CallFigures | undefined): number[] =>
  calls
    ? countedServices.flatMap((service) => {
        const { count, failed, slowest } = calls[service] ?? noCalls;
        return [count, failed, slowest];
      })
    : [];

const noCalls = { count: 0, failed: 0, slowest: 0 };

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
  calls: undefined as CallFigures | undefined,
};
