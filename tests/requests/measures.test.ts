import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { type Figure as AlarmFigure, readFigures as readAlarmFigures } from "../../alarms/figures.ts";
import type { Sql } from "../../alarms/sql.ts";
import { type Figures, readFigures } from "../../scripts/measures/figures.ts";
import { readWatched } from "../../scripts/measures/watched.ts";
import type { CountedLine } from "../../shared/measure/lines.ts";
import { measuresDataset } from "../../shared/measure/points.ts";
import * as clock from "../../shared/time/clock.ts";
import { add, chicken } from "./cart-shopper.ts";
import { newAddress, shopperWith, submitStep } from "./checkout-shopper.ts";
import { arriving, holdCalls } from "./held-calls.ts";
import { breakService, exchange, mendAfterEach, productPath, visitor } from "./visitor.ts";

mendAfterEach();

const asBrowser = { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none" };

async function askSql(query: string, token = "demo-analytics-token"): Promise<Response> {
  return visitor().get("/_sandbox/analytics-engine/sql", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: query,
  });
}

const sql: Sql = async (query) => {
  const answer = await askSql(`${query} FORMAT JSON`);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data;
};

const all = async (): Promise<Figures | undefined> =>
  (await readFigures({ since: new Date(clock.now() - 3600_000), sql }))[env.VERSION.id || "dev"];

test("an answer is counted with its route, a failure as one, and a visit by its first page", async () => {
  const browser = visitor();
  await browser.visit(productPath, { headers: asBrowser });
  await browser.visit("/chien/", { headers: { ...asBrowser, "Sec-Fetch-Site": "same-origin" } });
  await browser.get("/chat/", { headers: { ...exchange.headers, "Sec-Fetch-Dest": "empty" } });
  await (await browser.get("/api/cart")).text();
  await browser.visit("/health");
  await visitor({ agent: "googlebot" }).visit("/chien/", { headers: asBrowser });
  await vi.waitFor(async () =>
    expect(await all()).toMatchObject({
      ...{ requests: 4, failures: 0, pageViews: 2, visits: 1, orders: 0, scriptErrors: 0, vitals: {} },
      byRoute: {
        "produits-product-format": { requests: 1, failures: 0 },
        chien: { requests: 1 },
        chat: { requests: 1 },
        "/api/cart": { requests: 1 },
      },
    }),
  );
});

test("errors behind the answer make it a failed one, and no answer more", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const route = "produits-product-format";
  const before = (await all())?.byRoute[route] ?? { requests: 0, failures: 0 };
  const pageViews = (await all())?.pageViews ?? 0;
  const crossSell = "/b2c-products/b2c-categories";
  await breakService({ service: "content", mode: "status", status: 500, path: crossSell });
  await breakService({ service: "search", mode: "status", status: 500 });
  const held = holdCalls((call) => call.includes(crossSell) || call.includes(" /search/"));
  const answer = await visitor().stream("/produits/croquettes-chiot-poulet-riz/", { headers: asBrowser });
  expect(answer.status).toBe(200);
  const page = arriving(answer);
  await page.until("</main>");
  held.end();
  await page.all();
  await vi.waitFor(async () =>
    expect(await all()).toMatchObject({
      pageViews: pageViews + 1,
      byRoute: { [route]: { requests: before.requests + 1, failures: before.failures + 1 } },
    }),
  );
  expect((await rowsOf(env.VERSION.id || "dev")).filter(([kind]) => kind === "fault")).toEqual([
    ["fault", route, "", "", "", "", 0, 0, 1, 1],
  ]);
});

test("an order that is placed is counted, and no point says whose", async () => {
  const shopper = await shopperWith();
  await submitStep(shopper, "facturation", newAddress());
  await submitStep(shopper, "livraison", { transporteur: "colissimo" });
  await submitStep(shopper, "paiement", { moyen: "card" });
  await submitStep(shopper, "recapitulatif", { cgv: "on" });
  await vi.waitFor(async () => expect((await all())?.orders).toBe(1));
  const { results } = await env.DB.prepare("SELECT * FROM measured_points").all();
  const told = JSON.stringify(results);
  const order = await shopper.read();
  expect(order.state).not.toBe("cart");
  for (const secret of [shopper.cart, shopper.token, "@", "paul", "Lyon", "69001", "10.0."])
    expect(told.toLowerCase()).not.toContain(secret.toLowerCase());
});

