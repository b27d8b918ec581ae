import { safeReturnTo } from "../../shared/links.ts";
import type { RouteMatch } from "../../shared/match-route.ts";
import { type Guard, href } from "../../shared/routes.ts";
import { signInQuery } from "../../shared/sign-in.ts";
import type { AppContext } from "../context.ts";
import type { FeatureName } from "../env.ts";
import { wantsJson } from "../forms/wants-json.ts";
import { askToSignIn } from "../session/ask-to-sign-in.ts";
import { NotFound } from "./page.ts";
import { redirectTo } from "./redirect.ts";

/**
 * Undefined where the visitor may see the screen; else where to go.
 *
 * @throws NotFound where the screen's feature is off: it does not exist then
 */
export async function guard(c: AppContext, match: RouteMatch): Promise<Response | undefined> {
  for (const name of match.route.guards) {
    const answer = await checks[name](c);
    if (answer) return answer;
  }
  return undefined;
}

type Check = (c: AppContext) => Response | undefined | Promise<Response | undefined>;

/** For a guard that keeps nobody out; each one says why. */
const letIn: Check = () => undefined;

const checks: Record<Guard, Check> = {
  isAuthenticated: (c) => (c.get("session").loggedIn ? undefined : askToSignIn(c)),
  isAnonymous: (c) => (c.get("session").loggedIn ? leadOn(c, wantedBy(c)) : undefined),

  // Home is for everybody: what else the guard did is not shown (spec 2).
  anonymousHomepage: letIn,
  // Leads to the account page, which is not there yet.
  returningCustomer: letIn,
  // The product's loader redirects: it alone knows which address is the product's own.
  productSkuRedirect: letIn,
  // Where these lead is not shown (spec 6 names the features alone); settled with the screens of the account.
  orderRedirect: letIn,
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

function feature(name: FeatureName): Check {
  return (c) => {
    if (!c.get("settings").features.has(name)) throw new NotFound(c.req.path);
    return undefined;
  };
}
