import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { EventName, TrackedEvent } from "../../../shared/tracking/events.ts";
import type { PageTracking } from "../../../shared/tracking/page-tracking.ts";
import { pageViewOf, trackedPage } from "../../../tests/rigs/tracked-page.ts";
import type { ExitListener } from "./exit-intent.ts";
import type { Reason } from "./popup-rules.ts";

const watchExits = vi.fn<(listener: ExitListener) => void>();
const askCampaign = vi.fn(async () => {});
const releaseLink = vi.fn();
const loaded = vi.fn();
const track = vi.fn();
let page: PageTracking;
let reason: Reason | undefined;

vi.mock("./exit-intent.ts", () => ({ watchExits }));
vi.mock("./held-link.ts", () => ({ releaseLink }));
vi.mock("./popups.ts", () => ({ reasonAgainstExits: () => reason }));
vi.mock("./popup-memory.ts", () => ({
  rememberPage: () => {},
  rememberVisit: () => {},
  visitBegan: () => began,
}));
vi.mock("./popup-settings.ts", () => ({ popupSettings: () => ({ exitIntent: true, sender: {} }) }));
vi.mock("../../visit/granted-purposes.ts", () => ({ grantedPurposes: () => ["marketing"] }));
vi.mock("../../visit/shown-tracking.ts", () => ({ shownTracking: () => page }));
const began = Date.UTC(2026, 10, 23);
const answer = { popup: { popup_type: "exit_intent", popup_configuration: {}, campaign: "sortie" } };
const exit: TrackedEvent = { name: "exit_intent", data: {} };
const view = pageViewOf("/");

beforeEach(() => {
  vi.resetModules();
  vi.doMock("./campaign-popups.tsx", () => {
    loaded();
    return { askCampaign };
  });
  vi.useFakeTimers({ now: began + 60_000 });
  for (const mock of [watchExits, askCampaign, releaseLink, loaded, track]) mock.mockClear();
  vi.stubGlobal("location", { pathname: "/" });
  page = trackedPage();
  reason = undefined;
});

// Test files share their modules; a reset stops the campaigns of this file from listening.
afterAll(() => void vi.resetModules());

async function start() {
  const signals = await import("../../visit/signals.ts");
  const { takeAnswer } = await import("../marketing/actions.ts");
  const { watchCampaigns } = await import("./campaigns.ts");
  signals.eventAnswered.listen(takeAnswer);
  watchCampaigns(track);
  const happen = async (event: TrackedEvent, answered?: unknown) => {
    signals.eventTracked.emit(event);
    await Promise.resolve();
    signals.eventAnswered.emit({ event, answer: answered });
    await vi.advanceTimersByTimeAsync(0);
  };
  await happen(view);
  const [[exits] = []] = watchExits.mock.calls;
  return { happen, exits };
}

const asked = (times: number) => vi.waitFor(() => expect(askCampaign).toHaveBeenCalledTimes(times));

test.each<[boolean, EventName[] | undefined]>([
  [true, undefined],
  [true, ["page_view", "exit_intent"]],
  [false, ["page_view"]],
])(
  "exits are watched for (%s) where the enabled events are %j: no link is held for one that is not",
  async (is, enabled) => {
    page = trackedPage({ enabled });
    const { exits } = await start();
    expect(exits !== undefined).toBe(is);
  },
);

test("an exit that has to wait is sent once; its answer opens with a later exit", async () => {
  reason = "early";
  const { happen, exits } = await start();
  exits?.send({});
  await happen(exit, answer);
  exits?.repeat();
  expect(loaded).not.toHaveBeenCalled();
  reason = undefined;
  exits?.repeat();
  await asked(1);
  expect(track).toHaveBeenCalledExactlyOnceWith(exit);
});

test("the next tracked event forgets what the exit was answered with", async () => {
  reason = "early";
  const { happen, exits } = await start();
  await happen(exit, answer);
  await happen(view);
  reason = undefined;
  exits?.repeat();
  await vi.advanceTimersByTimeAsync(1000);
  expect(loaded).not.toHaveBeenCalled();
});

test("a popup of a page view loads its files once the visit is ten seconds old", async () => {
  vi.setSystemTime(began + 1000);
  const { happen } = await start();
  await happen(view, answer);
  await vi.advanceTimersByTimeAsync(8999);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked(1);
});

test("a popup of a page that is left before then loads nothing", async () => {
  vi.setSystemTime(began + 1000);
  const { happen } = await start();
  await happen(view, answer);
  vi.stubGlobal("location", { pathname: "/chien/" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loaded).not.toHaveBeenCalled();
});

test("no campaign, no files", async () => {
  const { happen } = await start();
  await happen(view, { page_view_done: {}, top_header: {} });
  await happen(exit, {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loaded).not.toHaveBeenCalled();
  expect(releaseLink).toHaveBeenCalled();
});

test("a link to another host that is pointed at loads the files, since it is held for a moment only", async () => {
  const { exits } = await start();
  exits?.expect();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
});
