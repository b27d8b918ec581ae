import { consentDays } from "../../shared/consent/consent.ts";
import { segmentNamed } from "../../shared/experiment/draw.ts";
import { type ExperimentName, experiments } from "../../shared/experiment/experiments.ts";
import type { AppContext, ExperimentVisitor } from "../context.ts";
import { readCookie, writeCookie } from "../session/cookies.ts";

const dayInSeconds = 24 * 60 * 60;

const isExperiment = (name: string): name is ExperimentName => Object.hasOwn(experiments, name);

const isId = (text: string) => /^[\w-]{8,64}$/.test(text);

/** Must be called with the consent's own response, so that parallel prefetches share one id. */
export function nameVisitor(c: AppContext): void {
  const [id = ""] = readCookie(c, "visitorId")?.split(".") ?? [];
  if (!isId(id)) keepVisitor(c, { id: crypto.randomUUID(), segments: new Map() });
}

export function experimentVisitor(c: AppContext): ExperimentVisitor | null {
  if (c.var.bot || !c.var.consent.granted.includes("marketing")) return null;
  const known = c.get("experimentVisitor");
  if (known) return known;
  const [id = "", ...drawn] = readCookie(c, "visitorId")?.split(".") ?? [];
  const isNew = !isId(id);
  const visitor = { id: isNew ? crypto.randomUUID() : id, isNew, segments: new Map() };
  for (const pair of drawn) {
    const [test = "", name] = pair.split("=", 2);
    const segment = isExperiment(test) ? segmentNamed(test, name) : undefined;
    if (segment) visitor.segments.set(test, segment);
  }
  c.set("experimentVisitor", visitor);
  return visitor;
}

/** Stored shape: "id.test=segment.test=segment". */
export function keepVisitor(c: AppContext, { id, segments }: Omit<ExperimentVisitor, "isNew">): void {
  const drawn = [...segments].map(([test, segment]) => `${test}=${segment}`);
  writeCookie(c, "visitorId", [id, ...drawn].join("."), consentDays * dayInSeconds);
}
