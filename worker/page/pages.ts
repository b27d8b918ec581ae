import type { AppContext } from "../context.ts";
import { loaderOf } from "../screens/loaders.ts";
import { UpstreamError } from "../upstream/http.ts";
import { respondWithError } from "./error-page.ts";
import { guard } from "./guards.ts";
import { NotFound, NotYet } from "./page.ts";
import { redirectTo } from "./redirect.ts";
import { respondWithPage } from "./respond.tsx";

/**
 * A screen of the shop: guards, then its loader, with the redirect rule awaited beside it and before the first byte.
 */
export async function pages(c: AppContext): Promise<Response> {
  const { match } = c.var;
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    return c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" });
  }

  const loader = match && loaderOf(match.route.key);
  if (!match || !loader) return absent(c);
  const refused = await guard(c, match);
  if (refused) return refused;

  const loading = loader(c, match.params, match);
  loading.catch(() => {}); // Awaited below; a redirect rule that comes first makes it nobody's.
  const moved = await c.var.redirectRule;
  if (moved) return redirectTo(c, moved, 301);
  try {
    const page = await loading;
    return page instanceof Response ? page : await respondWithPage(c, page, match.route.layout);
  } catch (error) {
    return respondWithFailure(c, error);
  }
}

/** The status that tells the truth about what went wrong. */
export function respondWithFailure(c: AppContext, error: unknown): Promise<Response> {
  if (error instanceof NotYet) return respondWithError(c, 404, error.message, "soon");
  if (error instanceof NotFound) return respondWithError(c, 404, error.message);
  c.var.log.error("page failed", error);
  return respondWithError(c, error instanceof UpstreamError ? 503 : 500, "Service Unavailable");
}

/** No such screen, unless the address has moved. */
async function absent(c: AppContext): Promise<Response> {
  const moved = await c.var.redirectRule;
  if (moved) return redirectTo(c, moved, 301);
  return respondWithFailure(c, c.var.match ? new NotYet(c.req.path) : new NotFound(c.req.path));
}
