import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { recordingScript } from "./recording-script.ts";

interface Hit {
  event: string;
  params: object;
  consent: object;
  clientId: string | null;
  automatic: boolean;
  location: string;
  title: string;
}

const title = "Étiquettes";

function load(path: string, held: readonly unknown[]) {
  const address = new URL(`https://museau.example/_sandbox/tag-manager/${path}`);
  const told: Hit[] = [];
  const collected: string[] = [];
  const cookies = new Map<string, string>();
  const location = { href: "https://museau.example/chien/" };
  const ofWindow = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    title,
    referrer: "",
    hidden: false,
    currentScript: { src: address.href },
  });
  Object.defineProperty(document, "cookie", {
    get: () => [...cookies].map((pair) => pair.join("=")).join("; "),
    set: (cookie: string) => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    },
  });
  const page = createContext({
    URL,
    URLSearchParams,
    document,
    location,
    history: {
      pushState: (_state: unknown, _title: string, to: string) => {
        location.href = new URL(to, location.href).href;
      },
      replaceState: () => {},
    },
    addEventListener: ofWindow.addEventListener.bind(ofWindow),
    fetch: async (to: string, { body }: { body: string }) => {
      collected.push(new URL(to).pathname);
      told.push(JSON.parse(body));
    },
  });
  page.window = page;
  const push = (values: readonly unknown[]) =>
    runInContext(
      `(() => {
        const layer = (window.dataLayer ??= []);
        function gtag() { layer.push(arguments); }
        for (const value of ${JSON.stringify(values)}) Array.isArray(value) ? gtag(...value) : layer.push(value);
      })()`,
      page,
    );
  push(held);
  const id = address.searchParams.get("id") ?? "";
  runInContext(recordingScript({ id, layer: "dataLayer" }), page);
  return {
    push,
    collected,
    hits: () => told.filter(({ automatic }) => !automatic),
    byItself: () => told.filter(({ automatic }) => automatic),
    cookieNames: () => [...cookies.keys()],
    pushState: (to: string) => page.history.pushState(null, "", to),
    leave: () => ofWindow.dispatchEvent(new Event("pagehide")),
    hide: () => {
      document.hidden = true;
      document.dispatchEvent(new Event("visibilitychange"));
    },
    disable: () => {
      page[`ga-disable-${id}`] = true;
    },
  };
}

const container = "gtm.js?id=GTM-TEST1";
const measurement = "gtag/js?id=G-TEST1";
const denied = { ad_storage: "denied", analytics_storage: "denied" };
const config = ["config", "G-TEST1", { send_page_view: false }];

test("a container hears what was pushed before it came and what comes later", () => {
  const { push, hits } = load(container, [
    ["consent", "default", { ...denied, wait_for_update: 500 }],
    { "gtm.start": 1, event: "gtm.js" },
    { event: "view_item", ecommerce: { value: 21.9 } },
  ]);
  expect(hits()).toHaveLength(1);
  push([{ event: "search", search_term: "poulet" }, { ecommerce: null }, { event: "page_view" }]);
  expect(hits().map(({ event, params }) => [event, params])).toEqual([
    ["view_item", { ecommerce: { value: 21.9 } }],
    ["search", { search_term: "poulet", ecommerce: { value: 21.9 } }],
    ["page_view", {}],
  ]);
});

test("cookies are set when storage is granted, and never before", () => {
  const { push, hits, cookieNames } = load(container, [
    ["consent", "default", denied],
    { event: "page_view" },
  ]);
  expect(hits()).toMatchObject([{ consent: denied, clientId: null }]);
  expect(cookieNames()).toEqual([]);
  push([["consent", "update", { analytics_storage: "granted" }], { event: "search" }]);
  expect(hits()[1]).toMatchObject({
    event: "search",
    consent: { ad_storage: "denied", analytics_storage: "granted" },
    clientId: expect.stringMatching(/^\d+\.\d+$/),
  });
  expect(cookieNames()).toEqual(["_ga", "_ga_TEST1"]);
});

test("a measurement is silent until its config, which tells a page view", () => {
  const { push, hits, byItself } = load(measurement, [["event", "search", {}]]);
  expect([...hits(), ...byItself()]).toEqual([]);
  push([
    ["config", "G-TEST1"],
    ["event", "view_cart", { value: 1 }],
  ]);
  expect(hits().map(({ event }) => event)).toEqual(["view_cart"]);
  expect(byItself().map(({ event }) => event)).toEqual(["session_start", "page_view"]);
});

test("a measurement that is told not to sends no page view of its own", () => {
  const { hits, byItself } = load(measurement, [config, ["event", "search", {}]]);
  expect(hits().map(({ event }) => event)).toEqual(["search"]);
  expect(byItself().map(({ event }) => event)).toEqual(["session_start"]);
});

const fields = { page_location: "https://museau.example/{order}/", page_title: "Commande" };

test.each([
  [measurement, config, ["set", fields]],
  [container, { event: "gtm.js" }, fields],
])(
  "by itself %s tells the address and the title that the browser shows, or those that were set",
  (path, start, set) => {
    const toldByItself = (held: readonly unknown[]) => {
      const { byItself, pushState, collected } = load(path, held);
      pushState("?q=secret");
      expect(new Set(collected)).toEqual(new Set(["/_sandbox/tag-manager/collect"]));
      return byItself().map(({ event, location, title }) => [event, location, title]);
    };
    expect(toldByItself([start])).toEqual([
      ["session_start", "https://museau.example/chien/", title],
      ["page_view", "https://museau.example/chien/?q=secret", title],
    ]);
    expect(toldByItself([set, start])).toEqual([
      ["session_start", fields.page_location, fields.page_title],
      ["page_view", fields.page_location, fields.page_title],
    ]);
  },
);

test("after a no it goes on without cookies, hidden or left, until its measurement is disabled", () => {
  const { push, hits, byItself, cookieNames, hide, leave, disable } = load(measurement, [
    ["consent", "default", denied],
    config,
  ]);
  hide();
  leave();
  const engaged = { event: "user_engagement", consent: denied, clientId: null };
  expect(byItself()).toMatchObject([{ event: "session_start" }, engaged, engaged]);
  expect(cookieNames()).toEqual([]);
  disable();
  leave();
  push([["event", "search", {}]]);
  expect(byItself()).toHaveLength(3);
  expect(hits()).toEqual([]);
});
