import type { RouteMatch } from "../shared/match-route.ts";
import type { FindScreen, Screen } from "./area.ts";
import type { AppContext, Services } from "./context.ts";
import { guard } from "./guards.ts";
import { respondWithError } from "./page/error/error-page.ts";
import { isContentAddress, isKnownAbsence, keepSiteMap } from "./page/known-addresses.ts";
import { NotFound, type Page, TooLarge } from "./page/page.ts";
import { redirectTo } from "./page/redirect.ts";
import { respondWithPage } from "./page/respond.tsx";
import { needsNoAccount } from "./session/needs-no-account.ts";
import { gone, unknownRule } from "./upstream/content/redirect-rules.ts";
import { UpstreamError } from "./upstream/upstream-error.ts";

export const pages = (screenOf: FindScreen) =>
  async function pages(c: AppContext): Promise<Response> {
    const { match } = c.var;
    const screen = match && screenOf(match.route.key);
    const action = screen?.action;
    if (c.req.method !== "GET" && c.req.method !== "HEAD" && !(c.req.method === "POST" && action)) {
      return c.text("Method Not Allowed", 405, { Allow: action ? "GET, HEAD, POST" : "GET, HEAD" });
    }
    return answer(c, match, screen);
  };

async function answer(c: AppContext, match: RouteMatch | undefined, screen: Screen | undefined) {
  const { redirectRule } = c.var;
  // An action waits for the rule, so that it never writes on a path that has moved.
  const early = c.req.method === "POST" ? undefined : load(c, match, screen);
  early?.catch(() => {}); // Prevents an unhandled rejection if a redirect comes first.
  const moved = await redirectRule;
  if (moved === gone) return respondWithError(c, gone, `Gone: ${c.req.path}`);
  if (typeof moved === "string") return redirectTo(c, moved, 301);
  try {
    const page = await (early ?? load(c, match, screen));
    if (endsAtLogin(c.var)) return sessionEnded(c);
    return page instanceof Response ? page : await respondWithPage(c, page, match?.route.layout ?? "default");
  } catch (error) {
    if (endsAtLogin(c.var)) return sessionEnded(c);
    return respondWithFailure(c, error);
  }
}

const endsAtLogin = (services: Services<"match" | "session">) =>
  services.session.ended && !needsNoAccount(services);

const sessionEnded = (c: AppContext) => c.body(null, 401);

async function load(
  c: AppContext,
  match: RouteMatch | undefined,
  screen: Screen | undefined,
): Promise<Page | Response> {
  if (!match || !screen) throw new NotFound(c.req.path);
  const action = c.req.method === "POST" ? screen.action : undefined;
  const redirect = await guard(c, match).catch(async (error: unknown) => {
    await action?.onGuardRedirect?.(c, match.params);
    throw error;
  });
  if (!redirect) return action ? action.act(c, match.params, match) : screen.load(c, match.params, match);
  if (!action?.onGuardRedirect) return redirect;
  await action.onGuardRedirect(c, match.params);
  // The second call adds the cookie of the saved draft to the response.
  return (await guard(c, match)) ?? redirect;
}

export async function respondWithFailure(c: AppContext, error: unknown): Promise<Response> {
  const mayHaveMoved = isContentAddress(c.var) && (await c.var.redirectRule) === unknownRule;
  if (error instanceof NotFound) {
    keepSiteMap(c);
    return mayHaveMoved
      ? respondWithError(c, 503, "Service Unavailable")
      : respondWithError(c, 404, error.message);
  }
  if (error instanceof TooLarge) return respondWithError(c, 413, error.message);
  c.var.log.error("page failed", error);
  if (!(error instanceof UpstreamError)) return respondWithError(c, 500, "Service Unavailable");
  const isAbsent = !mayHaveMoved && (await isKnownAbsence(c));
  return isAbsent
    ? respondWithError(c, 404, new NotFound(c.req.path).message)
    : respondWithError(c, 503, "Service Unavailable");
}
