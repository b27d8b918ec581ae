import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeEach, inject, vi } from "vitest";
import { databaseOf } from "../../sandbox/database/database-of.ts";
import * as clock from "../../shared/time/clock.ts";
import { askStandIns } from "./visitor.ts";

// The files share a runtime, whose start takes longer than most of them. Each begins as in a new one: with the bindings
// of the build, nothing stored but the demo shop, and nothing remembered.
const runtime = globalThis as { firstEnv?: typeof env; print?: (text: string) => void };
runtime.firstEnv ??= { ...env };
for (const name of Object.keys(env)) if (!(name in runtime.firstEnv)) Reflect.deleteProperty(env, name);
// Tests open the pages that redirects lead past; those of the redirects switch them on.
const redirects = ["returning-customer", "order-redirect", "subscription-redirect"];
const features = runtime.firstEnv.FEATURES.split(",").filter((name) => !redirects.includes(name));
Object.assign(env, runtime.firstEnv, { DB: databaseOf(env.STAND_INS), FEATURES: features.join() });
// Miniflare counts by the minutes of the machine's clock, one of which may begin in the middle of a test.
const calls = new Map<string, number>();
for (const [name, most] of Object.entries(env.TEST_RATE_LIMITS)) {
  const limit = async ({ key }: { key: string }) => {
    const counted = `${name} ${key}`;
    const count = (calls.get(counted) ?? 0) + 1;
    calls.set(counted, count);
    return { success: count <= most };
  };
  Reflect.set(env, name, { limit });
}
beforeEach(() => calls.clear());
await openDemoShop();

// The shop, its stand-ins and the tests have one clock. Setting it makes the shop forget.
vi.useRealTimers();
clock.setAhead(0);
clock.setAhead(inject("testNow") - clock.now());
await askStandIns("/_sandbox/now", { ahead: clock.ahead(), patience: inject("patience") });

/** Tried again where a request of the last file, still running, opened the empty database before it was replaced. */
async function openDemoShop(): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    await reset();
    await env.TEST_DATABASE.fetch("http://test-database/");
    if (await hasDemoShop()) return;
  }
  throw new Error("The demo shop could not be restored.");
}

async function hasDemoShop(): Promise<boolean> {
  const customers = await env.DB.prepare("select count(*) as count from customers")
    .first<{ count: number }>()
    .catch(() => null);
  return (customers?.count ?? 0) > 0;
}

// What the shop logs is printed for a test that failed, by the test. Sent by itself, a line that another request logs as a
// file ends waits for the next message to the runner, and the runner for the line: it would never end.
const { info } = console;
runtime.print ??= info.bind(console);
const lines: string[] = [];
for (const level of ["debug", "log", "info", "warn", "error"] as const)
  console[level] = (...values: unknown[]) => void lines.push(values.map(String).join(" "));
beforeEach(({ onTestFailed }) => {
  lines.length = 0;
  onTestFailed(() => runtime.print?.(lines.join("\n")));
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
