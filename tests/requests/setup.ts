import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { openDatabase } from "../../sandbox/database/open.ts";
import { seed } from "../../sandbox/seed.ts";

// Runs before each test file, whose storage is its own: every file begins with the demo shop.
await applyD1Migrations(env.DB, env.MIGRATIONS);
await seed(openDatabase(env.DB));
