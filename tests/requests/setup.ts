import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { inject } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { askStandIns } from "./visitor.ts";

// Runs before each test file, whose storage is its own: every file begins with the demo shop.
await applyD1Migrations(env.DB, env.MIGRATIONS);
const demoShop: { sql: string; params: unknown[] }[] = JSON.parse(env.DEMO_SHOP);
await env.DB.batch(demoShop.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)));

// The shop, its stand-ins and the tests have one clock.
clock.setAhead(inject("testNow") - clock.now());
await askStandIns("/_sandbox/now", { ahead: clock.ahead() });
