import { signInQuery } from "../shared/account/sign-in.ts";
import { safeReturnTo } from "../shared/links.ts";
import type { RouteMatch } from "../shared/match-route.ts";
import { type Guard, href } from "../shared/routes.ts";
import { translator } from "../shared/text/translator.ts";
import { paymentOutcomeOf } from "./checkout/payment-outcome.ts";
import type { AppContext } from "./context.ts";
import type { FeatureName } from "./env.ts";
import { ownOrder } from "./order/own-order.ts";
import { NotFound } from "./page/page.ts";
import { redirectTo } from "./page/redirect.ts";
import { wantsJson } from "./page/wants-json.ts";
import { askToSignIn, takeBackEnd } from "./session/ask-to-sign-in.ts";
import { confirmEmailOnTheWay } from "./session/confirm-email.ts";
import { leaveNotice } from "./session/notice.ts";
import { sessionTexts } from "./session/texts.ts";
import { isFirstOfVisit, isVisit } from "./session/visit.ts";

const t = translator(sessionTexts);

/**
 * Undefined where the visitor may see the screen; else where to go.
 *
 * @throws NotFound where the screen's feature is off: it does not exist then
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
  /** The first page of a visit, where that makes a difference. */
  isFirst: boolean;
}

type Check = (c: AppContext, visit: Visit) => Response | undefined | Promise<Response | undefined>;

/** For a guard that keeps nobody out; each one says why. */
const letIn: Check = () => undefined;

const checks: Record<Guard, Check> = {
  isAuthenticated: (c) => (c.get("session").loggedIn ? undefined : askToSignIn(c)),
  isAnonymous: async (c, { match }) => {
    if (!c.get("session").loggedIn) return undefined;
    takeBackEnd(c);
    // What was asked for is not done: whose session it is, and how to end it, is said.
    const isInVain = c.req.method === "POST" || match.route.key === "mot-de-passe-oublie-forgotPassword";
    if (isInVain && isVisit(c)) leaveNotice(c, { tone: "info", text: t("open") });
    await confirmEmailOnTheWay(c);
    return leadOn(c, wantedBy(c));
  },

  // Home is for everybody: what else the guard did is not shown (spec 2).
  anonymousHomepage: letIn,
  returningCustomer: (c, { isFirst }) => (isFirst ? redirectTo(c, href("mon-compte"), 302) : undefined),
  // The product's loader redirects: it alone knows which address is the product's own.
  productSkuRedirect: letIn,
  orderRedirect: leadToCheckout,
  // Where it leads is not shown (spec 6 names the feature alone); settled with the screens of subscriptions.
  subscriptionRedirect: letIn,
  // Whether a customer has a pet is known once pets are: these come with their screens.
  guideEntrance: letIn,
  guideWithNoPet: letIn,
  noPetToCreateOne: letIn,

  webViewAllowed: feature("web-view"),
  sponsorshipFeature: feature("sponsorship"),
  animalsFeature: feature("animals"),
  guideFeature: feature("guide"),
  biNutritionFeature: feature("bi-nutrition"),
  nutritionGuideFeature: feature("nutrition-guide"),
};

/** Who is logged in already goes where the login would have led (a second tab), else home. */
const wantedBy = (c: AppContext) => safeReturnTo(c.req.query(signInQuery.returnTo), href("index"));

/** A hydrated form is told where to go, all others are sent there. */
function leadOn(c: AppContext, to: string) {
  if (c.req.method !== "POST") return redirectTo(c, to, 302);
  return wantsJson(c) ? c.json({ redirect: to }) : redirectTo(c, to, 303);
}

/** What is not bought yet, or not paid, goes on in its checkout; the rest, and what is not the customer's, stays where it is. */
async function leadToCheckout(c: AppContext, { match }: Visit): Promise<Response | undefined> {
  if (!c.get("settings").features.has("order-redirect") || !("order" in match.params)) return undefined;
  const { order: token } = match.params;
  const outcome = await ownOrder(c, token).then(paymentOutcomeOf, (error: unknown) => {
    c.var.log.warn("order not looked at", { reason: String(error) });
    return undefined;
  });
  const isOpen = outcome && outcome.kind !== "paid" && outcome.kind !== "cancelled";
  return isOpen ? redirectTo(c, href("commande-order", { order: token }), 302) : undefined;
}

function feature(name: FeatureName): Check {
  return (c) => {
    if (!c.get("settings").features.has(name)) throw new NotFound(c.req.path);
    return undefined;
  };
}
