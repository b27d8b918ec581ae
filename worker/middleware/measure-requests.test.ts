import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { callColumns, type DataPoint, toDataPoint } from "../../shared/measure/points.ts";
import type { AppEnv } from "../context.ts";
import { createLog } from "../log.ts";
import { RequestRecord, recordRequest } from "../request-record.ts";
import { measureRequests } from "./measure-requests.ts";

const agent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";
const failed = new Error("broken");

async function ask(path: string, headers: Record<string, string> = {}) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const points: DataPoint[] = [];
  const app = new Hono<AppEnv>().use(async (c, next) => {
    c.set("log", createLog("r1"));
    await next();
  }, measureRequests);
  let fail = () => {};
  let leaveOut = () => {};
  app.get("/api/:call", (c) => {
    fail = () => c.var.log.error("late part failed", failed);
    leaveOut = () => c.var.log.warn("member left out", { profile: "orders" });
    for (const limit of c.req.queries("limit") ?? []) c.var.log.warn("too often", { limit });
    if (c.req.query("now") !== undefined) c.var.log.error("cart not shown", failed);
    for (let i = 0; i < Number(c.req.query("orders") ?? 0); i += 1)
      c.var.measure({ kind: "order", route: "/api/:call" });
    return c.text("", c.req.query("down") === undefined ? 200 : 503);
  });
  await app.request(
    path,
    { headers: { "User-Agent": agent, ...headers } },
    { VERSION: { id: "v1" }, MEASURES: { writeDataPoint: (point: DataPoint) => void points.push(point) } },
  );
  return { points, fail, leaveOut };
}

const answered = (status: number, fault: boolean) => {
  const point = { kind: "request", answer: "api", route: "/api/:call", status, fault, ms: 0 } as const;
  const { doubles, ...written } = toDataPoint(point, "v1");
  return { ...written, doubles: [expect.any(Number), ...doubles.slice(1)] };
};
const fault = toDataPoint({ kind: "fault", route: "/api/:call", fault: true }, "v1");

test.each(["0", "1"])(
  "errors behind a good answer are one point of its route, objected to: %s",
  async (objects) => {
    const { points, fail } = await ask("/api/cart", { "Sec-GPC": objects });
    expect(points).toEqual([answered(200, false)]);
    fail();
    fail();
    expect(points).toEqual([answered(200, false), fault]);
  },
);

test.each([
  ["logged an error while it was made", "/api/cart?now", 200],
  ["has a status of failure", "/api/cart?down", 503],
])("an answer that %s is counted as failed once", async (_, path, status) => {
  const { points, fail } = await ask(path);
  fail();
  expect(points).toEqual([answered(status, true)]);
});

test("what no answer was counted of has no fault either: a report, a crawler", async () => {
  for (const [path, headers] of [
    ["/api/measures", {}],
    ["/api/cart", { "User-Agent": "Googlebot/2.1" }],
  ] as const) {
    const { points, fail } = await ask(path, headers);
    fail();
    expect(points).toEqual([]);
  }
});

const line = (name: string, message: string, weight: number) =>
  toDataPoint({ kind: "line", route: "-", name, message, weight }, "v1");

test.each([
  ["a browser", {}, [answered(200, false)]],
  ["a crawler", { "User-Agent": "Googlebot/2.1" }, []],
] as const)(
  "counted lines of %s are one point per text, and one for each after the answer",
  async (_, headers, own) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { points, leaveOut } = await ask("/api/cart?limit=A_LIMIT&limit=A_LIMIT&limit=B_LIMIT", headers);
    const told = [...own, line("too often", "A_LIMIT", 2), line("too often", "B_LIMIT", 1)];
    expect(points).toEqual(told);
    leaveOut();
    leaveOut();
    const late = line(" left out", "", 1);
    expect(points).toEqual([...told, late, late]);
  },
);

test("a request tells the calls of its services in columns of their own", async () => {
  const record = new RequestRecord();
  const { points } = await recordRequest(record, () => {
    record.begin("ecommerce")(false);
    record.begin("ecommerce")(true);
    record.begin("kv")(false);
    return ask("/api/cart");
  });
  expect(columnsOf("ecommerce")).toEqual([2, 1, expect.any(Number)]);
  expect(columnsOf("kv")).toEqual([1, 0, expect.any(Number)]);
  expect(columnsOf("search")).toEqual([0, 0, 0]);

  function columnsOf(service: Parameters<typeof callColumns>[0]) {
    const { count, failed, slowest } = callColumns(service);
    return [count, failed, slowest].map((column) => points[0]?.doubles[Number(column.slice(6)) - 1]);
  }
});

test("a request writes 25 points at most, the one behind its answer among them", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { points, fail } = await ask("/api/cart?orders=30");
  fail();
  expect(points.length).toBe(25);
  expect(points.at(-1)).toEqual(fault);
});
