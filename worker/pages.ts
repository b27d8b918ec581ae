import type { RouteMatch } from "../shared/match-route.ts";
import type { FindScreen, Screen } from "./area.ts";
import type { AppContext } from "./context.ts";
import { guard } from "./guards.ts";
import { respondWithError } from "./page/error-page.ts";
import { NotFound, NotYet, type Page } from "./page/page.ts";
import { redirectTo } from "./page/redirect.ts";
import { respondWithPage } from "./page/respond.tsx";
import { gone } from "./upstream/content/content.ts";
import { UpstreamError } from "./upstream/http.ts";

/** A screen of the shop, with the redirect rule awaited beside its loader and before the first byte. */
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
  const loading = load(c, match, screen);
  loading.catch(() => {}); // Awaited below; a redirect rule that comes first makes it nobody's.
  const moved = await redirectRule;
  if (moved === gone) return respondWithError(c, gone, `Gone: ${c.req.path}`);
  if (moved) return redirectTo(c, moved, 301);
  try {
    const page = await loading;
    if (c.var.session.ended) return forNobody(c);
    return page instanceof Response ? page : await respondWithPage(c, page, match?.route.layout ?? "default");
  } catch (error) {
    if (c.var.session.ended) return forNobody(c);
    return respondWithFailure(c, error);
  }
}

/** The session ended meanwhile: the login takes the place of whatever is answered (middleware/ended-session.ts). */
const forNobody = (c: AppContext) => c.body(null, 401);

/** Guards, then the loader of the screen, or what its form does. @throws NotFound where there is none, or where a guard says so */
async function load(
  c: AppContext,
  match: RouteMatch | undefined,
  screen: Screen | undefined,
): Promise<Page | Response> {
  if (!match) throw new NotFound(c.req.path);
  if (!screen) return notYet(c, match);
  const action = c.req.method === "POST" ? screen.action : undefined;
  const elsewhere = await guard(c, match);
  if (!elsewhere) return action ? action.act(c, match.params, match) : screen.load(c, match.params, match);
  if (!action?.turnedAway) return elsewhere;
  await action.turnedAway(c, match.params);
  // Made anew, so that what was kept goes out with it.
  return (await guard(c, match)) ?? elsewhere;
}

/** The account has no page for an order yet; one that is not paid goes on in its checkout all the same. @throws NotYet */
async function notYet(c: AppContext, match: RouteMatch): Promise<Response> {
  const mayLead = c.var.session.loggedIn && match.route.guards.includes("orderRedirect");
  const elsewhere = mayLead ? await guard(c, match) : undefined;
  if (!elsewhere) throw new NotYet(c.req.path);
  return elsewhere;
}

/** The status that tells the truth about what went wrong. */
export function respondWithFailure(c: AppContext, error: unknown): Promise<Response> {
  if (error instanceof NotYet) return respondWithError(c, 404, error.message, "soon");
  if (error instanceof NotFound) return respondWithError(c, 404, error.message);
  c.var.log.error("page failed", error);
  return respondWithError(c, error instanceof UpstreamError ? 503 : 500, "Service Unavailable");
}
