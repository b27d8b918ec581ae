import type { AppRequest } from "../context.ts";
import { originOf } from "../page/origin.ts";

export function requestedPage(req: AppRequest): string | undefined {
  if (req.path.startsWith("/api/")) return refererPage(req);
  return req.path + new URL(req.url).search;
}

export function refererPage(req: AppRequest): string | undefined {
  const referrer = req.header("referer") ?? "";
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return page?.origin === originOf(req) ? page.pathname + page.search : undefined;
}
