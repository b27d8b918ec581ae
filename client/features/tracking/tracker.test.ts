import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Purpose, receiversOf } from "../../../shared/consent/consent.ts";
import type { EventPurchase, TrackedEvent } from "../../../shared/tracking/events.ts";
import type { CommonFields, PageTracking } from "../../../shared/tracking/page-tracking.ts";
import { guest, pageViewOf, trackedPage } from "../../../tests/rigs/tracked-page.ts";
import { eventAnswered, eventTracked, pageViewDone } from "../../visit/signals.ts";
import type { OutgoingEvent } from "./outbox.ts";
import type { SentOnce } from "./sent-once.ts";
import type { TagManager } from "./tag-manager.ts";
import { createTracker } from "./tracker.ts";

const pageView = pageViewOf("/rechercher/", { q: "os" });
const search: TrackedEvent = { name: "search", data: { query: "os", results: 3 } };
const exit: TrackedEvent = { name: "exit_intent", data: {} };
const order: EventPurchase = {
  order: "000012",
  total: 1,
  tax: 0,
  shipping: 0,
  fees: 0,
  coupons: [],
  items: [],
};
const purchase: TrackedEvent = { name: "purchase", data: order };

const common: CommonFields = {
  ...guest,
  connection: "Connected",
  client: "Old client",
  utm: { utm_source: "lettre" },
  emailHashed: "c0ffee",
  abtests: [{ name: "bouton", segment: "b" }],
};

const page = trackedPage({ events: [pageView, search], common });

let granted: readonly Purpose[];
let outgoing: OutgoingEvent[];
const pushed: string[] = [];
let isHeard: boolean;
const forget = vi.fn();
const applyConsent = vi.fn<TagManager["applyConsent"]>();
const clear = vi.fn();
let tracker: ReturnType<typeof createTracker>;

beforeEach(() => {
  granted = ["marketing", "measurement"];
  outgoing = [];
  isHeard = false;
  pushed.length = 0;
  for (const mock of [forget, applyConsent, clear]) mock.mockReset();
  const known = new Set<string>();
  const isNew: SentOnce["isNewPage"] = (purpose, id) => {
    const key = `${purpose} ${id}`;
    return !known.has(key) && !!known.add(key);
  };
  tracker = createTracker({
    granted: () => granted,
    sent: {
      isNewPage: isNew,
      isNewOrder: isNew,
      forgetOrder: (purpose, order) => void known.delete(`${purpose} ${order}`),
    },
    openOutbox: () => ({
      send: (event) => void outgoing.push(event),
      resume() {},
      leave() {},
      forget,
    }),
    createTagManager: () => ({
      show() {},
      push: ({ name }) => void pushed.push(name),
      applyConsent,
      isHeard: () => isHeard,
      dropEvents: () => void pushed.splice(0),
    }),
    clear,
  });
});

const place = { entry: "one" };
const show = (tracking: PageTracking | undefined = page) => tracker.showPage(tracking, place);
const sent = () => outgoing.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const kinds = () => sent().map(({ event }) => event);

function emitted<Value>({ listen }: { listen: (listener: (value: Value) => void) => () => void }): Value[] {
  const values: Value[] = [];
  const leave = listen((one) => void values.push(one));
  onTestFinished(leave);
  return values;
}

test("the marketing service hears the kinds that it knows, the tag manager all of them", () => {
  show();
  expect(kinds()).toEqual(["page_view"]);
  expect(pushed).toEqual(["page_view", "search"]);
});

test("an event of the marketing service has exactly the members of its contract", () => {
  show();
  expect(sent()[0]).toEqual({
    event: "page_view",
    app_name: "museau-fr-FR",
    environment: "demo",
    entity: "store",
    country: "FR",
    store: "museau_fr",
    data: {
      ...pageView.data,
      connection: "Connected",
      client: "Old client",
      subscriber: "no",
      emailHashed: "c0ffee",
    },
    utm: { utm_source: "lettre" },
    abtests: [{ name: "bouton", segment: "b" }],
  });
  tracker.track(exit);
  expect(sent()[1]?.data).toEqual({});
});

test.each<[Purpose, string[], string[]]>([
  ["marketing", ["page_view"], []],
  ["measurement", [], ["page_view", "search"]],
  ["ads", [], ["page_view", "search"]],
])("with %s alone, the other hears nothing", (purpose, marketing, tags) => {
  granted = [purpose];
  show({ ...page, granted: receiversOf(granted) });
  tracker.track(search);
  expect(kinds()).toEqual(marketing);
  expect(pushed).toEqual(tags.length > 0 ? [...tags, "search"] : []);
});

test("the same history entry is sent once, and a second purpose that is granted on it hears it then", () => {
  granted = ["marketing"];
  show({ ...page, granted: ["marketing"] });
  show({ ...page, granted: ["marketing"] });
  expect(kinds()).toEqual(["page_view"]);
  granted = ["marketing", "measurement"];
  show();
  expect(kinds()).toEqual(["page_view"]);
  expect(pushed).toEqual(["page_view", "search"]);
});

