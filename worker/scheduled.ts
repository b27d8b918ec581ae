import type { CountedLine } from "../shared/measure/lines.ts";
import { noRoute, toDataPoint } from "../shared/measure/points.ts";
import * as clock from "../shared/time/clock.ts";
import { publishedSince, publishesKey, publishesSchema } from "./cache/publishes.ts";
import { objectNamed } from "./durable-object.ts";
import { parseConfiguration } from "./env.ts";
import { createLog } from "./log.ts";
import { writeRedirects } from "./redirects/build-redirects.ts";
import { headSchema, type RedirectHead, redirectKeys } from "./redirects/redirect-store.ts";
import { contentService } from "./services/content-service.ts";
import { createDeadline, deadlines } from "./upstream/deadline.ts";
import { versionOf, writePoints } from "./upstream/measures.ts";
import { inTime } from "./with-timeout.ts";

const notBuilt: CountedLine = "redirect rules not built";

/** Changed rules that are asked for one by one without harm. */
const mostChanged = 200;

/**
 * Runs once an hour: builds early if many rules have changed since the last build. Not from the publish itself, whose
 * background work ends after 30 seconds.
 */
export async function renewRedirects(env: Env, context: Pick<ExecutionContext, "waitUntil">): Promise<void> {
  const keys = [redirectKeys.head, publishesKey];
  try {
    const [head, publishes] = await Promise.all(keys.map((key) => env.CONTENT_CACHE.get(key, "json")));
    const { data: built } = headSchema.safeParse(head);
    const { data: published } = publishesSchema.safeParse(publishes);
    if (!built || !published) return;
    if (publishedSince(published, "redirect", built.startedAt) <= mostChanged) return;
  } catch (error) {
    createLog(crypto.randomUUID()).error("redirect rules not readable", error);
    return;
  }
  await buildRedirects(env, context);
}

/** Runs once a day, by the cron trigger of wrangler.toml. Without a build each path's rule is asked for. */
export async function buildRedirects(env: Env, context: Pick<ExecutionContext, "waitUntil">): Promise<void> {
  const id = crypto.randomUUID();
  const log = createLog(id);
  const startedAt = clock.now();
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  try {
    const { content } = contentService(env, parseConfiguration({ ...env }), log, {
      deadline: createDeadline(deadlines.body),
      waitUntil,
      offScreens: () => undefined,
      isPreview: false,
    });
    const rules = await content.redirectRules();
    const publishLog = objectNamed(env, env.PUBLISH_LOG, "content");
    const tell = (head: RedirectHead) => inTime(publishLog.nameRedirects(head));
    await writeRedirects(rules, { kv: env.CONTENT_CACHE, id, startedAt, tell });
    log.info("redirect rules built", { count: rules.length });
  } catch (error) {
    log.error(notBuilt, error);
    const line = { kind: "line", route: noRoute, name: notBuilt, message: "", weight: 1 } as const;
    writePoints(env, [toDataPoint(line, versionOf(env))], { waitUntil, log });
  }
}
