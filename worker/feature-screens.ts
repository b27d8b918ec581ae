import type { FeatureName } from "../shared/features.ts";
import { matchRoute } from "../shared/match-route.ts";
import type { Guard } from "../shared/routes.ts";

export const featureOf = {
  webViewAllowed: "web-view",
  sponsorshipFeature: "sponsorship",
  subscriptionsFeature: "subscriptions",
  recallsFeature: "recalls",
  mailLinksFeature: "mail-links",
  orderCancellationFeature: "order-cancellation",
  reminderAnswersFeature: "reminder-answers",
  orderClaimsFeature: "order-claims",
  animalsFeature: "animals",
  weightPlanFeature: "weight-plan",
  guideFeature: "guide",
  biNutritionFeature: "bi-nutrition",
  nutritionGuideFeature: "nutrition-guide",
} as const satisfies Partial<Record<Guard, FeatureName>>;

export type IsOff = (address: string) => boolean;

/** Undefined if every feature is switched on. */
export function offScreens(features: ReadonlySet<FeatureName>, origin: string): IsOff | undefined {
  const off = Object.entries(featureOf).flatMap(([guard, name]) => (features.has(name) ? [] : [guard]));
  if (off.length === 0) return undefined;
  return (address) => {
    const url = URL.parse(address, origin);
    if (url?.origin !== origin) return false;
    const path = url.pathname.endsWith("/") ? url.pathname : `${url.pathname}/`;
    return matchRoute(path)?.route.guards.some((guard) => off.includes(guard)) ?? false;
  };
}