test("an order is bought once, whatever page says it", () => {
  for (const entry of ["one", "two"]) tracker.showPage({ ...page, events: [purchase] }, { ...place, entry });
  expect(pushed).toEqual(["purchase"]);
});

test("what a test shows is sent once for a page, reloaded or not", () => {
  show();
  const seen: TrackedEvent = { name: "experiment_exposure", data: { test: "bouton", segment: "b" } };
  tracker.track(seen);
  tracker.track(seen);
  expect(pushed).toEqual(["page_view", "search", "experiment_exposure"]);
});

test("events that are not enabled are ignored", async () => {
  const tracked = emitted(eventTracked);
  show({ ...page, enabled: ["search"] });
  tracker.track(exit);
  await Promise.resolve();
  expect(kinds()).toEqual([]);
  expect(pushed).toEqual(["search"]);
  expect(tracked).toEqual([search]);
});

test("each tracked event reaches its listeners", async () => {
  const tracked = emitted(eventTracked);
  show();
  tracker.track(exit);
  await Promise.resolve();
  expect(tracked).toEqual([pageView, search, exit]);
});

test("an answer is handed on while the page that asked is shown", async () => {
  const answers = emitted(eventAnswered);
  show();
  outgoing[0]?.settled?.({ answer: { popup: {} } });
  tracker.track(exit);
  tracker.showPage(page, { ...place, entry: "two" });
  outgoing[1]?.settled?.({ answer: { popup: {} } });
  await Promise.resolve();
  expect(answers).toEqual([{ event: pageView, answer: { popup: {} } }]);
});

test("a page view is done when the service has answered or failed", async () => {
  const done = emitted(pageViewDone);
  show();
  await Promise.resolve();
  expect(done).toHaveLength(0);
  outgoing[0]?.settled?.();
  await Promise.resolve();
  expect(done).toHaveLength(1);
});

test.each<[string, PageTracking | undefined]>([
  ["without consent", undefined],
  ["of a page that was sent before", page],
  ["for the tag manager alone", { ...page, granted: ["tags"] }],
  ["that is not enabled", { ...page, enabled: ["search"] }],
])("a page view %s is done at once", async (name, tracking) => {
  if (name.includes("before")) show();
  const done = emitted(pageViewDone);
  tracker.showPage(tracking, place);
  await Promise.resolve();
  expect(done).toHaveLength(1);
});

test("a withdrawal in another tab empties everything before the next event", () => {
  show();
  granted = [];
  tracker.track(exit);
  expect(kinds()).toEqual(["page_view"]);
  expect(pushed).toEqual(["page_view", "search"]);
  for (const mock of [forget, applyConsent, clear]) expect(mock).toHaveBeenCalled();
});

test("a withdrawal of one purpose leaves the other", () => {
  show();
  granted = ["measurement"];
  tracker.track(exit);
  expect(forget).toHaveBeenCalled();
  expect(applyConsent).toHaveBeenLastCalledWith(["measurement"]);
  expect(clear).not.toHaveBeenCalled();
  expect(pushed).toEqual(["page_view", "search", "exit_intent"]);
});

test("a page that was made before the withdrawal sends nothing", () => {
  granted = [];
  show();
  expect(kinds()).toEqual([]);
  expect(pushed).toEqual([]);
});

function receiveLeft(): void {
  for (const call of tracker.takeUnheard())
    if (call.event) tracker.track(call.event);
    else tracker.showPage(call.tracking, { entry: `left ${call.entry}` });
}

test("what the tag manager's script had not heard when its page was left is said by the next page, to it alone", () => {
  show({ ...page, events: [pageView, purchase] });
  tracker.track(exit);
  outgoing.length = 0;
  receiveLeft();
  expect(pushed).toEqual(["page_view", "purchase", "exit_intent"]);
  expect(outgoing).toEqual([]);
});

test("a page that comes back out of the cache says what happens from then on", () => {
  show();
  tracker.takeUnheard();
  expect(tracker.takeUnheard()).toEqual([]);
  tracker.track(exit);
  expect(pushed).toEqual(["exit_intent"]);
  receiveLeft();
  expect(pushed).toEqual(["exit_intent"]);
});

test.each<[string, { runs?: boolean; grants: readonly Purpose[] }]>([
  ["its script runs", { runs: true, grants: ["marketing", "ads"] }],
  ["the visitor has withdrawn", { grants: [] }],
  ["the visitor has withdrawn the purpose", { grants: ["marketing"] }],
])("nothing is left for the next page where %s", (_, { runs = false, grants }) => {
  show();
  tracker.track(search);
  isHeard = runs;
  granted = grants;
  tracker.applyConsent();
  expect(tracker.takeUnheard()).toEqual([]);
});

test("a script that hangs on each page is not owed more than fifty calls, and a page comes first", () => {
  show();
  for (let searches = 0; searches < 30; searches += 1) tracker.track(search);
  tracker.showPage(page, { entry: "two" });
  for (let searches = 0; searches < 30; searches += 1) tracker.track(search);
  const left = tracker.takeUnheard();
  expect(left[0]).toMatchObject({ entry: "two" });
  expect(left).toHaveLength(31);
});
