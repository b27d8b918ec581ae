import { createMiddleware } from "hono/factory";
import type { FeatureName } from "../../shared/features.ts";
import type { AppContext, AppEnv, AppRequest } from "../context.ts";
import { type Configuration, inLines, Misconfigured, parseConfiguration } from "../env.ts";
import { offScreens as offScreensFor } from "../feature-screens.ts";
import { isolateMemory } from "../isolate-memory.ts";
import { originOf } from "../page/origin.ts";
import { animalListsOf, frequencyList, recallList } from "../public-lists.ts";
import { contentService } from "../services/content-service.ts";
import { marketingService } from "../services/marketing-service.ts";
import { searchService } from "../services/search-service.ts";
import { isPreviewed } from "../session/visitor/preview.ts";
import { createDeadline, deadlines } from "../upstream/deadline.ts";

const parsed = isolateMemory(() => new WeakMap<Env, Configuration>());

export const configuration = createMiddleware<AppEnv>(async function configuration(c, next) {
  const found = parsed.current.get(c.env) ?? parseOnce(c);
  c.set("configuration", found);
  const deadline = createDeadline(isPageView(c.req) ? deadlines.page : deadlines.write);
  c.set("deadline", deadline);
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const offScreens = () => c.get("settings") && offScreensFor(c.get("settings").features, originOf(c.req));
  const isPreview = await isPreviewed(c, found.contentWebhookSecret);
  c.set("isPreview", isPreview);
  const contentOptions = { deadline, waitUntil, offScreens, isPreview };
  const { cache, content } = contentService(c.env, found, c.var.log, contentOptions);
  c.set("cache", cache);
  c.set("content", content);
  c.set("search", searchService(c.env, found, { log: c.var.log, deadline, offScreens }));
  const lists = { cache, waitUntil, log: c.var.log };
  const has = (feature: FeatureName) => () => c.get("settings")?.features.has(feature) ?? false;
  c.set("frequencies", frequencyList(c.env, found, { ...lists, isOn: has("subscriptions") }));
  c.set("lotRecalls", recallList(c.env, found, { ...lists, isOn: has("recalls") }));
  c.set("animalLists", animalListsOf(c.env, found, lists));
  const country = () => c.var.country;
  c.set("marketing", marketingService(c.env, found, { country, cache, waitUntil, log: c.var.log }));
  await next();
  c.executionCtx.waitUntil(cache.keep());
});

function parseOnce(c: AppContext): Configuration {
  const found = parseConfiguration({ ...c.env });
  parsed.current.set(c.env, found);
  for (const { service, problems } of found.switchedOff)
    c.var.log.error("service switched off", new Misconfigured(inLines(problems)), { service });
  return found;
}

const isPageView = ({ method, path }: AppRequest) =>
  ["GET", "HEAD"].includes(method) && !path.startsWith("/api/");