test("the stand-in refuses what the vendor refuses", async () => {
  const write = async (point: object, dataset = "a") =>
    (env.SANDBOX as Fetcher).fetch("http://sandbox/analytics-engine/points", {
      method: "POST",
      body: JSON.stringify({ dataset, points: [{ indexes: ["v"], blobs: [], doubles: [], ...point }] }),
    });
  expect((await write({ blobs: Array(21).fill("") })).status).toBe(400);
  expect((await write({ blobs: ["é".repeat(8193)] })).status).toBe(400);
  expect((await write({ doubles: Array(21).fill(0) })).status).toBe(400);
  expect((await write({ indexes: ["a", "b"] })).status).toBe(400);
  expect((await write({ indexes: ["é".repeat(49)] })).status).toBe(400);
  expect((await write({ blobs: ["x"], doubles: [2.5] })).status).toBe(204);
  expect((await askSql("SELECT blob1 FROM a", "another")).status).toBe(403);
  expect((await askSql("SELECT blob1 FROM unknown_table")).status).toBe(422);
  const answer = await askSql(
    "SELECT blob1 AS word, count() AS n, quantileExactWeighted(0.5)(double1, _sample_interval) AS middle FROM a GROUP BY word FORMAT JSON",
  );
  expect(await answer.json()).toEqual({
    meta: [
      { name: "word", type: "String" },
      { name: "n", type: "UInt64" },
      { name: "middle", type: "Float64" },
    ],
    data: [{ word: "x", n: "1", middle: 2.5 }],
    rows: 1,
    rows_before_limit_at_least: 1,
  });
});

const alarmFigures = async () => {
  const { minutes, lines } = await readAlarmFigures(sql, clock.date(), measuresDataset);
  const sum = (figure: AlarmFigure) =>
    minutes.reduce((total, { figures }) => total + (figures[figure] ?? 0), 0);
  return {
    calls: sum("ecommerceCalls"),
    failed: sum("ecommerceFailed"),
    lines: (line: CountedLine, detail = "") =>
      lines.reduce((total, one) => total + (one.line === line && one.detail === detail ? one.count : 0), 0),
  };
};

test("alarms read the calls of services and the counted lines, also those that a crawler causes", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const before = await alarmFigures();
  await breakService({ service: "ecommerce", mode: "status", status: 500 });
  await add(visitor(), chicken);
  const crawler = visitor({ agent: "googlebot" });
  for (let time = 0; time < 2; time += 1) await crawler.post("/api/webhooks/content", {});
  await vi.waitFor(async () => {
    const after = await alarmFigures();
    expect(after.calls).toBeGreaterThan(before.calls);
    expect(after.failed).toBeGreaterThan(before.failed);
    expect(after.lines("publish refused")).toBe(before.lines("publish refused") + 2);
  });
});

/** Mimics sampling: each row stands for as many points as its interval. */
async function keep(version: string, rows: [interval: number, blobs: string[], doubles: number[]][]) {
  const insert = env.DB.prepare(
    "INSERT INTO measured_points (dataset, timestamp, sampleInterval, index1, blobs, doubles) VALUES ('storefront_measures', ?, ?, ?, ?, ?)",
  );
  const now = Math.floor(clock.now() / 1000);
  await env.DB.batch(
    rows.map(([interval, blobs, doubles]) =>
      insert.bind(now, interval, version, JSON.stringify(blobs), JSON.stringify(doubles)),
    ),
  );
}

