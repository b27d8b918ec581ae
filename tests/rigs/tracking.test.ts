import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { assertProperty, count } from "./property.ts";
import { createBrowser, type ServiceState } from "./tracking-browser.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Browser = ReturnType<typeof createBrowser>;
type How = "client" | "whole";

type Move =
  | { do: "visit"; how: How }
  | { do: "step"; by: number; how: How }
  | { do: "reload" | "hide" | "exit" | "online" | "withdraw" | "accept" }
  | { do: "service"; state: ServiceState };

interface Step {
  tab: number;
  move: Move;
  wait: number;
}

const how = fc.constantFrom<How>("client", "whole");
const orders: fc.Arbitrary<Move>[] = [
  fc.record({ do: fc.constant("visit"), how }),
  fc.record({ do: fc.constant("step"), by: fc.constantFrom(-2, -1, 1), how }),
  fc.record({ do: fc.constantFrom("reload", "hide", "exit", "online") }),
];
const answers = fc.record({ do: fc.constantFrom("withdraw", "accept") });
const states = (...some: ServiceState[]) =>
  fc.record({ do: fc.constant("service"), state: fc.constantFrom(...some) });

const steps = (moves: fc.Arbitrary<Move>[], wait: fc.Arbitrary<number>) =>
  fc.array(fc.record({ tab: fc.nat(1), move: fc.oneof(...moves), wait }), { maxLength: 30 });

test("in whatever order pages are shown, left, reloaded and withdrawn from, no event arrives twice, and none without consent", async () => {
  const moves = [...orders, answers, states("up", "refused", "busy", "broken", "lost", "hanging")];
  const wait = fc.oneof(fc.nat(20), fc.nat(10_000), fc.nat(20 * 60_000));
  await assertProperty(
    fc.asyncProperty(steps(moves, wait), async (taken) => {
      const browser = await walk(taken);
      const { arrived, arrivedWithoutConsent } = browser.service;
      expectOnce(arrived);
      expect(arrivedWithoutConsent).toEqual([]);
      expectOnce(browser.tags);
    }),
    { numRuns: 300 },
  );
});

test("of a short outage every event arrives once it is over", async () => {
  const moves = [...orders, states("up", "refused", "busy")];
  const wait = fc.integer({ min: 20, max: 50_000 });
  await assertProperty(
    fc.asyncProperty(steps(moves, wait), async (taken) => {
      const browser = await walk(taken, { untilAnswered: true });
      await endOutage(browser);
      const happened = browser.happened.toSorted();
      expect(browser.service.arrived.map(({ name }) => name).toSorted()).toEqual(happened);
      expect(browser.tags.map(({ name }) => name).toSorted()).toEqual(happened);
    }),
    { numRuns: 300 },
  );
});

const leftDuringRetry: Step[] = [
  { tab: 0, move: { do: "service", state: "busy" }, wait: 20 },
  { tab: 0, move: { do: "visit", how: "client" }, wait: 20 },
  { tab: 0, move: { do: "step", by: -2, how: "whole" }, wait: 15_010 },
  { tab: 0, move: { do: "visit", how: "whole" }, wait: 20 },
];

test("an event that is being sent again when its page is left may have arrived, and is not sent a third time", async () => {
  const browser = await walk(leftDuringRetry);
  await endOutage(browser);
  expect(browser.service.refused).toEqual(["/page-3/", "/page-3/", "/page-3/", "/page-4/"]);
  expect(browser.service.arrived.map(({ name }) => name)).toEqual(["/page-1/", "/page-2/", "/page-4/"]);
});

test("an event whose second refusal was heard before its page is left arrives once the outage is over", async () => {
  const browser = await walk(leftDuringRetry, { untilAnswered: true });
  await endOutage(browser);
  expect(browser.service.arrived.map(({ name }) => name).toSorted()).toEqual(browser.happened.toSorted());
});

test("an event on its way arrives after a withdrawal only from a page that was left before", async () => {
  const shown: Step = { tab: 1, move: { do: "visit", how: "client" }, wait: 0 };
  const withdrawn: Step = { tab: 0, move: { do: "withdraw" }, wait: 20 };
  const left = await walk([shown, { tab: 1, move: { do: "visit", how: "whole" }, wait: 0 }, withdrawn]);
  expect(left.service.arrived.map(({ name }) => name)).toEqual(["/page-1/", "/page-2/", "/page-3/"]);
  expect(left.service.arrivedWithoutConsent).toEqual([]);
  const open = await walk([shown, withdrawn]);
  expect(open.service.arrived.map(({ name }) => name)).toEqual(["/page-1/", "/page-2/"]);
});

test("a withdrawal leaves nothing in storage", async () => {
  const moves = [...orders, states("up", "refused", "busy")];
  await assertProperty(
    fc.asyncProperty(steps(moves, fc.nat(60_000)), async (taken) => {
      const browser = await walk([...taken, { tab: 0, move: { do: "withdraw" }, wait: 1000 }]);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(browser.local.length).toBe(0);
    }),
    { numRuns: 100 },
  );
});

async function endOutage({ service }: Browser): Promise<void> {
  service.state = "up";
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1000);
}

function expectOnce(arrived: Browser["tags"]): void {
  const sent = arrived.map(({ name, yes }) => `${name} ${yes}`);
  expect(sent).toEqual([...new Set(sent)]);
}

/** Leaving a page during a call gives its event up, because the event may have arrived. */
async function walk(
  taken: readonly Step[],
  { untilAnswered = false } = {},
): Promise<Browser & { happened: string[] }> {
  const browser = createBrowser();
  const tabs = [browser.openTab(), browser.openTab()];
  const happened = ["/page-1/", "/page-2/"];
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  await pass(100);
  for (const { tab: index, move, wait } of taken) {
    const tab = tabs[index];
    if (!tab) continue;
    switch (move.do) {
      case "visit":
        tab.visit(move.how);
        happened.push(`/page-${browser.entries()}/`);
        break;
      case "step":
        tab.step(move.by, move.how);
        break;
      case "reload":
        tab.reload();
        break;
      case "hide":
        tab.hide();
        break;
      case "online":
        tab.online();
        break;
      case "exit":
        happened.push(`exit-${happened.length}`);
        tab.track({ name: "exit_intent", data: { action: "click", target: `exit-${happened.length - 1}` } });
        break;
      case "service":
        browser.service.state = move.state;
        break;
      case "withdraw":
        browser.answerConsent([]);
        for (const tab of tabs) tab.applyConsent();
        break;
      case "accept":
        browser.answerConsent(["marketing", "measurement"]);
        break;
    }
    await pass(wait);
    while (untilAnswered && browser.service.calls > 0) await pass(1);
  }
  count({ steps: taken.length });
  return { ...browser, happened };
}
