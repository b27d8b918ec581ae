import { signInHref } from "../../shared/account/sign-in/sign-in.ts";
import { isEmail } from "../../shared/forms/email.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { redirectTo } from "../page/redirect.ts";
import { wantsJson } from "../page/wants-json.ts";
import { claimsOf } from "../upstream/ecommerce/customer/access-token.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { blocksCookies, cookieCheck } from "./cookie-check.ts";
import { readCookie } from "./cookies.ts";
import { leaveNotice, longestDraftValue, type Notice, takeNotice } from "./notice.ts";
import { requestedPage } from "./requested-page.ts";
import { sessionTexts } from "./texts.ts";
import { waitingAt } from "./waiting-page.ts";

const t = translator(sessionTexts);

/** @throws UpstreamError if the state of the session is unknown, because a login would fail, too */
export function redirectToSignIn(c: AppContext): Response | Promise<Response> {
  if (c.var.session.isUnknown) throw new UpstreamError("session", 503, undefined);
  const wanted = requestedPage(c.req);
  const login = signInHref(wanted);
  const ended = endNotice(c, wanted);
  if (ended) leaveNotice(c, ended);
  const to = blocksCookies(c.req) ? `${login}&${cookieCheck}=` : login;
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (wantsJson(c) || (isRead && c.req.path.startsWith("/api/"))) {
    c.header("Cache-Control", "no-store");
    return c.json({ message: t("required"), redirect: to }, 401);
  }
  return redirectTo(c, to, isRead ? 302 : 303);
}

/** Carries the e-mail of the ended session to the login; undefined if there was none. */
export function endNotice(c: AppContext, wanted: string | undefined): Notice | undefined {
  const formerToken = readCookie(c, "jwtTokenRaw");
  if (!formerToken) return undefined;
  const { username: email = "" } = claimsOf(formerToken);
  const isKnown = isEmail(email) && email.length <= longestDraftValue;
  return {
    tone: "info",
    text: t("ended", { waiting: waitingAt(wanted) }),
    draft: { signIn: "again", ...(isKnown && { email }) },
  };
}

export const discardEndNotice = (c: AppContext): unknown =>
  takeNotice(c, ({ draft }) => draft?.signIn === "again");
