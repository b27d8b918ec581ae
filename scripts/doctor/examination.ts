import type { Log } from "../../worker/log.ts";
import { UpstreamError } from "../../worker/upstream/upstream-error.ts";

export type Need = "required" | "optional" | Feature;

/** Required only where the feature is on. */
export interface Feature {
  feature: string;
}

export type Outcome = "works" | "missing" | "unexpected" | "refused" | "no answer" | "not tried";

export interface Subject {
  /** Screens and forms that need the call. */
  screens: string;
  need: Need;
  /** Advice if the call does not work. */
  fix: string;
}

export interface Finding extends Subject {
  service: string;
  /** Method and path. */
  call: string;
  outcome: Outcome;
  detail: string;
}

export interface Examination {
  readonly findings: readonly Finding[];
  /** Undefined if the call does not work. @param isEnough sentence about what the answer lacks */
  ask<T>(
    subject: Subject & { call: string },
    run: () => Promise<T>,
    isEnough?: (answer: T) => string | undefined,
  ): Promise<T | undefined>;
  notTried(subject: Subject & { call: string }, reason: string): void;
  /** Members of answers that the shop leaves out, since they cannot be read. */
  readonly log: Pick<Log, "error" | "warn">;
}

export function examine(service: string): Examination {
  const findings: Finding[] = [];
  let leftOut: string[] = [];
  return {
    findings,
    log: {
      warn: (event, fields) => leftOut.push(`${event} ${JSON.stringify(fields ?? {})}`),
      error: () => {},
    },
    async ask(subject, run, isEnough = () => undefined) {
      leftOut = [];
      try {
        const answer = await run();
        const lacks = isEnough(answer);
        findings.push({
          ...{ service, ...subject },
          outcome: lacks ? "missing" : "works",
          detail: lacks ?? [...new Set(leftOut)].slice(0, 3).join(" "),
        });
        return lacks ? undefined : answer;
      } catch (error) {
        findings.push({ service, ...subject, ...failureOf(error) });
        return undefined;
      }
    },
    notTried(subject, reason) {
      findings.push({ service, ...subject, outcome: "not tried", detail: reason });
    },
  };
}

function failureOf(error: unknown): Pick<Finding, "outcome" | "detail"> {
  const detail = error instanceof Error ? error.message : String(error);
  if (!(error instanceof UpstreamError)) return { outcome: "unexpected", detail };
  if (error.status === 0) return { outcome: "no answer", detail };
  if ([404, 501].includes(error.status)) return { outcome: "missing", detail };
  if (error.status < 500) return { outcome: "refused", detail };
  return { outcome: "unexpected", detail };
}

/** @param isOn whether the configuration names the feature */
const isNeeded = ({ need }: Subject, isOn: (feature: string) => boolean): boolean =>
  need === "required" || (typeof need === "object" && isOn(need.feature));

const isBroken = ({ outcome }: Finding): boolean => outcome !== "works" && outcome !== "not tried";

export const problemsIn = (
  findings: readonly Finding[],
  isOn: (feature: string) => boolean,
): readonly Finding[] => findings.filter((finding) => isBroken(finding) && isNeeded(finding, isOn));

/** Features none of whose calls is broken or missing. */
export function possibleFeatures(findings: readonly Finding[]): string[] {
  const features = new Map<string, boolean>();
  for (const finding of findings) {
    if (typeof finding.need !== "object") continue;
    const { feature } = finding.need;
    features.set(feature, (features.get(feature) ?? true) && !isBroken(finding));
  }
  return [...features].flatMap(([feature, works]) => (works ? feature : []));
}
