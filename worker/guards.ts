import { signInQuery } from "../shared/account/sign-in/sign-in.ts";
import { farewellInAddress, farewellQuery, newAnimalHref } from "../shared/animal/animal-href.ts";
import type { FeatureName } from "../shared/features.ts";
import { draftKey, guideHref, otherAnimalHref, otherAnimalQuery } from "../shared/guide/guide-href.ts";
import { safeReturnTo } from "../shared/links.ts";
import type { RouteMatch } from "../shared/match-route.ts";
import { menuParameters } from "../shared/menu/menu-choices.ts";
import { detailQuery } from "../shared/order/list/order-pages.ts";
import { type Guard, href } from "../shared/routes.ts";
import { allQuery, subscriptionHref } from "../shared/subscription/subscription-href.ts";
import { translator } from "../shared/text/translator.ts";
import type { AppContext, AppRequest } from "./context.ts";
import { featureOf } from "./feature-screens.ts";
import { draftAnimal } from "./nutrition/draft-animal.ts";
import { ownAnimalsOnce } from "./nutrition/own-animals.ts";
import { NotFound } from "./page/page.ts";
import { redirectTo } from "./page/redirect.ts";
import { wantsJson } from "./page/wants-json.ts";
import { ownOrderOnce } from "./purchase/order/own-order.ts";
import { isPromised, paymentOutcomeOf } from "./purchase/payment/payment-outcome.ts";
import { ownSubscriptionsOnce } from "./purchase/subscription/own-subscriptions.ts";
import { confirmationToken } from "./session/confirmation-link.ts";
import { leaveNotice } from "./session/notice.ts";
import { discardEndNotice, redirectToSignIn } from "./session/redirect-to-sign-in.ts";
import { sessionTexts } from "./session/texts.ts";
import { isFromApplication } from "./session/visitor/from-application.ts";
import { followedLink } from "./session/visitor/sponsor-code.ts";
import { isFirstOfVisit, isVisit } from "./session/visitor/visit.ts";

const t = translator(sessionTexts);

/** Must run before every other check. @throws NotFound if the screen's feature is switched off */
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
  isAnonymous: (c, { match }) => {
    if (!c.get("session").loggedIn) return undefined;
    if (match.route.key === "mon-compte-bienvenue" && confirmationToken(c.req)) return undefined;
    discardEndNotice(c);
    const isRefused = c.req.method === "POST" || match.route.key === "mot-de-passe-oublie-forgotPassword";
    if (isRefused && isVisit(c)) leaveNotice(c, { tone: "info", text: t("open") });
    if (followedLink(c) && isVisit(c)) leaveNotice(c, { tone: "info", text: t("sponsor.hasAccount") });
    return redirectOn(c, afterSignIn(c.req));
  },

  returningCustomer: (c, { isFirst }) => (isFirst ? redirectTo(c, href("mon-compte"), 302) : undefined),
  orderRedirect: redirectToCheckout,
  subscriptionRedirect: redirectToOnlySubscription,

  webViewAllowed: (c, visit) => feature(featureOf.webViewAllowed)(c, visit) ?? requireApplication(c),
  sponsorshipFeature: feature(featureOf.sponsorshipFeature),
  subscriptionsFeature: feature(featureOf.subscriptionsFeature),
  recallsFeature: feature(featureOf.recallsFeature),
  mailLinksFeature: feature(featureOf.mailLinksFeature),
  orderCancellationFeature: feature(featureOf.orderCancellationFeature),
  reminderAnswersFeature: feature(featureOf.reminderAnswersFeature),
  orderClaimsFeature: feature(featureOf.orderClaimsFeature),
  animalsFeature: feature(featureOf.animalsFeature),
  weightPlanFeature: feature(featureOf.weightPlanFeature),
  noPetToCreateOne: redirectToFirstAnimal,
  guideFeature: feature(featureOf.guideFeature),
  guideEntrance: redirectToOnlyAnimal,
  guideOwner: (c, { match }) => {
    const isOwn = /^\d+$/.test(animalOf(c.req, match) ?? "");
    return isOwn && !c.get("session").loggedIn ? redirectToSignIn(c) : undefined;
  },
  guideNoPet: (c, { match }) =>
    animalOf(c.req, match) === draftKey && !draftAnimal(c)
      ? redirectTo(c, otherAnimalHref(), 302)
      : undefined,
  biNutritionFeature: feature(featureOf.biNutritionFeature),
  nutritionGuideFeature: feature(featureOf.nutritionGuideFeature),
};

const afterSignIn = (req: AppRequest) => safeReturnTo(req.query(signInQuery.returnTo), href("index"));

function redirectOn(c: AppContext, to: string) {
  if (c.req.method !== "POST") return redirectTo(c, to, 302);
  return wantsJson(c) ? c.json({ redirect: to }) : redirectTo(c, to, 303);
}

async function redirectToCheckout(c: AppContext, { match }: Visit): Promise<Response | undefined> {
  if (!c.get("settings").features.has("order-redirect") || !("order" in match.params)) return undefined;
  if (c.req.query(detailQuery)) return undefined;
  const { order: token } = match.params;
  const outcome = await ownOrderOnce(c, token).then(paymentOutcomeOf, (error: unknown) => {
    if (!(error instanceof NotFound)) c.var.log.warn("order not loaded", { reason: String(error) });
    return undefined;
  });
  const isOpen = outcome && outcome.kind !== "paid" && outcome.kind !== "cancelled" && !isPromised(outcome);
  return isOpen ? redirectTo(c, href("commande-order", { order: token }), 302) : undefined;
}

async function redirectToOnlySubscription(c: AppContext): Promise<Response | undefined> {
  const { [allQuery]: all, modifier } = c.req.query();
  if (!c.get("settings").features.has("subscription-redirect") || all || modifier) return undefined;
  const [only, other] = await ownSubscriptionsOnce(c).catch(() => []);
  return only && !other ? redirectTo(c, subscriptionHref(only.id), 302) : undefined;
}

async function redirectToFirstAnimal(c: AppContext): Promise<Response | undefined> {
  if (farewellInAddress(c.req.query(farewellQuery))) return undefined;
  const animals = await ownAnimalsOnce(c).catch(() => null);
  return animals?.length === 0 ? redirectTo(c, newAnimalHref(), 302) : undefined;
}

const animalOf = (req: AppRequest, { params }: RouteMatch): string | undefined =>
  "animal" in params ? params.animal : req.query(menuParameters.animal);

async function redirectToOnlyAnimal(c: AppContext): Promise<Response | undefined> {
  if (c.req.method === "POST" || c.req.query(otherAnimalQuery) || !c.get("session").loggedIn)
    return undefined;
  const [only, other] = await ownAnimalsOnce(c).catch(() => []);
  return only && !other ? redirectTo(c, guideHref(String(only.id)), 302) : undefined;
}

function requireApplication(c: AppContext): undefined {
  if (!isFromApplication(c)) throw new NotFound(c.req.path);
}

function feature(name: FeatureName): Check {
  return (c) => {
    if (!c.get("settings").features.has(name)) throw new NotFound(c.req.path);
    return undefined;
  };
}
