import { Hono } from "hono";
import * as z from "zod/mini";
import type { CacheProfileName } from "../cache/profiles.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { allShopsKey } from "../upstream/content/shops.ts";

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
  /** The keys of what changed: skus and slugs, category paths, page keys. */
  entries: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(500)),
});
type Publish = z.infer<typeof publishSchema>;

/**
 * The webhook may come before the content system shows the change, and another isolate may be fetching just then: the
 * entries are due once more after this, in milliseconds. Longer than any call's deadline (6 s).
 */
const recheckAfter = 7_000;

/** A publish of the content system, signed: the entries it names are fetched anew before they are served again. */
export const contentWebhook = new Hono<AppEnv>().post("/", async (c) => {
  const body = await c.req.text();
  if (!(await isSigned(c, body))) return c.json({ message: "bad signature" }, 401);
  const publish = publishSchema.safeParse(fromJson(body));
  if (!publish.success) return c.json({ message: "not a publish" }, 400);
  await markDue(c, publish.data);
  c.executionCtx.waitUntil(scheduler.wait(recheckAfter).then(() => markDue(c, publish.data)));
  return c.json({ due: publish.data.entries.length });
});

async function markDue(c: AppContext, { model, entries }: Publish): Promise<void> {
  const keys: Record<Publish["model"], [CacheProfileName, string[]]> = {
    product: [
      "product",
      entries.flatMap((key) => [0, 1, 2].flatMap((level) => [`${key}:${level}`, `sku-${key}:${level}`])),
    ],
    category: ["category", entries],
    page: ["page", entries],
    header: ["header", ["b2c-header"]],
    footer: ["footer", ["b2c-footer"]],
    "cross-sell": ["crossSell", entries],
    faq: ["faq", ["all"]],
    redirect: ["redirect", entries],
    sample: ["sample", entries],
    shop: ["shop", [allShopsKey, ...entries]],
    sitemap: ["sitemap", ["all"]],
  };
  await c.var.cache.markDue(...keys[model]);
  // The search service indexes what is published: answers from before are not given again here.
  await c.var.search.forget();
}

/** HMAC-SHA256 of the raw body, hexadecimal; compared by the platform in constant time. */
async function isSigned(c: AppContext, body: string): Promise<boolean> {
  const signature = /^sha256=([0-9a-f]{64})$/.exec(c.req.header("x-content-signature") ?? "")?.[1];
  if (!signature) return false;
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(c.var.configuration.contentWebhookSecret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return crypto.subtle.verify("HMAC", key, bytes, encoder.encode(body));
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
