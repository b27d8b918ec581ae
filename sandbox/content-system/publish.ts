import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput, seeIndex } from "../html/form.ts";
import {
  type Collection,
  collections,
  findDocument,
  publishDocument,
  trimSlashes,
} from "./document-store.ts";
import { namesOf } from "./names-of.ts";
import { signatureOf } from "./webhook-signature.ts";

const attributes = z.record(z.string(), z.unknown());
const publication = z.object({
  collection: z.enum(collections),
  key: z.string().check(z.minLength(1)),
  changes: z.optional(z.union([attributes, z.pipe(z.string(), z.transform(parseChanges))])),
  at: z.optional(z.int()),
});

const productFormats = z.object({
  ProductVariants: z.array(z.looseObject({ code: z.string(), in_stock: z.optional(z.boolean()) })),
});

export const publish = new Hono<SandboxEnv>().post("/", async (c) => {
  const { collection, key, changes = {}, at } = await readInput(c, publication);
  const published = await publishEntry(c, collection, trimSlashes(key), changes, at);
  return seeIndex(c) ?? c.json(published);
});

export async function publishStock(
  c: Context<SandboxEnv>,
  { sku, code, stock }: { sku: string; code: string; stock: number },
): Promise<void> {
  const formats = productFormats.safeParse((await findDocument(c.get("db"), "product", sku))?.json);
  if (!formats.success) return;
  const in_stock = stock > 0;
  const { ProductVariants } = formats.data;
  if (ProductVariants.every((format) => format.code !== code || format.in_stock === in_stock)) return;
  await publishEntry(c, "product", sku, {
    ProductVariants: ProductVariants.map((format) =>
      format.code === code ? { ...format, in_stock } : format,
    ),
  });
}

async function publishEntry(
  c: Context<SandboxEnv>,
  collection: Collection,
  key: string,
  changes: Record<string, unknown>,
  at?: number,
) {
  const before = await findDocument(c.get("db"), collection, key);
  const after = await publishDocument(c.get("db"), collection, key, changes);
  const entries = [...new Set([...namesOf(before), ...namesOf(after)])];
  const body = JSON.stringify({
    event: "entry.publish",
    createdAt: clock.date().toISOString(),
    model: collection,
    entries,
  });
  const signature = await signatureOf(body, c.env.CONTENT_WEBHOOK_SECRET, at);
  await notifyShop(c, body, signature);
  return { webhook: { body, signature } };
}

/** @throws if the shop refuses it */
async function notifyShop(c: Context<SandboxEnv>, body: string, signature: string): Promise<void> {
  const response = await c.env.STOREFRONT?.fetch(new URL("/api/webhooks/content", c.req.url), {
    method: "POST",
    headers: { "content-type": "application/json", "x-content-timed-signature": signature },
    body,
  });
  if (!response || response.ok) return response?.body?.cancel();
  const message = `The shop did not take the publish: ${response.status} ${await response.text()}`;
  throw new HTTPException(502, { message });
}

function parseChanges(text: string, { issues }: { issues: z.core.$ZodRawIssue[] }): Record<string, unknown> {
  try {
    return text.trim() === "" ? {} : attributes.parse(JSON.parse(text));
  } catch {
    issues.push({ code: "custom", message: "Ce n'est pas un objet JSON.", input: text });
    return z.NEVER;
  }
}
