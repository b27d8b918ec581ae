import { createMiddleware } from "hono/factory";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { workerTexts } from "../page/texts.ts";
import { isJson, wantsJson } from "../page/wants-json.ts";

const t = translator(workerTexts);

export const sameOrigin = createMiddleware<AppEnv>(async function sameOrigin(c, next) {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const origin = c.req.header("origin");
  const fetchSite = c.req.header("sec-fetch-site");
  const ours = origin ? origin === new URL(c.req.url).origin : fetchSite === "same-origin";
  if (!ours) return refuse(c);
  await next();
});

function refuse(c: AppContext): Response {
  const message = t("otherOrigin");
  c.header("Cache-Control", "no-store");
  return wantsJson(c) || isJson(c.req) ? c.json({ message }, 403) : c.text(message, 403);
}
