import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { siteBundle } from "../../worker/cache/bundles.ts";
import type { PublishLog } from "../../worker/cache/publish-log.ts";
import { publishesKey } from "../../worker/cache/publishes.ts";
import { stopTimers, until } from "./held-calls.ts";
import { passSeconds } from "./visitor.ts";

/** Stops the clock, ahead of the platform's, so that no alarm comes by itself. */
beforeEach(() => passSeconds(3600));

afterEach(() => void vi.restoreAllMocks());

let objects = 0;

async function inLog(
  act: (log: PublishLog, storage: DurableObjectStorage, put: ReturnType<typeof spyOnPut>) => Promise<void>,
): Promise<void> {
  const log = env.PUBLISH_LOG.get(env.PUBLISH_LOG.idFromName(`log ${objects++}`));
  await runInDurableObject(log, (instance, { storage }) =>
    act(instance, storage, spyOnPut((instance as unknown as { env: Env }).env.CONTENT_CACHE)),
  );
}

const spyOnPut = (kv: KVNamespace) => vi.spyOn(kv, "put").mockResolvedValue();

const menu = (value: string) => ({ "header:menu": { value, fetchedAt: clock.now() } });

const written = (put: ReturnType<typeof spyOnPut>) => JSON.parse(`${put.mock.lastCall?.[1]}`);

/** Ends after all that the object begins to read or write meanwhile, as far as nothing else keeps it waiting. */
async function settle(storage: DurableObjectStorage): Promise<void> {
  for (let read = 0; read < 20; read++) await storage.get("publishes");
}

const putCalls = (put: ReturnType<typeof spyOnPut>, count: number) =>
  until(
    () => put.mock.calls.length >= count,
    () => `${count} writes begin`,
  );

test("nobody waits for the list to be written", async () => {
  await inLog(async (log, storage, put) => {
    put.mockReturnValue(new Promise(() => {}));
    await log.add(["page:a"]);
    await log.nameRedirects({ id: "b1" });
    expect(await log.keepSite(siteBundle, menu("menu"), true)).toMatchObject({
      "header:menu": { value: "menu" },
    });
    expect(await storage.getAlarm()).not.toBeNull();
  });
});

test("one value has the list, the redirect build and the site, and is written once a second at most", async () => {
  await inLog(async (log, storage, put) => {
    await log.add(["page:a"]);
    await putCalls(put, 1);
    await settle(storage);
    await log.nameRedirects({ id: "b1" });
    await log.keepSite(siteBundle, menu("menu"), true);
    await log.add(["page:b"]);
    await settle(storage);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await storage.getAlarm()).toBe(clock.machineTime(clock.now()) + 1100);
    await log.alarm();
    expect(put.mock.lastCall?.[0]).toBe(publishesKey);
    expect(written(put)).toMatchObject({
      names: { "page:a": expect.any(Number), "page:b": expect.any(Number) },
      redirects: { id: "b1" },
      sites: { [siteBundle]: { "header:menu": { value: "menu" } } },
    });
  });
});

test("a write that is cut off with its object is left to an alarm, which ends with the write", async () => {
  await inLog(async (log, storage, put) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    put.mockReturnValueOnce(promise);
    await log.add(["page:a"]);
    await putCalls(put, 1);
    expect(await storage.getAlarm()).not.toBeNull();
    resolve();
    await settle(storage);
    expect(await storage.getAlarm()).toBeNull();
  });
});

test("the end of a write does not end the alarm of what came meanwhile", async () => {
  await inLog(async (log, storage, put) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    put.mockReturnValueOnce(promise);
    await log.add(["page:a"]);
    await putCalls(put, 1);
    passSeconds(2);
    await log.add(["page:b"]);
    resolve();
    await settle(storage);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await storage.getAlarm()).not.toBeNull();
  });
});

test("a write that fails is left to the alarm, which the platform repeats", async () => {
  await inLog(async (log, storage, put) => {
    put.mockRejectedValue(new Error("429"));
    await log.add(["page:a"]);
    await putCalls(put, 1);
    await settle(storage);
    expect(await storage.getAlarm()).not.toBeNull();
    await expect(log.alarm()).rejects.toThrow("429");
    put.mockResolvedValue();
    await log.alarm();
    expect(written(put)).toMatchObject({ names: { "page:a": expect.any(Number) } });
  });
});

test("a write waits for the one before, so that the latest value stays", async () => {
  await inLog(async (log, storage, put) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    put.mockReturnValueOnce(promise);
    await log.add(["page:a"]);
    await putCalls(put, 1);
    await log.add(["page:b"]);
    const later = log.alarm();
    await settle(storage);
    expect(put).toHaveBeenCalledTimes(1);
    resolve();
    await later;
    expect(written(put).names).toHaveProperty("page:b");
  });
});

test("a write without an answer keeps the next one waiting for three seconds at most", async () => {
  const { passTime } = stopTimers();
  await inLog(async (log, _, put) => {
    put.mockReturnValueOnce(new Promise(() => {}));
    await log.add(["page:a"]);
    await putCalls(put, 1);
    await log.add(["page:b"]);
    const later = log.alarm();
    passTime(3000);
    await later;
    expect(written(put).names).toHaveProperty("page:b");
  });
});

test("what has not changed is not written, unless a reader still lacks what was written long ago", async () => {
  await inLog(async (log, storage, put) => {
    const keep = () => log.keepSite(siteBundle, menu("menu"), true);
    await keep();
    await putCalls(put, 1);
    await settle(storage);
    await keep();
    expect(await storage.getAlarm()).toBeNull();
    passSeconds(121);
    await keep();
    await putCalls(put, 2);
  });
});
