import { Hono } from "hono";
import * as z from "zod/mini";
import { serve } from "./serve.ts";

const slack = z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(40_000)) });

const key = { routing_key: z.string().check(z.length(32)), dedup_key: z.string().check(z.maxLength(255)) };
const pagerDuty = z.discriminatedUnion("event_action", [
  z.strictObject({ ...key, event_action: z.literal("resolve") }),
  z.strictObject({
    ...key,
    event_action: z.literal("trigger"),
    payload: z.looseObject({
      summary: z.string().check(z.minLength(1), z.maxLength(1024)),
      source: z.string().check(z.minLength(1)),
      severity: z.enum(["critical", "error", "warning", "info"]),
    }),
    links: z.array(z.strictObject({ href: z.url(), text: z.string() })),
  }),
]);

const mail = z.strictObject({
  from: z.email(),
  to: z.array(z.email()).check(z.minLength(1)),
  subject: z.string().check(z.minLength(1), z.regex(/^[^\r\n]*$/)),
  text: z.string(),
});

export const pagerKey = "0123456789abcdef0123456789abcdef";

export interface Received {
  slack: string[];
  paged: string[];
  ended: string[];
  mails: string[];
  beats: number;
}

/** Stand-ins of Slack, PagerDuty, a mail service and a heartbeat watch; they refuse what the real ones refuse. */
export async function startReceivers() {
  const received: Received = { slack: [], paged: [], ended: [], mails: [], beats: 0 };
  const app = new Hono()
    .post("/slack", async (c) => {
      const { success, data } = slack.safeParse(await c.req.json().catch(() => undefined));
      if (!success) return c.text("invalid_payload", 400);
      received.slack.push(data.text);
      return c.text("ok");
    })
    .post("/pagerduty", async (c) => {
      const { success, data } = pagerDuty.safeParse(await c.req.json().catch(() => undefined));
      if (!success || data.routing_key !== pagerKey)
        return c.json({ status: "invalid event", message: "Event object is invalid" }, 400);
      if (data.event_action === "trigger") received.paged.push(data.payload.summary);
      else received.ended.push(data.dedup_key);
      return c.json({ status: "success", message: "Event processed", dedup_key: data.dedup_key }, 202);
    })
    .post("/mail", async (c) => {
      if (c.req.header("authorization") !== "Bearer rehearsal-mail-token") return c.text("unauthorized", 401);
      const { success, data } = mail.safeParse(await c.req.json().catch(() => undefined));
      if (!success) return c.text("validation_error", 422);
      received.mails.push(data.subject);
      return c.json({ id: "1" });
    })
    .post("/beat", (c) => {
      received.beats += 1;
      return c.text("OK");
    });
  const { origin, stop } = await serve((request) => app.fetch(request));
  return { received, origin, stop };
}
