import type { AppContext } from "../context.ts";
import { loaderOf } from "../screens/loaders.ts";
import { UpstreamError } from "../upstream/http.ts";
import { respondWithError } from "./error-page.ts";
import { guard } from "./guards.ts";
import { NotFound } from "./page.ts";
import { redirectTo } from "./redirect.ts";
import { respondWithPage } from "./respond.tsx";

/**
 * A screen of the shop: guards, then its loader, with the redirect rule awaited beside it and before the first byte.
 */
export async function pages(c: AppContext): Promise<Response> {
  const { match } = c.var;
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return c.text("Method Not Allowed", 405);

  const refused = match ? await guard(c, match) : undefined;
  if (refused) return refused;

  const loading = load(c);
  const moved = await c.var.redirectRule;
  if (moved) {
    loading.catch(() => {});
    return redirectTo(c, moved, 301);
  }
  try {
    const page = await loading;
    return page instanceof Response ? page : await respondWithPage(c, page, match?.route.layout ?? "default");
  } catch (error) {
    return respondWithFailure(c, error);
  }
}

/** The status that tells the truth about what went wrong. */
export function respondWithFailure(c: AppContext, error: unknown): Promise<Response> {
  if (error instanceof NotFound) return respondWithError(c, 404, error.message);
  c.var.log.error("page failed", error);
  return respondWithError(c, error instanceof UpstreamError ? 503 : 500, "Service Unavailable");
}

async function load(c: AppContext) {
  const { match } = c.var;
  const loader = match && loaderOf(match.route.key);
  if (!loader) throw new NotFound(c.req.path);
  return loader(c, match.params, match);
}
