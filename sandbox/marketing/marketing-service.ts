import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import { consentOfCall } from "../consent-of-call.ts";
import type { SandboxEnv } from "../env.ts";
import { injectFaults } from "../faults/inject-faults.ts";
import { problem } from "../faults/problem.ts";
import { actionsFor } from "./actions.ts";
import { answerIn, slowness } from "./awkward-answers.ts";
import { crossOrigin, sentBy } from "./cross-origin.ts";
import { readEvent, reportSchema } from "./event-body.ts";
import { recordEvent, recordReport, reportedCampaigns } from "./records.ts";
import { readSwitches } from "./switches.ts";
import { knowVisitor } from "./visitor-cookie.ts";

export function marketingService(base: string): Hono<SandboxEnv> {
  const call = [crossOrigin, injectFaults("marketing", base), named, upToBeacon] as const;
  return new Hono<SandboxEnv>()
    .options("/", crossOrigin)
    .options("/report/:campaign", crossOrigin)
    .post("/", ...call, takeEvent)
    .post("/report/:campaign", ...call, takeReport);
}

const named = createMiddleware<SandboxEnv>(async function named(c, next) {
  if (!/^[a-z]{2}([-_][A-Z]{2})?$/.test(c.req.query("locale") ?? ""))
    return problem(400, "Bad request", "The query has no locale.");
  await next();
});

/** Bytes: the browsers' limit for `sendBeacon`. */
const upToBeacon = bodyLimit({ maxSize: 65_536, onError: () => problem(413, "Body too large") });

async function takeEvent(c: Context<SandboxEnv>): Promise<Response> {
  const body = await readJson(c);
  if (body instanceof Response) return body;
  const read = readEvent(body);
  if ("status" in read) return problem(read.status, "Not an event", read.detail);
  const db = c.get("db");
  const visitor = knowVisitor(c);
  const [{ campaigns, tests, answer }, reported] = await Promise.all([
    readSwitches(db),
    reportedCampaigns(db, visitor),
  ]);
  const offered = campaigns.filter(({ name, on }) => on && !reported.has(name));
  const actions = actionsFor(read.event.event, { campaigns: offered, tests });
  await recordEvent(db, {
    ...consentOfCall(c),
    visitor,
    sender: sentBy(c.req.path),
    locale: c.req.query("locale") ?? "",
    body: read.event,
    answered: Object.keys(actions),
  });
  if (answer === "slow") await scheduler.wait(slowness);
  return withHeadersOf(c, answerIn(answer, actions));
}

async function takeReport(c: Context<SandboxEnv>): Promise<Response> {
  const body = await readJson(c);
  if (body instanceof Response) return body;
  const report = z.safeParse(reportSchema, body);
  if (!report.success) return problem(400, "Not a report", z.prettifyError(report.error));
  const db = c.get("db");
  const campaign = c.req.param("campaign") ?? "";
  const { campaigns } = await readSwitches(db);
  if (!campaigns.some(({ name }) => name === campaign)) return problem(404, "Campaign not found");
  await recordReport(db, { ...consentOfCall(c), visitor: knowVisitor(c), campaign });
  return c.body(null, 204);
}

/** `sendBeacon` sends a string as plain text. */
async function readJson(c: Context<SandboxEnv>): Promise<unknown> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim() ?? "";
  if (!["application/json", "text/plain"].includes(type)) return problem(415, "Content type not supported");
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    return problem(400, "Not JSON");
  }
}

function withHeadersOf(c: Context<SandboxEnv>, answer: Response): Response {
  return c.newResponse(answer.body, answer);
}
