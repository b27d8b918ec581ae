import type { AppContext } from "../../context.ts";
import { beginSession } from "../../session/begin-session.ts";
import { leaveNotice } from "../../session/notice.ts";
import { forgetSponsor } from "../../session/visitor/sponsor-code.ts";
import type { Authentication } from "../../upstream/ecommerce/customer/customer.ts";
import { beginOrderAfterSignIn, pageAfterSignIn } from "./after-sign-in.ts";
import { attachCart } from "./attach-cart.ts";

export async function signIn(
  c: AppContext,
  answer: Authentication,
  { wanted, message }: { wanted: string; message?: string | undefined },
): Promise<string> {
  const formerCart = c.var.session.cartToken;
  const begun = beginSession(c, answer);
  forgetSponsor(c);
  const [ofCart] = await Promise.all([attachCart(c, answer.cartToken), begun]);
  const way = await pageAfterSignIn(c, wanted, formerCart);
  const order = await beginOrderAfterSignIn(c, way);
  const text = [message, ofCart, order?.notice?.text].filter(Boolean).join(" ");
  if (text) leaveNotice(c, { tone: message ? "success" : "info", text });
  return order?.path ?? way;
}
