import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageTracking } from "../../../shared/tracking/page-tracking.ts";

const hear = vi.fn();
const loaded = vi.fn();

vi.mock("./queue.ts", () => {
  loaded();
  return { hear };
});

let idle: () => void;
let leave: () => void;
let cookies: string;
const kept: Record<string, string> = {};
const storage = {
  setItem: (key: string, text: string) => {
    kept[key] = text;
  },
  getItem: (key: string) => kept[key] ?? null,
  removeItem: (key: string) => void delete kept[key],
};
const browser = Object.defineProperty(new EventTarget(), "cookie", { get: () => cookies });

beforeEach(() => {
  vi.resetModules();
  for (const mock of [hear, loaded]) mock.mockReset();
  idle = () => {};
  vi.stubGlobal("requestIdleCallback", (act: () => void) => {
    idle = act;
  });
  leave = () => {};
  cookies = "a=1; consent=1.2026-11-23.tags.p";
  for (const key of Object.keys(kept)) delete kept[key];
  vi.stubGlobal("addEventListener", (_: string, act: () => void) => {
    leave = act;
  });
  vi.stubGlobal("sessionStorage", Object.setPrototypeOf(kept, storage));
  vi.stubGlobal("document", Object.assign(browser, { prerendering: false }));
  vi.stubGlobal("navigation", { currentEntry: { id: "entry" } });
});

afterEach(() => void vi.unstubAllGlobals());

const page: PageTracking = {
  granted: ["tags"],
  events: [],
  common: {
    environment: "demo",
    entity: "store",
    country: "FR",
    store: "museau_fr",
    connection: "Non-connected",
    client: "Guest",
    subscriber: "no",
    utm: {},
    abtests: [],
  },
};
const shown = { tracking: page, entry: "entry" };
const exit = { name: "exit_intent", data: {} } as const;

test("without consent nothing is loaded or kept, and the page view is done", async () => {
  const tracking = await import("./track.ts");
  const signals = await import("./signals.ts");
  const done = vi.fn();
  signals.pageViewDone.listen(done);
  tracking.pageShown(undefined);
  tracking.track(exit);
  await Promise.resolve();
  idle();
  expect(done).toHaveBeenCalledOnce();
  expect(loaded).not.toHaveBeenCalled();
});

test("with consent the queue is loaded once the browser is idle, and hears in order what happened before", async () => {
  const tracking = await import("./track.ts");
  tracking.pageShown(page);
  tracking.track(exit);
  expect(loaded).not.toHaveBeenCalled();
  idle();
  await vi.waitFor(() => expect(hear.mock.calls).toEqual([[shown], [{ event: exit }]]));
  tracking.track(exit);
  expect(hear).toHaveBeenCalledTimes(3);
});

test("a page that came before the queue keeps its own place", async () => {
  const tracking = await import("./track.ts");
  tracking.pageShown(page);
  vi.stubGlobal("navigation", { currentEntry: { id: "next" } });
  tracking.pageShown(page);
  idle();
  await vi.waitFor(() => expect(hear).toHaveBeenCalledTimes(2));
  expect(hear.mock.calls.map(([{ entry }]) => entry)).toEqual(["entry", "next"]);
});

test("a prerendered page tells nothing before it is shown", async () => {
  const tracking = await import("./track.ts");
  Object.assign(browser, { prerendering: true });
  tracking.pageShown(page);
  idle();
  expect(loaded).not.toHaveBeenCalled();
  Object.assign(browser, { prerendering: false });
  browser.dispatchEvent(new Event("prerenderingchange"));
  idle();
  await vi.waitFor(() => expect(hear).toHaveBeenCalledExactlyOnceWith(shown));
});

test("what waits when the page is left is taken by the next one of the tab, once and in its order", async () => {
  const tracking = await import("./track.ts");
  const { takeLeft } = await import("./left-calls.ts");
  tracking.pageShown(page);
  tracking.track(exit);
  leave();
  leave();
  idle();
  await import("./queue.ts");
  expect(hear).not.toHaveBeenCalled();
  expect(Object.keys(kept)).toEqual([expect.stringMatching(/^mesure:left:\d+$/)]);
  expect(takeLeft()).toEqual([shown, { event: exit }]);
  expect(takeLeft()).toEqual([]);
});

test("nothing of a page that is left after a withdrawal is kept", async () => {
  const tracking = await import("./track.ts");
  tracking.pageShown(page);
  cookies = "consent=1.2026-11-23..; t=1";
  leave();
  expect(kept).toEqual({});
});

test.each([
  ["a time of half an hour ago", Date.now() - 31 * 60_000, JSON.stringify([{ tracking: page, entry: "a" }])],
  ["no history entry", Date.now(), JSON.stringify([{ tracking: page }])],
  ["no JSON", Date.now(), "x"],
  ["another shape", Date.now(), `[{"tracking":{},"entry":"a"},{"event":null},null]`],
])("what is kept with %s is dropped", async (_, time, text) => {
  const { takeLeft } = await import("./left-calls.ts");
  kept[`mesure:left:${time}`] = text;
  expect(takeLeft()).toEqual([]);
  expect(kept).toEqual({});
});
