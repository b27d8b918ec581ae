import type { AppContext } from "../context.ts";
import { leaveNotice } from "../session/notice.ts";
import { openSession } from "../session/open-session.ts";
import { forgetEnded, keepTokens } from "../session/tokens.ts";
import type { Authentication } from "../upstream/ecommerce/customer.ts";
import { beginOrderAfterSignIn, pageAfterSignIn } from "./after-sign-in.ts";
import { attachCart } from "./attach-cart.ts";

/**
 * Logs a visitor in with what the API answered: cookies, session, cart. What was there before of another session is
 * overwritten whole, so that nobody can prepare one for somebody else.
 *
 * @param wanted the page first wanted
 * @param said what the next page says, beside what became of the cart
 * @returns where to go
 */
export async function signIn(
  c: AppContext,
  answer: Authentication,
  { wanted, said }: { wanted: string; said?: string | undefined },
): Promise<string> {
  const held = c.var.session.cartToken;
  openSession(c, keepTokens(c, answer), held);
  forgetEnded(c);
  const ofCart = await attachCart(c, answer.cart);
  const way = await pageAfterSignIn(c, wanted, held);
  const order = await beginOrderAfterSignIn(c, way);
  const text = [said, ofCart, order?.notice?.text].filter(Boolean).join(" ");
  if (text) leaveNotice(c, { tone: said ? "success" : "info", text });
  return order?.path ?? way;
}
