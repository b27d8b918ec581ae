import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { type DataPoint, toDataPoint } from "../../shared/measure/points.ts";
import type { AppEnv } from "../context.ts";
import { createLog } from "../log.ts";
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
  app.get("/api/:call", (c) => {
    fail = () => c.var.log.error("late part failed", failed);
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
  return { points, fail };
}

const answered = (status: number, fault: boolean) => {
  const point = { kind: "request", answer: "api", route: "/api/:call", status, fault, ms: 0 } as const;
  return { ...toDataPoint(point, "v1"), doubles: [expect.any(Number), status, 1, Number(fault)] };
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

test("a request writes 25 points at most, the one behind its answer among them", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { points, fail } = await ask("/api/cart?orders=30");
  fail();
  expect(points.length).toBe(25);
  expect(points.at(-1)).toEqual(fault);
});
