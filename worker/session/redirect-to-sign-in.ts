import { signInHref } from "../../shared/account/sign-in.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { redirectTo } from "../page/redirect.ts";
import { wantsJson } from "../page/wants-json.ts";
import { UpstreamError } from "../upstream/http.ts";
import { blocksCookies, cookieCheck } from "./cookie-check.ts";
import { leaveNotice, takeNotice } from "./notice.ts";
import { requestedPage } from "./requested-page.ts";
import { sessionTexts } from "./texts.ts";

const t = translator(sessionTexts);

/**
 * Redirects to the login and back afterwards (spec 4): by status, in a navigation's payload, or as `redirect` in JSON
 * (401).
 *
 * @throws UpstreamError where the API does not say whether the session goes on: who is logged in is not sent to a login
 * that could not be done either
 */
export function redirectToSignIn(c: AppContext): Response | Promise<Response> {
  if (c.var.session.isUnknown) throw new UpstreamError("session", 503, undefined);
  const login = signInHref(requestedPage(c));
  const to = blocksCookies(c) ? `${login}&${cookieCheck}=` : login;
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (wantsJson(c) || (isRead && c.req.path.startsWith("/api/"))) {
    c.header("Cache-Control", "no-store");
    return c.json({ message: t("required"), redirect: to }, 401);
  }
  return redirectTo(c, to, isRead ? 302 : 303);
}

export function redirectToSignInAgain(c: AppContext): Response | Promise<Response> {
  leaveNotice(c, { tone: "info", text: t("ended"), draft: { signIn: "again" } });
  return redirectToSignIn(c);
}

export const discardEndNotice = (c: AppContext): unknown =>
  takeNotice(c, ({ draft }) => draft?.signIn === "again", { inPayload: true });
