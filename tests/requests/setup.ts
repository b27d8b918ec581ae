import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

// Runs before each test file, whose storage is its own: every file begins with the demo shop.
await applyD1Migrations(env.DB, env.MIGRATIONS);
const demoShop: { sql: string; params: unknown[] }[] = JSON.parse(env.DEMO_SHOP);
await env.DB.batch(demoShop.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)));
