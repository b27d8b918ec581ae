import { signInQuery } from "../shared/account/sign-in.ts";
import { safeReturnTo } from "../shared/links.ts";
import type { RouteMatch } from "../shared/match-route.ts";
import { type Guard, href } from "../shared/routes.ts";
import { translator } from "../shared/text/translator.ts";
import type { AppContext } from "./context.ts";
import type { FeatureName } from "./env.ts";
import { ownOrderOnce } from "./order/own-order.ts";
import { isPromised, paymentOutcomeOf } from "./order/payment-outcome.ts";
import { NotFound } from "./page/page.ts";
import { redirectTo } from "./page/redirect.ts";
import { wantsJson } from "./page/wants-json.ts";
import { confirmEmailWithNotice } from "./session/confirm-email.ts";
import { leaveNotice } from "./session/notice.ts";
import { discardEndNotice, redirectToSignIn } from "./session/redirect-to-sign-in.ts";
import { followedLink } from "./session/sponsor-code.ts";
import { sessionTexts } from "./session/texts.ts";
import { isFirstOfVisit, isVisit } from "./session/visit.ts";

const t = translator(sessionTexts);

/**
 * Undefined where the visitor may see the screen. Runs before every other check (readings, guards of screens).
 *
 * @throws NotFound where the screen's feature is off
 */
export async function guard(c: AppContext, match: RouteMatch): Promise<Response | undefined> {
  const visit = { match, isFirst: isFirstOfVisit(c) };
  for (const name of match.route.guards) {
    const answer = await checks[name](c, visit);
    if (answer) return answer;
  }
  return undefined;
}

interface Visit {
  match: RouteMatch;
  isFirst: boolean;
}

type Check = (c: AppContext, visit: Visit) => Response | undefined | Promise<Response | undefined>;

const checks: Record<Guard, Check> = {
  isAuthenticated: (c) => (c.get("session").loggedIn ? undefined : redirectToSignIn(c)),
  isAnonymous: async (c, { match }) => {
    if (!c.get("session").loggedIn) return undefined;
    discardEndNotice(c);
    // The form is not sent: the notice says whose session is open and how to end it.
    const isRefused = c.req.method === "POST" || match.route.key === "mot-de-passe-oublie-forgotPassword";
    if (isRefused && isVisit(c)) leaveNotice(c, { tone: "info", text: t("open") });
    if (followedLink(c) && isVisit(c)) leaveNotice(c, { tone: "info", text: t("sponsor.hasAccount") });
    await confirmEmailWithNotice(c);
    return redirectOn(c, afterSignIn(c));
  },

  returningCustomer: (c, { isFirst }) => (isFirst ? redirectTo(c, href("mon-compte"), 302) : undefined),
  orderRedirect: redirectToCheckout,

  webViewAllowed: feature("web-view"),
  sponsorshipFeature: feature("sponsorship"),
  animalsFeature: feature("animals"),
  guideFeature: feature("guide"),
  biNutritionFeature: feature("bi-nutrition"),
  nutritionGuideFeature: feature("nutrition-guide"),
};

/** Where the login would have led (it may be done in a second tab), else home. */
const afterSignIn = (c: AppContext) => safeReturnTo(c.req.query(signInQuery.returnTo), href("index"));

function redirectOn(c: AppContext, to: string) {
  if (c.req.method !== "POST") return redirectTo(c, to, 302);
  return wantsJson(c) ? c.json({ redirect: to }) : redirectTo(c, to, 303);
}

async function redirectToCheckout(c: AppContext, { match }: Visit): Promise<Response | undefined> {
  if (!c.get("settings").features.has("order-redirect") || !("order" in match.params)) return undefined;
  const { order: token } = match.params;
  const outcome = await ownOrderOnce(c, token).then(paymentOutcomeOf, (error: unknown) => {
    if (!(error instanceof NotFound)) c.var.log.warn("order not loaded", { reason: String(error) });
    return undefined;
  });
  const isOpen = outcome && outcome.kind !== "paid" && outcome.kind !== "cancelled" && !isPromised(outcome);
  return isOpen ? redirectTo(c, href("commande-order", { order: token }), 302) : undefined;
}

function feature(name: FeatureName): Check {
  return (c) => {
    if (!c.get("settings").features.has(name)) throw new NotFound(c.req.path);
    return undefined;
  };
}
