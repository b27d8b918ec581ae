import * as z from "zod/mini";
import { bundleSchema, siteBundle } from "../cache/bundles.ts";
import { createContentCache, createContentMemory } from "../cache/content-cache.ts";
import { kvStore } from "../cache/kv-store.ts";
import { noStore } from "../cache/no-store.ts";
import { oncePerPlace } from "../cache/once-per-place.ts";
import { publishesSchema } from "../cache/publishes.ts";
import { objectNamed } from "../durable-object.ts";
import type { Configuration } from "../env.ts";
import { isolateMemory } from "../isolate-memory.ts";
import type { Log } from "../log.ts";
import { createBreaker } from "../upstream/breaker.ts";
import { type ContentOptions, createContent } from "../upstream/content/content.ts";
import type { Deadline } from "../upstream/deadline.ts";
import { inTime } from "../with-timeout.ts";
import { fetcherOf } from "./fetcher-of.ts";

const memory = isolateMemory(createContentMemory);

const keptSchema = z.nullable(bundleSchema);

const breaker = isolateMemory(() => createBreaker());

export function contentService(
  env: Env,
  configuration: Configuration,
  log: Log,
  {
    deadline,
    waitUntil,
    offScreens,
    isPreview,
  }: Pick<ContentOptions, "offScreens"> & {
    deadline: Deadline;
    waitUntil: (work: Promise<unknown>) => void;
    isPreview: boolean;
  },
) {
  const { TURNS, PUBLISH_LOG } = env;
  const hasWebhook = configuration.contentWebhook && configuration.contentWebhookSecret !== "";
  const cache = createContentCache({
    ...(isPreview
      ? { store: noStore, memory: createContentMemory() }
      : {
          store: kvStore(env.CONTENT_CACHE),
          memory: memory.current,
          dueAmong: oncePerPlace(
            (name, what, milliseconds) => inTime(objectNamed(env, TURNS, name).dueAmong(what, milliseconds)),
            () => caches.open("asked"),
          ),
          keepSite: async (latest) =>
            keptSchema.parse(
              await inTime(objectNamed(env, PUBLISH_LOG, "content").keepSite(siteBundle, latest, hasWebhook)),
            ),
        }),
    hasWebhook,
    recordPublish: async (names) =>
      publishesSchema.parse(await inTime(objectNamed(env, PUBLISH_LOG, "content").add(names))),
    waitUntil,
    log,
    signal: deadline.signal,
  });
  const content = createContent({
    baseURL: configuration.contentUrl,
    token: configuration.contentToken,
    locale: configuration.contentLocale,
    fetcher: fetcherOf(env, configuration.contentUrl),
    breaker: breaker.current,
    cache,
    log,
    drafts: isPreview,
    ...(offScreens && { offScreens }),
  });
  return { cache, content };
}
