import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { type Kept, oneAtATime, runAlarms } from "./run-alarms.ts";
import { parseSettings } from "./settings.ts";

const settings = parseSettings({
  SHOP: "https://shop.museau.example",
  HEALTH_SECRET: "a-secret-of-16-letters",
  CLOUDFLARE_API: "https://platform.example/v4",
  CLOUDFLARE_ACCOUNT_ID: "account",
  ANALYTICS_TOKEN: "read-only",
  PICTURE: "https://pictures.example/dog.jpg",
  RUNBOOKS: "https://handbook.example/",
  HEARTBEAT_URL: "https://beat.example/ping",
  SLACK_URL: "https://slack.example/hook",
  PAGERDUTY_URL: "https://pager.example/v2/enqueue",
  PAGERDUTY_KEY: "routing-key",
  MAIL_URL: "https://mail.example/send",
  MAIL_TOKEN: "mail-token",
  MAIL_FROM: "alarms@museau.example",
  MAIL_TO: "one@museau.example, two@museau.example",
});

let calls: { url: string; body: string; authorization: string | null }[];
let answers: Record<string, (signal: AbortSignal) => Response | Promise<Response>>;
let kept: Kept | undefined;
const said: string[] = [];
const store = {
  read: async () => structuredClone(kept),
  write: async (next: Kept) => {
    kept = structuredClone(next);
  },
};
const health = (services: object, status = 200) => Response.json({ services }, { status });
const ecommerceDown = () => health({ ecommerce: { status: "down", problem: "status 500" } }, 503);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 25, 9) });
  kept = undefined;
  calls = [];
  said.length = 0;
  answers = {
    "https://shop.museau.example/health": () => Response.json({ status: "ok" }),
    "https://shop.museau.example/health/deep": () => health({ ecommerce: { status: "ok" } }),
    "https://pictures.example/dog.jpg": () => new Response("", { headers: { "Content-Type": "image/jpeg" } }),
    "https://platform.example/v4/accounts/account/analytics_engine/sql": () => Response.json({ data: [] }),
  };
  vi.stubGlobal("fetch", async (address: string | URL, init: RequestInit = {}) => {
    const url = String(address);
    const authorization = new Headers(init.headers).get("authorization");
    const signal = init.signal ?? new AbortController().signal;
    signal.throwIfAborted();
    calls.push({ url, body: String(init.body ?? ""), authorization });
    return answers[url]?.(signal) ?? new Response("", { status: 202 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function runs(times: number, own = settings) {
  for (let run = 0; run < times; run += 1) {
    await runAlarms(own, store, (event) => said.push(event)).catch((error: Error) =>
      said.push(error.message),
    );
    vi.advanceTimersByTime(60_000);
  }
}
const sentTo = (host: string) => calls.filter(({ url }) => url.includes(host));
const bodies = (host: string) => sentTo(host).map(({ body }) => JSON.parse(body));

test("a quiet minute tells nobody, beats once, and shows each credential to its own host", async () => {
  await runs(1);
  expect(calls.map(({ url }) => new URL(url).host).toSorted()).toEqual([
    "beat.example",
    "pictures.example",
    ...["platform.example", "platform.example", "platform.example"],
    ...["shop.museau.example", "shop.museau.example"],
  ]);
  const bearers = calls.flatMap(({ url, authorization }) =>
    authorization ? [`${url} ${authorization}`] : [],
  );
  expect(new Set(bearers)).toEqual(
    new Set([
      "https://platform.example/v4/accounts/account/analytics_engine/sql Bearer read-only",
      "https://shop.museau.example/health/deep Bearer a-secret-of-16-letters",
    ]),
  );
  expect(said).toEqual([]);
});

test("an outage reaches chat, mailbox and pager, and so does its end, under the key of the incident", async () => {
  answers["https://shop.museau.example/health/deep"] = ecommerceDown;
  await runs(4);
  answers["https://shop.museau.example/health/deep"] = () => health({ ecommerce: { status: "ok" } });
  await runs(7);
  expect(bodies("slack.example")).toEqual([
    {
      text: "*ALARM: Nobody can buy (shop.museau.example)*\necommerce is down: status 500.\nWakes somebody: at once.\nRunbook: https://handbook.example/ecommerce.md",
    },
    { text: "*OVER: Nobody can buy (shop.museau.example)*\nquiet for 5 minutes.\nIt lasted 7 minutes." },
  ]);
  const [rings, over] = bodies("pager.example");
  expect(rings).toMatchObject({
    ...{ routing_key: "routing-key", event_action: "trigger" },
    payload: { severity: "critical", source: "shop.museau.example", component: "ecommerce" },
    links: [{ href: "https://handbook.example/ecommerce.md" }],
  });
  expect(over).toEqual({ routing_key: "routing-key", event_action: "resolve", dedup_key: rings.dedup_key });
  const [mail] = bodies("mail.example");
  expect(mail).toMatchObject({
    ...{ from: "alarms@museau.example", to: ["one@museau.example", "two@museau.example"] },
    subject: "ALARM: Nobody can buy (shop.museau.example)",
  });
  expect(sentTo("mail.example")[0]?.authorization).toBe("Bearer mail-token");
  expect(sentTo("beat.example")).toHaveLength(11);
});

test("what wakes nobody stays in the chat", async () => {
  answers["https://shop.museau.example/health/deep"] = () => health({ addressSearch: { status: "down" } });
  await runs(31);
  expect(sentTo("slack.example")).toHaveLength(1);
  expect([...sentTo("mail.example"), ...sentTo("pager.example")]).toEqual([]);
});

test("a message that was not accepted is sent again, alone; until then the heartbeat is missing", async () => {
  answers["https://shop.museau.example/health/deep"] = ecommerceDown;
  answers["https://pager.example/v2/enqueue"] = () => new Response("", { status: 500 });
  await runs(4);
  expect(said).toEqual(["alarm not delivered", "alarm not delivered"]);
  expect(sentTo("beat.example")).toHaveLength(2);
  delete answers["https://pager.example/v2/enqueue"];
  await runs(2);
  expect(sentTo("pager.example")).toHaveLength(3);
  expect(sentTo("slack.example")).toHaveLength(1);
  expect(sentTo("beat.example")).toHaveLength(4);
});

test("a chat that hangs delays no pager, and its backlog no run: the rest is sent with the next one", async () => {
  await runs(1);
  const message: Kept["unsent"][number]["message"] = {
    ...{ is: "rings", cause: "search", wakes: "by day", since: 0, at: 0, title: "Search is down" },
    ...{ alarms: [], runbooks: [], seen: "search is down" },
  };
  kept?.unsent.push(...Array.from({ length: 30 }, () => ({ receiver: "slack" as const, message })));
  kept?.unsent.push({ receiver: "pagerduty", message });
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(new Error("timeout")), milliseconds / 100);
    return ending.signal;
  });
  answers["https://slack.example/hook"] = (signal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  calls = [];
  await runs(1);
  expect(sentTo("slack.example").length).toBeLessThan(4);
  expect([sentTo("pager.example").length, kept?.unsent.length]).toEqual([1, 30]);
  delete answers["https://slack.example/hook"];
  calls = [];
  await runs(1);
  expect([sentTo("slack.example").length, sentTo("pager.example").length]).toEqual([30, 0]);
  timeout.mockRestore();
});

test("messages of one receiver keep their order", async () => {
  answers["https://shop.museau.example/health/deep"] = ecommerceDown;
  answers["https://pager.example/v2/enqueue"] = () => new Response("", { status: 500 });
  await runs(4);
  answers["https://shop.museau.example/health/deep"] = () => health({ ecommerce: { status: "ok" } });
  await runs(7);
  calls = [];
  let accepted = 0;
  answers["https://pager.example/v2/enqueue"] = async () => {
    const earlier = sentTo("pager.example").length - 1;
    expect(accepted).toBe(earlier);
    await new Promise((resolve) => setTimeout(resolve, 5));
    accepted += 1;
    return new Response("", { status: 202 });
  };
  await runs(1);
  expect(bodies("pager.example").map(({ event_action }) => event_action)).toEqual(["trigger", "resolve"]);
  expect(accepted).toBe(2);
});

test("a run is skipped while another one is under way, and only then", async () => {
  const ends: (() => void)[] = [];
  const run = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)));
  const first = run();
  await run();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  const second = run();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await second;
  const failing = oneAtATime(() => Promise.reject(new Error("no store")));
  await expect(failing()).rejects.toThrow("no store");
  await expect(failing()).rejects.toThrow("no store");
});

