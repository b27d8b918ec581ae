import type { Authentication } from "../../shared/customer.ts";
import { attachCart } from "../cart/attach-cart.ts";
import type { AppContext } from "../context.ts";
import { leaveNotice } from "./notice.ts";
import { openSession } from "./open-session.ts";
import { keepTokens } from "./tokens.ts";

/**
 * Logs a visitor in with what the API answered: cookies, session, cart. What was there before of another session is
 * overwritten whole, so that nobody can prepare one for somebody else.
 *
 * @param said what the next page says, beside what became of the cart
 */
export async function signIn(c: AppContext, answer: Authentication, said?: string): Promise<void> {
  openSession(c, keepTokens(c, answer), c.var.session.cartToken);
  const ofCart = await attachCart(c, answer.cart);
  const text = [said, ofCart].filter(Boolean).join(" ");
  if (text) leaveNotice(c, { tone: said ? "success" : "info", text });
}
