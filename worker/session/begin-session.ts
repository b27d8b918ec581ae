import type { AppContext } from "../context.ts";
import type { Authentication } from "../upstream/ecommerce/customer/customer.ts";
import { inTime } from "../with-timeout.ts";
import { knowCustomer } from "./known-sender.ts";
import { openSession } from "./open-session.ts";
import { sessionRefresh } from "./session-refresh.ts";
import { clearEndedMark, dropPrefetched, saveTokens } from "./tokens.ts";

/** Replaces every trace of an earlier session, against session fixation. */
export async function beginSession(c: AppContext, answer: Authentication): Promise<void> {
  const { refreshToken, token } = answer;
  openSession(c, saveTokens(c, answer), c.var.session.cartToken);
  dropPrefetched(c);
  await knowCustomer(c, answer.customerId);
  clearEndedMark(c);
  if (refreshToken === undefined) return;
  try {
    await inTime((await sessionRefresh(c.env, refreshToken)).open(refreshToken, token));
  } catch (error) {
    c.var.log.error("session not remembered", error);
  }
}