test("a point that was sampled counts for those it stands for", async () => {
  await keep("another", [
    [4, ["request", "chien", "document"], [20, 200, 1, 0]],
    [2, ["request", "chien", "document"], [20, 503, 1, 1]],
    [1, ["fault", "chien"], [0, 0, 1, 1]],
    [10, ["vital", "chien", "LCP"], [1200, 0, 10]],
    [2, ["vital", "chien", "LCP"], [9000, 0, 10]],
    [3, ["navigation", "chien"], [80, 0, 10]],
    [1, ["error", "chien", "error", "x is undefined", "/assets/entry.js:1:2", "b1"], [0, 0, 1]],
  ]);
  const since = new Date(clock.now() - 60_000);
  const figures = await readFigures({ since, versions: ["another", "unseen"], sql });
  expect(figures).toEqual({
    another: {
      ...{ requests: 6, failures: 3, byRoute: { chien: { requests: 6, failures: 3 } } },
      ...{ pageViews: 34, scriptErrors: 1, vitals: { LCP: { p75: 1200, count: 12 } }, visits: 0, orders: 0 },
    },
    unseen: {
      ...{ requests: 0, failures: 0, byRoute: {}, pageViews: 0, scriptErrors: 0, vitals: {} },
      ...{ visits: 0, orders: 0 },
    },
  });
  await expect(readFigures({ since, versions: ["x' OR 1=1"], sql })).rejects.toThrow("no id of a version");
});

test("what is watched is by version and route, of versions that have answered, with the most frequent errors", async () => {
  const place = ["/assets/entry-1a2b3c4.js:1:234", "b1"];
  const felt: [number, string[], number[]][] = [
    [10, ["vital", "chien", "LCP"], [1200, 0, 10]],
    [4, ["vital", "chat", "LCP"], [300, 0, 10]],
    [2, ["wait", "chien", "call"], [1500, 0, 10]],
    [1, ["wait", "chien", "call"], [4000, 0, 10]],
    [1, ["error", "chien", "error", "rare", ...place], [0, 0, 1]],
    [5, ["error", "chien", "error", "frequent", ...place], [0, 0, 1]],
    [2, ["error", "chat", "file", "missing", "/assets/a.css", "b1"], [0, 0, 1]],
  ];
  await keep("watched", [[3, ["request", "chien", "document"], [20, 200, 1, 0]], ...felt]);
  await keep("made-up", felt);
  const watched = await readWatched({ since: new Date(clock.now() - 60_000), sql });
  expect(watched.map(({ version }) => version)).not.toContain("made-up");
  const found = watched.find(({ version }) => version === "watched");
  expect(found?.figures).toMatchObject({ requests: 3, scriptErrors: 8 });
  expect(found?.byRoute).toEqual({
    chien: {
      ...{ vitals: { LCP: { p75: 1200, count: 10 } }, scriptErrors: 6 },
      waits: [{ name: "call", times: 30, p75: 4000 }],
    },
    chat: { vitals: { LCP: { p75: 300, count: 4 } }, scriptErrors: 2, waits: [] },
  });
  expect(found?.errors.map(({ message, times }) => [message, times])).toEqual([
    ["frequent", 5],
    ["missing", 2],
    ["rare", 1],
  ]);
  expect(found?.errors[0]).toMatchObject({ position: place[0], build: "b1", route: "chien", name: "error" });
});

const error = {
  kind: "error",
  path: "/commande/AbC1dEf2gHi3jKl4/",
  name: "error",
  message: `no customer camille.durand@example.fr in "Rex"`,
  position: "/assets/entry-1a2b3c4.js:1:234",
};

const report = (points: object[], more: object = {}) => ({ version: "v-page", build: "b1", points, ...more });

const rowsOf = async (version: string) =>
  (
    await env.DB.prepare("SELECT blobs, doubles FROM measured_points WHERE index1 = ?")
      .bind(version)
      .all<{ blobs: string; doubles: string }>()
  ).results.map(({ blobs, doubles }) => [...JSON.parse(blobs), ...JSON.parse(doubles)]);

