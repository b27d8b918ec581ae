import { signInHref } from "../../shared/account/sign-in.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { redirectTo } from "../page/redirect.ts";
import { wantsJson } from "../page/wants-json.ts";
import { leaveNotice, takeNotice } from "./notice.ts";
import { sessionTexts } from "./texts.ts";
import { wantedPage } from "./wanted-page.ts";

const t = translator(sessionTexts);

/**
 * Sends to the login, which knows the way back (spec 4): a page and a plain form by status, a client navigation in its
 * payload, the call of a hydrated page by `redirect` in its body.
 */
export function askToSignIn(c: AppContext): Response | Promise<Response> {
  const to = signInHref(wantedPage(c));
  const isRead = c.req.method === "GET";
  if (wantsJson(c) || (isRead && c.req.path.startsWith("/api/"))) {
    c.header("Cache-Control", "no-store");
    return c.json({ message: t("required"), redirect: to }, 401);
  }
  return redirectTo(c, to, isRead ? 302 : 303);
}

/** The same where the API has just refused the token: the login says why. */
export function askToSignInAgain(c: AppContext): Response | Promise<Response> {
  leaveNotice(c, { tone: "info", text: t("ended"), typed: { signIn: "again" } });
  return askToSignIn(c);
}

/** That a session ended is no news to who has logged in again before it could be said. */
export const takeBackEnd = (c: AppContext): unknown =>
  takeNotice(c, ({ typed }) => typed?.signIn === "again", { inPayload: true });
