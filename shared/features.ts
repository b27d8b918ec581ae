/** A name listed in the setting enables every flag that begins with that name. */
export const featureNames = [
  "animals",
  "weight-plan",
  "sponsorship",
  "order-redirect",
  "subscription-redirect",
  "guide",
  "bi-nutrition",
  "nutrition-guide",
  "web-view",
  "returning-customer",
  "back-in-stock",
  "sign-in-lookup",
  "subscriptions",
  "recalls",
  "contact",
  "newsletter",
  "mail-links",
  "order-cancellation",
  "reminder-answers",
  "order-claims",
] as const;
export type FeatureName = (typeof featureNames)[number];

export const featuresPath = "/_sandbox/features";
export const featuresHeader = "Storefront-Features";
