import * as z from "zod/mini";

export interface Visitor {
  segment: string;
  seenAt: number;
  bought: boolean;
}

export interface TestEvents {
  visitors: Visitor[];
  mixed: number;
}

export interface ReadEvents {
  tests: Map<string, TestEvents>;
  unread: number;
}

const parameter = z.object({
  key: z.string(),
  value: z.nullish(z.object({ string_value: z.nullish(z.string()) })),
});

const line = z.object({
  event_name: z.string(),
  event_timestamp: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
  user_pseudo_id: z.nullish(z.string()),
  event_params: z._default(z.array(parameter), []),
});

interface Exposure {
  test: string;
  segment: string;
  visitor: string;
  at: number;
}

/** Only purchases after the exposure count. */
export async function readEvents(lines: AsyncIterable<string> | Iterable<string>): Promise<ReadEvents> {
  const exposures: Exposure[] = [];
  const lastPurchases = new Map<string, number>();
  let unread = 0;
  for await (const text of lines) {
    if (!text.trim()) continue;
    const read = parse(text);
    if (!read) {
      unread += 1;
      continue;
    }
    const { event_name: name, event_timestamp: at, user_pseudo_id: visitor } = read;
    if (!visitor) continue;
    if (name === "purchase") lastPurchases.set(visitor, Math.max(at, lastPurchases.get(visitor) ?? 0));
    if (name !== "experiment_exposure") continue;
    const [test, segment] = ["test", "segment"].map((key) => textOf(read, key));
    if (test && segment) exposures.push({ test, segment, visitor, at });
    else unread += 1;
  }
  const byTest = Map.groupBy(exposures, ({ test }) => test);
  const tests = [...byTest].map(([test, own]) => [test, eventsOf(own, lastPurchases)] as const);
  return { tests: new Map(tests), unread };
}

function parse(text: string) {
  try {
    return line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const textOf = ({ event_params: own }: z.infer<typeof line>, name: string) =>
  own.find(({ key }) => key === name)?.value?.string_value ?? undefined;

function eventsOf(exposures: readonly Exposure[], lastPurchases: ReadonlyMap<string, number>): TestEvents {
  const byVisitor = Map.groupBy(exposures, ({ visitor }) => visitor);
  const visitors: Visitor[] = [];
  let mixed = 0;
  for (const [visitor, own] of byVisitor) {
    const segments = new Set(own.map(({ segment }) => segment));
    const [segment = ""] = segments;
    const seenAt = Math.min(...own.map(({ at }) => at));
    if (segments.size > 1) mixed += 1;
    else visitors.push({ segment, seenAt, bought: (lastPurchases.get(visitor) ?? 0) > seenAt });
  }
  return { visitors: visitors.toSorted((one, other) => one.seenAt - other.seenAt), mixed };
}
