import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { contactRequests as table } from "../database/schema/requests.ts";
import type { SandboxEnv } from "../env.ts";
import { personFaults } from "./customer-rules.ts";
import { refuse } from "./problems.ts";
import { readBody } from "./request.ts";
import { blank } from "./violations.ts";

const nullableText = z.nullish(z.string());
const contactRequest = z.object({
  email: z.string(),
  message: z.string(),
  orderId: nullableText,
  productName: nullableText,
  file: z.nullish(z.object({ name: z.string(), type: z.string(), content: z.base64() })),
});

export const contactRequests = new Hono<SandboxEnv>().post("/", async (c) => {
  const { email, message, orderId, productName, file } = await readBody(c, contactRequest);
  refuse([...personFaults({ email }), ...(message.trim() ? [] : [blank("message")])]);
  const content = file && Uint8Array.fromBase64(file.content);
  const fileKey = file ? `contact/${crypto.randomUUID()}` : null;
  if (file && content && fileKey) {
    await c.env.FILES?.put(fileKey, content, { httpMetadata: { contentType: file.type } });
  }
  await c
    .get("db")
    .insert(table)
    .values({
      email,
      message,
      orderId: orderId ?? null,
      productName: productName ?? null,
      fileName: file?.name ?? null,
      fileType: file?.type ?? null,
      fileSize: content?.length ?? null,
      fileKey,
      createdAt: clock.date().toISOString(),
    });
  return c.body(null, 202);
});
