import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { memoryStorage, trackedPage } from "../../tests/rigs/tracked-page.ts";

const receive = vi.fn();
const loaded = vi.fn();

async function importTracking() {
  const tracking = await import("./track.ts");
  tracking.setTrackingQueue(async () => {
    loaded();
    return { receive, ready: Promise.resolve() };
  });
  return tracking;
}

let idle: () => void;
let cookies: string;
let local: Storage;
let session: Storage;
let browserWindow: EventTarget;
let browserDocument: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.resetModules();
  for (const mock of [receive, loaded]) mock.mockReset();
  idle = () => {};
  cookies = "a=1; consent=2.2026-11-23.measurement.p";
  local = memoryStorage();
  session = memoryStorage();
  browserWindow = new EventTarget();
  browserDocument = Object.defineProperty(Object.assign(new EventTarget(), { hidden: false }), "cookie", {
    get: () => cookies,
  });
  vi.stubGlobal("requestIdleCallback", (act: () => void) => {
    idle = act;
  });
  vi.stubGlobal("addEventListener", browserWindow.addEventListener.bind(browserWindow));
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("document", browserDocument);
  vi.stubGlobal("navigation", { currentEntry: { id: "entry" } });
});

afterEach(() => void vi.unstubAllGlobals());

const page = trackedPage();
const shown = { tracking: page, entry: "entry" };
const exit = { name: "exit_intent", data: {} } as const;

const leave = () => browserWindow.dispatchEvent(new Event("pagehide"));
const comeBack = () => browserWindow.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
const take = async () => (await import("./left-calls.ts")).takeLeft();

test("without consent nothing is loaded or kept, and the page view is done", async () => {
  const tracking = await importTracking();
  const signals = await import("./signals.ts");
  const done = vi.fn();
  signals.pageViewDone.listen(done);
  tracking.pageShown(undefined);
  tracking.track(exit);
  await Promise.resolve();
  idle();
  leave();
  expect(done).toHaveBeenCalledOnce();
  expect(loaded).not.toHaveBeenCalled();
  expect(local).toHaveLength(0);
});

test("with consent the queue is loaded once the browser is idle, and hears in order what happened before", async () => {
  const tracking = await importTracking();
  tracking.pageShown(page);
  tracking.track(exit);
  expect(loaded).not.toHaveBeenCalled();
  idle();
  await vi.waitFor(() => expect(receive.mock.calls).toEqual([[shown], [{ event: exit }]]));
  tracking.track(exit);
  expect(receive).toHaveBeenCalledTimes(3);
});

test("a page that is hidden before the browser was idle loads the queue at once, one that is shown does not", async () => {
  const tracking = await importTracking();
  tracking.pageShown(page);
  browserDocument.dispatchEvent(new Event("visibilitychange"));
  expect(loaded).not.toHaveBeenCalled();
  browserDocument.hidden = true;
  browserDocument.dispatchEvent(new Event("visibilitychange"));
  idle();
  await vi.waitFor(() => expect(receive.mock.calls).toEqual([[shown]]));
});

test("a page that came before the queue keeps its own place", async () => {
  const tracking = await importTracking();
  tracking.pageShown(page);
  vi.stubGlobal("navigation", { currentEntry: { id: "next" } });
  tracking.pageShown(page);
  idle();
  await vi.waitFor(() => expect(receive).toHaveBeenCalledTimes(2));
  expect(receive.mock.calls.map(([{ entry }]) => entry)).toEqual(["entry", "next"]);
});

test("what waits when the page is left is taken by the next one of the browser, once and in its order", async () => {
  const tracking = await importTracking();
  tracking.pageShown(page);
  tracking.track(exit);
  leave();
  leave();
  idle();
  await Promise.resolve();
  expect(receive).not.toHaveBeenCalled();
  expect(Object.keys(local)).toEqual([expect.stringMatching(/^mesure:left:\d+:/)]);
  vi.stubGlobal("sessionStorage", memoryStorage());
  expect(await take()).toEqual([shown, { event: exit }]);
  expect(await take()).toEqual([]);
});

test("a page whose events were taken sends them no more when it is come back to", async () => {
  const tracking = await importTracking();
  const { isTaken } = await import("./left-calls.ts");
  tracking.pageShown(page);
  leave();
  await take();
  expect([isTaken("entry"), isTaken("another")]).toEqual([true, false]);
});

test("a page that was sent before it was left early a second time leaves its later events alone", async () => {
  session.setItem("mesure:pages", '["marketing entry"]');
  const tracking = await importTracking();
  tracking.pageShown(page);
  tracking.track(exit);
  leave();
  expect(await take()).toEqual([{ tracking: { ...page, events: [] }, entry: "entry" }, { event: exit }]);
});

test("a page out of the back/forward cache is known again, and what happens there is sent", async () => {
  const tracking = await importTracking();
  tracking.pageShown(page);
  leave();
  comeBack();
  tracking.track(exit);
  idle();
  await vi.waitFor(() => expect(receive.mock.calls).toEqual([[shown], [{ event: exit }]]));
  comeBack();
  expect(receive).toHaveBeenCalledTimes(2);
});

test("nothing of a page that is left after a withdrawal is kept", async () => {
  const tracking = await importTracking();
  tracking.pageShown(page);
  cookies = "consent=1.2026-11-23..; t=1";
  leave();
  expect(local).toHaveLength(0);
});

test.each([
  ["a time of half an hour ago", clock.now() - 31 * 60_000, { calls: [shown] }],
  ["no history entry", clock.now(), { calls: [{ tracking: page }] }],
  ["no calls", clock.now(), {}],
  ["another shape", clock.now(), { calls: [{ tracking: {}, entry: "a" }, { event: null }, null] }],
])("what is kept with %s is dropped", async (_, time, left) => {
  local.setItem(`mesure:left:${time}:1`, JSON.stringify(left));
  expect(await take()).toEqual([]);
  expect(Object.keys(local)).toEqual([]);
});

test("what is no JSON is dropped, and what stands behind it is taken", async () => {
  local.setItem(`mesure:left:${clock.now() - 1}:1`, "x");
  local.setItem(`mesure:left:${clock.now()}:2`, JSON.stringify({ calls: [shown] }));
  expect(await take()).toEqual([shown]);
});
