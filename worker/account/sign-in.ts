import type { AppContext } from "../context.ts";
import { leaveNotice } from "../session/notice.ts";
import { openSession } from "../session/open-session.ts";
import { sessionRefresh } from "../session/session-refresh.ts";
import { forgetSponsor } from "../session/sponsor-code.ts";
import { clearEndedMark, saveTokens } from "../session/tokens.ts";
import type { Authentication } from "../upstream/ecommerce/customer.ts";
import { beginOrderAfterSignIn, pageAfterSignIn } from "./after-sign-in.ts";
import { attachCart } from "./attach-cart.ts";

/**
 * Sets cookies, session and cart. Replaces every trace of an earlier session, against session fixation.
 *
 * @param wanted the page first wanted
 * @param message notice for the next page
 * @returns path to redirect to
 */
export async function signIn(
  c: AppContext,
  answer: Authentication,
  { wanted, message }: { wanted: string; message?: string | undefined },
): Promise<string> {
  const formerCart = c.var.session.cartToken;
  openSession(c, saveTokens(c, answer), formerCart);
  clearEndedMark(c);
  forgetSponsor(c);
  const [ofCart] = await Promise.all([attachCart(c, answer.cartToken), rememberSession(c, answer)]);
  const way = await pageAfterSignIn(c, wanted, formerCart);
  const order = await beginOrderAfterSignIn(c, way);
  const text = [message, ofCart, order?.notice?.text].filter(Boolean).join(" ");
  if (text) leaveNotice(c, { tone: message ? "success" : "info", text });
  return order?.path ?? way;
}

/** Without it, a logout ends the access tokens as soon as the API answers. */
async function rememberSession(c: AppContext, { refreshToken, token }: Authentication): Promise<void> {
  try {
    await (await sessionRefresh(c.env, refreshToken)).open(refreshToken, token);
  } catch (error) {
    c.var.log.error("session not remembered", error);
  }
}
