import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Purpose } from "../../../shared/consent/consent.ts";
import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import { guest, trackedPage } from "../../../tests/rigs/tracked-page.ts";
import type { ShownPage } from "./shown-page.ts";
import { createTagManager } from "./tag-manager.ts";

const pageView: TrackedEvent = {
  name: "page_view",
  data: { name: "connexion", path: "/connexion/", query: { retour: "{retour}" }, status: 200 },
};
const viewCart: TrackedEvent = { name: "view_cart", data: { items: [], total: 0 } };

const page: ShownPage = {
  ...trackedPage({
    granted: ["tags"],
    events: [pageView],
    common: { ...guest, utm: { utm_source: "lettre" } },
  }),
  tags: undefined,
  entry: "one",
};

const address = "https://museau.example/connexion/?utm_source=lettre";
const fields = { page_location: address, page_referrer: "https://museau.example/", page_title: "connexion" };

let scripts: EventTarget[];
let idle: () => void;
const listeners = new Map<string, () => void>();
const reload = vi.fn();
const browser = { readyState: "complete", visibilityState: "visible" };

beforeEach(() => {
  scripts = [];
  listeners.clear();
  reload.mockReset();
  Object.assign(browser, { readyState: "complete", visibilityState: "visible" });
  vi.stubGlobal("location", {
    reload,
    origin: "https://museau.example",
    href: "https://museau.example/connexion/?retour=/commande/k3JaZ09sdX/",
  });
  vi.stubGlobal("requestIdleCallback", (act: () => void) => {
    idle = act;
  });
  const addEventListener = (name: string, act: () => void) => void listeners.set(name, act);
  vi.stubGlobal("addEventListener", addEventListener);
  vi.stubGlobal("document", {
    addEventListener,
    title: "Modifier Rex",
    referrer: "https://museau.example/commande/k3JaZ09sdX/",
    get readyState() {
      return browser.readyState;
    },
    get visibilityState() {
      return browser.visibilityState;
    },
    querySelector: (selector: string) => ({ nonce: selector.includes("[nonce]") ? "of-this-answer" : "" }),
    createElement: () => new EventTarget(),
    head: { append: (script: EventTarget) => void scripts.push(script) },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.dataLayer = undefined;
  for (const id of ["GTM-MUSEAU1", "G-MUSEAU1", "G-INSIDE"])
    Reflect.deleteProperty(globalThis, `ga-disable-${id}`);
});

const layer = () =>
  (globalThis.dataLayer ?? []).map((pushed) =>
    Object.prototype.toString.call(pushed) === "[object Arguments]"
      ? Array.from(pushed as IArguments)
      : pushed,
  );

const isDisabled = (id: string): unknown => Reflect.get(globalThis, `ga-disable-${id}`);

const both: readonly Purpose[] = ["measurement", "ads"];

function start(id: string, granted = both) {
  const tagManager = createTagManager({ id, url: "https://tags.example" });
  tagManager.show(page, granted);
  return tagManager;
}

const all = (value: string) => signals(value, value);

const signals = (measurement: string, ads: string) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: measurement,
});

test("consent comes before anything else: no by default, then what was granted", () => {
  start("GTM-MUSEAU1").push(pageView);
  expect(layer().slice(0, 4)).toEqual([
    ["consent", "default", all("denied")],
    ["consent", "update", all("granted")],
    fields,
    { event: "gtm.js", "gtm.start": expect.any(Number) },
  ]);
  expect(layer()[4]).toMatchObject({ event: "page_view", ...fields });
});

test.each([
  ["measurement", signals("granted", "denied")],
  ["ads", signals("denied", "granted")],
] as const)("%s alone grants its own signals", (purpose, granted) => {
  start("GTM-MUSEAU1", [purpose]);
  expect(layer()[1]).toEqual(["consent", "update", granted]);
});

test("a measurement does nothing for advertising alone", () => {
  const tagManager = start("G-MUSEAU1", ["ads"]);
  tagManager.push(pageView);
  expect(globalThis.dataLayer).toBeUndefined();
});

test("a purpose that is granted later is signalled once, and loads nothing again", () => {
  const tagManager = start("GTM-MUSEAU1", ["measurement"]);
  idle();
  tagManager.applyConsent(both);
  tagManager.applyConsent(both);
  expect(layer().slice(4)).toEqual([["consent", "update", all("granted")]]);
  expect([...listeners.keys()]).toEqual([]);
});

test("advertising that is withdrawn alone is signalled at once, and its scripts end when the tab is seen", () => {
  const tagManager = start("GTM-MUSEAU1");
  idle();
  tagManager.applyConsent(["measurement"]);
  expect(layer().at(-1)).toEqual(["consent", "update", signals("granted", "denied")]);
  expect(isDisabled("GTM-MUSEAU1")).toBeUndefined();
  listeners.get("visibilitychange")?.();
  expect(reload).toHaveBeenCalledOnce();
});

test("the page before is the one that was sent, and a second yes on a page is no page before it", () => {
  const tagManager = start("GTM-MUSEAU1");
  tagManager.show(page, both);
  expect(layer().at(-1)).toEqual(fields);
  tagManager.show({ ...page, entry: "two" }, both);
  expect(layer().at(-1)).toEqual({ ...fields, page_referrer: address });
});

