import { reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterAll, beforeEach, inject, vi } from "vitest";
import { databaseOf } from "../../sandbox/database/database-of.ts";
import * as clock from "../../shared/time/clock.ts";
import { askStandIns, lateWork } from "./visitor.ts";

// Test files share a runtime, whose start takes longer than most of them. Each begins as in a new one.
const runtime = globalThis as {
  firstEnv?: typeof env;
  print?: (text: string) => void;
  setAlarm?: DurableObjectStorage["setAlarm"];
  openCache?: typeof caches.open;
  file?: string;
};
runtime.firstEnv ??= { ...env };
for (const name of Object.keys(env)) if (!(name in runtime.firstEnv)) Reflect.deleteProperty(env, name);
// Redirects would lead past some pages; their own tests switch them on.
const redirects = ["returning-customer", "order-redirect", "subscription-redirect"];
const features = runtime.firstEnv.FEATURES.split(",").filter((name) => !redirects.includes(name));
Object.assign(env, runtime.firstEnv, { DB: databaseOf(env.STAND_INS), FEATURES: features.join() });
// Miniflare counts by minutes of the machine's clock, and one may begin in the middle of a test.
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
const forgetCalls = () => calls.clear();
beforeEach(forgetCalls);
fc.configureGlobal({ ...fc.readConfigureGlobal(), beforeEach: forgetCalls });
const hour = 60 * 60_000;
/** Milliseconds; the list of publishes is written by an alarm a second after the last write. */
const longestWait = 2000;
await openDemoShop();
nameObjectsByFile();
namePlacesByFile();
await postponeAlarms();

// The shop, its stand-ins and the tests share one clock. Setting it clears the shop's caches.
vi.useRealTimers();
clock.setAhead(0);
clock.setAhead(inject("testNow") - clock.now());
await askStandIns("/_sandbox/now", { ahead: clock.ahead(), patience: inject("patience") });

/** A late request of the last file may open the empty database before it is replaced. */
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

/** Storage may outlive its file, so the objects of each file have names of their own. */
function nameObjectsByFile(): void {
  const isFirst = runtime.file === undefined;
  runtime.file = crypto.randomUUID();
  if (!isFirst) return;
  const prototype: DurableObjectNamespace = Object.getPrototypeOf(env.TURNS);
  const { idFromName } = prototype;
  prototype.idFromName = function ofFile(name) {
    return idFromName.call(this, `${runtime.file} ${name}`);
  };
}

/** The platform's cache outlives a file, too. */
function namePlacesByFile(): void {
  runtime.openCache ??= caches.open.bind(caches);
  const { openCache, file } = runtime;
  caches.open = (name) => openCache(`${file} ${name}`);
}

/** A retry in five seconds would come during another test of a slow machine: tests run alarms themselves. */
async function postponeAlarms(): Promise<void> {
  if (runtime.setAlarm) return;
  const object = env.SESSION_REFRESH.get(env.SESSION_REFRESH.idFromName("alarms"));
  await runInDurableObject(object, (_, { storage }) => {
    const prototype: DurableObjectStorage = Object.getPrototypeOf(storage);
    const { setAlarm } = prototype;
    runtime.setAlarm = setAlarm;
    prototype.setAlarm = function postponed(time, options) {
      const wait = Number(time) - clock.machineTime(clock.now());
      return setAlarm.call(this, wait > longestWait ? Number(time) + hour : time, options);
    };
  });
}

// A line that is logged while a file ends would deadlock with the runner, so a failed test prints its own.
const { info } = console;
runtime.print ??= info.bind(console);
const lines: string[] = [];
for (const level of ["debug", "log", "info", "warn", "error"] as const)
  console[level] = (...values: unknown[]) => void lines.push(values.map(String).join(" "));
beforeEach(({ onTestFailed }) => {
  lines.length = 0;
  onTestFailed(() => runtime.print?.(lines.join("\n")));
});

/** Milliseconds. */
const longestLateWork = 3000;

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Late work would write into the storage of the next file.
  await Promise.race([lateWork(), scheduler.wait(longestLateWork)]);
});
