/**
 * Feature flags. A setting enables every flag that starts with a listed name, so no name may be the prefix of
 * another by accident.
 */
export const featureNames = [
  "animals",
  "sponsorship",
  "order-redirect",
  "subscription-redirect",
  "guide",
  "bi-nutrition",
  "nutrition-guide",
  "web-view",
  "returning-customer",
  "back-in-stock",
] as const;
export type FeatureName = (typeof featureNames)[number];

export const featuresPath = "/_sandbox/features";
export const featuresHeader = "Storefront-Features";