test("what a browser felt is written under the version of its page, by route, without what an error quotes", async () => {
  const browser = visitor();
  const points = [
    { kind: "vital", path: productPath, name: "LCP", value: 1234.5 },
    { kind: "vital", path: productPath, name: "FID", value: 1 },
    { kind: "navigation", path: "/chien/", ms: 80 },
    { kind: "wait", path: "/chien/", name: "call", ms: 1500 },
    error,
    { ...error, position: "https://elsewhere.example/?token=1" },
  ];
  expect((await browser.postJson("/api/measures", report(points))).status).toBe(204);
  await vi.waitFor(async () => expect(await rowsOf("v-page")).toHaveLength(4));
  expect(await rowsOf("v-page")).toEqual([
    ["vital", "produits-product-format", "LCP", "", "", "", 1234.5, 0, 1, 0],
    ["navigation", "chien", "", "", "", "", 80, 0, 1, 0],
    ["wait", "chien", "call", "", "", "", 1500, 0, 1, 0],
    [
      ...["error", "commande-order", "error", "no customer [e-mail] in [text]"],
      ...["/assets/entry-1a2b3c4.js:1:234", "b1", 0, 0, 1, 0],
    ],
  ]);
});

test.each([
  ["no version", report([], { version: "" })],
  ["a version that is no id", report([], { version: "v'; DROP" })],
  ["more points than a page has", report(Array(21).fill(error))],
  ["no JSON", "{"],
])("a report with %s is refused", async (_, body) => {
  const answer = await visitor().postJson("/api/measures", body);
  expect(answer.status).toBe(400);
});

test("a report of another site, of a crawler, too long or too often is not written", async () => {
  const other = { version: "v-odd" };
  const foreign = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
  const status = async (sent: Promise<Response>) => (await sent).status;
  const body = report([error], other);
  expect(await status(visitor().postJson("/api/measures", body, { headers: foreign }))).toBe(403);
  expect(await status(visitor({ agent: "googlebot" }).postJson("/api/measures", body))).toBe(204);
  const long = report([{ ...error, message: "x".repeat(16_000) }], other);
  expect(await status(visitor().postJson("/api/measures", long))).toBe(413);
  const busy = visitor();
  const answers = await Promise.all(
    Array.from({ length: 601 }, () => busy.postJson("/api/measures", report([], other))),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBe(1);
  expect(await rowsOf("v-odd")).toEqual([]);
});

const script = /"to":"\/api\/measures"/;

test("a document measures its visit, unless it is a crawler's", async () => {
  const { html } = await visitor().visit("/chien/");
  expect(html).toMatch(script);
  expect(html).toMatch(/"version":"[\w-]+","build":"\w+","share":0,"file":"vitals-\w+"/);
  expect((await visitor({ agent: "googlebot" }).visit("/chien/")).html).not.toMatch(script);
});

test("who objects is not measured: not in the page, not as a visit, not by a report that comes late", async () => {
  const browser = visitor();
  const page = "/gerer-mes-cookies/";
  expect((await browser.visit(page)).html).toContain("M’opposer à cette mesure");
  const headers = { Referer: `https://museau.example${page}` };
  const answer = await browser.post("/api/consent/objection", { objects: "yes" }, { headers });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-unmeasured=1; Max-Age=31536000;.*HttpOnly; Secure/);
  const { html } = await browser.visit(page);
  expect(html).toContain("Vos visites ne sont plus mesurées");
  expect(html).toContain("Lever mon opposition");
  expect(html).not.toMatch(script);
  const before = await all();
  await browser.visit("/chien/", { headers: asBrowser });
  const late = await browser.postJson("/api/measures", report([error], { version: "v-objection" }));
  expect(late.status).toBe(204);
  await vi.waitFor(async () => expect((await all())?.requests).toBe((before?.requests ?? 0) + 1));
  expect((await all())?.visits).toBe(before?.visits);
  expect(await rowsOf("v-objection")).toEqual([]);

  await browser.post("/api/consent/objection", { objects: "no" }, { headers });
  expect((await browser.visit("/chien/")).html).toMatch(script);
});

test("Global Privacy Control is an objection, for as long as it is sent", async () => {
  const signal = { ...asBrowser, "Sec-GPC": "1" };
  const { html } = await visitor().visit("/gerer-mes-cookies/", { headers: signal });
  expect(html).not.toMatch(script);
  expect(html).toContain("Votre navigateur s’y oppose");
  expect(html).not.toContain("M’opposer à cette mesure");
  const sent = await visitor().postJson("/api/measures", report([error], { version: "v-signal" }), {
    headers: { "Sec-GPC": "1" },
  });
  expect(sent.status).toBe(204);
  expect(await rowsOf("v-signal")).toEqual([]);
});
