import type { Alarm, Cause, Wakes } from "./alarm.ts";
import { lasting, type Seen, verdictOn } from "./verdict.ts";

/** Milliseconds without any of its alarms until an incident is over. */
const quietTime = 5 * 60_000;

export interface Incident {
  /** Ids, in the order in which they rang. */
  alarms: string[];
  wakes: Wakes;
  at: number;
  quietSince?: number | undefined;
}

export interface AlarmState {
  /** Since when each rule holds, by `<id of the alarm>/<place of the rule>`. */
  holding: Record<string, number>;
  incidents: Partial<Record<Cause, Incident>>;
}

export const calm = (): AlarmState => ({ holding: {}, incidents: {} });

export interface Message {
  /** `part`: the incident turned out to be a part of another one. */
  is: "rings" | "worse" | "part" | "over";
  cause: Cause;
  wakes: Wakes;
  /** When the incident began. */
  since: number;
  at: number;
  alarms: readonly string[];
  title: string;
  runbooks: readonly string[];
  seen: string;
}

interface Found {
  alarm: Alarm;
  /** Undefined as long as the rule has not held long enough. */
  rings: string | undefined;
}

/** Changes `state`. */
export function nextMessages(alarms: readonly Alarm[], seen: Seen, state: AlarmState): Message[] {
  const { at } = seen;
  const { incidents } = state;
  dropUnknown(alarms, state);
  const found = alarms.flatMap((alarm) => findingOn(alarm, seen, state) ?? []);
  const messages: Message[] = [];
  const messageOf = (is: Message["is"], cause: Cause, incident: Incident, alarm: Alarm, why: string) =>
    messages.push({
      ...{ is, cause, wakes: incident.wakes, since: incident.at, at },
      ...{ alarms: incident.alarms.map((id) => titleOf(alarms, id)), title: alarm.title },
      ...{ runbooks: alarm.runbooks, seen: why },
    });

  for (const { alarm, rings } of found) {
    if (rings === undefined || isOpen(state, alarm)) continue;
    const cause = causeOf(alarm, found, state);
    const known = incidents[cause];
    const incident = known ?? { alarms: [], wakes: alarm.wakes, at };
    const isWorse = urgency[alarm.wakes] > urgency[incident.wakes];
    incident.alarms.push(alarm.id);
    if (isWorse) incident.wakes = alarm.wakes;
    incidents[cause] = incident;
    const runbooks = runbooksOf(alarm, cause, found);
    if (!known || isWorse)
      messageOf(known ? "worse" : "rings", cause, incident, { ...alarm, runbooks }, rings);
    if (!known || isWorse) takeIn(cause, alarm);
  }

  for (const [cause, incident] of Object.entries(incidents) as [Cause, Incident][]) {
    const isActive = incident.alarms.some((id) =>
      Object.keys(state.holding).some((rule) => rule.startsWith(`${id}/`)),
    );
    if (isActive) incident.quietSince = undefined;
    else incident.quietSince ??= at;
    if (incident.quietSince === undefined || at - incident.quietSince < quietTime) continue;
    delete incidents[cause];
    const first = alarms.find(({ id }) => id === incident.alarms[0]);
    if (first) messageOf("over", cause, incident, first, `quiet for ${quietTime / 60_000} minutes`);
  }
  return messages;

  /** An incident that this one explains becomes a part of it, unless it is more urgent: a part rings no pager. */
  function takeIn(cause: Cause, { title }: Alarm): void {
    const opened = incidents[cause];
    for (const [other, incident] of Object.entries(incidents) as [Cause, Incident][]) {
      const own = alarms.filter(({ id }) => incident.alarms.includes(id));
      const isExplained = own.every(({ explainedBy = [] }) => explainedBy.includes(cause));
      if (!opened || other === cause || !isExplained) continue;
      if (urgency[incident.wakes] > urgency[opened.wakes]) continue;
      delete incidents[other];
      opened.alarms.push(...incident.alarms);
      if (own[0]) messageOf("part", other, incident, own[0], `a part of: ${title}`);
    }
  }
}

/** Rules may change with a deployment. */
function dropUnknown(alarms: readonly Alarm[], { holding }: AlarmState): void {
  const known = new Set(alarms.flatMap(({ id, rules }) => rules.map((_, place) => `${id}/${place}`)));
  for (const rule of Object.keys(holding)) if (!known.has(rule)) delete holding[rule];
}

function findingOn(alarm: Alarm, seen: Seen, { holding }: AlarmState): Found | undefined {
  let holds = false;
  let rings: string | undefined;
  alarm.rules.forEach((rule, place) => {
    const key = `${alarm.id}/${place}`;
    const verdict = verdictOn(rule, seen);
    if (verdict === false) delete holding[key];
    if (typeof verdict === "string") holding[key] ??= seen.at;
    const since = holding[key];
    if (since === undefined) return;
    holds = true;
    // Half a minute of tolerance: a schedule is not exact.
    if (typeof verdict === "string" && seen.at - since >= (lasting(rule) - 1.5) * 60_000) rings ??= verdict;
  });
  return holds ? { alarm, rings } : undefined;
}

/** The alarm's own cause, unless an incident explains it that is open or about to be. */
function causeOf(
  { explainedBy = [], cause: own }: Alarm,
  found: readonly Found[],
  { incidents }: AlarmState,
): Cause {
  const open = explainedBy.find((cause) => incidents[cause]);
  if (open ?? incidents[own]) return open ?? own;
  return found.find(({ alarm }) => explainedBy.includes(alarm.cause))?.alarm.cause ?? own;
}

/** Those of more precise alarms come first, even if these do not ring yet. */
function runbooksOf(alarm: Alarm, cause: Cause, found: readonly Found[]): string[] {
  const before = found.slice(
    0,
    found.findIndex((one) => one.alarm === alarm),
  );
  const related = before.flatMap((one) => (one.alarm.cause === cause ? one.alarm.runbooks : []));
  return [...new Set([...related, ...alarm.runbooks])];
}

const isOpen = ({ incidents }: AlarmState, { id }: Alarm): boolean =>
  Object.values(incidents).some((incident) => incident.alarms.includes(id));

const titleOf = (alarms: readonly Alarm[], id: string) => alarms.find((one) => one.id === id)?.title ?? id;

export const urgency = { nobody: 0, "by day": 1, "at once": 2 } satisfies Record<Wakes, number>;