test("each page sets what Google sends by itself, before its events and before config; config outdoes no later page", () => {
  const tagManager = start("G-MUSEAU1");
  tagManager.push(viewCart);
  expect(layer().slice(2)).toEqual([
    ["set", fields],
    ["js", expect.any(Date)],
    ["config", "G-MUSEAU1", { send_page_view: false }],
    ["event", "view_cart", { page_location: address, currency: "EUR", value: 0, items: [] }],
  ]);
  const tags = { id: "G-MUSEAU1", url: "https://tags.example", title: "Croquettes pour chien" };
  tagManager.show({ ...page, entry: "two", tags }, both);
  expect(layer().at(-1)).toEqual([
    "set",
    { ...fields, page_referrer: address, page_title: "Croquettes pour chien" },
  ]);
});

test("the address has the ids of advertisements, and no parameter whose value is not sent", () => {
  const tags = { id: "GTM-MUSEAU1", url: "https://tags.example", clickIds: { gclid: "Cj0KCQ-x" } };
  start("GTM-MUSEAU1").show({ ...page, tags }, both);
  expect(layer().at(-1)).toMatchObject({
    page_location: "https://museau.example/connexion/?gclid=Cj0KCQ-x&utm_source=lettre",
  });
});

test("a container forgets the goods of an earlier event first", () => {
  start("GTM-MUSEAU1").push(viewCart);
  expect(layer().slice(4)).toEqual([
    { ecommerce: null },
    { event: "view_cart", page_location: address, ecommerce: { currency: "EUR", value: 0, items: [] } },
  ]);
});

test.each([
  ["GTM-MUSEAU1", "https://tags.example/gtm.js?id=GTM-MUSEAU1"],
  ["G-MUSEAU1", "https://tags.example/gtag/js?id=G-MUSEAU1"],
])(
  "the script of %s is loaded when the page is, and the browser is idle, with the document's nonce",
  (id, src) => {
    browser.readyState = "interactive";
    start(id);
    listeners.get("load")?.();
    expect(scripts).toEqual([]);
    idle();
    expect(scripts).toEqual([expect.objectContaining({ src, async: true, nonce: "of-this-answer" })]);
  },
);

test("a withdrawal is signalled, ends the events, and keeps a script out that has not been loaded", () => {
  const tagManager = start("GTM-MUSEAU1");
  tagManager.applyConsent([]);
  tagManager.push(pageView);
  idle();
  expect(layer().at(-1)).toEqual(["consent", "update", all("denied")]);
  expect(scripts).toEqual([]);
});

test("after a withdrawal in another tab the measurements are silent, and the tab is loaded again when it is seen", () => {
  vi.stubGlobal("google_tag_manager", { "GTM-MUSEAU1": {}, "G-INSIDE": {} });
  const tagManager = start("GTM-MUSEAU1");
  idle();
  browser.visibilityState = "hidden";
  tagManager.applyConsent([]);
  expect(["GTM-MUSEAU1", "G-INSIDE"].map(isDisabled)).toEqual([true, true]);
  listeners.get("visibilitychange")?.();
  expect(reload).not.toHaveBeenCalled();
  browser.visibilityState = "visible";
  listeners.get("visibilitychange")?.();
  expect(reload).toHaveBeenCalledOnce();
  listeners.get("focus")?.();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a tab without the script is not loaded again", () => {
  start("GTM-MUSEAU1").applyConsent([]);
  expect([...listeners.keys()]).toEqual([]);
});

test("a second yes is signalled, and loads the script once and the page not at all", () => {
  const tagManager = start("G-MUSEAU1");
  idle();
  tagManager.applyConsent([]);
  tagManager.show(page, both);
  idle();
  listeners.get("focus")?.();
  tagManager.push(pageView);
  expect(layer().slice(5)).toEqual([
    ["consent", "update", all("denied")],
    ["consent", "update", all("granted")],
    ["set", fields],
    ["event", "page_view", expect.anything()],
  ]);
  expect(isDisabled("G-MUSEAU1")).toBe(false);
  expect(scripts).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

test("a script that is blocked costs nothing: what it would have read is dropped", () => {
  const tagManager = start("GTM-MUSEAU1");
  tagManager.push(pageView);
  idle();
  scripts[0]?.dispatchEvent(new Event("error"));
  tagManager.push(viewCart);
  expect(layer()).toEqual([]);
});

test("events that its script has not heard can be dropped, and those that follow are heard", () => {
  const tagManager = start("GTM-MUSEAU1");
  const opening = layer();
  tagManager.push(pageView);
  expect(tagManager.isHeard()).toBe(false);
  tagManager.dropEvents();
  expect(layer()).toEqual(opening);
  idle();
  scripts[0]?.dispatchEvent(new Event("load"));
  expect(tagManager.isHeard()).toBe(true);
});

test("nothing waits for a script that is blocked", () => {
  const tagManager = start("GTM-MUSEAU1");
  idle();
  scripts[0]?.dispatchEvent(new Event("error"));
  expect(tagManager.isHeard()).toBe(true);
});
