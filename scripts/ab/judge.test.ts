import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import { readEvents } from "./read-events.ts";
import { report } from "./report.ts";

const weights = new Map([
  ["control", 1],
  ["question", 1],
]);

const line = (event: string, visitor: string, at: number, params: Record<string, string> = {}) =>
  JSON.stringify({
    event_name: event,
    event_timestamp: String(at),
    user_pseudo_id: visitor,
    event_params: Object.entries(params).map(([key, value]) => ({ key, value: { string_value: value } })),
  });

const exposure = (visitor: string, at: number, segment = "control") =>
  line("experiment_exposure", visitor, at, { test: "guide-invitation", segment });

async function read(...lines: string[]) {
  const { tests, unread } = await readEvents(lines);
  return { events: tests.get("guide-invitation"), unread };
}

test("a purchase counts once, and only after the difference was seen", async () => {
  const { events } = await read(
    exposure("early", 50),
    line("purchase", "early", 20),
    exposure("late", 60, "question"),
    line("purchase", "late", 70),
    line("purchase", "late", 80),
    line("purchase", "elsewhere", 90),
    line("page_view", "late", 95),
  );
  expect(events?.visitors).toEqual([
    { segment: "control", seenAt: 50, bought: false },
    { segment: "question", seenAt: 60, bought: true },
  ]);
});

test("a visitor who saw several segments counts nowhere and is named; seen twice counts once", async () => {
  const { events } = await read(
    exposure("both", 1),
    exposure("both", 2, "question"),
    exposure("one", 4),
    exposure("one", 3),
  );
  expect(events).toEqual({ visitors: [{ segment: "control", seenAt: 3, bought: false }], mixed: 1 });
});

test("a line that cannot be read is counted and takes no other with it", async () => {
  const { events, unread } = await read(
    "",
    "{",
    "[]",
    line("experiment_exposure", "a", 1, { test: "x" }),
    exposure("b", 2),
  );
  expect(unread).toBe(3);
  expect(events?.visitors).toHaveLength(1);
});

const visitorsOf = (segment: string, visitors: number, buyers: number) =>
  Array.from({ length: visitors }, (_, at) => ({ segment, seenAt: at, bought: at < buyers }));

const judged = (control: [number, number], question: [number, number], smallest = 0) => {
  const visitors = [...visitorsOf("control", ...control), ...visitorsOf("question", ...question)];
  const ordered = visitors.toSorted((one, other) => one.seenAt - other.seenAt);
  return judge({ visitors: ordered, mixed: 0 }, { weights, smallest });
};

test.each([
  ["better", [5000, 200], [5000, 400], 0],
  ["worse", [5000, 400], [5000, 200], 0],
  ["not yet", [1000, 40], [1000, 50], 0],
  ["no difference that matters", [60_000, 3000], [60_000, 3000], 0.01],
  ["never: mismatch", [5000, 200], [4000, 400], 0],
] as const)("the decision is %j", (decision, control, question, smallest) => {
  expect(judged([...control], [...question], smallest).others[0]?.decision).toBe(decision);
});

test("the report says split, rates, intervals and whether it may be decided", () => {
  const text = report("guide-invitation", judged([5000, 200], [5000, 400]));
  expect(text).toContain("Sample ratio as planned (p = 1.0000)");
  expect(text).toContain("| control | 5000 | 200 | 4.00 % | 3.49 % to 4.58 % |");
  expect(text).toMatch(/question against control: 4\.00 % points, .* at every look, .* → better/);
  expect(report("guide-invitation", judged([5000, 200], [4000, 400]))).toContain("Sample ratio MISMATCH");
});
