import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import type { CacheProfileName } from "../cache/profiles.ts";
import type { AppContext, AppEnv, Services } from "../context.ts";
import { objectNamed } from "../durable-object.ts";
import { originOf } from "../page/origin.ts";
import { parseJson } from "../parse-json.ts";
import { fetcherOf } from "../services/fetcher-of.ts";
import { isSigned } from "../signature.ts";
import { allShopsKey } from "../upstream/content/shops.ts";
import { sitemapKeys } from "../upstream/content/sitemap.ts";
import { inTime } from "../with-timeout.ts";
import { announceChanges, publishedPages } from "./index-now.ts";

const publishSchema = z.object({
  event: z.string(),
  model: z.enum([
    "product",
    "category",
    "page",
    "header",
    "footer",
    "cross-sell",
    "redirect",
    "sample",
    "shop",
    "sitemap",
    "faq",
  ]),
  entries: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(500)),
});
type Publish = z.infer<typeof publishSchema>;

/** Milliseconds, longer than any deadline: a fetch under way may still store the old content. */
const recheckAfter = 7_000;

export const contentWebhook = new Hono<AppEnv>().post("/", async (c) => {
  const body = await c.req.text();
  const signed = signatureIn(c.req.header("x-content-timed-signature"));
  const refuse = (status: 400 | 401, message: string) => {
    c.var.log.warn("publish refused", { reason: message });
    return c.json({ message }, status);
  };
  if (!signed || !(await isFromContentSystem(c.var, body, signed))) return refuse(401, "bad signature");
  if (!isRecent(signed)) return refuse(401, "too old, or of a clock that differs");
  const publish = parseJson(body, publishSchema);
  if (!publish) return refuse(400, "not a publish");
  const taken = await takenBefore(c, signed);
  if (taken.isKnown) return c.json({ message: "taken before" }, 409);
  try {
    await recordPublish(c.var, publish);
  } catch (error) {
    c.var.log.error("publish not taken", error);
    await taken.forget();
    return c.json({ message: "not taken, to be sent again" }, 503, { "Retry-After": String(retryAfter) });
  }
  const recheck = scheduler
    .wait(recheckAfter)
    .then(() => recordPublish(c.var, publish))
    .then(() => tellSearchEngines(c, publish));
  c.executionCtx.waitUntil(
    recheck.catch((error: unknown) => c.var.log.error("publish not rechecked", error)),
  );
  return c.json({ due: publish.entries.length });
});

/** Seconds. */
const retryAfter = 5;

async function tellSearchEngines(c: AppContext, publish: Publish): Promise<void> {
  const { configuration, content, log } = c.var;
  if (!configuration.indexNowKey) return;
  try {
    const paths = await publishedPages(content, publish);
    const fetcher = fetcherOf(c.env, "https://api.indexnow.org");
    await announceChanges(configuration, { origin: originOf(c.req), paths }, fetcher);
  } catch (error) {
    log.error("search engines not told", error);
  }
}

async function recordPublish(
  { cache, search }: Services<"cache" | "search">,
  { model, entries }: Publish,
): Promise<void> {
  const keys: Record<Publish["model"], Partial<Record<CacheProfileName, string[]>>> = {
    product: {
      product: entries.flatMap((key) => [0, 2].map((level) => `${key}:${level}`)),
      productSummary: entries.map((key) => `${key}:1`),
      productSlug: entries,
    },
    category: { category: entries },
    page: { page: entries },
    header: { header: ["b2c-header"] },
    footer: { footer: ["b2c-footer"] },
    "cross-sell": { crossSell: entries },
    faq: { faq: ["all"] },
    redirect: { redirect: entries },
    sample: { sample: entries },
    shop: { shop: [allShopsKey, ...entries] },
    sitemap: { sitemap: Object.values(sitemapKeys) },
  };
  await cache.publish(keys[model]);
  // The search service re-indexes published content, so its cached answers are outdated.
  await search.forget();
}

interface Signed {
  at: string;
  signature: string;
}

function signatureIn(header: string | undefined): Signed | undefined {
  const [, at = "", signature = ""] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? "") ?? [];
  return signature ? { at, signature } : undefined;
}

const isFromContentSystem = (
  { configuration }: Services<"configuration">,
  body: string,
  { at, signature }: Signed,
): Promise<boolean> => isSigned(configuration.contentWebhookSecret, `${at}.${body}`, signature);

/** Milliseconds, in both directions. */
const longestDelay = 5 * 60_000;

const isRecent = ({ at }: Signed): boolean => Math.abs(clock.now() - Number(at) * 1000) <= longestDelay;

/** Prevents replays; if the object does not answer, only the timestamp limits them. */
async function takenBefore(c: AppContext, { signature }: Signed) {
  const turn = objectNamed(c.env, c.env.TURNS, `publish ${signature}`);
  try {
    const isKnown = !(await inTime(turn.isFirst(2 * longestDelay)));
    const forget = () =>
      inTime(turn.forget()).catch((error: unknown) => c.var.log.error("publish not forgotten", error));
    return { isKnown, forget };
  } catch (error) {
    c.var.log.error("publish not remembered", error);
    return { isKnown: false, forget: async () => {} };
  }
}
