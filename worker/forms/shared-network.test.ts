import { Hono } from "hono";
import { beforeEach, expect, test, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import type { AppEnv } from "../context.ts";
import { knowCustomer, knowPerson } from "../session/known-sender.ts";
import { type LimitName, withinNetworkLimit } from "./within-limit.ts";

interface Limit {
  name: string;
  simple: { limit: number };
}

const { ratelimits } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
const limits: Limit[] = ratelimits;

const visitors = 5000;
/** Visitors behind one address within a minute, if 5,000 come in ten. */
const aMinute = 500;
const address = "192.0.2.5";

/** Counts exactly, unlike the platform, which lets more through. */
let counts: Map<string, number>;
beforeEach(() => {
  counts = new Map();
});

const bindings = Object.fromEntries(
  limits.map(({ name, simple }) => [
    name,
    {
      limit: async ({ key }: { key: string }) => {
        const count = (counts.get(`${name} ${key}`) ?? 0) + 1;
        counts.set(`${name} ${key}`, count);
        return { success: count <= simple.limit };
      },
    },
  ]),
);

const log = { warn: vi.fn(), error: vi.fn() };

const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set("configuration", { botCheck: { secret: "a-secret" } } as AppEnv["Variables"]["configuration"]);
    c.set("log", log as unknown as AppEnv["Variables"]["log"]);
    await next();
  })
  .get("/customer/:id", async (c) => c.text(await knowCustomer(c, c.req.param("id"))))
  .get("/person", async (c) => c.text(await knowPerson(c)))
  .get("/:name", async (c) => {
    const isWithin = await withinNetworkLimit(c, c.req.param("name") as LimitName);
    return c.text("", isWithin ? 200 : 429);
  });

async function ask(path: string, cookie = "") {
  const headers = { "CF-Connecting-IP": address, Cookie: cookie };
  const answer = await app.request(path, { headers }, bindings);
  const [, known = ""] = /^([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "") ?? [];
  return { status: answer.status, cookie: known };
}

const isServed = async (name: LimitName, cookie?: string) => (await ask(`/${name}`, cookie)).status === 200;

test("5,000 strangers behind one address within ten minutes choose cookies, search, type and open carts", async () => {
  const refused: string[] = [];
  for (let visitor = 0; visitor < aMinute; visitor++) {
    const wishes: LimitName[] = ["CONSENT_LIMIT", "MEASURES_LIMIT", "SEARCH_LIMIT"];
    wishes.push("SUGGESTIONS_LIMIT", "SUGGESTIONS_LIMIT", "SUGGESTIONS_LIMIT");
    if (visitor % 2 === 0) wishes.push("NEW_CART_LIMIT", "POPUP_LIMIT");
    if (visitor % 5 === 0) wishes.push("COUPON_LIMIT");
    if (visitor % 4 === 0) wishes.push("PICKUP_POINTS_LIMIT", "ADDRESS_SUGGESTIONS_LIMIT");
    for (const wish of wishes) if (!(await isServed(wish))) refused.push(wish);
  }
  expect(refused).toEqual([]);
});

test("5,000 customers and people who solved a bot check are served behind an address whose quota a robot used up", async () => {
  const cookies = await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const { cookie } = await ask(visitor % 2 === 0 ? `/customer/${visitor}` : "/person");
      return cookie;
    }),
  );
  expect(new Set(cookies).size).toBe(visitors);
  while (await isServed("NEW_CART_LIMIT"));
  expect(await isServed("NEW_CART_LIMIT")).toBe(false);
  expect(await isServed("NEW_CART_LIMIT", "__Host-knownSender=made.9999999999999.up")).toBe(false);
  const served = await Promise.all(cookies.map((cookie) => isServed("NEW_CART_LIMIT", cookie)));
  expect(served.filter(Boolean)).toHaveLength(visitors);
});

test("a robot that is known has the quota of one sender, and all browsers of a customer share one", async () => {
  while (await isServed("COUPON_LIMIT"));
  const { cookie } = await ask("/customer/7");
  const { cookie: other } = await ask("/customer/7");
  let tried = 0;
  while (await isServed("COUPON_LIMIT", tried % 2 === 0 ? cookie : other)) tried++;
  expect(tried).toBe(limits.find(({ name }) => name === "COUPON_LIMIT")?.simple.limit);
});