test("a shop, a picture and figures that do not answer are told", async () => {
  answers["https://shop.museau.example/health"] = () => new Response("", { status: 500 });
  answers["https://shop.museau.example/health/deep"] = () => new Response("", { status: 404 });
  answers["https://platform.example/v4/accounts/account/analytics_engine/sql"] = () =>
    new Response("", { status: 503 });
  await runs(2);
  expect(bodies("pager.example").map(({ payload }) => payload.summary)).toEqual([
    "ALARM: The shop does not answer (shop.museau.example)",
  ]);
  expect(said).toContain("figures not read");
  expect(said).toContain("health not read");
});

test.each([
  ["that is not there", () => new Response("", { status: 404 })],
  ["that is no picture", () => new Response("", { headers: { "Content-Type": "text/html" } })],
])("a picture %s rings after three minutes", async (_, answer) => {
  answers["https://pictures.example/dog.jpg"] = answer;
  await runs(3);
  expect(bodies("slack.example").map(({ text }) => text.split("\n")[0])).toEqual([
    "*ALARM: Pictures are missing (shop.museau.example)*",
  ]);
});

test("settings that are wrong stop the run", () => {
  expect(() => parseSettings({ SHOP: "shop" })).toThrow();
});

test("a quiet environment tells Slack alone, whatever else is configured", async () => {
  answers["https://shop.museau.example/health/deep"] = ecommerceDown;
  await runs(5, { ...settings, QUIET: "on" });
  expect(sentTo("slack.example").length).toBeGreaterThan(0);
  expect([...sentTo("pager.example"), ...sentTo("mail.example")]).toEqual([]);
});

test("staging is quiet, and watches the figures of its own shop", () => {
  const configOf = (config: string) =>
    unstable_readConfig({ config, env: "staging" }, { hideWarnings: true });
  const { vars, durable_objects: objects, triggers } = configOf("alarms/wrangler.toml");
  const { analytics_engine_datasets: datasets, routes } = configOf("wrangler.toml");
  const [route] = routes as { pattern: string }[];
  expect(vars).toMatchObject({
    QUIET: "on",
    DATASET: datasets[0]?.dataset,
    SHOP: `https://${route?.pattern}`,
  });
  expect(objects.bindings).toHaveLength(1);
  expect(triggers.crons).toEqual(["* * * * *"]);
});
