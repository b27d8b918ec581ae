import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { siteBundle } from "../../worker/cache/bundles.ts";
import { publishesKey } from "../../worker/cache/publishes.ts";
import { lateWork } from "./visitor.ts";

const log = () => env.PUBLISH_LOG.get(env.PUBLISH_LOG.idFromName("content"));

/** Entries of the whole site, which travel with the list of publishes. */
export async function storedSite(): Promise<object> {
  const list = await env.CONTENT_CACHE.get<{ sites?: Record<string, object> }>(publishesKey, "json");
  return list?.sites?.[siteBundle] ?? {};
}

/** Writes what waits for the next second. */
export async function settleSite(): Promise<void> {
  await lateWork();
  await runDurableObjectAlarm(log());
}

export async function forgetSite(): Promise<void> {
  await runInDurableObject(log(), (_, { storage }) => storage.delete("sites"));
  const list = await env.CONTENT_CACHE.get<object>(publishesKey, "json");
  await env.CONTENT_CACHE.put(publishesKey, JSON.stringify({ ...list, sites: {} }));
}
