import type { RouteMatch } from "../../shared/match-route.ts";
import { type Guard, href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import type { FeatureName } from "../env.ts";
import { NotFound } from "./page.ts";
import { redirectTo } from "./redirect.ts";

/** Undefined where the visitor may see the screen; else where to go. A screen whose feature is off does not exist. */
export async function guard(c: AppContext, match: RouteMatch): Promise<Response | undefined> {
  for (const name of match.route.guards) {
    const answer = await guards[name]?.(c);
    if (answer) return answer;
  }
  return undefined;
}

type Check = (c: AppContext) => Response | undefined | Promise<Response | undefined>;

const guards: Partial<Record<Guard, Check>> = {
  loggedIn: (c) =>
    c.var.session.loggedIn
      ? undefined
      : redirectTo(c, `${href("connexion")}?retour=${encodeURIComponent(c.req.path)}`, 302),
  anonymousOnly: (c) => (c.var.session.loggedIn ? redirectTo(c, href("index"), 302) : undefined),
  loggedInGoesHome: (c) => (c.var.session.loggedIn ? redirectTo(c, href("index"), 302) : undefined),
  sponsorshipFeature: feature("sponsorship"),
  animalsFeature: feature("animals"),
  guideFeature: feature("guide"),
  biNutritionFeature: feature("bi-nutrition"),
  nutritionGuideFeature: feature("nutrition-guide"),
  webViewAllowed: feature("web-view"),
};

function feature(name: FeatureName): Check {
  return (c) => {
    if (!c.var.settings.features.has(name)) throw new NotFound(c.req.path);
    return undefined;
  };
}
