import type { AppContext } from "../context.ts";
import { ecommerceService } from "../services/ecommerce-service.ts";
import { defaultCustomer } from "../upstream/ecommerce/customer/customer.ts";
import { couponOf, forgetCoupon } from "./cart-coupon.ts";
import { markEnded, type Tokens } from "./tokens.ts";

/** `renew`: new tokens in place of `tokens`, which the API has refused. */
export function openSession(
  c: AppContext,
  tokens: Tokens | undefined,
  cartToken: string | undefined,
  renew?: () => Promise<Tokens | undefined>,
): void {
  const ecommerce = ecommerceService(c.env, c.var.configuration, {
    token: tokens?.token,
    onTokenRefused: async (refused) => {
      const renewed = refused === tokens?.token ? await renew?.() : undefined;
      if (!renewed || renewed.token === refused) return endSession(c);
      if (c.var.session.token === refused) Object.assign(c.var.session, renewed);
      return renewed.token;
    },
    coupons: {
      accepted: (cart) => couponOf(c, cart)?.code,
      givenUp: () => forgetCoupon(c),
    },
    log: c.var.log,
    deadline: c.var.deadline,
  });
  c.set("ecommerce", ecommerce);
  c.set("session", {
    loggedIn: tokens !== undefined,
    ...tokens,
    ...(cartToken ? { cartToken } : {}),
    customer: once(async () => {
      if (!tokens) return defaultCustomer;
      return ecommerce.customer(tokens.customerId).catch((error: unknown) => {
        c.var.log.error("customer not loaded", error);
        return defaultCustomer;
      });
    }),
  });
}

export function endSession(c: AppContext): undefined {
  const { deadline, session, log } = c.var;
  if (session.ended) return;
  log.warn("session ended by the API");
  if (session.token) tryToMark(c, session.token);
  session.ended = true;
  session.loggedIn = false;
  delete session.token;
  delete session.customerId;
  c.set("ecommerce", ecommerceService(c.env, c.var.configuration, { log, deadline }));
}

/** The headers may already be sent; the next request then ends the session. */
function tryToMark(c: AppContext, token: string): void {
  try {
    markEnded(c, token);
  } catch (error) {
    c.var.log.warn("token not marked", { reason: String(error) });
  }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
